import type { Calculator } from './calculator.ts';
import type { CalculatorType } from './calculators.ts';
import { isKeyOf } from '#app/platform/core/keys.ts';

const loaders: Record<CalculatorType, () => Promise<Calculator>> = {
  individual: async () => (await import('./individual.ts')).individualCalculator,
  payslip: async () => (await import('./payslip.ts')).payslipCalculator,
  retrenchment: async () => (await import('./retrenchment.ts')).retrenchmentCalculator,
  'two-incomes': async () => (await import('./two-incomes.ts')).twoIncomesCalculator,
  offers: async () => (await import('./offers.ts')).offersCalculator,
  company: async () => (await import('./company.ts')).companyCalculator,
  worksheet: async () => (await import('./worksheet.ts')).worksheetCalculator,
  provisional: async () => (await import('./provisional.ts')).provisionalCalculator,
  'capital-gains': async () => (await import('./capital-gains.ts')).capitalGainsCalculator,
  compare: async () => (await import('./compare.ts')).compareCalculator,
  turnover: async () => (await import('./turnover.ts')).turnoverCalculator,
  'vat-watch': async () => (await import('./vat-watch.ts')).vatWatchCalculator,
  'two-pot': async () => (await import('./two-pot.ts')).twoPotCalculator,
  'lump-sum': async () => (await import('./lump-sum.ts')).lumpSumCalculator,
  medical: async () => (await import('./medical.ts')).medicalCalculator,
  'auto-assessment': async () => (await import('./auto-assessment.ts')).autoAssessmentCalculator,
  travel: async () => (await import('./travel.ts')).travelCalculator,
  'home-office': async () => (await import('./home-office.ts')).homeOfficeCalculator,
  giving: async () => (await import('./giving.ts')).givingCalculator,
  'transfer-duty': async () => (await import('./transfer-duty.ts')).transferDutyCalculator,
  donations: async () => (await import('./donations.ts')).donationsCalculator,
  'estate-duty': async () => (await import('./estate-duty.ts')).estateDutyCalculator,
  executor: async () => (await import('./executor.ts')).executorCalculator,
};

/** In the browser each page loads its own. An unknown type gives the first, like `findCalculator`. */
export function loadCalculator(type: string): Promise<Calculator> {
  return (isKeyOf(loaders, type) ? loaders[type] : loaders.individual)();
}
