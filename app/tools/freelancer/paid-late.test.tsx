import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rand } from '#app/tax/money.ts';
import { individualRates } from '#app/tax/rates/individual-rates.ts';
import { requireTaxYear } from '#app/tax/tax-years.ts';
import { mergeEntries } from '#app/platform/forms/merge.ts';
import { GROUPS, ownFields } from './entries.ts';
import { PaidFields } from './freelancer-form.tsx';
import { ClashingMonths } from './kept-months.tsx';
import { readWithDay } from './paid-day.ts';
import { freelancerTexts } from './texts.ts';

const YEAR = requireTaxYear(2027);
const NOVEMBER = '2026-11-26';
/** R 480 000 less R 48 000 in the year. */
const MONTHS = { in1: '40 000', out1: '4 000' };
const PAID = { ...MONTHS, august: '20 000' };
const LATE = { ...PAID, augustOn: '2026-10-15' };

const plain = (text: string) => text.replaceAll('\u202f', ' ');
const textsOf = (typed: Record<string, string>, today = NOVEMBER, year = YEAR): Record<string, string> =>
  JSON.parse(plain(JSON.stringify(freelancerTexts(typed, individualRates('sars', year), today))));

test('a first payment that came late has its day, its penalty and its interest', () => {
  const { late, ...texts } = textsOf(LATE);
  // 45 days at 10.25%: 20 000 × 0.1025 × 45 / 365.
  expect(late).toMatch(
    /^R 20 000\.00 was paid on 15 October 2026, after 31 August 2026\. If your first estimate asked for just that, SARS adds 10% \(R 2 000\.00\) and interest until that day \(R 252\.74\)\. On these figures the first payment comes to R [\d .]+\. If it asked for more, SARS adds 10% of all that it asked for, and interest on the rest until that is paid too\. The last prescribed rate that we found is 10\.25% from 1 March 2026\. A later change is not in these figures\.$/,
  );
  // Taxable R 432 000: 44 118 + 35 880 + 31% of 48 900, less 17 820, is 77 337; half of it less the 20 000.
  expect(texts.lateCost).toBe(
    'If that payment was due, R 18 668.50 of it is still unpaid: pay it now, and the interest stops.',
  );
  expect(texts).not.toHaveProperty('overdue');
  const { payment, bar, behind, headline, byNow } = textsOf(PAID);
  expect(texts).toMatchObject({ payment, bar, headline, byNow });
  expect(behind).toBeUndefined();
});

test('PAYE of a job that ended before September comes off the first payment', () => {
  const job = {
    began: '4',
    sofarIn: '372 000',
    sofarOut: '54 000',
    sofarTo: '9',
    salary: '114 000',
    paye: '25 200',
  };
  const first = (typed: Record<string, string>) => textsOf({ ...job, august: '0', ...typed });
  expect(first({})).toMatchObject({
    overdue: 'R 52 233.50 now, if a first payment was due',
    sentPayeToAugust: '12600',
  });
  // 129 667 of the year: half of it less the 25 200.
  expect(first({ payeToAugust: '25 200' })).toMatchObject({
    overdue: 'R 39 633.50 now, if a first payment was due',
    late: expect.stringContaining('SARS adds 10% of it (R 3 963.35)'),
    sentPayeToAugust: '25200',
  });
  expect(first({ payeToAugust: '25 201' }).payeToAugustError).toContain('more than the PAYE');
});

test('a late payment is nowhere said to be paid in or by August', () => {
  const cases: Record<string, string>[] = [
    {},
    { putAway: '900 000' },
    { august: '900 000', putAway: '1 000' },
    { began: '8', in8: '90 000', putAway: '90 000' },
  ];
  for (const more of cases)
    expect(JSON.stringify(textsOf({ ...LATE, ...more }))).not.toMatch(/paid (in August|by)/);
  expect(textsOf(LATE).byNowNote).toMatch(/, less the R 20 000\.00 already paid\.$/);
  expect(textsOf({ ...LATE, putAway: '900 000' }).behind).toMatch(/ ahead, with what you already paid$/);
});

test('a late payment of more than half of the tax has its penalty too', () => {
  const { late } = textsOf({ ...LATE, august: '900 000' });
  expect(late).toContain('SARS adds 10% (R 90 000.00)');
  expect(late).not.toContain('half of the year');
});

test('who began after August owed nothing then, and no day makes it late', () => {
  const typed = { ...LATE, began: '8', in8: '90 000' };
  expect(textsOf(typed).late).toMatch(/^You began after August, so no first payment was due/);
});

