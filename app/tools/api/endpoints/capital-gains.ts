import { capitalGainsCalculator, entityLabels } from '#app/tools/calculators/capital-gains.ts';
import { yearEndIn } from '#app/tools/calculators/year-end.ts';
import { capitalGainsOfSale } from '#app/tax/capital-gains.ts';
import { capitalGainsRates } from '#app/tax/rates/capital-gains-rates.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import { age, amount, amountOrZero, choice, date, flag, onlyWithSars, quantity } from '../fields.ts';
import { percent, rand } from '../figures.ts';

const ONLY_INDIVIDUALS = 'This counts for individuals only: leave it out for a company or a trust.';
const ONLY_COMPANIES = 'Only a company has a year-end of its own: leave it out for an individual or a trust.';

const OF_HOME = ['ownShare', 'tradePart', 'tradeMonths', 'ownedMonths', 'landPart'] as const;

export const capitalGainsEndpoint = defineEndpoint(capitalGainsCalculator, {
  title: 'Capital gains',
  about: 'The tax on the gain from selling one asset.',
  fields: {
    entityType: choice(entityLabels, 'Who sells.'),
    proceeds: amount('Proceeds from the sale.'),
    baseCost: amount('What it cost to buy, improve and sell.'),
    primaryResidence: flag('Individuals: whether the asset is the primary residence.'),
    currentIncome: amountOrZero('Individuals: taxable income of the year without the gain.'),
    age: age.meta({ description: 'Individuals, SARS basis: age on the last day of the tax year.' }),
    yearOfDeath: flag('Individuals, SARS basis: whether the seller died in the year.'),
    assessedLoss: amountOrZero('SARS basis: the assessed capital loss brought forward.'),
    ownShare: quantity('A home, SARS basis: the share of the seller in percent; all of it where left out.'),
    tradePart: quantity('A home, SARS basis: the part of the floor used for trade or let, in percent.'),
    tradeMonths: quantity('A home, SARS basis: months of that use; all the time where left out.'),
    ownedMonths: quantity('A home, SARS basis: months of ownership, with the months of that use.'),
    landPart: quantity('A home, SARS basis: the part of the gain on land beyond two hectares, in percent.'),
    yearEnd: onlyWithSars(
      date(
        "Companies, SARS basis: the last day of the company's year. The last day of February where left out.",
      ),
    ),
  },
  check: ({ entityType, ...sale }) => ({
    ...(entityType !== 'company' && sale.yearEnd && { yearEnd: ONLY_COMPANIES }),
    ...(entityType !== 'individual' && {
      ...(sale.primaryResidence && { primaryResidence: ONLY_INDIVIDUALS }),
      ...(sale.currentIncome && { currentIncome: ONLY_INDIVIDUALS }),
      ...(sale.yearOfDeath && { yearOfDeath: ONLY_INDIVIDUALS }),
      ...Object.fromEntries(OF_HOME.flatMap((name) => (sale[name] ? [[name, ONLY_INDIVIDUALS]] : []))),
    }),
  }),
  figures: {
    proceedsFromSale: rand('As sent.'),
    baseCost: rand('As sent.'),
    capitalGain: rand('Below zero for a loss.'),
    exclusion: rand('What the exclusions take off.'),
    gainAfterExclusion: rand('Zero for a loss.'),
    inclusionRate: percent('The part of the gain that is taxed.'),
    taxableCapitalGain: rand('That part in rand.'),
    taxOnCapitalGain: rand("What the gain adds to the year's tax."),
    effectiveTaxRate: percent('The tax as a share of the gain; 0 for a loss.'),
  },
  examples: [
    example('sars', 'A home sold this year', {
      entityType: 'individual',
      proceeds: 4_850_000,
      baseCost: 1_720_000,
      primaryResidence: true,
      currentIncome: 512_000,
      age: 52,
    }),
    example('half', 'Half of a home, with a tenth of it used for trade', {
      entityType: 'individual',
      proceeds: 9_000_000,
      baseCost: 2_000_000,
      primaryResidence: true,
      ownShare: 50,
      tradePart: 10,
      currentIncome: 600_000,
    }),
  ],
  compared: 'taxOnCapitalGain',
  result({ ownShare, tradePart, tradeMonths, ownedMonths, landPart, ...sale }) {
    const rates = capitalGainsRates(sale.basis, sale);
    const home = { ownShare, tradePart, tradeMonths, ownedMonths, landPart };
    return isRefusal(rates) ? rates : capitalGainsOfSale({ ...sale, home }, rates);
  },
  inYear: (input, taxYear) => ({
    ...input,
    taxYear,
    yearEnd: input.yearEnd && yearEndIn(taxYear, input.yearEnd),
  }),
});
