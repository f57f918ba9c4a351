import type { AutoAssessmentInput } from './auto-assessment.ts';
import { cents, smallest, whole, type Figures, type Fraction } from './fractions.test-support.ts';
import type { GivingInput } from './giving.ts';
import type { HomeOfficeInput } from './home-office.ts';
import type { MedicalCreditsInput } from './medical-credits.ts';
import { assessmentOf, taxAfterRebates } from './oracle.test-support.ts';
import type { AutoAssessmentRates } from './rates/auto-assessment-rates.ts';
import type { HomeOfficeRates } from './rates/home-office-rates.ts';
import type { IndividualRates } from './rates/tables.ts';
import type { TravelRates } from './rates/travel-rates.ts';
import type { TravelInput } from './travel-costs.ts';

export function medicalCreditsOracle(input: MedicalCreditsInput, rates: IndividualRates): Figures | null {
  const { age, medicalMembers, condition, listedExpenses } = input;
  if (medicalMembers === 0 && input.medicalContributions > 0) return null;
  if (condition === 'none' && listedExpenses > 0) return null;
  if (rates.medical.kind !== 'credit') return null;
  const { main, first, additional } = rates.medical.perMonth;
  const month = [0, main, main + first][medicalMembers] ?? main + first + (medicalMembers - 2) * additional;
  const schemeFees = cents(12 * month);
  const bills = cents(input.medicalExpenses).plus(cents(listedExpenses));
  const above = (count: number) =>
    cents(input.medicalContributions).minus(schemeFees.times(count)).notBelowZero();
  const isOld = age === '75+' || age >= 65;
  const isFull = isOld || (condition === 'disability' && input.isConfirmed);
  const hurdle = cents(input.taxableIncome).share(750).toTheCent();
  const more = isFull
    ? above(3).plus(bills).share(3330).toTheCent()
    : above(4).plus(bills).minus(hurdle).notBelowZero().share(2500).toTheCent();
  return {
    medicalCredits: schemeFees.inCents(),
    additionalMedicalCredit: more.inCents(),
    totalMedicalCredits: schemeFees.plus(more).inCents(),
  };
}

export function givingOracle(input: GivingInput, rates: IndividualRates): Figures {
  const income = cents(input.taxableIncome);
  const all = cents(input.donations + input.carriedForward);
  const deduction = smallest(all, income.share(1000).toTheCent());
  const taxOn = (taxable: Fraction) => taxAfterRebates(taxable, input.age, rates);
  const saved = taxOn(income).minus(taxOn(income.minus(deduction)));
  return {
    givingDeduction: deduction.inCents(),
    carriedOn: all.minus(deduction).inCents(),
    incomeAfterGiving: income.minus(deduction).inCents(),
    taxSaved: saved.notBelowZero().inCents(),
  };
}

export function travelOracle(input: TravelInput, rates: TravelRates): Figures | null {
  const { vehicleValue, businessKm, totalKm, days } = input;
  if (vehicleValue === 0 || businessKm > totalKm || totalKm === 0 || totalKm > 100_000_000) return null;
  if (days < 1 || days > 366) return null;
  const cost = input.method === 'scale' ? costByScale(input, rates) : actualCost(input, rates);
  if (cost === null) return null;
  const deduction = smallest(cost, cents(input.allowance));
  return {
    travelCost: cost.inCents(),
    travelDeduction: deduction.inCents(),
    taxableAllowance: cents(input.allowance).minus(deduction).inCents(),
  };
}

function costByScale(input: TravelInput, { rows }: TravelRates): Fraction {
  const row = rows.findLast(({ upTo }, index) => {
    const below = rows[index - 1]?.upTo ?? -1;
    return input.vehicleValue > below && (upTo === null || input.vehicleValue <= upTo);
  });
  if (!row) throw new Error('no row of the scale has this value');
  const kilometres = cents(input.businessKm);
  const each = (tenths: number) => kilometres.times(tenths).dividedBy(1_000).toTheCent();
  const fixed = businessPart(forDays(cents(row.fixed), input.days), input);
  const fuel = input.employerFuel ? whole(0) : each(row.fuel);
  const maintenance = input.employerMaintenance ? whole(0) : each(row.maintenance);
  return fixed.plus(fuel).plus(maintenance);
}

