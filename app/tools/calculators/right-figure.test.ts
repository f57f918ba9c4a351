import { expect, test } from 'vitest';
import { quickEstimate } from '#app/tax/quick-estimate.ts';
import { rand } from '#app/tax/money.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { firstDayOf } from '#app/tax/tax-year.ts';
import { calculated } from './calculated.test-support.ts';
import { findCalculator, type CalculatorType } from './calculators.ts';
import type { Values } from './field.ts';
import { yearValue } from './fields.ts';
import type { Figure } from './figures.ts';
import { NO_CLAIMS } from './no-claims.test-support.ts';

const NEWEST = yearValue(newestTaxYear);
const TODAY = firstDayOf(newestTaxYear);

const OFFICE = { premises: '150k', officeArea: '12', homeArea: '120', isOffice: 'on', isMainPlace: 'on' };

const RETRENCHED = {
  pay: '20k',
  startedOn: '2020-03-01',
  endsOn: '2026-11-30',
  notice: 'paid',
  leaveDays: '12',
  fundMoney: '600k',
  isFrom55: 'no',
  heldShares: 'no',
};

const GIVER = { ...NO_CLAIMS, income: '480k', taxPaid: '90k', hasDonations: 'yes', donations: '60k' };

const SHOP = { trade: 'goods', hasOneClient: 'no' };

const ENTRIES: Record<CalculatorType, readonly Values[]> = {
  individual: [
    { grossIncome: '600 000', age: '41' },
    { grossIncome: '420k', age: '67', interestIncome: '60k', incomeKind: 'pension' },
    { grossIncome: '35 000', period: 'monthly' },
  ],
  provisional: [
    { grossIncome: '480k', employeesTaxPaid: '92 217', businessIncome: '120k' },
    { businessIncome: '100k', businessExpenses: '150k' },
  ],
  worksheet: [
    { payment: 'first', incomeByMonth: '60 000\n60 000', expectedIncome: '60k', expectedCosts: '20k' },
    { payer: 'company', payment: 'first', businessIncome: '720k' },
  ],
  company: [
    { taxableIncome: '1.2m', companyType: 'sbc' },
    { taxableIncome: '1m', yearEnd: '2015-06-30' },
  ],
  'capital-gains': [
    { proceeds: '3.5m', baseCost: '600k', currentIncome: '600k', primaryResidence: 'on' },
    { proceeds: '1', baseCost: '2', currentIncome: '0' },
    { proceeds: '1m', baseCost: '0', entityType: 'company', yearEnd: '2016-09-30' },
  ],
  payslip: [
    { pay: '28k', bonus: '14 800' },
    { pay: '3 600', frequency: 'weekly', retirement: '160', medicalMembers: '2' },
    { pay: '150k', retirement: '40k', age: '67' },
  ],
  'two-incomes': [{ atOnce: 'yes', firstIncome: '20k', secondIncome: '13 500', age: '67' }],
  offers: [{ firstPay: '30k', secondPay: '28k', secondBonus: '14 800' }],
  turnover: [{ taxableTurnover: '900k' }],
  compare: [{ ...SHOP, turnover: '900k', costs: '300k' }],
  'two-pot': [{ withdrawal: '25k', taxableIncome: '370k' }],
  'lump-sum': [{ reason: 'retired', payer: 'fund', lumpSum: '900k', earlierLumpSums: '200k' }],
  retrenchment: [RETRENCHED],
  medical: [
    { taxableIncome: '0', medicalContributions: '93 600', medicalMembers: '4', medicalExpenses: '22k' },
  ],
  'auto-assessment': [{ ...NO_CLAIMS, income: '480k', taxPaid: '90k', hasOther: 'yes', otherIncome: '40k' }],
  travel: [{ allowance: '96k', vehicleValue: '400k', businessKm: '8000', totalKm: '20000' }],
  'home-office': [OFFICE],
  giving: [{ donations: '60k', taxableIncome: '480k' }],
  'transfer-duty': [{ price: '1.8m' }],
  donations: [{ donation: '200k', givenThisYear: '90k' }],
  'estate-duty': [{ assets: '10m', firstSpouse: 'on', usedByFirst: '500k' }],
  executor: [{ assets: '2m', income: '50k' }],
  'vat-watch': [{ turnover: '2026-06, 2 235 000\n2026-07, 83 000' }],
};

