import { expect, test } from 'vitest';
import { formatRand } from '#app/tax/money.ts';
import { individualRates } from '#app/tax/rates/individual-rates.ts';
import { requireTaxYear } from '#app/tax/tax-years.ts';
import { calculated } from '#app/tools/calculators/calculated.test-support.ts';
import { MONTH_FIELDS } from './entries.ts';
import { freelancerTexts } from './texts.ts';
import { COMPARED_FIELDS, WHOLE_YEAR_FIELDS } from './whole-year.ts';

const RATES = individualRates('sars', requireTaxYear(2027));
const NOVEMBER = '2026-11-26';

/** R 36 000 from March to June, R 40 000 from July, R 6 000 of costs in each month. */
const INVOICES: Record<string, string> = Object.fromEntries([
  ...[1, 2, 3, 4].map((month) => [`in${month}`, '36 000']),
  ...[5, 6, 7, 8, 9, 10, 11, 12].map((month) => [`in${month}`, '40 000']),
  ...MONTH_FIELDS.map(({ costs }) => [costs, '6 000']),
  ['august', '26 000'],
]);

const plain = (texts: object) => JSON.parse(JSON.stringify(texts).replaceAll('\u202f', ' '));
const textsOf = (typed: Record<string, string>, today = NOVEMBER) =>
  plain(freelancerTexts(typed, RATES, today));

test('what was paid in August is put away no more', () => {
  const typed = { in1: '40 000', in2: '40 000', in3: '40 000' };
  expect(textsOf(typed)).toMatchObject({ byNowNeeds: expect.stringContaining('August') });
  expect(textsOf(typed)).not.toHaveProperty('byNow');
  const all = Number(textsOf({ ...typed, august: '0' }).byNow.replaceAll(/[R .]/g, ''));
  expect(textsOf({ ...typed, august: '5 000' })).toMatchObject({
    byNow: money(all - 500_000),
    byNowNote: `${money(all)}, less the R 5 000.00 paid in August.`,
  });
  expect(textsOf({ ...typed, august: '900 000', putAway: '1 000' })).toMatchObject({
    byNow: 'R 0.00',
    behind: `Nothing: you are ${money(90_100_000 - all)} ahead, with what you paid in August`,
  });
  expect(textsOf({ ...typed, august: '0', putAway: '1 000' }).behind).toBe(money(all - 100_000));
  expect(textsOf(typed, '2026-06-01')).toHaveProperty('byNow');
});

test('the figure at the top is what reaches the next payment from now on', () => {
  const texts = (more = {}) => textsOf({ ...INVOICES, ...more }, '2026-10-31');
  expect(texts()).toMatchObject({
    headline: 'Put away R 244 of each R 1 000 from now on',
    why: 'R 64 937.00 of tax on R 464 000.00 coming in: R 140 of each R 1 000 over the whole of 2026/27.',
    fromNow: expect.stringMatching(
      /^So R 38 937\.00 is put away by Fri 26 Feb 2027, out of R 160 000\.00 still .* counts nothing as put away/,
    ),
    payment: 'R 38 937.00',
    bar: 'R 38 937.00 to pay by Fri 26 Feb 2027',
  });
  expect(texts({ putAway: '16 545' })).toMatchObject({
    headline: 'Put away R 140 of each R 1 000 from now on',
    fromNow: expect.stringMatching(/^So R 22 392\.00 .* Rounded up to a whole rand\.$/),
    behind: 'Nothing',
  });
  expect(texts({ putAway: '38 937' })).toMatchObject({
    headline: 'Nothing more to put away this year',
    fromNow: expect.stringContaining('covers the year'),
  });
  expect(texts({ august: '90 000' }).fromNow).toMatch(/covers the year/);
  expect(texts({ august: '' })).toMatchObject({
    headline: 'Tax takes R 140 of each R 1 000',
    fromNow: expect.stringContaining('August'),
  });
});

