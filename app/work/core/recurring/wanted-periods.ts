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

export function termsOf(row: RecurringTerms): RecurringTerms {
  const { startsOn, price, priceChanges, pausedFrom, pausedUntil, endsOn } = row;
  return { startsOn, price, priceChanges, pausedFrom, pausedUntil, endsOn };
}

type Given = Pick<RecurringTerms, 'startsOn' | 'price'>;

export function newTerms(given: Given): RecurringTerms {
  return { ...given, priceChanges: [], pausedFrom: null, pausedUntil: null, endsOn: null };
}

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
 * Whether planned work stays although the client’s data no longer asks for it: if the terms cover it. Two months of a VAT
 * category that the client has left also go when the new category has others in their place and they have not begun.
 */
export function isFromBefore(
  type: EngagementType,
  { period, startsOn }: { period: string; startsOn: string },
  dates: TaxpayerDates,
  terms: RecurringTerms,
  today: string,
): boolean {
  if (terms.endsOn !== null && terms.endsOn < terms.startsOn) return false;
  const days = namedPeriod(type, period, dates)?.days ?? null;
  const isMoving = days && !periodOf(type, period, dates) && !isOtherVat(type.id, dates);
  if (isMoving && days.first > today) return false;
  // By the data it ends on no day, or later than it did: the day on which it was to begin tells what was agreed.
  const begins = firstStart(type, period, dates);
  const isLater = begins !== null && startsOn < begins;
  const last = days && !isLater ? days.last : startsOn;
  const isBegun = terms.startsOn <= last || terms.startsOn <= startsOn;
  return isBegun && (terms.endsOn === null || last <= terms.endsOn) && !isPaused(terms, last);
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
