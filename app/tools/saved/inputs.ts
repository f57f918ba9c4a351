import { z } from 'zod';
import type { Calculator } from '#app/tools/calculators/calculator.ts';
import type { CalculatorType } from '#app/tools/calculators/calculators.ts';
import type { Exact, Values } from '#app/tools/calculators/field.ts';
import { settled, type Calculated } from '#app/tools/calculators/calculate.ts';
import { figureTexts } from '#app/tools/calculators/figures.ts';
import { basisOf, taxYearOf, yearValue } from '#app/tools/calculators/fields.ts';
import { namesOf } from '#app/tools/calculators/share-link.ts';

const InputsSchema = z.object({
  values: z.record(z.string(), z.string()),
  exact: z.record(z.string(), z.number().int().nonnegative()),
  tax: z.number().int(),
  figures: z.array(z.object({ label: z.string(), text: z.string(), note: z.string().optional() })).optional(),
});

/** `exact` and `tax` are cents. */
export type Inputs = {
  values: Values;
  exact: Exact;
  tax: number;
  /** As they were when stored, the leading one first; older rows have none. */
  figures?: readonly { label: string; text: string; note?: string }[];
};

/** Includes the defaults, because a later default must not change an old calculation. */
export function inputsOf(
  calculator: Calculator,
  form: { values: Values; exact: Exact },
  { assessment, figures }: Pick<Calculated, 'assessment' | 'figures'>,
): Inputs {
  const values = settled(calculator, form.values);
  const complete: Record<string, string> = {
    ...values,
    basis: basisOf(values),
    taxYear: yearValue(taxYearOf(values)),
  };
  const fields = calculator.fields(complete);
  for (const field of fields) if ('initial' in field) complete[field.name] ||= field.initial;
  const amounts = fields.filter((field) => field.kind === 'amount').map((field) => field.name);
  return {
    values: pick(storable(complete), namesOf(calculator, complete)),
    exact: pick(form.exact, amounts),
    tax: assessment.tax.cents,
    figures: figureTexts(figures),
  };
}

/** Answers to questions that a calculator asks only since some inputs were stored: as it counted them then. */
const MEANT: Partial<Record<CalculatorType, Values>> = { 'two-incomes': { atOnce: 'yes' } };

/** Throws ZodError. */
export function parseInputs(stored: unknown, type: CalculatorType): Inputs {
  const inputs = InputsSchema.parse(stored);
  return { ...inputs, values: { ...MEANT[type], ...inputs.values } };
}

/** Postgres refuses NUL in JSON. */
function storable(values: Record<string, string>): Record<string, string> {
  const texts = Object.entries(values).map(([name, text]) => [name, text.replaceAll('\0', '')]);
  return Object.fromEntries(texts);
}

function pick<Value>(from: Readonly<Record<string, Value>>, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
}
