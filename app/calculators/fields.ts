import { firm } from '#content/firm.ts';
import type { Age } from '#app/tax/age.ts';
import { lastDayOf } from '#app/tax/calendar.ts';
import type { Basis } from '#app/tax/rates/table-name.ts';
import { taxYearLabel, taxYears, type TaxYear } from '#app/tax/tax-year.ts';
import type { Calculator, FieldSpec, Option, Values } from './calculator.ts';

const YOUNGEST = 18;
const OLDEST_IN_YEARS = 74;
const MOST_MEMBERS = 6;

/** 18 to 74, then '75+': what the specification offers. */
export const ageField: FieldSpec = {
  kind: 'choice',
  name: 'age',
  half: true,
  label: 'Age',
  initial: '30',
  options: [
    ...Array.from({ length: OLDEST_IN_YEARS - YOUNGEST + 1 }, (_, index) => plainOption(YOUNGEST + index)),
    plainOption('75+'),
  ],
};

export const membersField: FieldSpec = {
  kind: 'choice',
  name: 'medicalMembers',
  half: true,
  label: 'Medical aid members',
  initial: '0',
  options: Array.from({ length: MOST_MEMBERS + 1 }, (_, members) => plainOption(members)),
};

/** Asked for before 1 March 2016, when each kind of fund had its own limit. */
export const fundField: FieldSpec = {
  kind: 'choice',
  name: 'retirementFund',
  label: 'Kind of retirement fund',
  initial: 'annuity',
  options: [
    { value: 'annuity', label: 'Retirement annuity' },
    { value: 'pension', label: 'Pension fund' },
    { value: 'provident', label: 'Provident fund' },
  ],
};

export function amountField(name: string, label: string, hint?: string): FieldSpec {
  return { kind: 'amount', name, label, hint, perPeriod: true };
}

/** An amount that has no month: proceeds, a dividend. */
export function onceField(name: string, label: string, hint?: string): FieldSpec {
  return { ...amountField(name, label, hint), perPeriod: false } as FieldSpec;
}

/** The last day of a company's year: it finds the tables (SARS basis). */
export function yearEndField(values: Values, initialYear: TaxYear) {
  const initial = lastDayOf(yearAmong(values, initialYear));
  return { kind: 'date', name: 'yearEnd', label: "Last day of the company's year", initial } as const;
}

export function ageOf(choice: string): Age {
  return choice === '75+' ? '75+' : Number(choice);
}

/** Every year with a table, the newest first. */
export function allYears(): readonly Option[] {
  return taxYears.toReversed().map((year) => ({ value: String(year), label: taxYearLabel(year) }));
}

export function basisOf(values: Values): Basis {
  return values.basis === 'firm' || values.basis === 'sars' ? values.basis : firm.calculatorBasis;
}

/** The chosen year, or the calculator's own when the choice is none of its offers. */
export function taxYearOf(calculator: Calculator, values: Values, currentYear: TaxYear): TaxYear {
  const offered = calculator.years(basisOf(values), currentYear);
  const wanted = offered.find((option) => option.value === values.taxYear && !option.disabled);
  const year = wanted ? Number(wanted.value) : calculator.initialYear(currentYear);
  return taxYears.find((known) => known === year) ?? currentYear;
}

/** The tax year that stands in the form; `other` where it is none with tables. */
export function yearAmong(values: Values, other: TaxYear): TaxYear {
  return taxYears.find((year) => String(year) === values.taxYear) ?? other;
}

function plainOption(value: number | string): Option {
  return { value: String(value), label: String(value) };
}
