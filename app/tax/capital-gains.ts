import type { Age } from './age.ts';
import { gainOf, setOffLosses, type Disposal } from './capital-gain.ts';
import { isSpecial, refusedHome } from './home-sale.ts';
import { withOlderRule } from './older-rule.ts';
import type { CapitalGainsRates, TaxedAsIncome } from './rates/capital-gains-rates.ts';
import { requireAmounts, type Cents } from './money.ts';
import { rebatesOf, bracketLine } from './normal-tax.ts';
import type { RefusedInput } from './refusal.ts';
import {
  effectiveRate,
  figuresOf,
  less,
  notBelowZero,
  randLine,
  rateLine,
  share,
  sum,
  type Formula,
  type RandLine,
  type Source,
  type Working,
} from './working.ts';

/** Cents, none negative. Only individuals have a primary residence, current income, age and year of death. */
export type CapitalGainsInput = Disposal & {
  currentIncome?: Cents;
  /** SARS basis: rebates follow it. The firm's estimate only counts the primary rebate. */
  age?: Age;
  assessedLoss?: Cents;
};

const ONLY_SARS =
  "An assessed loss, the year of death and parts of a home count only with the SARS tables: the firm's estimate leaves them out.";
const ONLY_HOME =
  'Your share and the parts of a home count only for the primary residence: tick it if it is one.';
const FIRST_TAX_YEAR = 2002;
const FIRST_YEAR = 'Only what the asset has gained since 1 October 2001 is taxed.';

/** Like `capitalGainsTax`, but refuses contradictory parts of a home. */
export function capitalGainsOfSale(
  input: CapitalGainsInput,
  rates: CapitalGainsRates,
): ReturnType<typeof capitalGainsTax> | RefusedInput {
  return refusedHome(input.home ?? {}) ?? capitalGainsTax(input, rates);
}

/** A loss is carried forward, never set against income. Throws RangeError. */
export function capitalGainsTax(input: CapitalGainsInput, rates: CapitalGainsRates) {
  const { proceeds, baseCost, currentIncome = 0, assessedLoss = 0 } = input;
  requireAmounts({ proceeds, baseCost, currentIncome, assessedLoss });
  const result = assessGain(input, rates);
  return withOlderRule(result, 'exclusion', rates.announced, (exclusions) => {
    const taxed = rates.taxed.kind === 'as-income' ? { ...rates.taxed, exclusions } : rates.taxed;
    return assessGain(input, { ...rates, taxed });
  });
}

function assessGain(input: CapitalGainsInput, rates: CapitalGainsRates) {
  const { assessedLoss = 0 } = input;
  const gain = gainOf(input, rates);
  const losses = rates.name.basis === 'sars' ? setOffLosses(assessedLoss, gain) : null;
  const inclusion = inclusionLine(rates);
  const included = share(inclusion.rate, (losses?.left ?? gain.after).amount);
  const taxable = randLine('taxableCapitalGain', 'Taxable capital gain', included, 'calculated');
  const { before, tax } = taxLines(input, taxable.amount, rates);
  const effective = effectiveRate(tax, Math.max(0, gain.gain.amount));
  const carried = losses && losses.carried.amount > 0 ? [losses.carried] : [];
  const working: Working = [
    ...gain.lines,
    ...(losses?.lines ?? []),
    inclusion,
    taxable,
    ...before,
    tax,
    effective,
    ...carried,
  ];
  return {
    kind: 'result' as const,
    table: rates.name,
    ...figuresOf([gain.proceeds, gain.base, gain.gain, gain.exclusion, gain.after]),
    ...figuresOf([inclusion, taxable, tax, effective]),
    /** Null on the firm basis, which has no losses of other years. */
    lossCarriedForward: losses?.carried.amount ?? null,
    notes: notesOf(input, rates),
    working,
  };
}

function inclusionLine({ inclusion: { rate, table } }: CapitalGainsRates) {
  return rateLine('inclusionRate', 'Inclusion rate', { op: 'is', rate }, { table, item: 'inclusion' });
}

function taxLines(input: CapitalGainsInput, taxableGain: Cents, { taxed }: CapitalGainsRates) {
  if (taxed.kind === 'as-income') return taxAsIncome(input, taxableGain, taxed);
  const { rate, table, item } = taxed;
  return { before: [], tax: taxLine(share(rate, taxableGain), { table, item }) };
}

/** The year's tax with the gain less the tax without it, both after rebates. */
function taxAsIncome(
  { currentIncome = 0, age = 0 }: CapitalGainsInput,
  taxableGain: Cents,
  { individual }: TaxedAsIncome,
) {
  const income = randLine('currentIncome', 'Current taxable income', currentIncome, 'input');
  const rebates = rebatesOf(individual.name.basis === 'firm' ? 0 : age, individual);
  const both = sum(income.amount, taxableGain);
  const withGain = randLine('incomeWithGain', 'Income with the taxable gain', both, 'calculated');
  const taxOf = (key: string, label: string, { amount }: RandLine) =>
    bracketLine(key, label, amount, individual, [rebates.amount]);
  const taxWithout = taxOf('taxWithoutGain', 'Tax without the gain', income);
  const taxWith = taxOf('taxWithGain', 'Tax with the gain', withGain);
  const tax = taxLine(notBelowZero(less(taxWith.amount, taxWithout.amount)), 'calculated');
  return { before: [income, withGain, rebates, taxWithout, taxWith], tax };
}

function taxLine(formula: Formula, source: Source) {
  return randLine('taxOnCapitalGain', 'Tax on the capital gain', formula, source);
}

function notesOf(input: CapitalGainsInput, { name }: CapitalGainsRates) {
  const { assessedLoss = 0, yearOfDeath, home = {} } = input;
  if (name.basis === 'firm') return assessedLoss > 0 || yearOfDeath || isSpecial(home) ? [ONLY_SARS] : [];
  return [
    ...(isSpecial(home) && !input.primaryResidence ? [ONLY_HOME] : []),
    ...(name.taxYear === FIRST_TAX_YEAR ? [FIRST_YEAR] : []),
  ];
}
