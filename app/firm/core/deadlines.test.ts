import { expect, test } from 'vitest';
import type { EventKind, Profile, VatCategory } from './deadline-rule.ts';
import { plusDays } from './calendar-day.ts';
import { nextDeadlines, passedDeadlines, unknownSeasons } from './deadlines.ts';

const NOVEMBER = '2026-11-21';

const employer: Profile = { is: 'employer' };
const person: Profile = { is: 'provisional' };

type Due = [profile: Profile, rule: string, days: string, today?: string];

const DUE: Due[] = [
  // 7 February, 7 March and 7 November 2027 are Sundays, 7 August is a Saturday.
  [
    employer,
    'emp201',
    '2026-12-07 2027-01-07 2027-02-05 2027-03-05 2027-04-07 2027-05-07 2027-06-07 2027-07-07 2027-08-06 2027-09-07 2027-10-07 2027-11-05',
  ],
  // The day before the 7th: a Sunday in December and June, a Saturday in February, March and November 2027.
  [
    employer,
    'uif-declaration',
    '2026-12-04 2027-01-06 2027-02-05 2027-03-05 2027-04-06 2027-05-06 2027-06-04 2027-07-06 2027-08-06 2027-09-06 2027-10-06 2027-11-05',
  ],
  // 31 October 2026 is a Saturday, 31 May 2027 a Monday.
  [employer, 'emp501-interim', '2026-10-30', '2026-10-01'],
  [employer, 'emp501-annual', '2027-05-31'],
  [employer, 'emp501-annual', '2026-05-29', '2026-05-01'],
  [employer, 'coida', '2026-06-30', '2026-06-01'],
  [employer, 'coida', ''],

  [person, 'irp6-first', '2027-08-31'],
  [person, 'irp6-second', '2027-02-26'],
  [person, 'irp6-second', '2028-02-29', '2028-01-01'],
  [person, 'irp6-third', '2027-09-30'],
  [{ is: 'turnover' }, 'turnover-first', '2027-08-31'],
  [{ is: 'turnover' }, 'turnover-second', '2027-02-26'],
  // 31 January 2027 is a Sunday.
  [{ is: 'turnover' }, 'turnover-return', '2027-01-29'],
  [{ is: 'employee' }, 'itr12', '2026-10-23', '2026-08-01'],
  [person, 'itr12-provisional', '2027-01-22'],
  [{ is: 'trust' }, 'itr12t', '2026-01-19', '2025-11-01'],
  [{ is: 'trust' }, 'it3t', '2025-09-30', '2025-08-01'],
  [{ is: 'trust' }, 'trust-7c', '2027-03-31'],
  [{ is: 'trust' }, 'trust-resolution', '2027-02-26'],

  // SARS gives 31 October 2014 for a year that ended on 30 April 2014.
  ...companyPayments(2, '2027-08-31', '2027-02-26', '2027-09-30'),
  ...companyPayments(4, '2027-10-29', '2027-04-30', '2027-10-29'),
  ...companyPayments(6, '2026-12-31', '2027-06-30', '2026-12-31'),
  ...companyPayments(12, '2027-06-30', '2026-12-31', '2027-06-30'),
  ...companyPayments(11, '2027-05-31', '2026-11-30', '2027-05-31'),
  [company(2), 'company-itr14', '2027-02-26'],
  [company(6), 'company-itr14', '2027-06-30'],
  [company(2), 'company-statements', '2027-08-31'],
  // Twelve months after 28 February 2027 is 28 February 2028, although that February has 29 days.
  [company(2), 'company-itr14', '2028-02-28', '2027-11-01'],

  // 31 January is not a due day of category A.
  [vendor('A'), 'vat201', '2026-12-31 2027-02-26 2027-04-30 2027-06-30 2027-08-31 2027-10-29'],
  [vendor('B'), 'vat201', '2026-11-30 2027-01-29 2027-03-31 2027-05-31 2027-07-30 2027-09-30'],
  [
    vendor('C'),
    'vat201',
    '2026-11-30 2026-12-31 2027-01-29 2027-02-26 2027-03-31 2027-04-30 2027-05-31 2027-06-30 2027-07-30 2027-08-31 2027-09-30 2027-10-29',
  ],
  [vendor('D'), 'vat201', '2027-03-31 2027-09-30'],
  [vendor('E'), 'vat201', '2027-03-31'],
  [vendor('E', 6), 'vat201', '2027-07-30'],

  [company(2, '2019-11-20'), 'company-return', '2027-01-06'],
  // Thirty business days from Monday 9 November 2026 end on 22 December: 16 December is a holiday.
  [company(2, '2024-11-09'), 'company-return', '2026-12-22'],
  // From 1 March 2027: 22, 26 and 29 March are holidays.
  [company(2, '2026-03-01'), 'company-return', '2027-04-15'],
  [company(2, '2026-11-20'), 'company-return', ''],
  [company(2), 'company-return', ''],
  [{ is: 'close-corporation', yearEnd: 2, registered: '2008-05-14' }, 'cc-return', '2027-06-30'],
  [{ is: 'close-corporation', yearEnd: 2, registered: '2008-12-01' }, 'cc-return', '2027-01-29'],

  [event('dividend', '2026-11-03'), 'event-dividend', '2026-12-31'],
  // 31 January 2027 is a Sunday.
  [event('dividend', '2026-12-31'), 'event-dividend', '2027-01-29'],
  [event('donation', '2026-11-30'), 'event-donation', '2026-12-31'],
  [event('property', '2026-08-31'), 'event-property', '2027-02-26'],
  // 16 December is a holiday.
  [event('owners', '2026-12-09'), 'event-owners', '2026-12-24'],
  [event('directors', '2026-11-20'), 'event-directors', '2026-12-04'],
  [event('registration', '2026-11-20'), 'event-registration', '2026-12-04'],
  // 4 November 2026 is a holiday, here and below.
  [event('employer', '2026-11-02'), 'event-employer', '2026-12-02'],
  [event('vat-limit', '2026-10-31'), 'event-vat-limit', '2026-12-01'],
  [event('bbbee', '2026-05-14'), 'event-bbbee', '2027-05-14'],
];

