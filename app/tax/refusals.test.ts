import { expect, test } from 'vitest';
import { capitalGainsTax } from './capital-gains.ts';
import { known, NOBODY, sarsIndividual } from './cases.test-support.ts';
import { companyTax } from './company.ts';
import { individualTax } from './individual.ts';
import { largestAmount, rand } from './money.ts';
import { provisionalTax } from './provisional.ts';
import { autoAssessmentRates } from './rates/auto-assessment-rates.ts';
import { capitalGainsRates } from './rates/capital-gains-rates.ts';
import { companyRates } from './rates/company-rates.ts';
import { donationsRates } from './rates/donations-rates.ts';
import { estateDutyRates } from './rates/estate-duty-rates.ts';
import { executorRates } from './rates/executor-rates.ts';
import { firmIndividual } from './rates/firm.ts';
import { givingRates } from './rates/giving-rates.ts';
import { homeOfficeRates } from './rates/home-office-rates.ts';
import { lumpSumRates } from './rates/lump-sum-rates.ts';
import { medicalRates } from './rates/medical-rates.ts';
import { payrollRates } from './rates/payroll-rates.ts';
import type { Basis } from './rates/table-name.ts';
import { transferDutyRates } from './rates/transfer-duty-rates.ts';
import { travelRates } from './rates/travel-rates.ts';
import { trustRates } from './rates/trust-rates.ts';
import { turnoverRates } from './rates/turnover-rates.ts';
import { twoIncomesRates } from './rates/two-incomes-rates.ts';
import { twoPotRates } from './rates/two-pot-rates.ts';
import { vatRates } from './rates/vat-limits.ts';
import { worksheetRates } from './rates/worksheet-rates.ts';
import { isRefusal } from './refusal.ts';
import { testSecondEstimate } from './second-estimate.ts';
import type { TaxYear } from './tax-year.ts';
import { newestTaxYear, requireTaxYear, taxYears } from './tax-years.ts';
import { trustTax } from './trust.ts';
import { turnoverTax } from './turnover.ts';
import { evidenceOf, tablesOf } from './years/index.ts';

const YEAR = requireTaxYear(2024);
const ESTIMATE = {
  ...NOBODY,
  actualTaxableIncome: 0,
  estimatedTaxableIncome: 0,
  basicAmount: null,
  taxPaid: 0,
};
const RETIREMENT = { ...NOBODY, retirementContributions: 1 };

