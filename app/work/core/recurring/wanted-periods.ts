import { monthsAfter, plusDays, yearAfter } from '#app/firm/core/calendar-day.ts';
import type { PriceChange, recurringWork } from '#app/platform/db/schema/recurring.ts';
import type { EngagementType } from '../engagements/define-engagement.ts';
import { namedPeriod, periodOf, periodsOf, type TaxpayerDates } from '../engagements/periods.ts';
import { firstStart } from '../engagements/start-day.ts';
import { isOtherVat } from '../engagements/vat-returns.ts';

export type RecurringTerms = Pick<
  typeof recurringWork.$inferSelect,
  'startsOn' | 'price' | 'priceChanges' | 'pausedFrom' | 'pausedUntil' | 'endsOn'
>;

/** Of a stored row that has more. */
export function termsOf(row: RecurringTerms): RecurringTerms {
  const { startsOn, price, priceChanges, pausedFrom, pausedUntil, endsOn } = row;
  return { startsOn, price, priceChanges, pausedFrom, pausedUntil, endsOn };
}

type Given = Pick<RecurringTerms, 'startsOn' | 'price'>;

/** Of recurring work as it was added. */
export function newTerms(given: Given): RecurringTerms {
  return { ...given, priceChanges: [], pausedFrom: null, pausedUntil: null, endsOn: null };
}

/** Nobody has changed it since. */
export function isAsGiven(row: RecurringTerms, given: Given): boolean {
  return JSON.stringify(termsOf(row)) === JSON.stringify(termsOf(newTerms(given)));
}

export type WantedPeriod = {
  id: string;
  /** The day from which the client can have what is asked for. */ from: string;
};

const MONTHS_AHEAD = 12;

/** Those that start within twelve months of `today`, the earliest first; also those that have passed. */
export function wantedPeriods(
  type: EngagementType,
  dates: TaxpayerDates,
  terms: RecurringTerms,
  today: string,
): WantedPeriod[] {
  if (type.period === 'once') return [];
  const horizon = monthsAfter(today, MONTHS_AHEAD);
  // What is asked for within its period ends at most a year after its start.
  const until = plusDays(yearAfter(horizon), 1);
  const ends = terms.endsOn !== null && terms.endsOn < until ? terms.endsOn : until;
  return periodsOf(type, dates, { from: terms.startsOn, until: ends }).flatMap(({ id, days }) => {
    const from = firstStart(type, id, dates);
    if (!days || from === null || from > horizon || isPaused(terms, days.last)) return [];
    return [{ id, from }];
  });
}

/**
 * Whether planned work stays although the client’s VAT category no longer has its two months: if the terms cover them, and they
 * have begun or the new category has another return. The data does not say when the old category ended.
 */
export function isFromBefore(
  type: EngagementType,
  id: string,
  dates: TaxpayerDates,
  terms: RecurringTerms,
  today: string,
): boolean {
  const days = namedPeriod(type, id, dates)?.days;
  if (!days || periodOf(type, id, dates)) return false;
  const isCovered = terms.startsOn <= days.last && (terms.endsOn === null || days.last <= terms.endsOn);
  return isCovered && !isPaused(terms, days.last) && (isOtherVat(type.id, dates) || days.first <= today);
}

function isPaused({ pausedFrom, pausedUntil }: RecurringTerms, day: string): boolean {
  return pausedFrom !== null && pausedFrom <= day && (pausedUntil === null || day <= pausedUntil);
}

/** In cents, of work that starts on `day`; null: as agreed elsewhere. */
export function priceOn(
  { price, priceChanges }: Pick<RecurringTerms, 'price' | 'priceChanges'>,
  day: string,
) {
  const change = priceChanges.findLast(({ from }) => from <= day);
  return change ? change.price : price;
}

/** In the order of their days; another change of the same day gives way to `change`. */
export function withChange(changes: readonly PriceChange[], change: PriceChange): PriceChange[] {
  return [...changes.filter(({ from }) => from !== change.from), change].toSorted((one, other) =>
    one.from < other.from ? -1 : 1,
  );
}
