import type { CalculatorType } from './calculators.ts';
import type { Values } from './field.ts';

export const OFFICE = {
  premises: '150k',
  officeArea: '12',
  homeArea: '120',
  isOffice: 'on',
  isMainPlace: 'on',
};

export const RETRENCHED = {
  pay: '20k',
  startedOn: '2020-03-01',
  endsOn: '2026-11-30',
  notice: 'paid',
  leaveDays: '12',
  fundMoney: '600k',
  isFrom55: 'no',
  heldShares: 'no',
};

const NO_CLAIMS = {
  hasBills: 'no',
  hasAnnuity: 'no',
  hasDonations: 'no',
  hasTravel: 'no',
  hasOffice: 'no',
  hasOther: 'no',
};
export const GIVER = { ...NO_CLAIMS, income: '480k', taxPaid: '90k', hasDonations: 'yes', donations: '60k' };

export const SHOP = { trade: 'goods', hasOneClient: 'no' };

/** Entries of each calculator, as people type them. */
export const ENTRIES: Record<CalculatorType, readonly Values[]> = {
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
  'two-incomes': [{ firstIncome: '20k', secondIncome: '13 500', age: '67' }],
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
