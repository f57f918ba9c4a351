import { lumpSumCalculator } from '#app/tools/calculators/lump-sum.ts';
import { formerAnswers } from '#app/tools/calculators/lump-sum-fields.ts';
import type { LumpSumKind } from '#app/tax/rates/lump-sum-rates.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import { amount, amountOrZero, choice } from '../fields.ts';
import { percent, rand } from '../figures.ts';

const lumpSumLabels = {
  retirement: 'From a fund on retirement, death, ill health or retrenchment',
  severance: 'A severance benefit from an employer',
  withdrawal: 'From a fund on resignation, dismissal, divorce or emigration',
} satisfies Record<LumpSumKind, string>;

export const lumpSumEndpoint = defineEndpoint(lumpSumCalculator, {
  title: 'Lump sum',
  about:
    'The tax on a lump sum at retirement, on severance pay or on a withdrawal before retirement. The firm\'s estimate has none: send "sars".',
  fields: {
    kind: choice(lumpSumLabels, 'The kind of lump sum. Severance has the table of retirement.'),
    lumpSum: amount('The lump sum before tax.'),
    earlierLumpSums: amountOrZero('All earlier lump sums that count, before tax.'),
  },
  figures: {
    lumpSum: rand('As sent.'),
    earlierLumpSums: rand('As sent.'),
    allLumpSums: rand('Both together.'),
    taxOnAll: rand('By the table.'),
    taxOnEarlier: rand('By the same table.'),
    lumpSumTax: rand('The difference: the tax on this lump sum.'),
    paidOut: rand('What is left of it.'),
    effectiveTaxRate: percent('The tax as a share of the lump sum.'),
  },
  examples: [
    example('retirement', 'A second lump sum, at retirement this year', {
      kind: 'retirement',
      lumpSum: '900000.00',
      earlierLumpSums: '200000.00',
    }),
  ],
  compared: 'lumpSumTax',
  answers: ({ kind }) => formerAnswers[kind],
});
