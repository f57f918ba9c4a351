import {
  transferDutyCalculator,
  MOST_MONTHS_LATE,
  signedLabels,
} from '#app/tools/calculators/transfer-duty.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import { amount, amountOrZero, choice, wholeNumber } from '../fields.ts';
import { percent, rand } from '../figures.ts';

export const transferDutyEndpoint = defineEndpoint(transferDutyCalculator, {
  title: 'Transfer duty',
  about: 'The duty on the purchase of a property, by the table of the tax year in which it was bought.',
  fields: {
    price: amount('The price of the property.'),
    fairValue: amountOrZero('The market value, where it is higher than the price.'),
    signed: choice(
      signedLabels,
      'Only in 2025/26, which has two tables: whether it was bought before the change on 1 April 2025.',
    ),
    monthsLate: wholeNumber(MOST_MONTHS_LATE, 'Full months after the six in which the duty is due.'),
  },
  figures: {
    price: rand('As sent.'),
    fairValue: rand('As sent.'),
    dutiableValue: rand('The higher of price and market value.'),
    transferDuty: rand('By the table.'),
    interest: rand('10% a year for each full month late.'),
    toPay: rand('Duty and interest.'),
    priceAndDuty: rand('Without the interest.'),
    effectiveTaxRate: percent('The duty as a share of the higher of price and market value.'),
  },
  examples: [example('home', 'A home bought this year', { price: '1800000.00' })],
  compared: 'transferDuty',
});
