import { firm } from '#content/firm.ts';
import type { Age } from '#app/tax/age.ts';
import type { Basis } from '#app/tax/rates/table-name.ts';
import { lastDayOf, startYearOf, taxYearLabel, type TaxYear } from '#app/tax/tax-year.ts';
import { taxYears } from '#app/tax/tax-years.ts';
import { choiceField, dateField, type Option, type Values } from './field.ts';

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
};

export const membersField = {
  ...choiceField(
    'medicalMembers',
    'Medical aid members',
    Array.from({ length: MOST_MEMBERS + 1 }, (_, members) => plainOption(members)),
  ),
  half: true,
};

/** The last day of a company's year decides which SARS tables apply. */
export function yearEndField(values: Values, initialYear: TaxYear) {
  return dateField(
    'yearEnd',
    "Last day of the company's year",
    lastDayOf(selectedTaxYear(values, initialYear)),
  );
}

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

export function basisOf(values: Values): Basis {
  return values.basis === 'firm' || values.basis === 'sars' ? values.basis : firm.calculatorBasis;
}

export function selectedTaxYear(values: Values, other: TaxYear): TaxYear {
  return taxYears.find((year) => yearValue(year) === values.taxYear) ?? other;
}

function plainOption(value: number | string): Option {
  return { value: String(value), label: String(value) };
}