test('a day up to the last business day is in time', () => {
  const { byNowNote, ...inTime } = textsOf(PAID);
  for (const augustOn of ['2026-03-01', '2026-08-31', ''])
    expect(textsOf({ ...PAID, augustOn }), augustOn).toMatchObject(inTime);
  expect(byNowNote).toMatch(/paid in August\.$/);
  expect(textsOf({ ...PAID, augustOn: '2026-07-15' }).byNowNote).toMatch(/already paid\.$/);
  // 31 August 2025 was a Sunday: the Friday before was the last day.
  const year = requireTaxYear(2026);
  const late = (augustOn: string) => textsOf({ ...PAID, augustOn }, '2025-11-26', year).late;
  expect(late('2025-08-29')).toBe(textsOf(PAID, '2025-11-26', year).late);
  expect(late('2025-08-30')).toContain('was paid on 30 August 2025, after 29 August 2025.');
});

test('a day to come, one before the tax year and no day at all are said at the field', () => {
  for (const [augustOn, message] of [
    ['2026-11-27', 'This day is still to come.'],
    ['2026-02-28', 'The tax year begins on 1 March 2026.'],
    ['2026-02-30', 'such as 2026-10-15'],
    ['last week', 'such as 2026-10-15'],
  ] as const) {
    const texts = textsOf({ ...PAID, augustOn });
    expect(texts.augustOnError, augustOn).toContain(message);
    expect(texts.needs, augustOn).toMatch(/See the field that is marked\.$/);
    expect(texts).not.toHaveProperty('headline');
  }
  expect(textsOf({ ...LATE, augustOn: NOVEMBER })).not.toHaveProperty('augustOnError');
});

test('without an amount the day changes nothing', () => {
  for (const august of ['0', ''])
    expect(textsOf({ ...LATE, august })).toEqual(textsOf({ ...MONTHS, august }));
  expect(readWithDay(LATE, YEAR, NOVEMBER)).toMatchObject({
    lateOn: '2026-10-15',
    input: { paidInAugust: rand(20_000) },
  });
});

test('the day is asked for once the first payment is over', () => {
  const fields = (today: string) =>
    renderToStaticMarkup(<PaidFields taxYear={YEAR} today={today} typed={LATE} texts={{}} />);
  expect(fields('2026-08-31')).not.toContain('augustOn');
  expect(textsOf({ ...PAID, augustOn: 'soon' }, '2026-08-31')).not.toHaveProperty('needs');
  const html = fields('2026-09-01');
  expect(html).toContain('Paid after 31 August? On which day?');
  expect(html).toMatch(/<input[^>]*type="date"[^>]*value="2026-10-15"/);
});

test('amount and day are kept, and changed by different people as one', () => {
  expect(ownFields(LATE)).toEqual(LATE);
  const versions = { before: MONTHS, typed: LATE, kept: { ...MONTHS, august: '9 000' } };
  const { clashes } = mergeEntries(GROUPS, versions);
  expect(clashes).toEqual([['august', 'augustOn']]);
  const notice = renderToStaticMarkup(<ClashingMonths taxYear={YEAR} clashes={clashes} {...versions} />);
  expect(plain(notice)).toMatch(/First payment.*20 000 on 15 October 2026.*9 000/);
  expect(notice).not.toContain('costs');
});

test('an overdue half comes before what to put away until February', () => {
  const texts = textsOf({ ...MONTHS, august: '0' });
  const now = /^Now (R [\d .]+), then/.exec(texts.payment ?? '')?.[1];
  expect(now).toBeDefined();
  expect(texts).toMatchObject({
    overdue: `${now} now, if a first payment was due`,
    barLead: `${now} now, if a first payment was due`,
    bar: expect.stringMatching(/^R [\d .]+ in all by Fri 26 Feb 2027$/),
    fromNow: expect.stringContaining(`If a first payment was due, ${now} of this is needed now.`),
  });
  const { fromNow } = textsOf({ ...MONTHS, august: '0', putAway: '7 176.50' });
  expect(fromNow).toMatch(/If a first payment was due, R [\d ]+\.\d\d of this is needed now\./);
  expect(fromNow).not.toContain(`${now} of this`);
  const covered = textsOf({ ...MONTHS, august: '0', putAway: '900 000' });
  expect(covered.barLead).toBe(texts.overdue);
  expect(covered.fromNow).toContain('If a first payment was due, pay it now from what is put away.');
});

test('with nothing overdue the bar begins with what to put away', () => {
  for (const [typed, today] of [
    [PAID, NOVEMBER],
    [LATE, NOVEMBER],
    [MONTHS, NOVEMBER],
    [{ ...MONTHS, august: '0' }, '2026-08-31'],
    [{ ...MONTHS, august: '0' }, '2027-02-27'],
    [{ in1: '5 000', august: '0' }, NOVEMBER],
    [{ began: '8', in8: '90 000', august: '0' }, NOVEMBER],
  ] as const) {
    const texts = textsOf(typed, today);
    expect(texts).not.toHaveProperty('overdue');
    expect(texts.barLead).toBe(texts.headline);
  }
});
