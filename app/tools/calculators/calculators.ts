import { leftOut } from '#content/calculators.ts';
import type { Calculator } from './calculator.ts';
import { capitalGainsCalculator } from './capital-gains.ts';
import { companyCalculator } from './company.ts';
import { compareCalculator } from './compare.ts';
import { autoAssessmentCalculator } from './auto-assessment.ts';
import { givingCalculator } from './giving.ts';
import { donationsCalculator } from './donations.ts';
import { estateDutyCalculator } from './estate-duty.ts';
import { executorCalculator } from './executor.ts';
import { homeOfficeCalculator } from './home-office.ts';
import { individualCalculator } from './individual.ts';
import { medicalCalculator } from './medical.ts';
import { provisionalCalculator } from './provisional.ts';
import { lumpSumCalculator } from './lump-sum.ts';
import { transferDutyCalculator } from './transfer-duty.ts';
import { payslipCalculator } from './payslip.ts';
import { retrenchmentCalculator } from './retrenchment.ts';
import { travelCalculator } from './travel.ts';
import { offersCalculator } from './offers.ts';
import { twoIncomesCalculator } from './two-incomes.ts';
import { turnoverCalculator } from './turnover.ts';
import { twoPotCalculator } from './two-pot.ts';
import { vatWatchCalculator } from './vat-watch.ts';
import { worksheetCalculator } from './worksheet.ts';

const all = [
  individualCalculator,
  payslipCalculator,
  retrenchmentCalculator,
  twoIncomesCalculator,
  offersCalculator,
  companyCalculator,
  provisionalCalculator,
  worksheetCalculator,
  capitalGainsCalculator,
  compareCalculator,
  turnoverCalculator,
  vatWatchCalculator,
  twoPotCalculator,
  lumpSumCalculator,
  autoAssessmentCalculator,
  medicalCalculator,
  travelCalculator,
  homeOfficeCalculator,
  givingCalculator,
  transferDutyCalculator,
  donationsCalculator,
  estateDutyCalculator,
  executorCalculator,
] as const;

export type CalculatorType = (typeof all)[number]['type'];

export const everyType: readonly CalculatorType[] = all.map(({ type }) => type);

export const calculators = all.filter(({ type }) => !isLeftOut(type));

const listed: readonly Calculator<CalculatorType>[] = calculators;

export const calculatorTypes: readonly CalculatorType[] = calculators.map(({ type }) => type);

export function findCalculator(type: string | null): Calculator<CalculatorType> {
  return calculators.find((calculator) => calculator.type === type) ?? all[0];
}

export function calculatorAt(url: string): Calculator<CalculatorType> {
  const { pathname, searchParams } = new URL(url);
  return listed.find(({ path }) => path === pathname) ?? findCalculator(searchParams.get('type'));
}

export function isCalculatorType(type: string): type is CalculatorType {
  return calculators.some((calculator) => calculator.type === type);
}

function isLeftOut(type: CalculatorType): boolean {
  return leftOut.includes(type) && type !== all[0].type;
}