/** As a visitor finds it, and with each other choice of year or basis. */
const CHOICES: readonly Values[] = [
  {},
  { basis: 'sars' },
  { basis: 'firm' },
  { taxYear: NEWEST },
  { taxYear: '2023' },
  { basis: 'firm', taxYear: '2018' },
];

test('in over 70 cases one figure leads: today’s, or that of the day it is about', () => {
  let cases = 0;
  for (const [type, entries] of Object.entries(ENTRIES)) {
    const { bases, todayLeads, years, initialYear } = findCalculator(type);
    const offered = new Set([undefined, ...years('sars').map(({ value }) => value)]);
    for (const entry of entries) {
      const [current] = figuresOf(type, { ...entry, basis: 'sars', taxYear: NEWEST });
      expect(current).toMatchObject({ key: 'current', headline: expect.anything() });
      for (const choice of CHOICES.filter(({ taxYear }) => offered.has(taxYear))) {
        const [leading, ...below] = figuresOf(type, { ...entry, ...choice });
        const about = JSON.stringify({ type, ...entry, ...choice });
        const isFirm = choice.basis === 'firm' && bases.includes('firm');
        const isToday = isFirm || (choice.taxYear ?? yearValue(initialYear())) === NEWEST;
        if (isToday || todayLeads) expect(unexplained(leading), about).toEqual(unexplained(current));
        else expect(leading, about).toMatchObject({ key: 'chosen', isExplained: true });
        expect(
          below.map(({ key }) => key),
          about,
        ).toEqual([
          ...(bases.includes('firm') ? ['firm'] : []),
          ...(todayLeads && !isToday ? ['chosen'] : []),
        ]);
        cases += 1;
      }
    }
  }
  expect(cases).toBeGreaterThan(70);
});

test('the quick estimate has the figures of its full calculator, in the same order', () => {
  const { leading, below } = quickEstimate({ grossIncome: rand(500_000), dependants: 1 });
  const figures = figuresOf('individual', { grossIncome: '500k', medicalMembers: '2' });
  expect(figures.map(centsOf)).toEqual([leading.estimatedTax, below.estimatedTax]);
});

type Case = [CalculatorType, Values, sars: number, firm?: number];

const SAVER = { grossIncome: '600k', retirementContributions: '120k', medicalMembers: '4', age: '41' };
const SCHEME = { ...SAVER, medicalContributions: '93 600' };
const PENSIONER = {
  grossIncome: '420k',
  interestIncome: '60k',
  age: '67',
  incomeKind: 'pension',
  medicalMembers: '2',
  medicalContributions: '84k',
};
const OLDEST = { grossIncome: '250k', interestIncome: '40k', age: '75+' };
const HOME = { baseCost: '0', currentIncome: '600k', primaryResidence: 'on' };
const OFFER = { firstPay: '30k', firstRetirement: '2k' };
const FAMILY = { medicalContributions: '93 600', medicalMembers: '4', medicalExpenses: '22k' };

