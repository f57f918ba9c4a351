import { vatWatchCalculator } from '#app/tools/calculators/vat-watch.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import { amountOrZero, month, monthLines } from '../fields.ts';
import { percent, rand } from '../figures.ts';

export const vatWatchEndpoint = defineEndpoint(vatWatchCalculator, {
  title: 'VAT registration',
  about:
    'Twelve months of turnover against the limits of VAT registration at each date. The notes say whether to register; the tax year changes nothing.',
  fields: {
    turnover: monthLines(
      'Taxable turnover without VAT, one month a line, the oldest first: an amount, or a month and an amount such as "2026-03, 120000".',
    ),
    lastMonth: month('The month of the last amount, such as "2026-05", where the lines have no months.'),
    contracts: amountOrZero('What written contracts oblige you to supply in the next twelve months.'),
  },
  figures: {
    lastTwelve: rand('The last twelve months together.'),
    compulsory: rand('The limit above which registration is compulsory, on their last day.'),
    left: rand('What is left until that limit, not below zero.'),
    shareOfLimit: percent('The twelve months as a share of it.'),
    highest: rand('The highest of all twelve months.'),
    voluntary: rand('The limit above which registration is allowed.'),
    contracts: rand('As sent.'),
    vatInPrices: rand('VAT in the twelve months if no price rises.'),
  },
  examples: [
    example('passed', 'Twelve months that passed the limit in July 2026', {
      turnover: '2026-05, 2140000\n2026-06, 95000\n2026-07, 83000',
    }),
  ],
  compared: 'lastTwelve',
});
