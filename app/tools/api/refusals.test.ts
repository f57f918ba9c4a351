import { expect, test } from 'vitest';
import { NEGATIVE } from '#app/tax/amount.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { post, postBody } from './post.test-support.ts';
import type { FieldError } from './errors.ts';

const firm = { basis: 'firm', taxYear: 2023 };
const sars = { basis: 'sars', taxYear: 2024 };
const person = { ...firm, grossIncome: 1 };
const gain = { ...sars, entityType: 'individual', proceeds: 900_000, baseCost: 400_000 };
const unheard = { medicalMembers: /how many people/ };

const REFUSED: Record<string, readonly [request: object, errors: Record<string, string | RegExp>][]> = {
  individual: [
    [{}, { basis: /firm/, taxYear: /2023/, grossIncome: /required/ }],
    [{ ...firm, grossIncome: -1 }, { grossIncome: NEGATIVE }],
    [{ ...firm, grossIncome: '1.234' }, { grossIncome: /two decimals/ }],
    [{ ...firm, grossIncome: '100000000000.01' }, { grossIncome: /R 100 billion/ }],
    [
      { basis: 'sars', taxYear: 2099, grossIncome: 1 },
      { taxYear: new RegExp(`2099.*${taxYearLabel(newestTaxYear)}`) },
    ],
    [{ ...person, taxYear: '2023' }, { taxYear: /whole number/ }],
    [{ ...person, basis: 'mine' }, { basis: /"firm" or "sars"/ }],
    [{ ...person, age: 17 }, { age: /18 to 74, or "75\+"/ }],
    [{ ...person, age: 75 }, { age: /18 to 74, or "75\+"/ }],
    [{ ...person, medicalMembers: 1.5 }, { medicalMembers: /0 to 20/ }],
    [
      { ...person, salary: 1, constructor: 2 },
      { salary: /no field/, constructor: /no field/ },
    ],
    [{ ...person, ...sars, taxYear: 2014, retirementContributions: 1 }, { retirementFund: /2014\/15/ }],
    [
      { basis: 'sars', taxYear: 2005, grossIncome: 9e5, medicalMembers: 1, medicalContributions: 9e5 },
      { medicalContributions: /2005\/06/ },
    ],
    [{ ...sars, grossIncome: 9, medicalContributions: 1 }, unheard],
  ],
  provisional: [
    [{ ...firm, grossIncome: 0, businessIncome: '-1' }, { businessIncome: NEGATIVE }],
    [{ ...firm, grossIncome: 9, businessIncome: 1, medicalContributions: 1 }, unheard],
  ],
  'capital-gains': [
    [{ ...gain, entityType: 'club' }, { entityType: /"individual", "company" or "trust"/ }],
    [{ ...gain, primaryResidence: 'yes' }, { primaryResidence: /true or false/ }],
    [{ ...gain, entityType: 'trust', primaryResidence: true }, { primaryResidence: /individuals only/ }],
    [{ ...gain, yearEnd: '2024-12-31' }, { yearEnd: /Only a company/ }],
    [{ ...gain, basis: 'firm', entityType: 'trust' }, { basis: /no rate of tax for trusts/ }],
    [{ ...gain, taxYear: 2000 }, { taxYear: /before 1 October 2001/ }],
  ],
  company: [
    [{ ...sars, taxableIncome: 1, yearEnd: '2023-02-29' }, { yearEnd: /date of the calendar/ }],
    [{ ...sars, taxableIncome: 1, yearEnd: '1990-06-30' }, { yearEnd: /30 June 1990/ }],
    [
      { ...firm, taxableIncome: 1, dividendsPaid: 2 },
      { dividendsPaid: 'Dividends paid exceed taxable income. This may not be possible in practice.' },
    ],
  ],
  turnover: [
    [{ basis: 'sars', taxYear: 2008, taxableTurnover: 1 }, { taxYear: /before 1 March 2009/ }],
    [{ ...firm, taxableTurnover: 1 }, { basis: /no turnover tax/ }],
  ],
};

test('a refused request is answered with 422, and each error has a field and sentence', async () => {
  for (const [tax, cases] of Object.entries(REFUSED))
    for (const [request, expected] of cases) {
      const { status, json } = await post(tax, request);
      expect(status).toBe(422);
      const errors = Object.fromEntries(
        json.errors.map(({ field, message }: FieldError) => [field, message]),
      );
      expect(Object.keys(errors).toSorted()).toEqual(Object.keys(expected).toSorted());
      for (const [field, sentence] of Object.entries(expected)) {
        expect(errors[field]).toMatch(sentence);
        expect(errors[field]).toMatch(/^[A-Z].*\.$/s);
      }
    }
});

test('a body that is not an object is refused as a whole', async () => {
  for (const body of [[], [firm], null, 'text', 7, true]) {
    const answer = await post('individual', body);
    const message = 'Send a JSON object with the fields of the calculation.';
    expect([answer.status, answer.json.errors]).toEqual([422, [{ field: null, message }]]);
  }
});

test('a prototype cannot be sent', async () => {
  const body = '{"basis":"firm","taxYear":2023,"__proto__":{"grossIncome":500000}}';
  const answer = await postBody('individual', body);
  expect(answer.status).toBe(422);
  const fields = answer.json.errors.map(({ field }: FieldError) => field);
  expect(fields.toSorted()).toEqual(['__proto__', 'grossIncome']);
});

test('a body full of unknown names gets a short answer', async () => {
  const body = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`f${index}`, 0]));
  const answer = await post('turnover', body);
  expect(answer.status).toBe(422);
  expect(answer.json.errors).toHaveLength(50);
});
