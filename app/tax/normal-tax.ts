import { ageBandOf, type Age } from './age.ts';
import type { Cents } from './money.ts';
import { WHOLE_YEAR, type Days, type MedicalMonths, type Parts } from './part-year.ts';
import type { IndividualRates, PerMember } from './rates/tables.ts';
import {
  bandLine,
  deductedLine,
  from,
  less,
  notBelowZero,
  portion,
  randLine,
  sum,
  times,
  type Formula,
} from './working.ts';

export function normalTax(
  taxableIncome: Cents,
  age: Age,
  members: number,
  rates: IndividualRates,
  { days, months }: Pick<Parts, 'days' | 'months'> = WHOLE_YEAR,
) {
  const taxBeforeRebates = taxOn(taxableIncome, rates);
  const applicableRebates = rebatesOf(age, rates, days);
  const left = notBelowZero(less(taxBeforeRebates.amount, applicableRebates.amount));
  const taxAfterRebates = randLine('taxAfterRebates', 'Tax after rebates', left, 'calculated');
  const medicalCredits = creditsOf(age, members, rates, months);
  return { taxBeforeRebates, applicableRebates, taxAfterRebates, medicalCredits };
}

export function taxOn(taxableIncome: Cents, rates: IndividualRates) {
  return bracketLine('taxBeforeRebates', 'Tax before rebates', taxableIncome, rates);
}

/** By the brackets of individuals, less rebates and credits. */
export function bracketLine<const Key extends string>(
  key: Key,
  label: string,
  amount: Cents,
  rates: IndividualRates,
  credits: readonly Cents[] = [],
) {
  return bandLine(key, label, amount, rates.brackets, from(rates, 'brackets'), credits);
}

/** Each is added to the one before. For a part of the year in proportion: section 6(4), which SARS takes by days. */
export function rebatesOf(age: Age, rates: IndividualRates, days: Days | null = null) {
  const { primary, secondary, tertiary } = rates.rebates;
  const band = ageBandOf(age);
  const line = (label: string, formula: Formula) => {
    const ofDays = days ? `${label}, ${days.count} of ${days.of} days` : label;
    const part = days ? portion(days.count, days.of, formula) : formula;
    return deductedLine('applicableRebates', ofDays, part, from(rates, 'rebates'));
  };
  if (band === 'under-65') return line('Primary rebate', primary);
  if (band === 'from-65' || tertiary === null)
    return line('Primary and secondary rebates', sum(primary, secondary));
  return line('Primary, secondary and tertiary rebates', sum(primary, secondary, tertiary));
}

/** None in years, or at ages, with a deduction instead. */
export function creditsOf(
  age: Age,
  members: number,
  rates: IndividualRates,
  months: MedicalMonths | null = null,
) {
  const { medical } = rates;
  const isCredited = medical.kind === 'credit' && (medical.ages === 'all' || ageBandOf(age) === 'under-65');
  const formula = !isCredited
    ? 0
    : months
      ? ofMonths(members, months, medical.perMonth)
      : yearOf(members, medical.perMonth);
  const label = isCredited && months ? 'Medical credits, by months' : 'Medical credits';
  return deductedLine('medicalCredits', label, formula, from(rates, 'medical'));
}

export function yearOf(members: number, perMonth: PerMember): Formula {
  return members === 0 ? 0 : times(12, monthOf(members, perMonth));
}

/** Section 6A: for each month with fees, by the people they are paid for. */
function ofMonths(members: number, { main, second, others }: MedicalMonths, perMonth: PerMember): Formula {
  if (members === 0) return 0;
  const ofMain = times(main, perMonth.main);
  if (members === 1) return ofMain;
  const ofTwo = [ofMain, times(second, perMonth.first)];
  return members === 2 ? sum(...ofTwo) : sum(...ofTwo, times(others, perMonth.additional));
}

export function monthOf(members: number, { main, first, additional }: PerMember): Formula {
  if (members === 0) return 0;
  if (members === 1) return main;
  if (members === 2) return sum(main, first);
  return sum(main, first, times(members - 2, additional));
}
