import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { engagementTypes } from '#content/engagements/engagement-types.ts';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import type { TaxpayerDates } from '../engagements/periods.ts';
import { typeOf } from '../engagements/types.ts';
import { wantedApart } from './services.test-support.ts';
import { priceOn, wantedPeriods, withChange, type RecurringTerms } from './wanted-periods.ts';

const DATES: TaxpayerDates = { yearEnd: 6, registered: '2016-02-29', vatCategory: 'A' };
const TERMS: RecurringTerms = {
  startsOn: '2026-11-01',
  price: 100_000,
  priceChanges: [],
  pausedFrom: null,
  pausedUntil: null,
  endsOn: null,
};
const TODAY = '2026-11-26';

test('what starts within twelve months is planned, each month once', () => {
  const ids = wanted('payroll', TERMS);
  expect(ids).toHaveLength(13);
  expect([ids[0], ids.at(-1)]).toEqual(['2026-11', '2027-11']);
});

test('what ended, is paused or comes once is not planned', () => {
  expect(wanted('payroll', { ...TERMS, endsOn: '2027-01-31' })).toEqual(['2026-11', '2026-12', '2027-01']);
  const paused = { ...TERMS, pausedFrom: '2026-12-15', pausedUntil: '2027-10-31' };
  expect(wanted('payroll', paused)).toEqual(['2026-11', '2027-11']);
  expect(wanted('payroll', { ...paused, pausedUntil: null })).toEqual(['2026-11']);
  expect(wanted('company-registration', TERMS)).toEqual([]);
});

test('without the dates that decide its periods nothing is planned', () => {
  const unknown = { ...DATES, vatCategory: null, registered: null };
  for (const id of ['vat201', 'annual-return']) expect(wanted(id, TERMS, unknown), id).toEqual([]);
  expect(wanted('vat201', TERMS).every((id) => Number(id.slice(5)) % 2 === 1)).toBe(true);
});

test('a price counts from its day', () => {
  const changes = withChange(withChange([], { from: '2027-03-01', price: 110_000 }), {
    from: '2027-01-01',
    price: null,
  });
  const terms = { price: 100_000, priceChanges: withChange(changes, { from: '2027-03-01', price: 120_000 }) };
  const days = ['2026-12-31', '2027-01-01', '2027-02-28', '2027-03-01', '2028-01-01'];
  expect(days.map((day) => priceOn(terms, day))).toEqual([100_000, null, null, 120_000, 120_000]);
});

test('each period is wanted exactly once, whatever the kind, the dates and the terms', () => {
  const day = fc.integer({ min: 0, max: 5 * 365 }).map((days) => plusDays('2024-01-01', days));
  const maybe = fc.option(day, { nil: null });
  const recurring = engagementTypes.filter(({ period }) => period !== 'once').map(({ id }) => id);
  fc.assert(
    fc.property(
      fc.constantFrom(...recurring),
      fc.record({
        yearEnd: fc.integer({ min: 1, max: 12 }) as fc.Arbitrary<TaxpayerDates['yearEnd']>,
        registered: maybe,
        vatCategory: fc.constantFrom('A', 'B', null),
      }),
      fc.tuple(day, maybe, fc.nat(500), fc.boolean(), maybe),
      day,
      (id, dates, [startsOn, pausedFrom, pauseDays, isOpen, endsOn], today) => {
        const pausedUntil = pausedFrom && !isOpen ? plusDays(pausedFrom, pauseDays) : null;
        const terms = { ...TERMS, startsOn, pausedFrom, pausedUntil, endsOn };
        const ids = wanted(id, terms, dates, today);
        expect(ids.toSorted()).toEqual(wantedApart(typeOf(id)!, dates, terms, today).toSorted());
        expect(new Set(ids).size).toBe(ids.length);
      },
    ),
    { numRuns: RANDOM_RUNS },
  );
});

function wanted(id: string, terms: RecurringTerms, dates = DATES, today = TODAY): string[] {
  const type = typeOf(id);
  if (!type) throw new Error(`No kind ${id}.`);
  return wantedPeriods(type, dates, terms, today).map((period) => period.id);
}