test('an unconfirmed figure, or one that a basis does not have, is refused by name', () => {
  for (const [refusal, item, sentence] of [
    [
      medical(2006, 30, 2, 1),
      'medical',
      /^How .* this high were deducted under 65 in 2005\/06 .*Leave them out/,
    ],
    [medical(2012, 30, 1, 8_640 + 22_501), 'medical', /in 2011\/12/],
    [medical(2013, 64, 3, 22_501), 'medical', /in 2012\/13/],
    [individualTax(RETIREMENT, sarsIndividual(2016)), 'retirement', /^In 2015\/16 .*which kind of fund/],
    [provisionalTax(RETIREMENT, sarsIndividual(2001)), 'retirement', /^In 2000\/01 .*which kind of fund/],
    [trust('sars', 2006), 'trust', /trusts in 2005\/06 could not be confirmed/],
    [trust('firm', 2024), 'trust', /firm's estimate has no rate of tax for trusts/],
    [turnover('firm', 2024), 'turnover', /firm's estimate has no turnover tax/],
    [turnover('sars', 2009), 'turnover', /no turnover tax before 1 March 2009/],
    [turnover('sars', 2020), 'turnover', /of 2019\/20 could not be confirmed/],
    [of(donationsRates, 'sars', 2017), 'donations', /before 1 March 2017/],
    [of(donationsRates, 'firm', 2027), 'donations', /firm's estimate has no donations tax/],
    [of(estateDutyRates, 'sars', 2024), 'estate-duty', /deaths before 1 March 2024/],
    [of(estateDutyRates, 'firm', 2027), 'estate-duty', /firm's estimate has no estate duty/],
    [of(executorRates, 'sars', 2026), 'executor', /not for earlier years/],
    [of(executorRates, 'firm', 2027), 'executor', /firm's estimate has no tariff/],
    [transferDutyRates('sars', requireTaxYear(2016), 'later'), 'transfer-duty', /before 1 March 2016/],
    [transferDutyRates('firm', requireTaxYear(2027), 'later'), 'transfer-duty', /has no transfer duty/],
    [lumpSumRates('sars', requireTaxYear(2014), 'retirement'), 'lump-sums', /before 1 March 2014/],
    [lumpSumRates('firm', requireTaxYear(2024), 'retirement'), 'lump-sums', /no tables of lump sums/],
    [of(twoPotRates, 'sars', 2024), 'brackets', /in 2023\/24: it began on 1 September 2024/],
    [of(twoPotRates, 'firm', 2027), 'brackets', /before the savings pot/],
    [of(twoIncomesRates, 'sars', 2014), 'medical', /In 2013\/14 medical contributions/],
    [of(twoIncomesRates, 'firm', 2027), 'brackets', /estimate is of one income/],
    [of(medicalRates, 'sars', 2014), 'medical', /2013\/14/],
    [of(medicalRates, 'firm', 2027), 'medical', /no additional medical credit/],
    [of(givingRates, 'sars', 2014), 'giving', /2013\/14 could not be confirmed/],
    [of(givingRates, 'firm', 2027), 'giving', /no deduction for donations/],
    [of(homeOfficeRates, 'sars', 2021), 'home-office', /held in 2020\/21 could not/],
    [of(homeOfficeRates, 'firm', 2027), 'home-office', /has no home office/],
    [of(travelRates, 'sars', 2022), 'travel', /no published scale .* for 2021\/22/],
    [of(travelRates, 'firm', 2027), 'travel', /has no travel costs/],
    [of(autoAssessmentRates, 'sars', 2014), 'giving', /in 2013\/14/],
    [of(autoAssessmentRates, 'sars', 2022), 'travel', /for 2021\/22/],
    [of(autoAssessmentRates, 'firm', 2026), 'giving', /The firm's estimate/],
    [of(worksheetRates, 'sars', 2025), 'provisional', /of 2024\/25 could not/],
    [of(worksheetRates, 'firm', 2027), 'provisional', /no basic amount and no penalties/],
    [of(vatRates, 'firm', 2027), 'vat-registration', /no limits of VAT registration/],
    [payrollRates('sars', requireTaxYear(2016), 3), 'remuneration', /from 1 March 2016 on\. In 2015\/16/],
    [payrollRates('firm', requireTaxYear(2027), 3), 'remuneration', /no payroll rules/],
    [gains('sars', 2001, 'individual'), 'inclusion', /no capital gains tax before 1 October 2001/],
    [gains('sars', 2002, 'company', '2001-09-30'), 'inclusion', /no capital gains tax before/],
    [gains('sars', 2001, 'trust'), 'inclusion', /no capital gains tax before 1 October 2001/],
    [gains('sars', 2002, 'trust'), 'trust', /trusts in 2001\/02 could not be confirmed/],
    [gains('firm', 2001, 'trust'), 'trust', /firm's estimate has no rate of tax for trusts/],
    [
      testSecondEstimate(ESTIMATE, { payer: 'person', rates: firmIndividual }),
      'provisional',
      /no underestimation penalty/,
    ],
  ] as const) {
    expect(refusal).toMatchObject({ kind: 'unknown-rate', item });
    expect(isRefusal(refusal) && refusal.sentence).toMatch(sentence);
  }
});

test('a company whose year ends outside all tables is refused at its field', () => {
  for (const yearEnd of ['2000-03-31', `${newestTaxYear}-04-01`]) {
    const refusal = companyRates('sars', { taxYear: YEAR, yearEnd });
    const text = `the tables hold for years that end from 1 April 2000 to 31 March ${newestTaxYear}.`;
    expect(refusal).toMatchObject({ kind: 'refused-input', field: 'yearEnd' });
    expect(refusal).toHaveProperty('sentence', expect.stringContaining(text));
    expect(gains('sars', 2024, 'company', yearEnd)).toEqual(refusal);
  }
});

test('figures at the edge of what is confirmed are calculated', () => {
  expect(medical(2006, 30, 0, 0)).toMatchObject({ kind: 'result', medicalDeduction: 0 });
  expect(medical(2012, 30, 1, 8_640 + 22_500)).toMatchObject({ medicalDeduction: rand(8_640) });
  expect(medical(2013, 64, 3, 22_500)).toMatchObject({ medicalCredits: rand(7_368), medicalDeduction: 0 });
  expect(medical(2013, 65, 3, 22_501)).toMatchObject({ medicalCredits: 0, medicalDeduction: rand(22_501) });
});

test('the years with an unconfirmed table are known', () => {
  const without = (has: (year: (typeof taxYears)[number]) => boolean) =>
    taxYears.filter((year) => !has(year));
  const trusts = [2001, 2002, 2005, 2006, 2007, 2008, 2009, 2010, 2011, 2012];
  expect(without((year) => tablesOf(year).trust !== null)).toEqual(trusts);
  const bands = without((year) => year < 2010 || Boolean(tablesOf(year).turnover?.brackets));
  expect(bands).toEqual([2010, 2011, 2020]);
  for (const year of bands) expect(evidenceOf(year).turnover).toBeNull();
});

test('an invalid amount throws an error that names it', () => {
  const person = (wrong: object) => () => individualTax({ ...NOBODY, ...wrong }, firmIndividual);
  const business = (wrong: object) => () => provisionalTax({ ...NOBODY, ...wrong }, sarsIndividual(2024));
  const estimate = (wrong: object) => () =>
    testSecondEstimate({ ...ESTIMATE, ...wrong }, { payer: 'person', rates: sarsIndividual(2026) });
  const company = (wrong: object) => () =>
    companyTax(
      { companyType: 'standard', taxableIncome: 0, dividendsPaid: 0, ...wrong },
      known(companyRates('firm', { taxYear: YEAR })),
    );
  const gain = (wrong: object) => () =>
    capitalGainsTax({ proceeds: 0, baseCost: 0, ...wrong }, known(gains('sars', 2024, 'individual')));
  const last = { taxYear: 2023, taxableIncome: 0, taxableCapitalGain: 0 };
  for (const [calculate, name] of [
    ...[-1, 0.5, largestAmount + 1, Number.NaN].map(
      (grossIncome) => [person({ grossIncome }), 'grossIncome'] as const,
    ),
    [person({ retirementContributions: -1 }), 'retirementContributions'],
    [person({ medicalContributions: -1 }), 'medicalContributions'],
    [person({ interestIncome: -1 }), 'interestIncome'],
    [person({ medicalMembers: -1 }), 'medicalMembers'],
    [person({ medicalMembers: 1.5 }), 'medicalMembers'],
    [business({ grossIncome: -1 }), 'grossIncome'],
    [business({ businessIncome: -1 }), 'businessIncome'],
    [business({ businessExpenses: 0.5 }), 'businessExpenses'],
    [business({ employeesTaxPaid: -1 }), 'employeesTaxPaid'],
    [business({ lastAssessment: { ...last, taxableIncome: -1 } }), 'lastAssessedTaxableIncome'],
    [business({ lastAssessment: { ...last, taxableCapitalGain: -1 } }), 'lastAssessedCapitalGain'],
    [business({ lastAssessment: { ...last, taxYear: 2022.5 } }), 'lastAssessedTaxYear'],
    [business({ lastAssessment: { ...last, taxYear: 2024 } }), 'lastAssessedTaxYear'],
    ...[
      'actualTaxableIncome',
      'estimatedTaxableIncome',
      'basicAmount',
      'taxPaid',
      'medicalContributions',
    ].map((name) => [estimate({ [name]: -1 }), name] as const),
    [company({ taxableIncome: 0.5 }), 'taxableIncome'],
    [company({ dividendsPaid: -1 }), 'dividendsPaid'],
    ...['proceeds', 'baseCost', 'currentIncome', 'assessedLoss'].map(
      (name) => [gain({ [name]: -1 }), name] as const,
    ),
    [() => trustTax({ taxableIncome: -1 }, known(trust('sars', 2027))), 'taxableIncome'],
    [() => turnover('sars', 2027, largestAmount + 1), 'taxableTurnover'],
  ] as const)
    expect(calculate).toThrow(name);
});

function medical(year: number, age: number, medicalMembers: number, contributions: number) {
  const person = { ...NOBODY, grossIncome: rand(300_000), age, medicalMembers };
  return individualTax({ ...person, medicalContributions: rand(contributions) }, sarsIndividual(year));
}

function of<Rates>(ratesOf: (basis: Basis, year: TaxYear) => Rates, basis: Basis, year: number): Rates {
  return ratesOf(basis, requireTaxYear(year));
}

function trust(basis: Basis, year: number) {
  return of(trustRates, basis, year);
}

function turnover(basis: Basis, year: number, taxableTurnover = 1) {
  const rates = of(turnoverRates, basis, year);
  return isRefusal(rates) ? rates : turnoverTax({ taxableTurnover }, rates);
}

function gains(basis: Basis, year: number, entityType: 'individual' | 'company' | 'trust', yearEnd?: string) {
  return capitalGainsRates(basis, { entityType, taxYear: requireTaxYear(year), yearEnd });
}
