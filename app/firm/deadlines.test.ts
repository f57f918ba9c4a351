import { expect, test } from 'vitest';
import type { Profile, VatCategory } from './deadline-rule.ts';
import { nextDeadlines, unknownSeasons } from './deadlines.ts';

const NOVEMBER = '2026-11-21';

test('EMP201: the 7th, or the business day before', () => {
  // 7 February, 7 March and 7 November 2027 are Sundays, 7 August is a Saturday.
  expect(days([{ is: 'employer' }], 'emp201')).toEqual(
    list(
      '2026-12-07 2027-01-07 2027-02-05 2027-03-05 2027-04-07 2027-05-07 2027-06-07 2027-07-07 2027-08-06',
    ).concat(list('2027-09-07 2027-10-07 2027-11-05')),
  );
});

test('EMP201 of December is due in January, and says so', () => {
  const [, january] = nextDeadlines([{ is: 'employer' }], NOVEMBER);
  expect(january).toMatchObject({ day: '2027-01-07', covers: 'December 2026', moveReasons: [] });
});

test('EMP501: 31 October 2026 is a Saturday, 31 May 2027 a Monday', () => {
  expect(days([{ is: 'employer' }], 'emp501-interim', '2026-10-01')).toEqual(['2026-10-30']);
  expect(days([{ is: 'employer' }], 'emp501-annual')).toEqual(['2027-05-31']);
  expect(days([{ is: 'employer' }], 'emp501-annual', '2026-05-01')).toEqual(['2026-05-29']);
});

test('the return of earnings: 31 March', () => {
  expect(days([{ is: 'employer' }], 'coida')).toEqual(['2027-03-31']);
});

test('provisional tax of a person: end of August, end of February, end of September', () => {
  expect(days([{ is: 'provisional' }], 'irp6-first')).toEqual(['2027-08-31']);
  expect(days([{ is: 'provisional' }], 'irp6-second')).toEqual(['2027-02-26']);
  expect(days([{ is: 'provisional' }], 'irp6-third')).toEqual(['2027-09-30']);
});

test('each provisional payment names its own tax year', () => {
  const covers = Object.fromEntries(
    nextDeadlines([{ is: 'provisional' }], NOVEMBER).map(({ id, covers }) => [id.slice(0, -11), covers]),
  );
  expect(covers).toMatchObject({
    'irp6-second': 'the 2026/27 tax year',
    'irp6-first': 'the 2027/28 tax year',
    'irp6-third': 'the 2026/27 tax year',
  });
});

test('a leap year’s second payment is on the 29th', () => {
  expect(days([{ is: 'provisional' }], 'irp6-second', '2028-01-01')).toEqual(['2028-02-29']);
});

test('a company pays provisional tax by its own year-end', () => {
  // SARS gives 31 October 2014 for a year that ended on 30 April 2014.
  for (const [yearEnd, ...dates] of [
    [2, '2027-08-31', '2027-02-26', '2027-09-30'],
    [4, '2027-10-29', '2027-04-30', '2027-10-29'],
    [6, '2026-12-31', '2027-06-30', '2026-12-31'],
    [12, '2027-06-30', '2026-12-31', '2027-06-30'],
    [11, '2027-05-31', '2026-11-30', '2027-05-31'],
  ] as const) {
    const company: Profile[] = [{ is: 'company', yearEnd, registered: null }];
    const payments = ['first', 'second', 'third'].map((name) => days(company, `company-irp6-${name}`));
    expect(payments, `year-end ${yearEnd}`).toEqual(dates.map((date) => [date]));
  }
});

test('ITR14: twelve months after the year-end', () => {
  const itr14 = (yearEnd: 2 | 6, today?: string) =>
    days([{ is: 'company', yearEnd, registered: null }], 'company-itr14', today);
  expect(itr14(2)).toEqual(['2027-02-26']);
  expect(itr14(6)).toEqual(['2027-06-30']);
  // Twelve months after 28 February 2027 is 28 February 2028, although that February has 29 days.
  expect(itr14(2, '2027-11-01')).toEqual(['2028-02-28']);
});

test('VAT is due at the end of the month after each period of the category', () => {
  const expected: Record<VatCategory, string> = {
    // 31 January is not a due day of category A.
    A: '2026-12-31 2027-02-26 2027-04-30 2027-06-30 2027-08-31 2027-10-29',
    B: '2026-11-30 2027-01-29 2027-03-31 2027-05-31 2027-07-30 2027-09-30',
    C: '2026-11-30 2026-12-31 2027-01-29 2027-02-26 2027-03-31 2027-04-30 2027-05-31 2027-06-30 2027-07-30 2027-08-31 2027-09-30 2027-10-29',
    D: '2027-03-31 2027-09-30',
    E: '2027-03-31',
  };
  for (const [category, dates] of Object.entries(expected) as [VatCategory, string][])
    expect(days([{ is: 'vendor', category, yearEnd: 2 }], 'vat201'), category).toEqual(list(dates));
});

test('category E follows the vendor’s own year-end', () => {
  expect(days([{ is: 'vendor', category: 'E', yearEnd: 6 }], 'vat201')).toEqual(['2027-07-30']);
});

