import type { Age } from './age.ts';
import { bandFormula } from './band-tax.ts';
import { bracketOf } from './brackets.ts';
import { gainOf, setOffLosses, type Disposal } from './capital-gain.ts';
import type { CapitalGainsRates, TaxedAsIncome } from './rates/capital-gains-rates.ts';
import { requireAmount, type BasisPoints, type Cents } from './money.ts';
import { from, rebatesOf } from './normal-tax.ts';
import type { TableName } from './rates/table-name.ts';
import {
  less,
  notBelowZero,
  randLine,
  rateLine,
  share,
  sum,
  type RandLine,
  type Working,
} from './working.ts';

/** Cents, none negative. Only individuals have a primary residence, current income, age and year of death. */
export type CapitalGainsInput = Disposal & {
  currentIncome?: Cents;
  /** SARS basis: rebates follow it. The firm's estimate counts the primary rebate alone. */
  age?: Age;
  /** SARS basis. */
  assessedLoss?: Cents;
};

/** Rates are basis points, all else cents. */
export type CapitalGainsResult = {
  kind: 'result';
  table: TableName;
  proceedsFromSale: Cents;
  baseCost: Cents;
  capitalGain: Cents;
  /** On the SARS basis exclusions reduce a loss too. */
  exclusion: Cents;
  gainAfterExclusion: Cents;
  inclusionRate: BasisPoints;
  taxableCapitalGain: Cents;
  taxOnCapitalGain: Cents;
  /** Tax as a share of the gain; 0 for a loss. */
  effectiveTaxRate: BasisPoints;
  /** Null on the firm basis, which has no losses of other years. */
  lossCarriedForward: Cents | null;
  notes: readonly string[];
  working: Working;
};

const ONLY_SARS =
  "An assessed loss and the year of death count only with the SARS tables: the firm's estimate leaves them out.";
const FIRST_TAX_YEAR = 2002;
const FIRST_YEAR = 'Only what the asset has gained since 1 October 2001 is taxed.';

/** A loss is carried forward, never set against income. Throws RangeError. */
export function capitalGainsTax(input: CapitalGainsInput, rates: CapitalGainsRates): CapitalGainsResult {
  requireInput(input);
  const gain = gainOf(input, rates);
  const losses = rates.name.basis === 'sars' ? setOffLosses(input.assessedLoss ?? 0, gain) : null;
  const inclusion = inclusionLine(rates);
  const included = share(inclusion.rate, (losses?.left ?? gain.after).amount);
  const taxable = randLine('taxableCapitalGain', 'Taxable capital gain', included, 'calculated');
  const taxed = taxLines(input, taxable.amount, rates);
  const ratio = { op: 'ratio', part: taxed.tax.amount, whole: Math.max(0, gain.gain.amount) } as const;
  const effective = rateLine('effectiveTaxRate', 'Effective tax rate', ratio, 'calculated');
  const carried = losses && losses.carried.amount > 0 ? [losses.carried] : [];
  return {
    kind: 'result',
    table: rates.name,
    proceedsFromSale: gain.proceeds.amount,
    baseCost: gain.base.amount,
    capitalGain: gain.gain.amount,
    exclusion: gain.exclusion.amount,
    gainAfterExclusion: gain.after.amount,
    inclusionRate: inclusion.rate,
    taxableCapitalGain: taxable.amount,
    taxOnCapitalGain: taxed.tax.amount,
    effectiveTaxRate: effective.rate,
    lossCarriedForward: losses?.carried.amount ?? null,
    notes: notesOf(input, rates),
    working: [
      ...Object.values(gain),
      ...(losses?.lines ?? []),
      inclusion,
      taxable,
      ...taxed.before,
      taxed.tax,
      effective,
      ...carried,
    ],
  };
}

function inclusionLine({ inclusion: { rate, table } }: CapitalGainsRates) {
  return rateLine('inclusionRate', 'Inclusion rate', { op: 'is', rate }, { table, item: 'inclusion' });
}

type TaxLines = { before: readonly RandLine[]; tax: RandLine };

function taxLines(input: CapitalGainsInput, taxableGain: Cents, { taxed }: CapitalGainsRates): TaxLines {
  if (taxed.kind === 'as-income') return taxAsIncome(input, taxableGain, taxed);
  const { rate, table, item } = taxed;
  return { before: [], tax: taxLine(share(rate, taxableGain), { table, item }) };
}

/** The year's tax with the gain less the tax without it, both after rebates. */
function taxAsIncome(
  { currentIncome = 0, age = 0 }: CapitalGainsInput,
  taxableGain: Cents,
  { individual }: TaxedAsIncome,
): TaxLines {
  const income = randLine('currentIncome', 'Current taxable income', currentIncome, 'input');
  const rebates = rebatesOf(individual.name.basis === 'firm' ? 0 : age, individual);
  const withGain = randLine(
    'incomeWithGain',
    'Income with the taxable gain',
    sum(income.amount, taxableGain),
    'calculated',
  );
  const taxWithout = taxAfterRebates('taxWithoutGain', 'Tax without the gain', income, rebates, individual);
  const taxWith = taxAfterRebates('taxWithGain', 'Tax with the gain', withGain, rebates, individual);
  const tax = taxLine(notBelowZero(less(taxWith.amount, taxWithout.amount)), 'calculated');
  return { before: [income, withGain, rebates, taxWithout, taxWith], tax };
}

function taxAfterRebates(
  key: string,
  label: string,
  { amount }: RandLine,
  rebates: RandLine,
  individual: TaxedAsIncome['individual'],
): RandLine {
  const band = bracketOf(amount, individual.brackets);
  const formula = notBelowZero(less(bandFormula(amount, band), rebates.amount));
  return { ...randLine(key, label, formula, from(individual, 'brackets')), band };
}

function taxLine(formula: RandLine['formula'], source: RandLine['source']): RandLine {
  return randLine('taxOnCapitalGain', 'Tax on the capital gain', formula, source);
}

function notesOf({ assessedLoss = 0, yearOfDeath }: CapitalGainsInput, { name }: CapitalGainsRates) {
  if (name.basis === 'firm') return assessedLoss > 0 || yearOfDeath ? [ONLY_SARS] : [];
  return name.taxYear === FIRST_TAX_YEAR ? [FIRST_YEAR] : [];
}

function requireInput({ proceeds, baseCost, currentIncome = 0, assessedLoss = 0 }: CapitalGainsInput): void {
  requireAmount(proceeds, 'proceeds');
  requireAmount(baseCost, 'baseCost');
  requireAmount(currentIncome, 'currentIncome');
  requireAmount(assessedLoss, 'assessedLoss');
}