function actualCost(input: TravelInput, { valueLimit }: TravelRates): Fraction | null {
  if (valueLimit === null || (input.vehicleValue > valueLimit && input.financeCharges > 0)) return null;
  const year = smallest(cents(input.vehicleValue), cents(valueLimit)).dividedBy(7).toTheCent();
  const paid = cents(input.runningCosts + input.financeCharges);
  return businessPart(paid.plus(forDays(year, input.days)), input);
}

function forDays(amount: Fraction, days: number): Fraction {
  return amount.times(whole(Math.min(days, 365)).dividedBy(365)).toTheCent();
}

function businessPart(amount: Fraction, { businessKm, totalKm }: TravelInput): Fraction {
  return amount.times(cents(businessKm).dividedBy(cents(totalKm))).toTheCent();
}

/** An employee could deduct the interest until 2022. */
export function homeOfficeOracle(
  input: HomeOfficeInput,
  { name: { taxYear } }: HomeOfficeRates,
): Figures | null {
  const { worker, officeArea, homeArea } = input;
  if (homeArea === 0 || officeArea > homeArea) return null;
  const isSalaried = worker === 'employee';
  const interest = isSalaried && taxYear > 2022 ? 0 : input.bondInterest;
  const part = cents(input.premises + interest)
    .times(cents(officeArea).dividedBy(cents(homeArea)))
    .toTheCent();
  const own = input.repairs + input.wearAndTear + (isSalaried ? 0 : input.otherCosts);
  const isMet = input.isOffice && (worker === 'trade' || input.isMainPlace);
  return { sharedPart: part.inCents(), homeOfficeDeduction: isMet ? part.plus(cents(own)).inCents() : 0n };
}

export function autoAssessmentOracle(input: AutoAssessmentInput, rates: AutoAssessmentRates): Figures | null {
  if (input.allowance > input.income) return null;
  const deducted = deductionsOf(input, rates);
  if (deducted === null) return null;
  const paper = (isThere: boolean, amount: number) => (isThere ? amount : 0);
  const rent = input.rentReceived - paper(input.hasRentPapers, Math.min(input.rentCosts, input.rentReceived));
  const trade =
    input.tradeIncome - paper(input.hasTradePapers, Math.min(input.tradeCosts, input.tradeIncome));
  const funds = input.retirementFunds + paper(input.hasAnnuityPapers, input.annuity);
  const known = input.income + input.interestIncome;
  const before = taxOf(known, { ...input, isConfirmed: false, donations: 0 }, 0, rates);
  const bills = {
    medical: paper(input.hasMedicalPapers, input.medicalExpenses),
    listed: paper(input.hasMedicalPapers && input.isConfirmed, input.listedExpenses),
  };
  const gross = Math.max(0, known + rent + trade + input.otherIncome - deducted);
  const donations = paper(input.hasReceipts, input.donations);
  const after = taxOf(
    gross,
    { ...input, retirementFunds: funds, donations },
    bills.medical + bills.listed,
    rates,
  );
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
  const scale = { method: 'scale', days: 365, runningCosts: 0, financeCharges: 0 } as const;
  const trip = { ...input, ...employer, ...scale };
  const drives = input.hasLogbook && input.allowance > 0;
  const travel = drives ? travelOracle(trip, rates.travel) : { travelDeduction: 0n };
  const home = { ...input, worker: 'employee', bondInterest: 0, wearAndTear: 0, otherCosts: 0 } as const;
  const works = input.hasHomePapers && input.premises + input.repairs > 0;
  const office = works ? homeOfficeOracle(home, rates.homeOffice) : { homeOfficeDeduction: 0n };
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
  const income = cents(Number(first.taxableIncome));
  const taxable = income.minus(smallest(cents(input.donations), income.share(1000).toTheCent()));
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
