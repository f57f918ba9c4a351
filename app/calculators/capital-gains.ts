import { capitalGainsRates, type EntityType } from '#app/tax/rates/capital-gains-rates.ts';
import { capitalGainsTax, type CapitalGainsInput } from '#app/tax/capital-gains.ts';
import { formatRate, type BasisPoints } from '#app/tax/money.ts';
import { defineCalculator } from './calculator.ts';
import { checkField, choiceField, onceField, optionsOf, type Values } from './field.ts';
import { ageField, ageOf, basisOf } from './fields.ts';
import type { Entry } from './read-entry.ts';
import { yearEndField, yearEndIn } from './year-end.ts';

export const entityLabels = {
  individual: 'Individual',
  company: 'Company',
  trust: 'Trust',
} satisfies Record<EntityType, string>;

export const capitalGainsCalculator = defineCalculator({
  type: 'capital-gains',
  group: 'income',
  menuLabel: 'Capital Gains',
  heading: 'Capital Gains Tax Calculator',
  estimates: 'the tax on the gain from selling one asset',
  success: 'Your capital gains tax calculation has been completed.',
  hasPeriods: false,
  fields,
  needs: () => ['proceeds', 'baseCost'],
  input,
  rates: (basis, taxYear, entry) =>
    capitalGainsRates(basis, {
      entityType: entityOf(entry),
      taxYear,
      yearEnd: yearEndIn(taxYear, entry.choice('yearEnd')),
    }),
  tax: capitalGainsTax,
  sheet(result) {
    const gain = Math.max(0, result.capitalGain);
    const tax = Math.min(gain, result.taxOnCapitalGain);
    return {
      tax: { key: 'taxOnCapitalGain', cents: result.taxOnCapitalGain },
      headlines: [
        { label: 'Tax on the gain', once: true, cents: result.taxOnCapitalGain },
        { label: 'Effective rate on the gain', text: formatRate(result.effectiveTaxRate) },
        { label: 'Inclusion rate', text: wholePercent(result.inclusionRate) },
      ],
      warning: result.capitalGain < 0 ? 'This sale made a capital loss: there is no tax on it.' : null,
      shares: {
        whole: 'the gain',
        parts: [
          { label: 'You keep', cents: gain - tax },
          { label: 'Tax', cents: tax },
        ],
      },
    };
  },
  explains: {
    how: [
      'Base cost comes off the proceeds. What is left is the gain or, below zero, a loss.',
      'Exclusions come off a gain: the annual one for individuals, and more for a primary residence.',
      'A part of the rest, the inclusion rate, is taxed: added to the income of an individual, at a flat rate otherwise.',
    ],
    leavesOut: [
      'How a base cost is worked out, and what an asset was worth on 1 October 2001.',
      'Rollovers between spouses, donations, deaths and emigration.',
      'The exclusion for selling a small business at 55 or older, and special trusts.',
      'A small business corporation: its gain falls into its own bands, and this takes the standard rate.',
    ],
  },
});

function fields(values: Values) {
  const isSars = basisOf(values) === 'sars';
  const isPerson = !['company', 'trust'].includes(values.entityType ?? '');
  const entities = optionsOf(entityLabels).filter(({ value }) => isSars || value !== 'trust');
  return [
    choiceField('entityType', 'Who sells', entities),
    onceField('proceeds', 'Proceeds from sale', 'The price you sold for.'),
    onceField('baseCost', 'Base cost', 'What it cost to buy, improve and sell.'),
    ...(isPerson ? personFields() : []),
    ...(values.entityType === 'company' ? [yearEndField(values)] : []),
    onceField('assessedLoss', 'Capital loss brought forward'),
  ];
}

function personFields() {
  return [
    onceField(
      'currentIncome',
      'Current taxable income',
      'Of the year, without the gain: after retirement contributions and other deductions.',
    ),
    checkField('primaryResidence', 'It is my primary residence'),
    ageField,
    checkField('yearOfDeath', 'The seller died in the year'),
  ];
}

function input(entry: Entry<ReturnType<typeof fields>[number]>): CapitalGainsInput {
  const sale = {
    proceeds: entry.amount('proceeds'),
    baseCost: entry.amount('baseCost'),
    assessedLoss: entry.amount('assessedLoss'),
  };
  if (entityOf(entry) !== 'individual') return sale;
  const age = entry.choice('age');
  return {
    ...sale,
    currentIncome: entry.amount('currentIncome'),
    primaryResidence: entry.isChecked('primaryResidence'),
    yearOfDeath: entry.isChecked('yearOfDeath'),
    ...(age && { age: ageOf(age) }),
  };
}

function entityOf(entry: Entry<ReturnType<typeof fields>[number]>): EntityType {
  return entry.choice('entityType') as EntityType;
}

function wholePercent(rate: BasisPoints): string {
  return rate % 100 === 0 ? `${rate / 100}%` : formatRate(rate);
}