/** A practitioner's sums for 2026/27. */
const PRACTICE: readonly Case[] = [
  ['individual', SCHEME, 77_097, 82_696],
  ['individual', { ...SCHEME, medicalExpenses: '22k' }, 72_317, 82_696],
  ['individual', { grossIncome: '2m', retirementContributions: '550k' }, 521_993, 564_311],
  ['individual', PENSIONER, 25_175.98, 60_712],
  ['individual', { ...PENSIONER, medicalExpenses: '12k' }, 21_179.98, 60_712],
  ['individual', { ...OLDEST, medicalMembers: '1', medicalContributions: '48k' }, 0, 14_334],
  ['individual', { grossIncome: '180k', lastDay: '2026-08-31' }, 23_416.77],
  ['individual', { grossIncome: '600k' }, 132_907, 139_405],
  ['capital-gains', { ...HOME, proceeds: '2.9m' }, 0, 135_446],
  ['capital-gains', { ...HOME, proceeds: '4.2m' }, 179_986, 348_646],
  [
    'capital-gains',
    { proceeds: '1.8m', baseCost: '0', currentIncome: '250k', age: '70', yearOfDeath: 'on' },
    178_121,
    248_456,
  ],
  ['capital-gains', { ...HOME, proceeds: '7m', ownShare: '50' }, 311_186],
  ['company', { companyType: 'sbc', taxableIncome: '1.2m' }, 232_970, 240_012.5],
  ['turnover', { taxableTurnover: '600k' }, 0],
  ['turnover', { taxableTurnover: '900k' }, 3_000],
  ['turnover', { taxableTurnover: '1.5m' }, 15_500],
  ['turnover', { taxableTurnover: '2.3m' }, 39_500],
  ['worksheet', { payment: 'first', incomeByMonth: '60k', expectedIncome: '40k' }, 49_208.5],
  ['compare', { ...SHOP, turnover: '900k', costs: '300k' }, 587_005],
  ['payslip', { pay: '28k', bonus: '14 800' }, 8_009],
  ['payslip', { pay: '110k', periods: '7' }, 9_405],
  ['payslip', { pay: '1 090', frequency: 'weekly', periods: '0', days: '3' }, 49.36],
  ['offers', { ...OFFER, secondPay: '28k', secondBonus: '14 800', secondEmployerRetirement: '2k' }, 10_952],
  [
    'two-incomes',
    { atOnce: 'yes', firstIncome: '240k', secondIncome: '160k', age: '67', amountsOf: 'year' },
    40_822,
  ],
  ['two-pot', { withdrawal: '25k', taxableIncome: '370k' }, 7_095],
  ['two-pot', { withdrawal: '30k', taxableIncome: '80k', fee: '345' }, 1_917.9],
  ['lump-sum', { reason: 'retired', payer: 'fund', lumpSum: '900k', earlierLumpSums: '200k' }, 128_700],
  ['lump-sum', { reason: 'retired', payer: 'fund', lumpSum: '600k', kind: 'severance' }, 9_000],
  ['retrenchment', RETRENCHED, 21_256.62],
  ['retrenchment', { ...RETRENCHED, heldShares: 'yes' }, 117_522],
  ['medical', { ...FAMILY, taxableIncome: '480k', age: '41' }, 19_900],
  ['medical', { ...FAMILY, taxableIncome: '0', age: '67' }, 38_509.92],
  [
    'travel',
    { allowance: '96k', vehicleValue: '400k', logbook: 'Trips,Business km,All km\n1,8000,20000' },
    26_050.8,
  ],
  ['home-office', { ...OFFICE, repairs: '700' }, 15_700],
  ['auto-assessment', { ...GIVER, hasReceipts: 'on' }, 14_880],
  ['auto-assessment', GIVER, 0],
  ['giving', { donations: '60k', taxableIncome: '480k' }, 14_880],
  ['transfer-duty', { price: '1.8m' }, 21_786],
  ['donations', { donation: '200k', givenThisYear: '90k' }, 28_000],
  ['estate-duty', { assets: '10m', firstSpouse: 'on', usedByFirst: '500k' }, 700_000],
  ['executor', { assets: '2m', income: '50k', isVendor: 'on' }, 83_950],
  ['vat-watch', { turnover: '2026-06, 2 235 000\n2026-07, 83 000' }, 2_318_000],
];

test('ten cases of 2026/27 come out to the cent, with the firm estimate beside them', () => {
  for (const [type, values, sars, firm] of PRACTICE) {
    const { assessment, figures } = calculated(type, { ...values, taxYear: '2026' }, TODAY);
    const estimate = figures.find(({ key }) => key === 'firm');
    const about = JSON.stringify({ type, ...values });
    expect(assessment.tax.cents, about).toBe(Math.round(sars * 100));
    if (firm !== undefined) expect(estimate && centsOf(estimate), about).toBe(firm * 100);
  }
});

/** Also if another table is explained. */
function unexplained(figure: Figure | undefined) {
  return { ...figure, isExplained: null };
}

function centsOf(figure: Figure) {
  return 'headline' in figure && 'cents' in figure.headline ? figure.headline.cents : null;
}

function figuresOf(type: string, values: Values) {
  return calculated(type, values, TODAY).figures;
}
