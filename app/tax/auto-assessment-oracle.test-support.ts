import type { AutoAssessmentInput } from './auto-assessment.ts';
import { homeOfficeOracle, medicalCreditsOracle, travelOracle } from './claims-oracles.test-support.ts';
import { cents, smallest, type Figures } from './fractions.test-support.ts';
import { assessmentOf, taxAfterRebates } from './oracle.test-support.ts';
import type { AutoAssessmentRates } from './rates/auto-assessment-rates.ts';

/** Two assessments in exact fractions: with what SARS has, and with everything that is proved. */
export function autoAssessmentOracle(input: AutoAssessmentInput, rates: AutoAssessmentRates): Figures | null {
  if (input.allowance > input.income) return null;
  const deducted = deductionsOf(input, rates);
  if (deducted === null) return null;
  const paper = (isThere: boolean, amount: number) => (isThere ? amount : 0);
  const rent = input.rentReceived - paper(input.hasRentPapers, Math.min(input.rentCosts, input.rentReceived));
  const known = input.income + input.interestIncome;
  const before = taxOf(known, { ...input, isConfirmed: false, donations: 0 }, 0, rates);
  const bills = {
    medical: paper(input.hasMedicalPapers, input.medicalExpenses),
    listed: paper(input.hasMedicalPapers && input.isConfirmed, input.listedExpenses),
  };
  const gross = Math.max(0, known + rent + input.otherIncome - deducted);
  const donations = paper(input.hasReceipts, input.donations);
  const after = taxOf(gross, { ...input, donations }, bills.medical + bills.listed, rates);
  if (before === null || after === null) return null;
  const otherTax = BigInt(paper(input.hasOtherPapers, input.otherTaxPaid));
  return {
    taxAsAssessed: before,
    balanceAsAssessed: BigInt(input.taxPaid) - before,
    taxCorrected: after,
    balanceCorrected: BigInt(input.taxPaid) + otherTax - after,
    difference: before - after + otherTax,
  };
}

function deductionsOf(input: AutoAssessmentInput, rates: AutoAssessmentRates): number | null {
  const employer = { employerFuel: input.employerPaid, employerMaintenance: input.employerPaid };
  const trip = {
    ...input,
    ...employer,
    method: 'scale',
    days: 365,
    runningCosts: 0,
    financeCharges: 0,
  } as const;
  const drives = input.hasLogbook && input.allowance > 0;
  const travel = drives ? travelOracle(trip, rates.travel) : { travelDeduction: 0n };
  const home = { ...input, worker: 'employee', bondInterest: 0, wearAndTear: 0, otherCosts: 0 } as const;
  const works = input.hasHomePapers && input.premises + input.repairs > 0;
  const office = works ? homeOfficeOracle(home, rates.homeOffice.name.taxYear) : { homeOfficeDeduction: 0n };
  return travel && office && Number(travel.travelDeduction) + Number(office.homeOfficeDeduction);
}

function taxOf(
  gross: number,
  input: AutoAssessmentInput,
  bills: number,
  { individual }: AutoAssessmentRates,
): bigint | null {
  const person = { ...input, grossIncome: gross, retirementContributions: input.retirementFunds };
  const first = assessmentOf(gross, { ...person, medicalExpenses: 0, disability: false }, individual);
  if (first === null) return null;
  const whole = cents(Number(first.taxableIncome));
  const taxable = whole.minus(smallest(cents(input.donations), whole.share(1000).toTheCent()));
  const medical = medicalCreditsOracle(
    {
      ...input,
      medicalExpenses: bills,
      listedExpenses: 0,
      taxableIncome: Number(taxable.inCents()),
      condition: input.isConfirmed ? 'disability' : 'none',
    },
    individual,
  );
  if (medical === null) return null;
  const credits = cents(Number(medical.totalMedicalCredits));
  return taxAfterRebates(taxable, input.age, individual).minus(credits).notBelowZero().inCents();
}
