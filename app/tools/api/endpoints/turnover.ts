import { turnoverCalculator } from '#app/tools/calculators/turnover.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import { amount } from '../fields.ts';
import { percent, rand } from '../figures.ts';

export const turnoverEndpoint = defineEndpoint(turnoverCalculator, {
  title: 'Turnover',
  about: 'The turnover tax of a micro business. The firm\'s estimate has none: send "sars".',
  fields: { taxableTurnover: amount('Taxable turnover of the micro business in the year.') },
  figures: {
    taxableTurnover: rand('As sent.'),
    turnoverTax: rand('By the brackets.'),
    effectiveTaxRate: percent('The tax as a share of the turnover.'),
  },
  examples: [example('sars', 'A micro business this year', { taxableTurnover: '812500.00' })],
  compared: 'turnoverTax',
});
