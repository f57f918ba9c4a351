import { assess, type AssessmentInput } from './assessment.ts';
import { additionalCredit, missingMembers, type Medical } from './medical.ts';
import { type Cents } from './money.ts';
import { normalTax } from './normal-tax.ts';
import type { MedicalMonths } from './part-year.ts';
import type { AutoAssessmentRates } from './rates/auto-assessment-rates.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { ClaimKind, Corrections, Known, Unknown } from './unknown-to-sars.ts';
import {
  deductedLine,
  from,
  least,
  less,
  notBelowZero,
  randLine,
  share,
  sum,
  type Line,
  type RandLine,
} from './working.ts';

const MONTHS_OF_A_YEAR = 12;

export const NOTHING_MORE: Corrections = { income: [], deductions: [], lines: [], claims: [], notes: [] };

export type Assessed = {
  gross: Cents;
  taxable: Cents;
  credits: readonly Cents[];
  tax: Cents;
  lines: readonly Line[];
};

/** SARS's data with these corrections. Section 18A is the last deduction, so the tax is computed again after it. */
export function assessedAs(
  input: Known & Unknown,
  corrections: Corrections,
  { individual }: AutoAssessmentRates,
): Assessed | Refusal {
  const { age, medicalMembers, medicalContributions } = input;
  const gross = grossOf(input, corrections);
  const person = personOf(input, gross.amount, counted(corrections, 'annuity'));
  const { creditsOnNotice = 0 } = input;
  const unknown = missingMembers({ age, members: medicalMembers, contributions: creditsOnNotice });
  const assessment = unknown ?? assess(gross.amount, person, individual);
  if (isRefusal(assessment)) return assessment;
  const before = assessment.figures.taxableIncome;
  const limit = share(individual.giving.share, before);
  const given = least(counted(corrections, 'donations'), limit);
  const giving = deductedLine('givingDeduction', 'Donations', given, from(individual, 'giving'));
  const taxed = taxableLine(assessment.lines);
  const taxable = giving.amount > 0 ? afterDonations(before, giving) : taxed;
  const months = monthsOf(input);
  const tax = normalTax(taxable.amount, age, medicalMembers, individual, { days: null, months });
  const medical: Medical = {
    age,
    members: medicalMembers,
    contributions: medicalContributions,
    expenses: counted(corrections, 'medical') > 0 ? input.medicalExpenses : 0,
    listed: counted(corrections, 'listed'),
    disability: input.isConfirmed && corrections !== NOTHING_MORE,
  };
  const ours = additionalCredit(medical, taxable.amount, tax.medicalCredits.amount, individual);
  const known = onNotice(input, corrections);
  const [medicalCredits, additional] = known ? [known, []] : [tax.medicalCredits, ours];
  const credits = [medicalCredits.amount, additional.at(-1)?.amount ?? 0];
  const due = notBelowZero(less(tax.taxAfterRebates.amount, ...credits));
  const final = randLine('taxCorrected', 'Tax once corrected', due, 'calculated');
  const kept = assessment.lines.filter(({ key }) => BEFORE_TAXABLE.has(key));
  const donated =
    giving.amount > 0
      ? [{ ...taxed, key: 'taxableBefore', label: 'Taxable income before donations' }, giving]
      : [];
  const lines = [
    gross,
    ...kept,
    ...donated,
    taxable,
    ...Object.values({ ...tax, medicalCredits }),
    ...additional,
    final,
  ];
  return {
    gross: gross.amount,
    taxable: taxable.amount,
    credits: [tax.applicableRebates.amount, ...credits],
    tax: final.amount,
    lines,
  };
}

/** The same months for everybody on the scheme. */
function monthsOf({ medicalMonths = MONTHS_OF_A_YEAR, medicalMembers }: Known): MedicalMonths | null {
  if (medicalMonths === MONTHS_OF_A_YEAR) return null;
  const others = medicalMonths * Math.max(0, medicalMembers - 2);
  return { main: medicalMonths, second: medicalMonths, others };
}

/** SARS's credits, where they count: before a correction, and if its papers are missing. */
function onNotice(
  { creditsOnNotice, hasMedicalPapers }: Known & Unknown,
  corrections: Corrections,
): RandLine | null {
  const isCorrected = corrections !== NOTHING_MORE && hasMedicalPapers;
  if (creditsOnNotice === undefined || isCorrected) return null;
  return deductedLine('medicalCredits', 'Medical credits on the notice', creditsOnNotice, 'input');
}

const BEFORE_TAXABLE: ReadonlySet<string> = new Set([
  'interestIncome',
  'interestExemption',
  'allowableRetirementContributions',
]);

function grossOf({ income, interestIncome }: Known, { income: more, deductions }: Corrections): RandLine {
  const all = sum(income, interestIncome, ...more.map(({ amount }) => amount));
  const formula = notBelowZero(less(all, ...deductions.map(({ amount }) => amount)));
  return randLine('grossCorrected', 'Income with interest and corrections', formula, 'calculated');
}

function personOf(input: Known, grossIncome: Cents, annuity: Cents): AssessmentInput {
  const { age, medicalMembers, medicalContributions, interestIncome, retirementFunds } = input;
  const person = { age, medicalMembers, medicalContributions, interestIncome };
  return { ...person, grossIncome, retirementContributions: retirementFunds + annuity };
}

function taxableLine(lines: readonly Line[]): RandLine {
  const line = lines.find(({ key }) => key === 'taxableIncome');
  if (line?.unit !== 'rand') throw new RangeError('an assessment has its taxable income');
  return line;
}

function afterDonations(before: Cents, giving: RandLine): RandLine {
  return randLine('taxableIncome', 'Taxable income', less(before, giving.amount), 'calculated');
}

/** Cents of a claim that has its papers, else 0. */
export function counted({ claims }: Corrections, kind: ClaimKind): Cents {
  return claims.find((claim) => claim.kind === kind && claim.isProved)?.amount ?? 0;
}

/** Positive is a refund, negative is payable. */
export function balance(key: string, label: string, paid: readonly RandLine[], tax: Cents): RandLine {
  return randLine(key, label, less(sum(...paid.map(({ amount }) => amount)), tax), 'calculated');
}
