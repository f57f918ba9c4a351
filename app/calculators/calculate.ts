import type { Cents } from '#app/tax/money.ts';
import type { Basis } from '#app/tax/rates/table-name.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { taxYears } from '#app/tax/tax-years.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import type { Assessment, Calculator } from './calculator.ts';
import type { Exact, Values } from './field.ts';
import { basisOf, selectedTaxYear, yearValue } from './fields.ts';
import { readEntry } from './read-entry.ts';

type Message = { title: string; description: string };
type Notes = Readonly<Record<string, string>>;

export type Outcome =
  | {
      kind: 'calculated';
      assessment: Assessment;
      comparison: Comparison;
      otherYear: Comparison | null;
      notes: Notes;
      message: Message;
    }
  | { kind: 'refused'; sentence: string | null; errors: Notes; notes: Notes; message: Message };

export type Comparison = { label: string; cents: Cents } | { label: string; refusal: string };

/** Used by browser, server and saved calculations alike. `exact` has the cents of rounded monthly amounts. */
export function calculate(calculator: Calculator, values: Values, exact?: Exact): Outcome {
  const { entry, errors, notes } = readEntry(calculator.fields(values), values, exact);
  const [firstError] = Object.values(errors);
  if (firstError) return refused({ title: 'Invalid input', description: firstError }, errors, notes);
  const basis = basisOf(values);
  const taxYear = taxYearOf(calculator, values);
  const assessment = calculator.assess(entry, basis, taxYear);
  if (isRefusal(assessment)) {
    const { sentence } = assessment;
    return refused({ title: 'Calculation error', description: sentence }, {}, notes, sentence);
  }
  const otherBasis = basis === 'firm' ? 'sars' : 'firm';
  const compareYear = taxYears.find((year) => yearValue(year) === values.compareYear);
  return {
    kind: 'calculated',
    assessment,
    comparison: compare(calculator.assess(entry, otherBasis, taxYear), otherBasis),
    otherYear: compareYear ? compare(calculator.assess(entry, 'sars', compareYear), 'sars') : null,
    notes,
    message: { title: 'Calculation successful', description: calculator.success },
  };
}

export function taxYearOf(calculator: Calculator, values: Values): TaxYear {
  const isOffered = calculator
    .years(basisOf(values))
    .some(({ value, disabled }) => value === values.taxYear && !disabled);
  return isOffered ? selectedTaxYear(values, calculator.initialYear) : calculator.initialYear;
}

function compare(other: ReturnType<Calculator['assess']>, basis: Basis): Comparison {
  if (isRefusal(other)) {
    const label = basis === 'sars' ? "SARS's tables of the year" : "The firm's estimate";
    return { label, refusal: other.sentence };
  }
  const label =
    basis === 'sars'
      ? `Under SARS's ${other.table.label} tables`
      : `Under the firm's ${other.table.label} estimate`;
  return { label, cents: other.tax.cents };
}

function refused(message: Message, errors: Notes, notes: Notes, sentence: string | null = null): Outcome {
  return { kind: 'refused', sentence, errors, notes, message };
}
