import { capitalised } from '#app/platform/core/text.ts';
import { agrees } from '#app/tax/auto-assessment.ts';
import { formatRand, type Cents } from '#app/tax/money.ts';
import { WHEN, type Balances, type KnownFrom } from './auto-assessment-words.ts';

/** Balances in cents: positive is a refund. `assessedTax`: the tax on the ITA34, if it is known. */
type Known = Pick<Balances, 'balanceAsAssessed' | 'balanceCorrected'> & {
  taxAsAssessed: Cents;
  assessedTax: Cents | undefined;
  from: KnownFrom;
};

type Gap = Pick<Known, 'assessedTax' | 'taxAsAssessed'> & { taxCorrected: Cents; difference: Cents };

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** What is known while entries are missing; no verdict. */
export function soFarSentences(known: Known, missing: { questions: number; amounts: number }): string {
  const { balanceAsAssessed, balanceCorrected, taxAsAssessed, assessedTax, from } = known;
  const open = openText(missing);
  const isSame = agrees(assessedTax, taxAsAssessed);
  const balances = [
    `${isSame ? capitalised(WHEN[from]) : 'By these figures'} ${balanceText(balanceAsAssessed)}.`,
    ...(balanceCorrected === balanceAsAssessed
      ? []
      : [`With what you have given so far ${balanceText(balanceCorrected)}.`]),
  ];
  if (assessedTax !== undefined && isSame)
    return [`SARS’s figures agree with yours so far, but for ${open}.`, ...balances].join(' ');
  const differs = `SARS’s tax is ${formatRand(assessedTax ?? 0)}, and these figures give ${formatRand(taxAsAssessed)}.`;
  return [
    ...(isSame ? [] : [differs]),
    ...balances,
    `${capitalised(open)} can still change what a correction brings.`,
  ].join(' ');
}

/** SARS's tax against that on its taxable income, or on the certificates; separately, the effect of the answers. */
export function gapSentences(
  { assessedTax = 0, taxAsAssessed, taxCorrected, difference }: Gap,
  notice: object | undefined,
): readonly string[] {
  const gap = formatRand(Math.abs(assessedTax - taxAsAssessed));
  const byAnswers = taxAsAssessed - taxCorrected;
  const verb = byAnswers > 0 ? 'bring' : 'cost';
  const [what, gives] = notice
    ? [
        'These do not add up: the tax on the notice is',
        'its taxable income, after rebates and the medical credits you typed, gives',
      ]
    : ['SARS’s tax is', 'your certificates alone give'];
  return [
    `${what} ${formatRand(assessedTax)}, and ${gives} ${formatRand(taxAsAssessed)}: ${gap} apart. Compare its lines. If SARS is wrong, have it corrected, as below.`,
    ...(byAnswers
      ? [`Your own answers ${verb} ${formatRand(Math.abs(byAnswers))}.${notice ? '' : inAll(difference)}`]
      : []),
  ];
}

/** Against the balance on the notice, in cents. */
function inAll(difference: Cents): string {
  if (difference === 0) return '';
  return ` In all ${formatRand(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than the assessment gives.`;
}

function openText({ questions, amounts }: { questions: number; amounts: number }): string {
  const parts = [
    ...(questions > 0 ? [`${countText(questions, 'question')} that you have yet to answer`] : []),
    ...(amounts > 0 ? [`${countText(amounts, 'amount')} that you have yet to give`] : []),
  ];
  return parts.join(' and ');
}

function countText(count: number, what: string): string {
  return `${NUMBERS[count] ?? count} ${what}${count === 1 ? '' : 's'}`;
}

function balanceText(cents: Cents): string {
  if (cents === 0) return 'there is no refund and nothing to pay';
  return cents > 0 ? `your refund is ${formatRand(cents)}` : `you have ${formatRand(-cents)} to pay`;
}
