import type { EngagementType } from '#app/work/core/engagements/define-engagement.ts';
import { clashesIn, clashWith, lastDayBefore, wordsWithin } from '#app/work/core/recurring/one-of.ts';
import type { Recurring } from '#app/work/core/recurring/recurring.server.ts';
import type { Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { isOtherVat, vatReturnOf } from '#app/work/core/engagements/vat-returns.ts';
import { dayText } from '#app/platform/core/time.ts';

/** What is asked before recurring work is added to what the client has. */
export type RecurringClash = {
  /** What the form says once its reader has seen this. */
  key: string;
  texts: string[];
  /** What would give way; `lastDay` in words. */
  others: { id: string; name: string }[];
  lastDay: string;
  mayBoth: boolean;
};

export const BESIDE = ['instead', 'both'] as const;
export type Beside = (typeof BESIDE)[number];

/** Null: nothing speaks against it. */
export function recurringClash(
  type: EngagementType,
  startsOn: string,
  { dates }: Pick<Taxpayer, 'dates'>,
  all: readonly Recurring[],
): RecurringClash | null {
  const clash = clashWith(type.id, startsOn, all);
  const category = isOtherVat(type.id, dates) ? categoryText(dates) : null;
  if (!clash && !category) return null;
  const others = (clash?.rows ?? []).map(({ id, name }) => ({ id, name }));
  return {
    key: [...others.map(({ id }) => id), dates.vatCategory ?? '', type.id, startsOn].join(','),
    texts: [...(clash ? [`${clash.text} ${clash.why}`] : []), ...(category ? [category] : [])],
    others,
    lastDay: dayText(lastDayBefore(startsOn)),
    mayBoth: clash?.mayBoth ?? true,
  };
}

/** What is wrong, or may be, in what a client has from `today` on: a sentence for each. */
export function recurringDoubts(
  all: readonly Pick<Recurring, 'id' | 'type' | 'name' | 'startsOn' | 'endsOn'>[],
  dates: Taxpayer['dates'],
  today: string,
): string[] {
  const unfit = all.filter(
    ({ type, endsOn }) => isOtherVat(type, dates) && (endsOn === null || endsOn >= today),
  );
  const words = unfit.map(
    ({ name }) =>
      `“${name}” does not fit. ${categoryText(dates)} What is planned stays: end it with the last period that it files.`,
  );
  return [...clashesIn(all, today), ...words];
}

function categoryText({ vatCategory }: Taxpayer['dates']): string {
  if (vatCategory === null) return 'Its data has no VAT category: enter it first if you know it.';
  return `By its data it is in VAT category ${vatCategory}, which files ${wordsWithin(vatReturnOf(vatCategory))}.`;
}

/** Whether whoever sent the form has seen it, and chose what the client has then. */
export function isSettled(clash: RecurringClash, seen: string, beside: Beside | undefined): boolean {
  if (seen !== clash.key) return false;
  return clash.others.length === 0 || beside === 'instead' || (beside === 'both' && clash.mayBoth);
}
