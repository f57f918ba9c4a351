import type { CalculatorType } from '#app/tools/calculators/calculators.ts';
import type { Endpoint } from './endpoint.ts';
import { autoAssessmentEndpoint } from './endpoints/auto-assessment.ts';
import { capitalGainsEndpoint } from './endpoints/capital-gains.ts';
import { companyEndpoint } from './endpoints/company.ts';
import { givingEndpoint } from './endpoints/giving.ts';
import { compareEndpoint } from './endpoints/compare.ts';
import { homeOfficeEndpoint } from './endpoints/home-office.ts';
import { individualEndpoint } from './endpoints/individual.ts';
import { payslipEndpoint } from './endpoints/payslip.ts';
import { provisionalEndpoint } from './endpoints/provisional.ts';
import { lumpSumEndpoint } from './endpoints/lump-sum.ts';
import { medicalEndpoint } from './endpoints/medical.ts';
import { donationsEndpoint } from './endpoints/donations.ts';
import { estateDutyEndpoint } from './endpoints/estate-duty.ts';
import { executorEndpoint } from './endpoints/executor.ts';
import { retrenchmentEndpoint } from './endpoints/retrenchment.ts';
import { transferDutyEndpoint } from './endpoints/transfer-duty.ts';
import { travelEndpoint } from './endpoints/travel.ts';
import { turnoverEndpoint } from './endpoints/turnover.ts';
import { offersEndpoint } from './endpoints/offers.ts';
import { twoIncomesEndpoint } from './endpoints/two-incomes.ts';
import { worksheetEndpoint } from './endpoints/worksheet.ts';
import { twoPotEndpoint } from './endpoints/two-pot.ts';
import { vatWatchEndpoint } from './endpoints/vat-watch.ts';

const byName = {
  individual: individualEndpoint,
  payslip: payslipEndpoint,
  retrenchment: retrenchmentEndpoint,
  'two-incomes': twoIncomesEndpoint,
  offers: offersEndpoint,
  provisional: provisionalEndpoint,
  worksheet: worksheetEndpoint,
  'capital-gains': capitalGainsEndpoint,
  company: companyEndpoint,
  turnover: turnoverEndpoint,
  'vat-watch': vatWatchEndpoint,
  compare: compareEndpoint,
  'two-pot': twoPotEndpoint,
  'lump-sum': lumpSumEndpoint,
  medical: medicalEndpoint,
  'auto-assessment': autoAssessmentEndpoint,
  travel: travelEndpoint,
  'home-office': homeOfficeEndpoint,
  giving: givingEndpoint,
  'transfer-duty': transferDutyEndpoint,
  donations: donationsEndpoint,
  'estate-duty': estateDutyEndpoint,
  executor: executorEndpoint,
} satisfies Readonly<Record<CalculatorType, Endpoint>>;

export const endpoints: readonly Endpoint[] = Object.values(byName);

export function findEndpoint(name: string | undefined): Endpoint | null {
  return endpoints.find((endpoint) => endpoint.name === name) ?? null;
}
