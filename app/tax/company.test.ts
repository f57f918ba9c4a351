import { expect, test } from 'vitest';
import { known } from './cases.test-support.ts';
import { companyRates, dividendsRateChangesIn, type CompanyYear } from './rates/company-rates.ts';
import { companyTax, type CompanyInput } from './company.ts';
import { rand } from './money.ts';
import { sarsTableName, type Basis } from './rates/table-name.ts';
import { requireTaxYear, taxYears } from './tax-years.ts';

const YEAR = requireTaxYear(2024);

test('firm basis, R1 000 000 with R200 000 dividends: 270 000, 40 000, 530 000 kept', () => {
  expect(tax({ taxableIncome: rand(1_000_000), dividendsPaid: rand(200_000) })).toMatchObject({
    table: { basis: 'firm', label: '2023/2024' },
    taxableIncome: rand(1_000_000),
    dividendsPaid: rand(200_000),
    companyTax: rand(270_000),
    dividendsTax: rand(40_000),
    totalTax: rand(310_000),
    retainedEarnings: rand(530_000),
    effectiveTaxRate: 3100,
    notes: [],
  });
});

test("the firm's small business estimate says that its base amounts are worked out", () => {
  expect(tax({ companyType: 'sbc' }).notes[0]).toMatch(/prints no base amounts/);
  expect(tax({ companyType: 'sbc' }, 'sars').notes).toEqual([]);
});

test('dividends above taxable income are refused in the words of the specification', () => {
  const refusal = companyTax(
    { companyType: 'standard', taxableIncome: 99, dividendsPaid: 100 },
    ratesOf('firm', { taxYear: YEAR }),
  );
  expect(refusal).toEqual({
    kind: 'refused-input',
    field: 'dividendsPaid',
    sentence: 'Dividends paid exceed taxable income. This may not be possible in practice.',
  });
  expect(tax({ taxableIncome: 100, dividendsPaid: 100 }).retainedEarnings).toBe(-27);
});

test("a company's rate is that of the day on which its year ends", () => {
  for (const [yearEnd, rate] of [
    ['2005-03-31', 3000],
    ['2005-04-01', 2900],
    ['2008-03-31', 2900],
    ['2008-04-01', 2800],
    ['2023-03-30', 2800],
    ['2023-03-31', 2700],
    ['2023-04-01', 2700],
    ['2027-03-31', 2700],
  ] as const) {
    const rates = ratesOf('sars', { taxYear: YEAR, yearEnd });
    expect(rates.standardRate).toBe(rate);
    expect(rates.smallBusiness.brackets.at(-1)?.rate).toBe(rate);
  }
});

test('without a year-end the year ends with the tax year, on 28 or 29 February', () => {
  const rates = ratesOf('sars', { taxYear: YEAR });
  expect(rates).toEqual(ratesOf('sars', { taxYear: requireTaxYear(2001), yearEnd: '2024-02-29' }));
  expect(rates.name).toEqual(sarsTableName(YEAR));
});

test('a year-end in March belongs to the table of the year before', () => {
  expect(ratesOf('sars', { taxYear: YEAR, yearEnd: '2024-03-31' }).name.label).toBe('2023/24');
  expect(ratesOf('sars', { taxYear: YEAR, yearEnd: '2024-04-01' }).name.label).toBe('2024/25');
});

test('an invalid date throws an error that names it', () => {
  for (const dates of [
    { yearEnd: '2023-02-29' },
    { yearEnd: '31 March 2023' },
    { dividendsDeclared: '2023-2-1' },
  ]) {
    expect(() => companyRates('sars', { taxYear: YEAR, ...dates })).toThrow(Object.keys(dates)[0]);
    expect(companyRates('firm', { taxYear: YEAR, ...dates })).toMatchObject({ standardRate: 2700 });
  }
});

test('dividends are taxed at the rate of the day on which they were declared', () => {
  for (const [dividendsDeclared, kind, rate] of [
    ['2007-09-30', 'secondary-tax', 1250],
    ['2007-10-01', 'secondary-tax', 1000],
    ['2012-03-31', 'secondary-tax', 1000],
    ['2012-04-01', 'dividends-tax', 1500],
    ['2017-02-21', 'dividends-tax', 1500],
    ['2017-02-22', 'dividends-tax', 2000],
  ] as const) {
    for (const year of [{ yearEnd: '2017-02-28', dividendsDeclared }, { yearEnd: dividendsDeclared }])
      expect(ratesOf('sars', { taxYear: YEAR, ...year }).dividends).toEqual({ kind, rate });
  }
});

test('the day of declaration matters in the years in which the rate changed', () => {
  const changing = taxYears.map((year) => `${year + 1}-02-28`).filter(dividendsRateChangesIn);
  expect(changing).toEqual(['2008-02-28', '2013-02-28', '2017-02-28']);
  expect(dividendsRateChangesIn('2012-03-31')).toBe(false);
});

function ratesOf(basis: Basis, year: CompanyYear) {
  return known(companyRates(basis, year));
}

function tax(input: Partial<CompanyInput>, basis: Basis = 'firm', year: CompanyYear = { taxYear: YEAR }) {
  const nothing = { companyType: 'standard', taxableIncome: 0, dividendsPaid: 0 } as const;
  return known(companyTax({ ...nothing, ...input }, ratesOf(basis, year)));
}
