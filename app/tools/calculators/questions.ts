import type { Cents } from '#app/tax/money.ts';
import type { IndividualInput, IndividualResult } from '#app/tax/individual.ts';
import {
  contributionsForTax,
  grossIncomeForNet,
  incomeReachingBracket,
  type Found,
} from '#app/tax/inverse.ts';
import { bandRange, shortRate } from '#app/tax/explain.ts';
import { individualRates } from '#app/tax/rates/individual-rates.ts';
import type { IndividualRates } from '#app/tax/rates/tables.ts';

import type { Refusal } from '#app/tax/refusal.ts';
import type { Answer } from './calculator.ts';
import { amountField, choiceField, type Values } from './field.ts';
import { basisOf, taxYearOf } from './fields.ts';
import type { Entry } from './read-entry.ts';

const NO_BAND = '';

export function questionFields(values: Values) {
  const { brackets } = individualRates(basisOf(values), taxYearOf(values));
  const bands = brackets.slice(1).map((bracket, index) => ({
    value: String(index + 1),
    label: `${shortRate(bracket.rate)}, ${bandRange(bracket)}`,
  }));
  return [
    { ...amountField('netWanted', 'Income after tax you want'), beside: true },
    { ...amountField('taxWanted', 'Tax you want to pay'), beside: true },
    {
      ...choiceField('bandAsked', 'The pay at which a bracket starts', [
        { value: NO_BAND, label: 'No band' },
        ...bands,
      ]),
      beside: true,
    },
  ];
}

export function findAnswers(
  entry: Entry<ReturnType<typeof questionFields>[number]>,
  input: IndividualInput,
  rates: IndividualRates,
): readonly Answer[] {
  const [net, tax] = [entry.amount('netWanted'), entry.amount('taxWanted')];
  const bracket = rates.brackets[Number(entry.choice('bandAsked'))];
  return [
    ...(net > 0 ? [netAnswer(net, input, rates)] : []),
    ...(tax > 0 ? [taxAnswer(tax, input, rates)] : []),
    ...(bracket && entry.choice('bandAsked') !== NO_BAND
      ? [
          answer(incomeReachingBracket(bracket, input, rates), ({ amount }) => [
            `The ${shortRate(bracket.rate)} band starts to take tax at a gross income of`,
            amount,
          ]),
        ]
      : []),
  ];
}

function netAnswer(net: Cents, input: IndividualInput, rates: IndividualRates): Answer {
  return answer(grossIncomeForNet(net, input, rates), ({ amount, result }) => [
    'A gross income of',
    amount,
    'leaves',
    result.netSalary,
    'after tax of',
    result.finalTax,
  ]);
}

function taxAnswer(tax: Cents, input: IndividualInput, rates: IndividualRates): Answer {
  return answer(contributionsForTax(tax, input, rates), ({ amount, result }) => [
    'Retirement contributions of',
    amount,
    'bring the tax to',
    result.finalTax,
  ]);
}

function answer(
  found: Found | Refusal,
  sentence: (found: { amount: Cents; result: IndividualResult }) => Answer,
) {
  return found.kind === 'found' ? sentence(found) : [found.sentence];
}
