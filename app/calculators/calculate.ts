import type { Cents } from '#app/tax/money.ts';
import type { Basis } from '#app/tax/rates/table-name.ts';
import { taxYears, type TaxYear } from '#app/tax/tax-year.ts';
import type { Assessment, Calculator, Exact, Values } from './calculator.ts';
import { basisOf, taxYearOf } from './fields.ts';
import { readEntry } from './read-entry.ts';

type Told = { title: string; description: string };

/** The answer to a filled-in form. `notes` and `errors` stand beside their fields; `told` is the toast. */
export type Outcome =
  | {
      kind: 'calculated';
      assessment: Assessment;
      comparison: Comparison;
      /** The tax of the year in `compareYear`, when one was chosen. */
      otherYear: Comparison | null;
      notes: Notes;
      told: Told;
    }
  | { kind: 'refused'; sentence: string | null; errors: Notes; notes: Notes; told: Told };

/** The other basis's figure; its refusal where it has none. */
export type Comparison = { label: string; cents: Cents } | { label: string; refusal: string };

type Notes = Readonly<Record<string, string>>;

/**
 * Reads the form and assesses it; browser, server and saved calculations all come here, so they cannot differ.
 * `currentYear` is the newest tax year with tables; `exact` holds cents that a rounded monthly display stands for.
 */
export function calculate(
  calculator: Calculator,
  values: Values,
  currentYear: TaxYear,
  exact?: Exact,
): Outcome {
  const { entry, errors, notes } = readEntry(calculator.fields(values), values, exact);
  const [firstError] = Object.values(errors);
  if (firstError) return refused({ title: 'Invalid input', description: firstError }, errors, notes);
  const basis = basisOf(values);
  const taxYear = taxYearOf(calculator, values, currentYear);
  const assessment = calculator.assess(entry, basis, taxYear);
  if (assessment.kind === 'refused') {
    return refused(
      { title: 'Calculation error', description: assessment.sentence },
      {},
      notes,
      assessment.sentence,
    );
  }
  const comparison = compare(calculator.assess(entry, otherThan(basis), taxYear), otherThan(basis));
  const compareYear = taxYears.find((year) => String(year) === values.compareYear);
  const otherYear = compareYear ? compare(calculator.assess(entry, 'sars', compareYear), 'sars') : null;
  const told = { title: 'Calculation successful', description: calculator.success };
  return { kind: 'calculated', assessment, comparison, otherYear, notes, told };
}

function compare(other: ReturnType<Calculator['assess']>, basis: Basis): Comparison {
  if (other.kind === 'refused') return { label: nameOf(basis), refusal: other.sentence };
  const label =
    basis === 'sars'
      ? `Under SARS's ${other.table.label} tables`
      : `Under the firm's ${other.table.label} estimate`;
  return { label, cents: other.tax.cents };
}

function nameOf(basis: Basis): string {
  return basis === 'sars' ? "SARS's tables of the year" : "The firm's estimate";
}

function otherThan(basis: Basis): Basis {
  return basis === 'firm' ? 'sars' : 'firm';
}

function refused(told: Told, errors: Notes, notes: Notes, sentence: string | null = null): Outcome {
  return { kind: 'refused', sentence, errors, notes, told };
}
