import type { Age } from './age.ts';
import { homeOfficeDeduction } from './home-office.ts';
import { requireAmounts, type Cents } from './money.ts';
import type { AutoAssessmentRates } from './rates/auto-assessment-rates.ts';
import { isRefusal, refusedInput, type Refusal } from './refusal.ts';
import { travelDeduction } from './travel.ts';
import { deductedLine, least, randLine, type Hundredths, type Line, type RandLine } from './working.ts';

/**
 * SARS's data from employers, funds, banks and schemes. Cents of the year; `income` excludes interest. `medicalMonths`:
 * for everybody on the scheme, 0 to 12; default: twelve. `creditsOnNotice`: sections 6A and 6B on the notice; if given,
 * the scheme is a claim.
 */
export type Known = {
  income: Cents;
  taxPaid: Cents;
  retirementFunds: Cents;
  age: Age;
  medicalMembers: number;
  medicalContributions: Cents;
  medicalMonths?: number;
  interestIncome: Cents;
  creditsOnNotice?: Cents;
};

/** Cents on the ITA34. `balance`: the refund; negative is payable. */
export type OnNotice = { taxable: Cents; balance: Cents };

/** Each claim, and whether its papers are there. `listedExpenses` need `isConfirmed`, by form ITR-DD. */
export type Unknown = {
  annuity: Cents;
  hasAnnuityPapers: boolean;
  rentReceived: Cents;
  rentCosts: Cents;
  hasRentPapers: boolean;
  tradeIncome: Cents;
  tradeCosts: Cents;
  hasTradePapers: boolean;
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
  | 'annuity'
  | 'rent-costs'
  | 'trade-costs'
  | 'medical'
  | 'listed'
  | 'travel'
  | 'home-office'
  | 'donations'
  | 'other-tax';

/** `amount`: as claimed. Without its papers, or a required condition, it does not count. */
export type Claim = { kind: ClaimKind; amount: Cents; isProved: boolean };

/** `income` is added and `deductions` come off; the rest counts later in the assessment. */
export type Corrections = {
  income: readonly RandLine[];
  deductions: readonly RandLine[];
  lines: readonly Line[];
  claims: readonly Claim[];
  notes: readonly string[];
};

const LOSS =
  'Costs above the rent or above the freelance income are not counted: whether such a loss comes off other income has rules of its own. Ask us.';
const MORE_ALLOWANCE = 'The allowance is a part of the income on your IRP5 and cannot be more than it.';

export const PROOF: Record<ClaimKind, Partial<Unknown>> = {
  annuity: { hasAnnuityPapers: true },
  'rent-costs': { hasRentPapers: true },
  'trade-costs': { hasTradePapers: true },
  medical: { hasMedicalPapers: true },
  listed: { hasMedicalPapers: true, isConfirmed: true },
  travel: { hasLogbook: true },
  'home-office': { hasHomePapers: true, isOffice: true, isMainPlace: true },
  donations: { hasReceipts: true },
  'other-tax': { hasOtherPapers: true },
};

/** Throws RangeError for an invalid amount. */
export function requireKnown(input: Known): void {
  const {
    income,
    taxPaid,
    retirementFunds,
    medicalContributions,
    interestIncome,
    creditsOnNotice = 0,
  } = input;
  requireAmounts({ income, taxPaid, retirementFunds, medicalContributions, interestIncome, creditsOnNotice });
}

/** Refuses an impossible trip or office. Income counts without papers, a claim never does. */
export function correctionsOf(input: Known & Unknown, rates: AutoAssessmentRates): Corrections | Refusal {
  const { annuity, rentReceived, rentCosts, tradeIncome, tradeCosts, otherIncome } = input;
  const { donations, medicalExpenses, otherTaxPaid } = input;
  requireAmounts({ annuity, tradeIncome, tradeCosts });
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
  const trade = randLine('tradeIncome', 'Freelance or business income', tradeIncome, 'input');
  const other = randLine('otherIncome', 'Second job or pension', otherIncome, 'input');
  const upTo = (isProved: boolean, costs: Cents, earned: Cents) => (isProved ? least(costs, earned) : 0);
  const letting = deductedLine(
    'rentCosts',
    'Costs of letting',
    upTo(input.hasRentPapers, rentCosts, rentReceived),
    'input',
  );
  const trading = deductedLine(
    'tradeCosts',
    'Costs of the freelance work',
    upTo(input.hasTradePapers, tradeCosts, tradeIncome),
    'input',
  );
  const missing = randLine('annuity', 'Retirement annuity', input.hasAnnuityPapers ? annuity : 0, 'input');
  const income = [rent, trade, other].filter(isSome);
  const deductions = [letting, trading, ...travel.deductions, ...office.deductions].filter(isSome);
  const hasLoss =
    (input.hasRentPapers && rentCosts > rentReceived) || (input.hasTradePapers && tradeCosts > tradeIncome);
  return {
    income,
    deductions,
    lines: [...income, letting, trading, ...travel.lines, ...office.lines, missing].filter(isShown),
    claims: claimsOf(input).filter(({ amount }) => amount > 0),
    notes: [...(hasLoss ? [LOSS] : []), ...travel.notes, ...office.notes],
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

function deducted(working: readonly Line[], key: string, label: string, notes: readonly string[]): Deducted {
  const at = working.findIndex((line) => line.key === key);
  const [line] = working.slice(at);
  if (line?.unit !== 'rand') throw new RangeError(`the working has no amount ${key}`);
  const last: RandLine = { ...line, label, isDeducted: true };
  return { deductions: [last], lines: [...working.slice(0, at), last], notes };
}

function claimsOf(input: Known & Unknown): readonly Claim[] {
  const fees = input.creditsOnNotice === undefined ? 0 : input.medicalContributions;
  const claim = (kind: ClaimKind, amount: Cents, isProved: boolean) => ({ kind, amount, isProved });
  return [
    claim('annuity', input.annuity, input.hasAnnuityPapers),
    claim('rent-costs', input.rentCosts, input.hasRentPapers),
    claim('trade-costs', input.tradeCosts, input.hasTradePapers),
    claim('medical', input.medicalExpenses + fees, input.hasMedicalPapers),
    claim('listed', input.listedExpenses, input.hasMedicalPapers && input.isConfirmed),
    claim('travel', input.allowance, input.hasLogbook),
    claim('home-office', homeCosts(input), input.hasHomePapers && input.isOffice && input.isMainPlace),
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

function isShown(line: Line): boolean {
  return line.unit === 'rate' || line.amount > 0;
}
