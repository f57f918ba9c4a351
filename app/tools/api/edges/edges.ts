import { donationsRates } from '#app/tax/rates/donations-rates.ts';
import { estateDutyRates } from '#app/tax/rates/estate-duty-rates.ts';
import { transferDutyRates } from '#app/tax/rates/transfer-duty-rates.ts';
import { newestTaxYear, requireTaxYear } from '#app/tax/tax-years.ts';
import { tablesOf } from '#app/tax/years/index.ts';
import { around, bandEnds, edge, endsOf, known, RAND, type Edge } from './edge.ts';
import {
  gains,
  homeOfficeTests,
  lumpSumBands,
  retrenchments,
  travelRows,
  turnoverBands,
  vatWatchLimits,
} from './others.ts';
import {
  incentive,
  incomeBands,
  medicalAges,
  members,
  retirementLimits,
  thresholds,
  twelfth,
  uifCeiling,
} from './people.ts';

const YEARS = [newestTaxYear, requireTaxYear(newestTaxYear - 1)];

/** By endpoint: one rand on each side of every band, every age and every limit that can apply. */
export const edges: Readonly<Record<string, () => readonly Edge[]>> = {
  individual: () => [...YEARS.flatMap(incomeBands), ...thresholds(), ...retirementLimits(), ...members()],
  payslip: () => [...incentive(), ...uifCeiling()],
  'two-incomes': () =>
    around('band', bandEnds(), (firstIncome) => ({
      amountsOf: 'year',
      firstIncome,
      secondIncome: 60_000,
    })),
  offers: () =>
    around('band of a twelfth', bandEnds().map(twelfth), (pay) => ({ firstPay: pay, secondPay: 20_000 })),
  provisional: () => around('band', bandEnds(), (businessIncome) => ({ grossIncome: 0, businessIncome })),
  worksheet: () =>
    around('band', bandEnds(), (estimate) => ({ payment: 'first', grossIncome: 480_000, estimate })),
  'two-pot': () => around('band', bandEnds(), (taxableIncome) => ({ withdrawal: 30_000, taxableIncome })),
  giving: () => [
    ...around('tenth of taxable income', [60_000 * RAND], (donations) => ({
      donations,
      taxableIncome: 600_000,
    })),
    ...around('band', bandEnds(), (taxableIncome) => ({ donations: 20_000, taxableIncome })),
  ],
  medical: () => medicalAges(),
  'auto-assessment': () =>
    around('band', bandEnds(), (income) => ({
      income,
      taxPaid: 10_000,
      donations: 20_000,
      hasReceipts: true,
    })),
  'capital-gains': () => gains(),
  company: () => [
    ...around('band', endsOf(tablesOf(newestTaxYear).company.smallBusiness.brackets), (taxableIncome) => ({
      companyType: 'sbc',
      taxableIncome,
    })),
    edge('the flat rate', { companyType: 'standard', taxableIncome: 1_000_000 }),
  ],
  turnover: () => turnoverBands(),
  'vat-watch': () => vatWatchLimits(),
  compare: () => around('band', bandEnds(), (turnover) => ({ turnover, costs: 100_000 })),
  'lump-sum': () => (['retirement', 'severance', 'withdrawal'] as const).flatMap(lumpSumBands),
  retrenchment: () => retrenchments(),
  travel: () => travelRows(),
  'home-office': () => homeOfficeTests(),
  'transfer-duty': () =>
    YEARS.flatMap((year) =>
      around(
        'band',
        endsOf(known(transferDutyRates('sars', year, 'later')).brackets),
        (price) => ({ price }),
        year,
      ),
    ),
  donations: () => {
    const { exemption, brackets } = known(donationsRates('sars', newestTaxYear));
    const bands = endsOf(brackets).map((end) => end + exemption.person);
    return [
      ...around('exemption', [exemption.person], (donation) => ({ donation })),
      ...around('exemption', [exemption.other], (donation) => ({ donation, donor: 'other' })),
      ...around('band', bands, (donation) => ({ donation })),
    ];
  },
  'estate-duty': () => {
    const { abatement, brackets } = known(estateDutyRates('sars', newestTaxYear));
    const bands = endsOf(brackets).map((end) => end + abatement);
    return [
      ...around('abatement', [abatement], (assets) => ({ assets })),
      ...around('abatement of two', [2 * abatement], (assets) => ({ assets, firstSpouse: true })),
      ...around('band', bands, (assets) => ({ assets })),
    ];
  },
  executor: () => around('lowest fee', [10_000 * RAND], (assets) => ({ assets })),
};
