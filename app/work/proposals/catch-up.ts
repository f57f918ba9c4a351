import { dayText } from '#app/platform/core/time.ts';
import { starting } from '#content/pages/starting.ts';
import { dueOf } from '#app/work/core/engagements/due.ts';
import type { TaxpayerDates } from '#app/work/core/engagements/periods.ts';
import type { OfferedPart } from './plan-offer.ts';

/** What has a quote of its own. `isToCome`: due before the firm’s first day; else all of its kind up to a period. `dueId`: of the legal day. */
export type CatchUp = { value: string; label: string; hint: string; isToCome: boolean; dueId: string | null };

/** `quoteBy`: the day by which a quote comes. `had`: what is with the firm, by type and period. */
export function catchUpOf(
  parts: readonly OfferedPart[],
  dates: TaxpayerDates,
  { today, quoteBy }: { today: string; quoteBy: string },
  had: Pick<ReadonlyMap<string, unknown>, 'has'>,
): CatchUp[] {
  return parts.flatMap(({ type, late }) => {
    const open = late.map((period) => {
      const value = `${type.id} ${period.id}`;
      const law = dueOf(type, period.id, dates);
      return { value, label: period.label, due: law?.day ?? null, dueId: law?.id ?? null };
    });
    const missing = open.filter(({ value }) => !had.has(value));
    const isToCome = ({ due }: (typeof open)[number]) => due !== null && due >= today;
    const behind = missing.findLast((one) => !isToCome(one));
    const toCome = missing.filter(isToCome).map(({ value, label, due, dueId }) => ({
      value,
      label: `${type.name}, ${label}`,
      hint: due ? `due ${dayText(due)}${due <= quoteBy ? starting.quote.tooSoon : ''}` : '',
      isToCome: true,
      dueId,
    }));
    if (!behind) return toCome;
    const { value, label, due, dueId } = behind;
    const hint = due ? `the last was due ${dayText(due)}` : '';
    return [{ value, label: `${type.name}, up to ${label}`, hint, isToCome: false, dueId }, ...toCome];
  });
}
