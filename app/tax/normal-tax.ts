import { ageBandOf, type Age } from './age.ts';
import { bandFormula } from './band-tax.ts';
import { bracketOf } from './brackets.ts';
import type { Cents } from './money.ts';
import type { IndividualRates, PerMember } from './rates/tables.ts';
import type { RateItem, TableName } from './rates/table-name.ts';
import {
  less,
  notBelowZero,
  randLine,
  sum,
  times,
  type Formula,
  type RandLine,
  type Source,
} from './working.ts';

export type NormalTax = {
  taxBeforeRebates: RandLine;
  applicableRebates: RandLine;
  taxAfterRebates: RandLine;
  medicalCredits: RandLine;
};

export function normalTax(
  taxableIncome: Cents,
  age: Age,
  members: number,
  rates: IndividualRates,
): NormalTax {
  const taxBeforeRebates = taxOn(taxableIncome, rates);
  const applicableRebates = rebatesOf(age, rates);
  const taxAfterRebates = randLine(
    'taxAfterRebates',
    'Tax after rebates',
    notBelowZero(less(taxBeforeRebates.amount, applicableRebates.amount)),
    'calculated',
  );
  return {
    taxBeforeRebates,
    applicableRebates,
    taxAfterRebates,
    medicalCredits: creditsOf(age, members, rates),
  };
}

export function taxOn(taxableIncome: Cents, rates: IndividualRates): RandLine {
  const band = bracketOf(taxableIncome, rates.brackets);
  const formula = bandFormula(taxableIncome, band);
  return { ...randLine('taxBeforeRebates', 'Tax before rebates', formula, from(rates, 'brackets')), band };
}

/** Secondary from 65 on top of primary, tertiary from 75 on top of both where the year has one. */
export function rebatesOf(age: Age, rates: IndividualRates): RandLine {
  const { primary, secondary, tertiary } = rates.rebates;
  const band = ageBandOf(age);
  const source = from(rates, 'rebates');
  if (band === 'under-65') return randLine('applicableRebates', 'Primary rebate', primary, source);
  if (band === 'from-65' || tertiary === null)
    return randLine('applicableRebates', 'Primary and secondary rebates', sum(primary, secondary), source);
  return randLine(
    'applicableRebates',
    'Primary, secondary and tertiary rebates',
    sum(primary, secondary, tertiary),
    source,
  );
}

/** None in years, or at ages, that had a deduction instead. */
export function creditsOf(age: Age, members: number, rates: IndividualRates): RandLine {
  const { medical } = rates;
  const isCredited = medical.kind === 'credit' && (medical.ages === 'all' || ageBandOf(age) === 'under-65');
  const formula = isCredited ? yearOf(members, medical.perMonth) : 0;
  return randLine('medicalCredits', 'Medical credits', formula, from(rates, 'medical'));
}

export function yearOf(members: number, { main, first, additional }: PerMember): Formula {
  if (members === 0) return 0;
  if (members === 1) return times(12, main);
  if (members === 2) return times(12, sum(main, first));
  return times(12, sum(main, first, times(members - 2, additional)));
}

export function from({ name }: { name: TableName }, item: RateItem): Source {
  return { table: name, item };
}