test('each rule names its days of the next twelve months', () => {
  for (const [profile, rule, days, today = NOVEMBER] of DUE) {
    const due = nextDeadlines([profile], today).filter(({ id, legalDay }) => id === `${rule}-${legalDay}`);
    expect(due.map(({ day }) => day).join(' '), `${JSON.stringify(profile)} ${rule}`).toBe(days);
  }
});

test('a deadline names what it covers, why it moved, and who has less time', () => {
  expect(nextDeadlines([employer], NOVEMBER)[1]).toMatchObject({ covers: 'November 2026', moveReasons: [] });
  expect(nextDeadlines([person], NOVEMBER).map(({ id, covers }) => [id.slice(0, -11), covers])).toEqual(
    expect.arrayContaining([
      ['irp6-second', 'the 2026/27 tax year'],
      ['irp6-first', 'the 2027/28 tax year'],
      ['irp6-third', 'the 2026/27 tax year'],
    ]),
  );
  const ofVat = {
    covers: 'the period to 30 November 2026, category A',
    note: 'Not on eFiling: 24 December 2026.',
  };
  expect(nextDeadlines([vendor('A')], NOVEMBER)[0]).toMatchObject(ofVat);
  const ofLeapDay = nextDeadlines([company(6, '2024-02-29')], '2027-03-01');
  expect(ofLeapDay.find(({ to }) => to === 'CIPC')?.covers).toBe('the anniversary on 28 February 2027');
});

test('today’s deadline is still listed, yesterday’s is not, one moved into the year is', () => {
  expect(nextDeadlines([employer], '2026-12-07')[0]?.day).toBe('2026-12-07');
  expect(nextDeadlines([employer], '2026-12-08')[0]?.day).toBe('2027-01-06');
  expect(nextDeadlines([employer], '2026-12-06').at(-1)?.day).toBe('2027-11-05');
  const moved = { day: '2027-01-29', legalDay: '2027-01-31', moveReasons: ['a weekend'] };
  expect(nextDeadlines([{ is: 'turnover' }], '2026-01-31').at(-1)).toMatchObject(moved);
});

test('a season without a known last day has no date, and is unknown until long over', () => {
  expect(nextDeadlines([{ is: 'employee' }], NOVEMBER)).toEqual([]);
  const covers = '2026/27, the year to 28 February 2027';
  const what = 'Income tax return (ITR12), not provisional';
  expect(unknownSeasons([{ is: 'employee' }], NOVEMBER)).toEqual([
    { what, covers, opened: false, says: expect.stringMatching(/^SARS names.*do not guess/) },
  ]);
  const ofTrusts = unknownSeasons([{ is: 'trust' }], NOVEMBER);
  expect(ofTrusts.map(({ what, opened }) => [what.slice(-8), opened])).toEqual([
    ['(ITR12T)', true],
    ['(ITR12T)', false],
  ]);
  expect(unknownSeasons([{ is: 'employee' }], '2025-11-01')).toEqual([]);
  expect(unknownSeasons([{ is: 'estate' }], NOVEMBER)).toEqual([]);
});

test('what a trust vested is reported by 30 September after the tax year', () => {
  const next = nextDeadlines([{ is: 'trust' }], '2026-12-01').find(({ ruleId }) => ruleId === 'it3t');
  expect(next).toMatchObject({ day: '2027-09-30' });
  const passed = passedDeadlines([{ is: 'trust' }], '2026-12-01').find(({ ruleId }) => ruleId === 'it3t');
  expect(passed).toMatchObject({ day: '2026-09-30' });
});

