import { autoAssessment, type AutoAssessmentInput } from './auto-assessment.ts';
import { assessedAs, counted, NOTHING_MORE } from './assessed-as.ts';
import { rand, requireAmounts, type Cents } from './money.ts';
import { creditsOf, bracketLine } from './normal-tax.ts';
import type { AutoAssessmentRates } from './rates/auto-assessment-rates.ts';
import type { IndividualRates } from './rates/tables.ts';
import { isRefusal, refusedInput } from './refusal.ts';
import {
  correctionsOf,
  PROOF,
  type ClaimKind,
  type Known,
  type OnNotice,
  type Unknown,
} from './unknown-to-sars.ts';
import { deductedLine, less, notBelowZero, randLine, sum, type Line } from './working.ts';

/** The largest scheme that the credits are worked out for. */
const MOST_MEMBERS = 6;
const UNDER_65 = 30;
/** In basis points. */
const WHOLE = 10_000;
const SAME_WITHIN = rand(1);

const TAX_NEEDED =
  'Type the tax on the notice too: the credits of a medical aid, or of your age, may leave less tax than a claim takes off.';

const AS_IT_STANDS =
  'This goes by the figures on your notice as they stand. Compare its income and PAYE with your IRP5: if they differ, or the refund is not what these leave, choose “My IRP5” above.';

/** By the figures of the notice if given, else by the certificates. Throws RangeError. */
export function checkedAssessment(input: AutoAssessmentInput, rates: AutoAssessmentRates) {
  return input.notice ? correctedNotice(input, input.notice, rates) : autoAssessment(input, rates);
}

/** Cents, if the missing proof of a claim were there; null if something else is missing too. */
export function broughtBy(
  kind: ClaimKind,
  input: AutoAssessmentInput,
  rates: AutoAssessmentRates,
): Cents | null {
  const without = checkedAssessment(input, rates);
  const withIt = checkedAssessment({ ...input, ...PROOF[kind] }, rates);
  return isRefusal(without) || isRefusal(withIt) ? null : withIt.difference - without.difference;
}

/**
 * The effect of corrections on a notice. Its rebates and credits stay the same, so only those of a claimed scheme are
 * needed; `assessedTax` gives their sum, and is needed if little tax is left. Above the tax by the tables it does not
 * count. Throws RangeError.
 */
function correctedNotice(
  input: Known & Unknown & { assessedTax?: Cents },
  notice: OnNotice,
  rates: AutoAssessmentRates,
) {
  const { taxable, balance } = notice;
  const { assessedTax } = input;
  requireAmounts({ taxable, balance: Math.abs(balance) });
  const known = { ...input, income: taxable + fundsIn(input, taxable, rates.individual), interestIncome: 0 };
  const corrections = correctionsOf(known, rates);
  if (isRefusal(corrections)) return corrections;
  const asIs = assessedAs(known, NOTHING_MORE, rates);
  if (isRefusal(asIs)) return asIs;
  const corrected = assessedAs(known, corrections, rates);
  if (isRefusal(corrected)) return corrected;
  if (assessedTax === undefined && corrected.tax < mostCredits(rates.individual))
    return refusedInput('assessedTax', TAX_NEEDED);
  // Above the tax by the tables it is wrong: the notice then counts by its taxable income.
  const isPossible = assessedTax !== undefined && assessedTax <= asIs.tax + SAME_WITHIN;
  const onNotice = isPossible ? assessedTax : undefined;
  const before = beforeLine(taxable, onNotice, asIs.credits, rates.individual);
  const others = deductedLine(
    'otherCredits',
    'Other rebates and credits on the notice',
    onNotice === undefined ? 0 : notBelowZero(less(asIs.tax, onNotice)),
    'calculated',
  );
  const left = notBelowZero(less(corrected.tax, others.amount));
  const tax = randLine('taxCorrected', 'Tax once corrected', left, 'calculated');
  const withheld = counted(corrections, 'other-tax');
  const other = randLine('otherTaxPaid', 'Tax on the second job or pension', withheld, 'input');
  const brings = less(sum(before.amount, other.amount), tax.amount);
  const difference = randLine('difference', 'What the correction brings', brings, 'calculated');
  const refund = randLine('balanceAsAssessed', 'Comes back by the notice', balance, 'input');
  const back = sum(balance, difference.amount);
  const after = randLine('balanceCorrected', 'Comes back once corrected', back, 'calculated');
  const working: Line[] = [
    randLine('taxableAsAssessed', 'Taxable income on the notice', taxable, 'input'),
    before,
    refund,
    ...corrections.lines,
    ...corrected.lines.filter(({ key }) => key !== tax.key),
    ...(others.amount > 0 ? [others] : []),
    tax,
    ...(other.amount > 0 ? [other] : []),
    difference,
    after,
  ];
  return {
    kind: 'result' as const,
    table: rates.individual.name,
    taxAsAssessed: before.amount,
    balanceAsAssessed: balance,
    balanceOnNotice: balance,
    taxCorrected: tax.amount,
    balanceCorrected: after.amount,
    difference: difference.amount,
    grossCorrected: corrected.gross,
    taxableCorrected: corrected.taxable,
    claims: corrections.claims,
    notes: [AS_IT_STANDS, ...corrections.notes],
    working,
  };
}

/** The typed tax, or that by the tables after the rebate and the known credits. */
function beforeLine(
  taxable: Cents,
  typed: Cents | undefined,
  credits: readonly Cents[],
  rates: IndividualRates,
) {
  if (typed !== undefined) return randLine('taxAsAssessed', 'Tax on the notice', typed, 'input');
  const label = 'Tax on it, by the tables';
  return bracketLine('taxAsAssessed', label, taxable, rates, credits);
}

/** Cents already deducted for retirement funds: they use up the limit of a new claim. */
function fundsIn({ retirementFunds }: Known, taxable: Cents, { retirement }: IndividualRates): Cents {
  if (retirement.kind !== 'combined') return retirementFunds;
  const { rate, cap } = retirement;
  return Math.min(retirementFunds, cap, Math.floor((taxable / (WHOLE - rate)) * rate));
}

/** Cents: the credits of the oldest person with the largest family, without the primary rebate. */
function mostCredits(rates: IndividualRates): Cents {
  const { secondary, tertiary } = rates.rebates;
  return secondary + (tertiary ?? 0) + creditsOf(UNDER_65, MOST_MEMBERS, rates).amount;
}
