import { dayText } from '#app/platform/core/time.ts';
import { formatShortRand } from '#app/tax/money.ts';

/** Amounts in cents, VAT included. `dueOn`: of what is under way, the first day. */
export type Agreed = {
  open: number;
  openCents: number;
  openUnpriced: number;
  planned: number;
  plannedCents: number;
  plannedUnpriced: number;
  overdue: number;
  dueOn: string | null;
};

/** `5 open, 2 overdue` */
export function openText({ open, overdue }: Agreed): string {
  if (open === 0) return 'nothing';
  return [`${open} under way`, overdue > 0 && `${overdue} overdue`].filter(Boolean).join(', ');
}

export function dueOnText({ dueOn }: Agreed): string {
  return dueOn ? dayText(dueOn) : 'nothing';
}

/** `R 4 500 for 3 under way (1 as agreed elsewhere), R 12 000 for 12 planned` */
export function agreedText(agreed: Agreed): string {
  const part = (cents: number, count: number, unpriced: number, what: string) => {
    if (count === 0) return null;
    const left = unpriced > 0 && unpriced < count ? ` (${unpriced} without a price here)` : '';
    return unpriced === count
      ? `${count} ${what} without a price here`
      : `${formatShortRand(cents)} for ${count} ${what}${left}`;
  };
  const { open, openCents, openUnpriced, planned, plannedCents, plannedUnpriced } = agreed;
  const parts = [
    part(openCents, open, openUnpriced, 'under way'),
    part(plannedCents, planned, plannedUnpriced, 'planned'),
  ].filter((text) => text !== null);
  return parts.length > 0 ? parts.join(', ') : 'nothing';
}
