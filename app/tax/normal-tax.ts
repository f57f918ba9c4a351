import { ageBandOf, type Age } from './age.ts';
import type { Cents } from './money.ts';
import type { IndividualRates, PerMember } from './rates/tables.ts';
import {
  bandLine,
  deductedLine,
  from,
  less,
  notBelowZero,
  randLine,
  sum,
  times,
  type Formula,
} from './working.ts';

export function normalTax(taxableIncome: Cents, age: Age, members: number, rates: IndividualRates) {
  const taxBeforeRebates = taxOn(taxableIncome, rates);
  const applicableRebates = rebatesOf(age, rates);
  const left = notBelowZero(less(taxBeforeRebates.amount, applicableRebates.amount));
  const taxAfterRebates = randLine('taxAfterRebates', 'Tax after rebates', left, 'calculated');
  const medicalCredits = creditsOf(age, members, rates);
  return { taxBeforeRebates, applicableRebates, taxAfterRebates, medicalCredits };
}

export function taxOn(taxableIncome: Cents, rates: IndividualRates) {
  const source = from(rates, 'brackets');
  return bandLine('taxBeforeRebates', 'Tax before rebates', taxableIncome, rates.brackets, source);
}

/** Secondary from 65 on top of primary, tertiary from 75 on top of both where the year has one. */
export function rebatesOf(age: Age, rates: IndividualRates) {
  const { primary, secondary, tertiary } = rates.rebates;
  const band = ageBandOf(age);
  const line = (label: string, formula: Formula) =>
    deductedLine('applicableRebates', label, formula, from(rates, 'rebates'));
  if (band === 'under-65') return line('Primary rebate', primary);
  if (band === 'from-65' || tertiary === null)
    return line('Primary and secondary rebates', sum(primary, secondary));
  return line('Primary, secondary and tertiary rebates', sum(primary, secondary, tertiary));
}

/** None in years, or at ages, that had a deduction instead. */
export function creditsOf(age: Age, members: number, rates: IndividualRates) {
  const { medical } = rates;
  const isCredited = medical.kind === 'credit' && (medical.ages === 'all' || ageBandOf(age) === 'under-65');
  const formula = isCredited ? yearOf(members, medical.perMonth) : 0;
  return deductedLine('medicalCredits', 'Medical credits', formula, from(rates, 'medical'));
}

export function yearOf(members: number, perMonth: PerMember): Formula {
  return members === 0 ? 0 : times(12, monthOf(members, perMonth));
}

export function monthOf(members: number, { main, first, additional }: PerMember): Formula {
  if (members === 0) return 0;
  if (members === 1) return main;
  if (members === 2) return sum(main, first);
  return sum(main, first, times(members - 2, additional));
}
