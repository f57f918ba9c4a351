import type { Age } from './age.ts';
import { homeOfficeDeduction } from './home-office.ts';
import { requireAmounts, type Cents } from './money.ts';
import type { AutoAssessmentRates } from './rates/auto-assessment-rates.ts';
import { isRefusal, refusedInput, type Refusal } from './refusal.ts';
import { travelDeduction } from './travel.ts';
import { deductedLine, least, randLine, type Hundredths, type Line, type RandLine } from './working.ts';

/** What SARS has from employers, funds, banks and schemes. Cents of the year; interest is not in `income`. */
export type Known = {
  income: Cents;
  taxPaid: Cents;
  retirementFunds: Cents;
  age: Age;
  medicalMembers: number;
  medicalContributions: Cents;
  interestIncome: Cents;
};

/** What it cannot know, each claim with whether its papers are there. `listedExpenses` need `isConfirmed`, by form ITR-DD. */
export type Unknown = {
  rentReceived: Cents;
  rentCosts: Cents;
  hasRentPapers: boolean;
  medicalExpenses: Cents;
  hasMedicalPapers: boolean;
  listedExpenses: Cents;
  isConfirmed: boolean;
  allowance: Cents;
  vehicleValue: Cents;
  businessKm: Hundredths;
  totalKm: Hundredths;
  employerPaid: boolean;
  hasLogbook: boolean;
  premises: Cents;
  repairs: Cents;
  officeArea: Hundredths;
  homeArea: Hundredths;
  isOffice: boolean;
  isMainPlace: boolean;
  hasHomePapers: boolean;
  donations: Cents;
  hasReceipts: boolean;
  otherIncome: Cents;
  otherTaxPaid: Cents;
  hasOtherPapers: boolean;
};

export type ClaimKind =
  'rent-costs' | 'medical' | 'listed' | 'travel' | 'home-office' | 'donations' | 'other-tax';

/** `amount`: as it was claimed. Without its papers it does not count. */
export type Claim = { kind: ClaimKind; amount: Cents; isProved: boolean };

/** `income` is added and `deductions` come off; the rest counts later in the assessment. */
export type Corrections = {
  income: readonly RandLine[];
  deductions: readonly RandLine[];
  lines: readonly Line[];
  claims: readonly Claim[];
  notes: readonly string[];
};

const RENT_LOSS =
  'Costs of letting above the rent are not counted: whether such a loss comes off other income has rules of its own. Ask us.';
const MORE_ALLOWANCE = 'The allowance is a part of the income on your IRP5 and cannot be more than it.';

/** Throws RangeError for an invalid amount. */
export function requireKnown(input: Known): void {
  const { income, taxPaid, retirementFunds, medicalContributions, interestIncome } = input;
  requireAmounts({ income, taxPaid, retirementFunds, medicalContributions, interestIncome });
}

/** Refuses a trip or an office that cannot be. Income counts without papers, a claim never does. */
export function correctionsOf(input: Known & Unknown, rates: AutoAssessmentRates): Corrections | Refusal {
  const { rentReceived, rentCosts, otherIncome, donations, medicalExpenses, otherTaxPaid } = input;
  requireAmounts({ rentReceived, rentCosts, otherIncome, donations, medicalExpenses, otherTaxPaid });
  requireAmounts({
    allowance: input.allowance,
    premises: input.premises,
    repairs: input.repairs,
    listedExpenses: input.listedExpenses,
  });
  if (input.allowance > input.income) return refusedInput('allowance', MORE_ALLOWANCE);
  const travel = input.hasLogbook && input.allowance > 0 ? travelOf(input, rates) : NOTHING;
  if (isRefusal(travel)) return travel;
  const office = input.hasHomePapers && homeCosts(input) > 0 ? officeOf(input, rates) : NOTHING;
  if (isRefusal(office)) return office;
  const rent = randLine('rentReceived', 'Rent received', rentReceived, 'input');
  const other = randLine('otherIncome', 'Second job or pension', otherIncome, 'input');
  const costs = input.hasRentPapers ? least(rentCosts, rentReceived) : 0;
  const letting = deductedLine('rentCosts', 'Costs of letting', costs, 'input');
  const income = [rent, other].filter(isSome);
  const deductions = [letting, ...travel.deductions, ...office.deductions].filter(isSome);
  return {
    income,
    deductions,
    lines: [...income, letting, ...travel.lines, ...office.lines].filter(isShown),
    claims: claimsOf(input).filter(({ amount }) => amount > 0),
    notes: [
      ...(input.hasRentPapers && rentCosts > rentReceived ? [RENT_LOSS] : []),
      ...travel.notes,
      ...office.notes,
    ],
  };
}

type Deducted = { deductions: readonly RandLine[]; lines: readonly Line[]; notes: readonly string[] };

const NOTHING: Deducted = { deductions: [], lines: [], notes: [] };

function travelOf(input: Known & Unknown, rates: AutoAssessmentRates): Deducted | Refusal {
  const { allowance, vehicleValue, businessKm, totalKm, employerPaid } = input;
  const trip = { allowance, vehicleValue, businessKm, totalKm, method: 'scale', days: 365 } as const;
  const employer = { employerFuel: employerPaid, employerMaintenance: employerPaid };
  const result = travelDeduction({ ...trip, ...employer, runningCosts: 0, financeCharges: 0 }, rates.travel);
  if (isRefusal(result)) return result;
  return deducted(result.working, 'travelDeduction', 'Travel', result.notes);
}

function officeOf(input: Unknown, rates: AutoAssessmentRates): Deducted | Refusal {
  const { premises, repairs, officeArea, homeArea, isOffice, isMainPlace } = input;
  const office = {
    premises,
    repairs,
    officeArea,
    homeArea,
    isOffice,
    isMainPlace,
    worker: 'employee',
  } as const;
  const result = homeOfficeDeduction(
    { ...office, bondInterest: 0, wearAndTear: 0, otherCosts: 0 },
    rates.homeOffice,
  );
  if (isRefusal(result)) return result;
  return deducted(result.working, 'homeOfficeDeduction', 'Home office', result.notes);
}

/** The lines up to the deduction, which then stands with a minus. */
function deducted(working: readonly Line[], key: string, label: string, notes: readonly string[]): Deducted {
  const at = working.findIndex((line) => line.key === key);
  const [line] = working.slice(at);
  if (line?.unit !== 'rand') throw new RangeError(`the working has no amount ${key}`);
  const last: RandLine = { ...line, label, isDeducted: true };
  return { deductions: [last], lines: [...working.slice(0, at), last], notes };
}

function claimsOf(input: Unknown): readonly Claim[] {
  const claim = (kind: ClaimKind, amount: Cents, isProved: boolean) => ({ kind, amount, isProved });
  return [
    claim('rent-costs', input.rentCosts, input.hasRentPapers),
    claim('medical', input.medicalExpenses, input.hasMedicalPapers),
    claim('listed', input.listedExpenses, input.hasMedicalPapers && input.isConfirmed),
    claim('travel', input.allowance, input.hasLogbook),
    claim('home-office', homeCosts(input), input.hasHomePapers),
    claim('donations', input.donations, input.hasReceipts),
    claim('other-tax', input.otherTaxPaid, input.hasOtherPapers),
  ];
}

function homeCosts({ premises, repairs }: Unknown): Cents {
  return premises + repairs;
}

function isSome({ amount }: RandLine): boolean {
  return amount > 0;
}

/** What is nothing is left out of a working that has many parts. */
function isShown(line: Line): boolean {
  return line.unit === 'rate' || line.amount > 0;
}