test('the return of earnings goes by the Fund’s notice of the year', () => {
  const coida = passedDeadlines([employer], '2026-12-01').find(({ ruleId }) => ruleId === 'coida');
  expect(coida).toMatchObject({ day: '2026-06-30', covers: 'March 2025 to February 2026' });
  expect(unknownSeasons([employer], '2026-12-01')).toEqual([
    {
      what: 'Return of earnings (COIDA)',
      covers: '2026/27, the year to 28 February 2027',
      opened: false,
      says: 'The Compensation Fund names the last day in a notice before the season. We do not guess it from other years. Without a notice it is 31 March, the day in the Act. The last season closed on 30 June 2026.',
    },
  ]);
});

test('what was missed stays until the next of its kind is due, or ninety days', () => {
  const rules = (profile: Profile, today: string) =>
    passedDeadlines([profile], today).map(({ id }) => id.slice(0, -11));
  // Due on 31 August, 26 February and 31 August; the return of 19 January 2026 until that of 22 January 2027.
  expect(rules(person, '2026-12-29')).toEqual(['irp6-third', 'irp6-first', 'itr12-provisional']);
  for (const today of ['2026-12-30', '2027-02-26'])
    expect(rules(person, today), today).toContain('irp6-first');
  expect(rules(person, '2027-02-26')).not.toContain('irp6-third');
  expect(rules(person, '2027-02-27')).not.toContain('irp6-first');
  expect(rules(person, '2027-08-31')).toContain('irp6-second');
  expect(rules(employer, '2027-03-01').filter((rule) => rule.startsWith('emp501'))).toEqual([
    'emp501-interim',
  ]);
  expect(rules({ is: 'trust' }, '2027-07-01')).not.toContain('trust-resolution');
});

test('no profile has a long list of missed days', () => {
  for (const [profile, most] of [
    [person, 4],
    [employer, 10],
    [vendor('A'), 2],
    [company(2, '2019-05-14'), 6],
  ] as const)
    for (let today = NOVEMBER; today < '2027-11-21'; today = plusDays(today, 1))
      expect(passedDeadlines([profile], today).length, `${profile.is} ${today}`).toBeLessThanOrEqual(most);
});

test('a season that passed is there with what to do now', () => {
  const passed = (today: string) => passedDeadlines([{ is: 'employee' }], today).map(({ day }) => day);
  for (const today of ['2026-10-24', '2027-01-21', '2027-10-23'])
    expect(passed(today), today).toEqual(['2026-10-23']);
  const [season] = passedDeadlines([{ is: 'employee' }], '2026-11-22');
  expect(season?.late.costs).toContain('at most 35 times');
  expect(season?.late.costs).toContain('R\u202f250 up to R\u202f250\u202f000');
  expect(season?.late.plan).toBe('individual-income-tax');
  const others = passedDeadlines([person], '2026-11-22').map(({ id }) => id.slice(0, -11));
  expect(others).toEqual(['irp6-third', 'irp6-first', 'itr12-provisional']);
});

test('an event’s day stays, however long ago or far ahead it is', () => {
  const dividend = { day: '2024-12-31', covers: 'the dividend of 23 November 2024' };
  expect(passedDeadlines([event('dividend', '2024-11-23')], '2026-11-22')).toMatchObject([dividend]);
  expect(nextDeadlines([event('bbbee', '2027-11-22')], '2026-11-22')).toMatchObject([{ day: '2028-11-22' }]);
});

test('how sure a season’s date is follows from its sources', () => {
  const [season] = nextDeadlines([person], NOVEMBER);
  expect(season?.evidence).toEqual({ sources: ['https://c-suite.co.za'], confidence: 'one-source' });
});

function event(kind: EventKind, on: string): Profile {
  return { is: 'event', kind, on };
}

function company(yearEnd: 2 | 4 | 6 | 11 | 12, registered: string | null = null): Profile {
  return { is: 'company', yearEnd, registered };
}

function companyPayments(yearEnd: 2 | 4 | 6 | 11 | 12, ...days: string[]): Due[] {
  const names = ['first', 'second', 'third'];
  return days.map((day, index) => [company(yearEnd), `company-irp6-${names[index]}`, day]);
}

function vendor(category: VatCategory, yearEnd: 2 | 6 = 2): Profile {
  return { is: 'vendor', category, yearEnd };
}

test('a day that was moved before the year that is kept is over', () => {
  // The last day of February 2027 is a Sunday: 26 February is the last business day.
  const passed = passedDeadlines(
    [{ is: 'close-corporation', yearEnd: 1, registered: '1995-01-01' }],
    '2028-02-27',
  );
  expect(passed.filter(({ day }) => day < '2027-02-27')).toEqual([]);
});
