import type { Basis } from '#app/tax/rates/table-name.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import { taxYears } from '#app/tax/tax-years.ts';
import { southAfricanDay } from '#app/time.ts';
import type { Assessment, Calculator } from './calculator.ts';
import type { Exact, Values } from './field.ts';
import { basisOf, taxYearOf, yearValue } from './fields.ts';
import { figuresOf, sarsFigure, type Figure } from './figures.ts';
import { readEntry } from './read-entry.ts';

type Message = { title: string; description: string };
type Notes = Readonly<Record<string, string>>;

export type Outcome =
  | {
      kind: 'calculated';
      assessment: Assessment;
      figures: readonly Figure[];
      otherYear: Figure | null;
      notes: Notes;
      message: Message;
    }
  | { kind: 'refused'; sentence: string | null; errors: Notes; notes: Notes; message: Message };

/** Used by browser, server and saved calculations alike. `exact` has the cents of rounded monthly amounts. */
export function calculate(
  calculator: Calculator,
  values: Values,
  exact?: Exact,
  today = southAfricanDay(),
): Outcome {
  const { entry, errors, notes } = readEntry(calculator.fields(values), values, exact);
  const [firstError] = Object.values(errors);
  if (firstError) return refused({ title: 'Invalid input', description: firstError }, errors, notes);
  const basis = basisOf(values);
  const taxYear = taxYearOf(values);
  const assess = (basis: Basis, taxYear: TaxYear) => calculator.assess(entry, basis, taxYear, today);
  const assessment = assess(basis, taxYear);
  if (isRefusal(assessment)) {
    const { sentence } = assessment;
    return refused({ title: 'Calculation error', description: sentence }, {}, notes, sentence);
  }
  const compareYear = taxYears.find((year) => yearValue(year) === values.compareYear);
  return {
    kind: 'calculated',
    assessment,
    figures: figuresOf(assess, assessment, { basis, taxYear }),
    otherYear: compareYear ? sarsFigure('chosen', compareYear, assess('sars', compareYear)) : null,
    notes,
    message: { title: 'Calculation successful', description: calculator.success },
  };
}

function refused(message: Message, errors: Notes, notes: Notes, sentence: string | null = null): Outcome {
  return { kind: 'refused', sentence, errors, notes, message };
}
