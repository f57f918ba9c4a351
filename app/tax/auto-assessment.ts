import { assess, type AssessmentInput } from './assessment.ts';
import { additionalCredit, type Medical } from './medical.ts';
import { formatRand, rand, requireAmounts, type Cents } from './money.ts';
import { normalTax } from './normal-tax.ts';
import type { AutoAssessmentRates } from './rates/auto-assessment-rates.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import {
  correctionsOf,
  PROOF,
  requireKnown,
  type ClaimKind,
  type Corrections,
  type Known,
  type Unknown,
} from './unknown-to-sars.ts';
import {
  bandLine,
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

/** `assessedTax`: the tax on the ITA34, 0 where it was not typed. */
export type AutoAssessmentInput = Known & Unknown & { assessedTax: Cents };

const SAME_WITHIN = rand(1);

/**
 * A balance is the refund in cents, below zero what is to pay. Claims need their papers. `difference` counts from what SARS
 * has, or from the tax on the assessment where that is given and differs. Throws RangeError.
 */
export function autoAssessment(input: AutoAssessmentInput, rates: AutoAssessmentRates) {
  requireKnown(input);
  requireAmounts({ assessedTax: input.assessedTax });
  const corrections = correctionsOf(input, rates);
  if (isRefusal(corrections)) return corrections;
  const asIs = assessedAs(input, NOTHING_MORE, rates);
  if (isRefusal(asIs)) return asIs;
  const corrected = assessedAs(input, corrections, rates);
  if (isRefusal(corrected)) return corrected;
  const brackets = from(rates.individual, 'brackets');
  const { taxable, credits, tax } = asIs;
  const assessed = bandLine(
    'taxAsAssessed',
    'Tax as SARS has it',
    taxable,
    rates.individual.brackets,
    brackets,
    credits,
  );
  const paid = randLine('taxPaid', 'Tax already paid', input.taxPaid, 'input');
  const other = randLine(
    'otherTaxPaid',
    'Tax on the second job or pension',
    counted(corrections, 'other-tax'),
    'input',
  );
  const before = balance('balanceAsAssessed', 'Comes back as SARS has it', [paid], tax);
  const after = balance('balanceCorrected', 'Comes back once corrected', [paid, other], corrected.tax);
  const notice = noticeOf(input, tax, paid);
  const difference = randLine(
    'difference',
    'What the correction brings',
    less(after.amount, (notice?.balance ?? before).amount),
    'calculated',
  );
  const working: Line[] = [randLine('income', 'Income on your IRP5', input.income, 'input')];
  working.push(
    randLine('taxableAsAssessed', 'Taxable income as SARS has it', taxable, 'calculated'),
    assessed,
  );
  working.push(paid, before, ...(notice ? [notice.tax, notice.balance] : []));
  working.push(...corrections.lines, ...corrected.lines);
  if (other.amount > 0) working.push(other);
  working.push(after, difference);
  return {
    kind: 'result' as const,
    table: rates.individual.name,
    taxAsAssessed: assessed.amount,
    balanceAsAssessed: before.amount,
    balanceOnNotice: (notice?.balance ?? before).amount,
    taxCorrected: corrected.tax,
    balanceCorrected: after.amount,
    difference: difference.amount,
    grossCorrected: corrected.gross,
    taxableCorrected: corrected.taxable,
    claims: corrections.claims,
    notes: [...mismatch(input.assessedTax, assessed.amount), ...corrections.notes],
    working,
  };
}

/** Cents, with proof of a claim that has none yet; null if something else is missing for it. */
export function broughtBy(
  kind: ClaimKind,
  input: AutoAssessmentInput,
  rates: AutoAssessmentRates,
): Cents | null {
  const without = autoAssessment(input, rates);
  const withIt = autoAssessment({ ...input, ...PROOF[kind] }, rates);
  return isRefusal(without) || isRefusal(withIt) ? null : withIt.difference - without.difference;
}

const NOTHING_MORE: Corrections = { income: [], deductions: [], lines: [], claims: [], notes: [] };

type Assessed = {
  gross: Cents;
  taxable: Cents;
  credits: readonly Cents[];
  tax: Cents;
  lines: readonly Line[];
};

/** Section 18A is the last deduction, so the tax is worked out again after it. */
function assessedAs(
  input: AutoAssessmentInput,
  corrections: Corrections,
  { individual }: AutoAssessmentRates,
): Assessed | Refusal {
  const { age, medicalMembers, medicalContributions } = input;
  const gross = grossOf(input, corrections);
  const person = personOf(input, gross.amount, counted(corrections, 'annuity'));
  const assessment = assess(gross.amount, person, individual);
  if (isRefusal(assessment)) return assessment;
  const before = assessment.figures.taxableIncome;
  const limit = share(individual.giving.share, before);
  const given = least(counted(corrections, 'donations'), limit);
  const giving = deductedLine('givingDeduction', 'Donations', given, from(individual, 'giving'));
  const taxed = taxableLine(assessment.lines);
  const taxable = giving.amount > 0 ? afterDonations(before, giving) : taxed;
  const tax = normalTax(taxable.amount, age, medicalMembers, individual);
  const medical: Medical = {
    age,
    members: medicalMembers,
    contributions: medicalContributions,
    expenses: counted(corrections, 'medical'),
    listed: counted(corrections, 'listed'),
    disability: input.isConfirmed && corrections !== NOTHING_MORE,
  };
  const additional = additionalCredit(medical, taxable.amount, tax.medicalCredits.amount, individual);
  const credits = [tax.medicalCredits.amount, additional.at(-1)?.amount ?? 0];
  const due = notBelowZero(less(tax.taxAfterRebates.amount, ...credits));
  const final = randLine('taxCorrected', 'Tax once corrected', due, 'calculated');
  const kept = assessment.lines.filter(({ key }) => BEFORE_TAXABLE.has(key));
  const donated =
    giving.amount > 0
      ? [{ ...taxed, key: 'taxableBefore', label: 'Taxable income before donations' }, giving]
      : [];
  const lines = [gross, ...kept, ...donated, taxable, ...Object.values(tax), ...additional, final];
  return {
    gross: gross.amount,
    taxable: taxable.amount,
    credits: [tax.applicableRebates.amount, ...credits],
    tax: final.amount,
    lines,
  };
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

function counted({ claims }: Corrections, kind: ClaimKind): Cents {
  return claims.find((claim) => claim.kind === kind && claim.isProved)?.amount ?? 0;
}

function balance(key: string, label: string, paid: readonly RandLine[], tax: Cents): RandLine {
  return randLine(key, label, less(sum(...paid.map(({ amount }) => amount)), tax), 'calculated');
}

/** Null where its tax was not typed, or is that of these figures. */
function noticeOf({ assessedTax }: AutoAssessmentInput, ours: Cents, paid: RandLine) {
  if (agrees(assessedTax, ours)) return null;
  const tax = randLine('taxOnNotice', 'Tax on your assessment', assessedTax, 'input');
  return { tax, balance: balance('balanceOnNotice', 'Comes back by your assessment', [paid], tax.amount) };
}

/** Whether the tax on the assessment, in cents, is that of these figures; 0 where it was not typed. */
export function agrees(onAssessment: Cents, ours: Cents): boolean {
  return onAssessment === 0 || Math.abs(onAssessment - ours) <= SAME_WITHIN;
}

function mismatch(onAssessment: Cents, ours: Cents): readonly string[] {
  if (agrees(onAssessment, ours)) return [];
  return [
    `Your assessment says ${formatRand(onAssessment)} of tax; these figures give ${formatRand(ours)}. Compare its lines with your certificates first: something is on one of them and not here, or SARS has left something out.`,
  ];
}