test('a vendor who does not use eFiling has until the 25th, moved over Christmas', () => {
  const [november] = nextDeadlines([{ is: 'vendor', category: 'A', yearEnd: 2 }], NOVEMBER);
  expect(november).toMatchObject({
    covers: 'the period to 30 November 2026',
    note: 'Not on eFiling: 24 December 2026.',
  });
});

test('turnover tax: end of August and end of February', () => {
  expect(days([{ is: 'turnover' }], 'turnover-first')).toEqual(['2027-08-31']);
  expect(days([{ is: 'turnover' }], 'turnover-second')).toEqual(['2027-02-26']);
});

test('the CIPC: thirty business days after the anniversary, from the first one on', () => {
  const registered = (on: string) => days([{ is: 'company', yearEnd: 2, registered: on }], 'company-return');
  expect(registered('2019-11-20')).toEqual(['2027-01-06']);
  // Thirty business days from Monday 9 November 2026 end on 22 December: 16 December is a holiday.
  expect(registered('2024-11-09')).toEqual(['2026-12-22']);
  // From 1 March 2027: 22, 26 and 29 March are holidays.
  expect(registered('2026-03-01')).toEqual(['2027-04-15']);
  expect(registered('2026-11-20')).toEqual([]);
  expect(days([{ is: 'company', yearEnd: 2, registered: null }], 'company-return')).toEqual([]);
});

test('a company of 29 February has its anniversary on the 28th', () => {
  const due = nextDeadlines([{ is: 'company', yearEnd: 6, registered: '2024-02-29' }], '2027-03-01').find(
    ({ to }) => to === 'CIPC',
  );
  expect(due?.covers).toBe('the anniversary on 28 February 2027');
});

test('a close corporation: the end of the month after its anniversary', () => {
  const registered = (on: string) =>
    days([{ is: 'close-corporation', yearEnd: 2, registered: on }], 'cc-return');
  expect(registered('2008-05-14')).toEqual(['2027-06-30']);
  expect(registered('2008-12-01')).toEqual(['2027-01-29']);
});

test('the seasons close on the days of the notice', () => {
  expect(days([{ is: 'employee' }], 'itr12', '2026-08-01')).toEqual(['2026-10-23']);
  expect(days([{ is: 'provisional' }], 'itr12-provisional')).toEqual(['2027-01-22']);
  expect(days([{ is: 'trust' }], 'itr12t', '2025-11-01')).toEqual(['2026-01-19']);
});

test('a season without a known last day has no date, and is called unknown', () => {
  expect(nextDeadlines([{ is: 'employee' }], NOVEMBER)).toEqual([]);
  expect(unknownSeasons([{ is: 'employee' }], NOVEMBER)).toEqual([
    {
      what: 'Income tax return (ITR12), not provisional',
      covers: '2026/27, the year to 28 February 2027',
      opened: false,
    },
  ]);
});

test('a season without a known last day is either running or still to come', () => {
  expect(unknownSeasons([{ is: 'trust' }], NOVEMBER).map(({ opened }) => opened)).toEqual([true, false]);
  expect(unknownSeasons([{ is: 'provisional' }], NOVEMBER).map(({ opened }) => opened)).toEqual([false]);
});

test('a season with a known last day is not unknown, and neither is one long over', () => {
  expect(unknownSeasons([{ is: 'employee' }], '2025-11-01')).toEqual([]);
  expect(unknownSeasons([{ is: 'employer' }, { is: 'estate' }], NOVEMBER)).toEqual([]);
});

test('how sure a season’s date is follows from its sources', () => {
  const [season] = nextDeadlines([{ is: 'provisional' }], NOVEMBER);
  expect(season?.evidence).toEqual({ sources: ['https://c-suite.co.za'], confidence: 'one-source' });
});

test('an estate has no dates, for they run from days that only it knows', () => {
  expect(nextDeadlines([{ is: 'estate' }], NOVEMBER)).toEqual([]);
});

test('today’s deadline is still a deadline, yesterday’s is not, and this day next year is not yet', () => {
  const employer: Profile[] = [{ is: 'employer' }];
  expect(nextDeadlines(employer, '2026-12-07')[0]?.day).toBe('2026-12-07');
  expect(nextDeadlines(employer, '2026-12-08')[0]?.day).toBe('2027-01-07');
  expect(nextDeadlines(employer, '2026-12-07').at(-1)?.day).toBe('2027-11-05');
});

test('a deadline that moves back into the year ahead is in it', () => {
  expect(nextDeadlines([{ is: 'employer' }], '2026-11-06').at(-1)).toMatchObject({
    day: '2027-11-05',
    legalDay: '2027-11-07',
    moveReasons: ['a weekend'],
  });
});

function days(profiles: Profile[], rule: string, today = NOVEMBER): string[] {
  return nextDeadlines(profiles, today)
    .filter(({ id, legalDay }) => id === `${rule}-${legalDay}`)
    .map(({ day }) => day);
}

function list(days: string): string[] {
  return days.split(' ');
}
