import { turnoverRates } from '#app/tax/rates/turnover-rates.ts';
import { turnoverTax } from '#app/tax/turnover.ts';
import { defineEndpoint } from '../endpoint.ts';
import { amount, newestStartYear } from '../fields.ts';
import { percent, rand } from '../figures.ts';

export const turnoverEndpoint = defineEndpoint({
  name: 'turnover',
  title: 'Turnover',
  about: 'The turnover tax of a micro business. The firm\'s estimate has none: send "sars".',
  fields: { taxableTurnover: amount('Taxable turnover of the micro business in the year.') },
  figures: {
    taxableTurnover: rand('As sent.'),
    turnoverTax: rand('By the brackets.'),
    effectiveTaxRate: percent('The tax as a share of the turnover.'),
  },
  examples: [
    {
      name: 'sars',
      summary: 'A micro business this year',
      request: { basis: 'sars', taxYear: newestStartYear, taxableTurnover: '812500.00' },
    },
  ],
  compared: 'turnoverTax',
  rates: ({ basis, taxYear }) => turnoverRates(basis, taxYear),
  tax: turnoverTax,
});
