import { capitalGainsRates, type EntityType } from '#app/tax/rates/capital-gains-rates.ts';
import { capitalGainsOfSale, type CapitalGainsInput } from '#app/tax/capital-gains.ts';
import { formatRand, formatRate, type BasisPoints } from '#app/tax/money.ts';
import { defineCalculator } from './calculator.ts';
import { checkField, choiceField, onceField, optionsOf, quantityField, type Values } from './field.ts';
import { ageField, ageOf, basisOf } from './fields.ts';
import type { Entry } from './read-entry.ts';
import { yearEndField, yearEndIn } from './year-end.ts';
import { keyIn } from '#app/platform/core/keys.ts';

const HOME = 'Home: co-owners, trade or letting, large grounds';

export const entityLabels = {
  individual: 'Individual',
  company: 'Company',
  trust: 'Trust',
} satisfies Record<EntityType, string>;

export const capitalGainsCalculator = defineCalculator({
  type: 'capital-gains',
  tool: 'capital-gains',
  estimates: 'the tax on the gain from selling one asset',
  success: 'Your capital gains tax calculation has been completed.',
  hasPeriods: false,
  takes: { field: 'proceeds' },
  fields,
  needs: (values) => ['proceeds', 'baseCost', ...(isPerson(values) ? ['currentIncome' as const] : [])],
  input,
  rates: (basis, taxYear, entry) =>
    capitalGainsRates(basis, {
      entityType: entityOf(entry),
      taxYear,
      yearEnd: yearEndIn(taxYear, entry.choice('yearEnd')),
    }),
  tax: capitalGainsOfSale,
  sheet(result, { input, entry }) {
    const isEstate = input.yearOfDeath === true;
    const isOwn = isPerson({ entityType: entry.choice('entityType') }) && !isEstate;
    const gain = Math.max(0, result.capitalGain);
    const tax = Math.min(gain, result.taxOnCapitalGain);
    const left = formatRand(gain - tax);
    return {
      tax: { key: 'taxOnCapitalGain', cents: result.taxOnCapitalGain },
      means:
        result.capitalGain < 0
          ? `A loss brings no tax. It is set off against ${isEstate ? 'other gains of the same year' : 'a later gain'}, so put it in the return.`
          : tax === 0
            ? 'No tax is due on this gain. The sale still belongs in the return.'
            : `${isOwn ? `You keep ${left} of the gain` : `${left} of the gain is left${isEstate ? ' to the estate' : ''}`}. The tax is settled with the return.`,
      headlines: [
        { label: 'Tax on the gain', once: true, cents: result.taxOnCapitalGain },
        { label: 'Effective rate on the gain', text: formatRate(result.effectiveTaxRate) },
        { label: 'Inclusion rate', text: wholePercent(result.inclusionRate) },
      ],
      warning: result.capitalGain < 0 ? 'This sale made a capital loss: there is no tax on it.' : null,
      shares: {
        whole: 'the gain',
        parts: [
          { label: isOwn ? 'You keep' : 'Left', cents: gain - tax },
          { label: 'Tax', cents: tax },
        ],
      },
    };
  },
  explains: {
    how: [
      'Base cost comes off the proceeds. What is left is the gain or, below zero, a loss.',
      'Exclusions come off a gain: the annual one for individuals, and more for a primary residence.',
      'Co-owners share the exclusion of the home by their shares, and each has an annual exclusion. What the gain owes to trade, to letting or to land beyond two hectares has no exclusion of the home (paragraphs 45, 46 and 49 of the Eighth Schedule).',
      'A part of the rest, the inclusion rate, is taxed: added to the income of an individual, at a flat rate otherwise.',
    ],
    leavesOut: [
      'How a base cost is worked out, and what an asset was worth on 1 October 2001.',
      'Times in which nobody lived in the home. Up to two years count as lived in while it is for sale or being built (paragraph 48), and up to five years of letting while you work abroad or more than 250 km away, if you lived there a year before and after (paragraph 50).',
      'Rollovers between spouses, donations, deaths and emigration.',
      'The exclusion for selling a small business at 55 or older, and special trusts.',
      'A small business corporation: its gain falls into its own bands, and this takes the standard rate.',
    ],
  },
});

function fields(values: Values) {
  const isSars = basisOf(values) === 'sars';
  const entities = optionsOf(entityLabels).filter(({ value }) => isSars || value !== 'trust');
  return [
    choiceField('entityType', 'Who sells', entities),
    onceField('proceeds', 'Proceeds from sale', 'The price you sold for.'),
    onceField('baseCost', 'Base cost', 'What it cost to buy, improve and sell.'),
    ...(isPerson(values) ? personFields() : []),
    ...(values.entityType === 'company' ? [yearEndField(values)] : []),
    onceField('assessedLoss', 'Capital loss brought forward'),
  ];
}

function isPerson({ entityType = '' }: Values): boolean {
  return !['company', 'trust'].includes(entityType);
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
    ...homeFields(),
  ];
}

function homeFields() {
  const fields = [
    quantityField(
      'ownShare',
      'Your share of the home',
      '%',
      'Empty: all of it. Type the proceeds and the base cost of the whole home above. The firm estimate counts the whole home.',
    ),
    quantityField(
      'tradePart',
      'Part used for trade or let',
      '%',
      'Of the floor: an office that you claimed, or rooms that you let.',
    ),
    quantityField('tradeMonths', 'Months of that use', 'months', 'Empty: all the time.'),
    quantityField('ownedMonths', 'Months you owned the home', 'months', 'Only with the months of that use.'),
    quantityField(
      'landPart',
      'Land beyond two hectares',
      '%',
      'Its part of the gain, by value. Two hectares belong to the home.',
    ),
  ];
  return fields.map((field) => ({ ...field, group: HOME }));
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
    home: {
      ownShare: entry.quantity('ownShare'),
      tradePart: entry.quantity('tradePart'),
      tradeMonths: entry.quantity('tradeMonths'),
      ownedMonths: entry.quantity('ownedMonths'),
      landPart: entry.quantity('landPart'),
    },
    ...(age && { age: ageOf(age) }),
  };
}

function entityOf(entry: Entry<ReturnType<typeof fields>[number]>): EntityType {
  return keyIn(entityLabels, entry.choice('entityType')) ?? 'individual';
}

function wholePercent(rate: BasisPoints): string {
  return rate % 100 === 0 ? `${rate / 100}%` : formatRate(rate);
}
