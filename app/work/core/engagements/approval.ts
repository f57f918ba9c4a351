import { formatRand } from '#app/tax/money.ts';
import { ITEM_STATE, type ItemState } from './item-states.ts';
import { isSameName } from './same-name.ts';
import type { MarkTone } from '#app/platform/ui/mark.tsx';
import type { Approval } from '#app/platform/db/work-values.ts';
import { dayText, longMoment } from '#app/platform/core/time.ts';

export type { Approval };

const PROOFS: Record<NonNullable<Approval['given']>['proof'], string> = {
  session: 'signed in',
  code: 'by a code to the address',
  person: 'in person',
};

export type Figure = Pick<Approval, 'figure' | 'cents' | 'payBy'>;

type Shown = { label: string; tone: MarkTone };

/** Of an approval that is not open; null for other items. */
export function approvalMark({ state, approval }: Pick<Item, 'state' | 'approval'>): Shown | null {
  if (!approval) return null;
  if (approval.given) return { label: approval.signing ? 'Signed' : 'Approved', tone: 'gain' };
  if (ITEM_STATE[state].openFor === 'us') return { label: 'Something is wrong', tone: 'loss' };
  return ITEM_STATE[state].isLocked
    ? { label: approval.signing ? 'Not signed' : 'Not approved', tone: 'plain' }
    : null;
}

/** `You pay R 8 000.00, by 30 November 2026.`, to colleagues `They pay …`; null without a figure. */
export function figureText({ figure, cents, payBy }: Figure, who: 'You' | 'They'): string | null {
  if (figure === 'none' || cents === null) return null;
  if (figure === 'refund') return `${who} are paid back ${formatRand(cents)}.`;
  return `${who} pay ${formatRand(cents)}${payBy ? `, by ${dayText(payBy)}` : ''}.`;
}

/**
 * `approved by Thandi Nkosi (thandi@example.org) on 27 November 2026, 10:42, signed in`, or `signed by …, and by …`; null until
 * it is approved, or signed by somebody. A signature in another name than the one that we know says which.
 */
export function approvedText({ given, signing }: Approval): string | null {
  const texts = (signing?.signatures ?? (given ? [given] : [])).map((one) => {
    const { name, email, at, proof } = one;
    const before = 'inPerson' in one && one.inPerson ? ` before ${one.inPerson.before}` : '';
    const who = name === email ? email : `${name} (${email})`;
    const as = 'typed' in one && !isSameName(one.typed, name) ? `, as “${one.typed}”,` : '';
    return `by ${who}${as} on ${longMoment(new Date(at))}, ${PROOFS[proof]}${before}`;
  });
  return texts.length > 0 ? `${signing ? 'signed' : 'approved'} ${texts.join(', and ')}` : null;
}

export function isDecided({ given, signing }: Approval): boolean {
  return given !== null || (signing?.signatures.length ?? 0) > 0;
}

type Item = { what: string; state: ItemState; approval: Approval | null };
type File = { id: string; sha256: string };

/** Whether each file of it is there, as it was when the client was asked. */
export function isWhole({ documents }: Approval, files: readonly File[]): boolean {
  return documents.every(({ id, sha256 }) => files.some((file) => file.id === id && file.sha256 === sha256));
}

/**
 * Who approved what is filed, and when: `“Your return” approved by …`. Null while anything waits to be approved, unless the
 * last thing to approve is approved, or where one of its `files` is gone: another file was never approved.
 */
export function approvalIn(items: readonly Item[], files: readonly File[]): string | null {
  const wanted = items.filter(
    ({ approval, state }) => approval && !ITEM_STATE[state].isNotMine && !ITEM_STATE[state].isLapsed,
  );
  if (wanted.some(({ state }) => ITEM_STATE[state].openFor !== 'nobody')) return null;
  const texts = wanted.map(({ approval, what }) =>
    approval?.given && isWhole(approval, files) ? `“${what}” ${approvedText(approval)}` : null,
  );
  return texts.at(-1) ? texts.filter((text) => text !== null).join('; ') : null;
}

/** What the client approved last; null if nothing. */
export function approvedFigure(
  items: readonly Pick<Item, 'approval'>[],
): Pick<Approval, 'figure' | 'cents'> | null {
  const approval = items.findLast(({ approval: of }) => of?.given && !of.signing)?.approval;
  return approval ? { figure: approval.figure, cents: approval.cents } : null;
}
