import { capitalGainsRates, type EntityType } from '#app/tax/capital-gains-rates.ts';
import { capitalGainsTax, type CapitalGainsInput, type CapitalGainsResult } from '#app/tax/capital-gains.ts';
import { formatRate, type BasisPoints } from '#app/tax/money.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import type { Assessment, Calculator, Entry, FieldSpec, Values } from './calculator.ts';
import { ageField, ageOf, allYears, basisOf, onceField, yearEndField } from './fields.ts';

const SPECIFIED_YEAR = 2023;

export const capitalGainsCalculator: Calculator = {
  type: 'capital-gains',
  heading: 'Capital Gains Tax Calculator',
  estimates: 'the tax on the gain from selling one asset',
  success: 'Your capital gains tax calculation has been completed.',
  hasPeriods: false,
  initialYear: () => SPECIFIED_YEAR,
  years: allYears,
  fields: gainFields,
  assess(entry, basis, taxYear) {
    const entityType = entry.choice('entityType') as EntityType;
    const yearEnd = entry.choice('yearEnd') || undefined;
    const rates = capitalGainsRates(basis, { entityType, taxYear, yearEnd });
    if (isRefusal(rates)) return { kind: 'refused', sentence: rates.sentence };
    return assessmentOf(capitalGainsTax(gainInput(entry, entityType), rates));
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
      'The exclusion for selling a small business at 55 or older.',
    ],
  },
};

function gainFields(values: Values): readonly FieldSpec[] {
  const isSars = basisOf(values) === 'sars';
  const isPerson = !['company', 'trust'].includes(values.entityType ?? '');
  return [
    entityField(isSars),
    onceField('proceeds', 'Proceeds from sale'),
    onceField('baseCost', 'Base cost', 'What it cost to buy, improve and sell.'),
    ...(isPerson ? personFields(isSars) : []),
    ...(isSars && values.entityType === 'company' ? [yearEndField(values, SPECIFIED_YEAR)] : []),
    ...(isSars ? [onceField('assessedLoss', 'Capital loss brought forward')] : []),
  ];
}

function entityField(isSars: boolean): FieldSpec {
  return {
    kind: 'choice',
    name: 'entityType',
    label: 'Who sells',
    initial: 'individual',
    options: [
      { value: 'individual', label: 'Individual' },
      { value: 'company', label: 'Company' },
      ...(isSars ? [{ value: 'trust', label: 'Trust' }] : []),
    ],
  };
}

function personFields(isSars: boolean): readonly FieldSpec[] {
  return [
    onceField('currentIncome', 'Current taxable income', 'Of the year, without the gain.'),
    { kind: 'check', name: 'primaryResidence', label: 'It is my primary residence' },
    ...(isSars
      ? [ageField, { kind: 'check', name: 'yearOfDeath', label: 'The seller died in the year' } as const]
      : []),
  ];
}

function gainInput(entry: Entry, entityType: EntityType): CapitalGainsInput {
  const sale = {
    proceeds: entry.amount('proceeds'),
    baseCost: entry.amount('baseCost'),
    assessedLoss: entry.amount('assessedLoss'),
  };
  if (entityType !== 'individual') return sale;
  const age = entry.choice('age');
  return {
    ...sale,
    currentIncome: entry.amount('currentIncome'),
    primaryResidence: entry.isChecked('primaryResidence'),
    yearOfDeath: entry.isChecked('yearOfDeath'),
    ...(age && { age: ageOf(age) }),
  };
}

function assessmentOf(result: CapitalGainsResult): Assessment {
  const gain = Math.max(0, result.capitalGain);
  return {
    kind: 'assessed',
    table: result.table,
    tax: { key: 'taxOnCapitalGain', cents: result.taxOnCapitalGain },
    headlines: [
      { label: 'Tax on the gain', once: true, cents: result.taxOnCapitalGain },
      { label: 'Effective rate on the gain', text: formatRate(result.effectiveTaxRate) },
      { label: 'Inclusion rate', text: wholePercent(result.inclusionRate) },
    ],
    working: result.working,
    warning: result.capitalGain < 0 ? 'This sale made a capital loss: there is no tax on it.' : null,
    notes: result.notes,
    position: null,
    shares: {
      whole: 'the gain',
      parts: [
        { label: 'You keep', cents: gain - Math.min(gain, result.taxOnCapitalGain) },
        { label: 'Tax', cents: Math.min(gain, result.taxOnCapitalGain) },
      ],
    },
  };
}

/** The inclusion rate as the specification shows it, a whole percent where it is one. */
function wholePercent(rate: BasisPoints): string {
  return rate % 100 === 0 ? `${rate / 100}%` : formatRate(rate);
}