test('the worksheet of the payment takes what is counted here, and comes to the same', () => {
  const person = { salary: '120 000', paye: '9 000', retirement: '24 000', members: '3', age: 'from65' };
  for (const typed of [INVOICES, { ...INVOICES, in12: '', out12: '' }, { ...INVOICES, ...person }]) {
    const texts = textsOf(typed);
    const sent = Object.entries(WHOLE_YEAR_FIELDS).map(([field, name]) => [field, texts[name] ?? '']);
    const { assessment } = calculated('worksheet', { payment: 'second', ...Object.fromEntries(sent) });
    expect(assessment.headlines[0]).toMatchObject({ cents: cents(texts.payment) });
  }
  expect(textsOf(INVOICES)).toMatchObject({
    sentIncome: '464000',
    sentTurnover: '464000',
    sentSalary: '',
    sentYear: '2026',
  });
});

test('who began in September is compared by twelve months, not by six', () => {
  const typed = { began: '7', in7: '10 000', out7: '1 000' };
  expect(textsOf(typed)).toMatchObject({
    sentIncome: '60000',
    sentTurnover: '120000',
    sentYearCosts: '12000',
  });
});

test('the comparison of structures takes salary, age and medical aid along', () => {
  const compared = (typed: Record<string, string>) => {
    const texts = textsOf({ in1: '80 000', sofarIn: '80 000', sofarTo: '12', ...typed });
    const sent = Object.entries(COMPARED_FIELDS).map(([field, name]) => [field, texts[name] ?? '']);
    return Object.fromEntries(sent) as Record<string, string>;
  };
  const person = { salary: '600 000', paye: '150 000', age: 'from65', members: '2' };
  const sent = compared(person);
  expect(sent).toEqual({
    turnover: '80000',
    costs: '0',
    otherIncome: '600000',
    age: '65',
    medicalMembers: '2',
  });
  expect(compared({ ...person, retirement: '60 000' }).otherIncome).toBe('540000');
  expect(compared({}).otherIncome).toBe('');
  const { assessment } = calculated('compare', { trade: 'goods', hasOneClient: 'no', fees: 'none', ...sent });
  expect(assessment.says?.replaceAll(/\s/g, ' ')).toContain('turnover tax leaves you R 28 800 more');
});

test('months typed ahead are not counted as come', () => {
  const typed = { ...INVOICES, putAway: '0' };
  // R 304 000 of R 464 000 has come in by the end of October: R 42 545 of R 64 937, less R 26 000.
  expect(textsOf(typed, '2026-10-31')).toMatchObject({
    byNow: 'R 16 545.00',
    behind: 'R 16 545.00',
    payable: 'R 64 937.00',
  });
  // The current month is typed, so its income has come in.
  expect(textsOf(typed)).toMatchObject({
    byNow: 'R 22 143.00',
    headline: 'Put away R 325 of each R 1 000 from now on',
  });
});

test('money that cannot come in any more is asked for as an amount', () => {
  const all = Object.fromEntries(MONTH_FIELDS.map(({ income }) => [income, '40 000']));
  expect(textsOf({ ...all, august: '0', putAway: '1 000' }, '2027-02-20')).toMatchObject({
    headline: expect.stringMatching(/^Put away R [\d ]+\.00 by Fri 26 Feb 2027$/),
    fromNow: expect.stringMatching(/^Nothing more comes in before then/),
  });
  expect(textsOf({ ...all, august: '0' }, '2027-02-27')).toMatchObject({
    headline: expect.stringMatching(/^Tax takes R \d+ of each/),
    paymentNeeds: expect.stringContaining('was due'),
  });
});

test('before the first payment it is the larger share of the two that leads', () => {
  // R 64 937 of tax on R 480 000 less R 88 000: half of it falls due in August, with June, July and August to come.
  const typed = { in1: '40 000', in2: '40 000', in3: '40 000', out1: '22 000' };
  expect(textsOf(typed, '2026-06-10')).toMatchObject({
    headline: 'Put away R 271 of each R 1 000 from now on',
    payable: 'R 64 937.00',
    fromNow: expect.stringMatching(/^So R 32 468\.50 is put away by Mon 31 Aug 2026, out of R 120 000/),
  });
  const late = { in1: '10 000', in2: '10 000', in3: '100 000', out1: '22 000', in4: '40 000', in5: '40 000' };
  expect(textsOf({ ...late, putAway: '32 469' }, '2026-06-10').fromNow).toMatch(/by Fri 26 Feb 2027/);
});

function cents(text: string): number {
  return Number(text.replaceAll(/[R .]/g, ''));
}

function money(cents: number): string {
  return plain([formatRand(cents)])[0];
}
