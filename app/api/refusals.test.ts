import { expect, test } from 'vitest';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { post, postBody } from './post.test-support.ts';
import type { FieldError } from './errors.ts';

const NEGATIVE = 'All financial values must be positive numbers.';
const firm = { basis: 'firm', taxYear: 2023 };
const sars = { basis: 'sars', taxYear: 2024 };
const gain = { ...sars, entityType: 'individual', proceeds: 900_000, baseCost: 400_000 };

test.each<[string, string, object, Record<string, string | RegExp>]>([
  ['nothing', 'individual', {}, { basis: /firm/, taxYear: /2023/, grossIncome: /required/ }],
  ['a negative amount', 'individual', { ...firm, grossIncome: -1 }, { grossIncome: NEGATIVE }],
  [
    'a negative string',
    'provisional',
    { ...firm, grossIncome: 0, businessIncome: '-1' },
    { businessIncome: NEGATIVE },
  ],
  ["people's notation", 'individual', { ...firm, grossIncome: '1.234' }, { grossIncome: /two decimals/ }],
  [
    'above R 100 billion',
    'individual',
    { ...firm, grossIncome: '100000000000.01' },
    { grossIncome: /R 100 billion/ },
  ],
  [
    'an unknown year',
    'individual',
    { basis: 'sars', taxYear: 2099, grossIncome: 1 },
    { taxYear: new RegExp(`2099.*${taxYearLabel(newestTaxYear)}`) },
  ],
  [
    'a year in words',
    'individual',
    { ...firm, taxYear: '2023', grossIncome: 1 },
    { taxYear: /whole number/ },
  ],
  [
    'another basis',
    'individual',
    { basis: 'mine', taxYear: 2023, grossIncome: 1 },
    { basis: /"firm" or "sars"/ },
  ],
  ['too young', 'individual', { ...firm, grossIncome: 1, age: 17 }, { age: /18 to 74, or "75\+"/ }],
  ['75 in years', 'individual', { ...firm, grossIncome: 1, age: 75 }, { age: /18 to 74, or "75\+"/ }],
  [
    'half a member',
    'individual',
    { ...firm, grossIncome: 1, medicalMembers: 1.5 },
    { medicalMembers: /0 to 20/ },
  ],
  [
    'unknown names',
    'individual',
    { ...firm, grossIncome: 1, salary: 1, constructor: 2 },
    { salary: /no field/, constructor: /no field/ },
  ],
  [
    'an unknown entity',
    'capital-gains',
    { ...gain, entityType: 'club' },
    { entityType: /"individual", "company" or "trust"/ },
  ],
  [
    'yes in words',
    'capital-gains',
    { ...gain, primaryResidence: 'yes' },
    { primaryResidence: /true or false/ },
  ],
  [
    'the home of a trust',
    'capital-gains',
    { ...gain, entityType: 'trust', primaryResidence: true },
    { primaryResidence: /individuals only/ },
  ],
  [
    'the year-end of a person',
    'capital-gains',
    { ...gain, yearEnd: '2024-12-31' },
    { yearEnd: /Only a company/ },
  ],
  [
    'no such day',
    'company',
    { ...sars, taxableIncome: 1, yearEnd: '2023-02-29' },
    { yearEnd: /date of the calendar/ },
  ],
  [
    'a day before all tables',
    'company',
    { ...sars, taxableIncome: 1, yearEnd: '1990-06-30' },
    { yearEnd: /30 June 1990/ },
  ],
  [
    'too many dividends',
    'company',
    { ...firm, taxableIncome: 1, dividendsPaid: 2 },
    { dividendsPaid: 'Dividends paid exceed taxable income. This may not be possible in practice.' },
  ],
  [
    'a fund not named',
    'individual',
    { basis: 'sars', taxYear: 2014, grossIncome: 9, retirementContributions: 1 },
    { retirementFund: /2014\/15/ },
  ],
  [
    'contributions not confirmed',
    'individual',
    { basis: 'sars', taxYear: 2005, grossIncome: 9e5, medicalContributions: 9e5 },
    { medicalContributions: /2005\/06/ },
  ],
  [
    'turnover before its tax',
    'turnover',
    { basis: 'sars', taxYear: 2008, taxableTurnover: 1 },
    { taxYear: /before 1 March 2009/ },
  ],
  ["turnover on the firm's basis", 'turnover', { ...firm, taxableTurnover: 1 }, { basis: /no turnover tax/ }],
  [
    "a trust on the firm's basis",
    'capital-gains',
    { ...gain, basis: 'firm', entityType: 'trust' },
    { basis: /no rate of tax for trusts/ },
  ],
  [
    'gains before their tax',
    'capital-gains',
    { ...gain, taxYear: 2000 },
    { taxYear: /before 1 October 2001/ },
  ],
])('%s is refused with 422, field and sentence', async (_, tax, body, expected) => {
  const answer = await post(tax, body);
  expect(answer.status).toBe(422);
  const named = Object.fromEntries(
    answer.json.errors.map(({ field, message }: FieldError) => [field, message]),
  );
  expect(Object.keys(named).toSorted()).toEqual(Object.keys(expected).toSorted());
  for (const [field, sentence] of Object.entries(expected)) {
    expect(named[field]).toMatch(sentence);
    expect(named[field]).toMatch(/^[A-Z].*\.$/s);
  }
});

test('what is no object is refused as a whole', async () => {
  for (const body of [[], [firm], null, 'text', 7, true]) {
    const answer = await post('individual', body);
    expect([answer.status, answer.json.errors]).toEqual([
      422,
      [{ field: null, message: 'Send a JSON object with the fields of the calculation.' }],
    ]);
  }
});

test('a prototype cannot be sent', async () => {
  const body = '{"basis":"firm","taxYear":2023,"__proto__":{"grossIncome":500000}}';
  const answer = await postBody('individual', body);
  expect(answer.status).toBe(422);
  const fields = answer.json.errors.map(({ field }: FieldError) => field);
  expect(fields.toSorted()).toEqual(['__proto__', 'grossIncome']);
});

test('a body full of unknown names is answered briefly', async () => {
  const body = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`f${index}`, 0]));
  const answer = await post('turnover', body);
  expect(answer.status).toBe(422);
  expect(answer.json.errors).toHaveLength(50);
});
