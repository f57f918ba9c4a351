import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { MONTHS } from '#app/firm/core/deadline-rule.ts';
import type { Cycle } from './define-engagement.ts';
import { nextPeriod, periodOf, periodsOf, type TaxpayerDates } from './periods.ts';

const PERSON: TaxpayerDates = { yearEnd: 2, registered: null, vatCategory: null };
const COMPANY: TaxpayerDates = { yearEnd: 6, registered: '2016-02-29', vatCategory: 'A' };

const yearly = { period: 'year', year: 'tax', deadline: null } as const;
const financial = { period: 'year', year: 'financial', deadline: null } as const;
const anniversary = { period: 'year', year: 'registration', deadline: null } as const;
const halfYearly = { period: 'half-year', year: 'tax', deadline: null } as const;
const reconciliation = { ...halfYearly, deadline: ['emp501-interim', 'emp501-annual'] } as const;
const halfFinancial = { period: 'half-year', year: 'financial', deadline: null } as const;
const twoMonthly = { period: 'two-months', deadline: null } as const;
const monthly = { period: 'month', deadline: null } as const;
const once = { period: 'once', deadline: null } as const;

const CYCLES: Cycle[] = [yearly, financial, halfYearly, halfFinancial, twoMonthly, monthly];

test('a period has a label and days', () => {
  const cases: [Cycle, string, TaxpayerDates, string, string, string][] = [
    [yearly, '2026', PERSON, '2026 tax year', '2025-03-01', '2026-02-28'],
    [yearly, '2028', COMPANY, '2028 tax year', '2027-03-01', '2028-02-29'],
    [financial, '2026', COMPANY, '2026 financial year', '2025-07-01', '2026-06-30'],
    [anniversary, '2026', COMPANY, '2026', '2026-02-28', '2026-02-28'],
    [anniversary, '2028', COMPANY, '2028', '2028-02-29', '2028-02-29'],
    [halfYearly, '2027-1', PERSON, 'first half of the 2027 tax year', '2026-03-01', '2026-08-31'],
    [halfYearly, '2027-2', PERSON, 'second half of the 2027 tax year', '2026-09-01', '2027-02-28'],
    [reconciliation, '2027-1', COMPANY, 'first half of the 2027 tax year', '2026-03-01', '2026-08-31'],
    [reconciliation, '2027-2', COMPANY, '2027 tax year', '2026-03-01', '2027-02-28'],
    [halfFinancial, '2027-1', COMPANY, 'first half of the 2027 financial year', '2026-07-01', '2026-12-31'],
    [twoMonthly, '2026-11', COMPANY, 'October and November 2026', '2026-10-01', '2026-11-30'],
    [twoMonthly, '2027-01', COMPANY, 'December 2026 and January 2027', '2026-12-01', '2027-01-31'],
    [monthly, '2026-10', PERSON, 'October 2026', '2026-10-01', '2026-10-31'],
  ];
  for (const [cycle, id, taxpayer, label, first, last] of cases)
    expect(periodOf(cycle, id, taxpayer)).toEqual({ id, label, days: { first, last } });
  expect(periodOf(once, 'once', PERSON)).toEqual({ id: 'once', label: 'once-off', days: null });
});

test('an id that is no period of the cycle or the taxpayer is refused', () => {
  const cases: [Cycle, string, TaxpayerDates][] = [
    [yearly, '2026-1', PERSON],
    [yearly, 'once', PERSON],
    [yearly, '2026 ', PERSON],
    [halfYearly, '2026-3', PERSON],
    [monthly, '2026-13', PERSON],
    [monthly, '2026-00', PERSON],
    [once, '2026', PERSON],
    // Category A ends with the odd months, and a person without VAT has no such periods.
    [twoMonthly, '2026-10', COMPANY],
    [twoMonthly, '2026-11', PERSON],
    [anniversary, '2016', COMPANY],
    [anniversary, '2026', PERSON],
  ];
  for (const [cycle, id, taxpayer] of cases) expect(periodOf(cycle, id, taxpayer), id).toBeNull();
});

test('periods follow one another without a gap, and the next one is the next', () => {
  const taxpayer = fc.record({
    yearEnd: fc.constantFrom(...MONTHS),
    registered: fc.constant('1999-05-20'),
    vatCategory: fc.constantFrom('A' as const, 'B' as const),
  });
  const aDay = fc.integer({ min: 0, max: 4000 }).map((days) => plusDays('2020-01-01', days));
  fc.assert(
    fc.property(fc.constantFrom(...CYCLES), taxpayer, aDay, (cycle, taxpayer, from) => {
      const periods = periodsOf(cycle, taxpayer, { from, until: plusDays(from, 1100) });
      expect(periods.length).toBeGreaterThanOrEqual(3);
      for (const [index, period] of periods.entries()) {
        expect(periodOf(cycle, period.id, taxpayer)).toEqual(period);
        const next = periods[index + 1];
        if (!next) continue;
        expect(nextPeriod(cycle, period.id)).toBe(next.id);
        expect(next.days?.first).toBe(plusDays(period.days?.last ?? '', 1));
      }
    }),
  );
});

test('a span has the periods that end within it, its first and last day included', () => {
  const ids = (cycle: Cycle, from: string, until: string) =>
    periodsOf(cycle, COMPANY, { from, until }).map(({ id }) => id);
  expect(ids(yearly, '2026-02-28', '2027-02-28')).toEqual(['2026', '2027']);
  expect(ids(yearly, '2026-03-01', '2027-02-27')).toEqual([]);
  expect(ids(halfYearly, '2026-08-31', '2027-02-28')).toEqual(['2027-1', '2027-2']);
  expect(ids(halfYearly, '2026-03-01', '2026-12-31')).toEqual(['2027-1']);
  expect(ids(anniversary, '2016-01-01', '2018-12-31')).toEqual(['2017', '2018']);
  expect(ids(once, '2026-01-01', '2026-01-02')).toEqual(['once']);
  expect(nextPeriod(anniversary, '2026')).toBe('2027');
  expect(nextPeriod(once, 'once')).toBeNull();
});
