import type { Age } from '#app/tax/age.ts';
import type { Basis } from '#app/tax/rates/table-name.ts';
import { startYearOf, taxYearLabel, type TaxYear } from '#app/tax/tax-year.ts';
import { newestTaxYear, taxYears } from '#app/tax/tax-years.ts';
import { initialBasis } from './initial-basis.ts';
import { choiceField, type Option, type Values } from './field.ts';

const YOUNGEST = 18;
const OLDEST_IN_YEARS = 74;
const MOST_MEMBERS = 6;

/** 18 to 74, then '75+', as the specification says. */
export const ageField = {
  ...choiceField('age', 'Age', [
    ...Array.from({ length: OLDEST_IN_YEARS - YOUNGEST + 1 }, (_, index) => plainOption(YOUNGEST + index)),
    plainOption('75+'),
  ]),
  half: true,
  initial: '30',
  hint: 'On the last day of the tax year.',
};

export const membersField = {
  ...choiceField(
    'medicalMembers',
    'Medical aid members',
    Array.from({ length: MOST_MEMBERS + 1 }, (_, members) => plainOption(members)),
  ),
  hint: 'Everybody on the medical aid, you included.',
  half: true,
};

export function ageOf(choice: string): Age {
  return choice === '75+' ? '75+' : Number(choice);
}

/** The calendar year in which a year of assessment starts; also for a year without tables. */
export function yearValue(year: number): string {
  return String(startYearOf(year));
}

export function yearOption(year: number): Option {
  return { value: yearValue(year), label: taxYearLabel(year) };
}

export function allYears(): readonly Option[] {
  return taxYears.toReversed().map(yearOption);
}

export function yearsFrom(first: number): readonly Option[] {
  return allYears().filter(({ value }) => Number(value) >= startYearOf(first));
}

export function basisOf(values: Values): Basis {
  return values.basis === 'firm' || values.basis === 'sars' ? values.basis : initialBasis();
}

/** A year of SARS's tables. The firm's estimate does not depend on it: the newest is shown beside it. */
export function taxYearOf(values: Values): TaxYear {
  if (basisOf(values) === 'firm') return newestTaxYear;
  return taxYears.find((year) => yearValue(year) === values.taxYear) ?? newestTaxYear;
}

function plainOption(value: number | string): Option {
  return { value: String(value), label: String(value) };
}
