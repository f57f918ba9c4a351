import { assessedAs, balance, counted, NOTHING_MORE } from './assessed-as.ts';
import { formatRand, rand, requireAmounts, type Cents } from './money.ts';
import type { AutoAssessmentRates } from './rates/auto-assessment-rates.ts';
import { isRefusal } from './refusal.ts';
import { correctionsOf, requireKnown, type Known, type OnNotice, type Unknown } from './unknown-to-sars.ts';
import { less, randLine, type Line, type RandLine } from './working.ts';
import { bracketLine } from './normal-tax.ts';

/**
 * `assessedTax`: the tax on the ITA34, if it is known. `notice`: only for `checkedAssessment`; replaces SARS's data
 * except retirement contributions, age and medical aid, which are read for the limits of new claims.
 */
export type AutoAssessmentInput = Known & Unknown & { assessedTax?: Cents; notice?: OnNotice };

const SAME_WITHIN = rand(1);

/**
 * A balance is the refund in cents; negative is payable. Claims need their papers. `difference` counts from SARS's
 * data, or from the tax on the assessment if that is given and differs. Throws RangeError.
 */
export function autoAssessment(input: AutoAssessmentInput, rates: AutoAssessmentRates) {
  requireKnown(input);
  requireAmounts({ assessedTax: input.assessedTax ?? 0 });
  const corrections = correctionsOf(input, rates);
  if (isRefusal(corrections)) return corrections;
  const asIs = assessedAs(input, NOTHING_MORE, rates);
  if (isRefusal(asIs)) return asIs;
  const corrected = assessedAs(input, corrections, rates);
  if (isRefusal(corrected)) return corrected;
  const { taxable, credits, tax } = asIs;
  const by = input.assessedTax === undefined ? 'by your IRP5 alone' : 'as SARS has it';
  const assessed = bracketLine('taxAsAssessed', `Tax ${by}`, taxable, rates.individual, credits);
  const paid = randLine('taxPaid', 'Tax already paid', input.taxPaid, 'input');
  const other = randLine(
    'otherTaxPaid',
    'Tax on the second job or pension',
    counted(corrections, 'other-tax'),
    'input',
  );
  const before = balance('balanceAsAssessed', `Comes back ${by}`, [paid], tax);
  const after = balance('balanceCorrected', 'Comes back once corrected', [paid, other], corrected.tax);
  const notice = noticeOf(input, tax, paid);
  const difference = randLine(
    'difference',
    'What the correction brings',
    less(after.amount, (notice?.balance ?? before).amount),
    'calculated',
  );
  const working: Line[] = [randLine('income', 'Income on your IRP5', input.income, 'input')];
  working.push(randLine('taxableAsAssessed', `Taxable income ${by}`, taxable, 'calculated'), assessed);
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

/** Null if its tax was not typed, or equals that of these figures. */
function noticeOf({ assessedTax }: AutoAssessmentInput, ours: Cents, paid: RandLine) {
  if (assessedTax === undefined || agrees(assessedTax, ours)) return null;
  const tax = randLine('taxOnNotice', 'Tax on your assessment', assessedTax, 'input');
  return { tax, balance: balance('balanceOnNotice', 'Comes back by your assessment', [paid], tax.amount) };
}

/** Whether the assessment's tax, in cents, equals that of these figures, or is not known. */
export function agrees(onAssessment: Cents | undefined, ours: Cents): boolean {
  return onAssessment === undefined || Math.abs(onAssessment - ours) <= SAME_WITHIN;
}

function mismatch(onAssessment: Cents | undefined, ours: Cents): readonly string[] {
  if (onAssessment === undefined || agrees(onAssessment, ours)) return [];
  return [
    `Your assessment says ${formatRand(onAssessment)} of tax; these figures give ${formatRand(ours)}. Compare its lines with your certificates first: something is on one of them and not here, or SARS has left something out.`,
  ];
}
