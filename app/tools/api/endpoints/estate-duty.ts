import { estateDutyCalculator } from '#app/tools/calculators/estate-duty.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import { amount, amountOrZero, flag } from '../fields.ts';
import { percent, rand } from '../figures.ts';

const ONLY_AFTER_A_SPOUSE = 'This counts only with "firstSpouse": true.';

export const estateDutyEndpoint = defineEndpoint(estateDutyCalculator, {
  title: 'Estate duty',
  about: 'The duty on an estate, by the tax year of the death.',
  fields: {
    assets: amount(
      'Everything that was owned, at its value on the day of death, without benefits of retirement funds.',
    ),
    policies: amountOrZero(
      'Life policies on the deceased that are paid to somebody named, if "assets" is without them.',
    ),
    debts: amountOrZero('Debts and costs.'),
    toSpouse: amountOrZero('What passes to the surviving spouse.'),
    toCharity: amountOrZero('What passes to public benefit organisations.'),
    firstSpouse: flag('Whether a husband or wife died before.'),
    usedByFirst: amountOrZero('The abatement that the first estate used.'),
  },
  check: ({ firstSpouse, usedByFirst }) =>
    usedByFirst > 0 && !firstSpouse ? { usedByFirst: ONLY_AFTER_A_SPOUSE } : {},
  figures: {
    assets: rand('As sent.'),
    policies: rand('As sent.'),
    counted: rand('What was owned and the policies.'),
    debts: rand('As sent.'),
    toSpouse: rand('As sent.'),
    toCharity: rand('As sent.'),
    netEstate: rand('Not below zero.'),
    ownAbatement: rand('Of this estate.'),
    carriedOver: rand('What the first estate left of its abatement.'),
    abatement: rand('Both together.'),
    dutiable: rand('The net estate less the abatement, not below zero.'),
    estateDuty: rand('By the rates.'),
    leftAfterDuty: rand('Of the net estate.'),
    effectiveTaxRate: percent('The duty as a share of the net estate.'),
  },
  examples: [
    example('second-spouse', 'The first estate used R500 000 of its abatement', {
      assets: '10000000.00',
      firstSpouse: true,
      usedByFirst: '500000.00',
    }),
  ],
  compared: 'estateDuty',
});
