import { z } from 'zod';
import { calculate } from '#app/tools/calculators/calculate.ts';
import { calculatorTypes, type CalculatorType } from '#app/tools/calculators/calculators.ts';
import { findCalculator } from '#app/tools/calculators/calculators.ts';
import { inputsOf, type Inputs } from './inputs.ts';
import { largestAmount } from '#app/tax/money.ts';
import { LONGEST_ATTACHED } from '#app/platform/forms/hidden-fields.ts';

export type Attached = { kind: CalculatorType; inputs: Inputs };

const AttachedSchema = z.object({
  type: z.enum(calculatorTypes),
  values: z.record(z.string().max(100), z.string().max(100)),
  exact: z.record(z.string().max(100), z.number().int().min(0).max(largestAmount)),
});

/** Null if it cannot be calculated: the message is sent anyway. */
export function readAttached(text: string | null): Attached | null {
  if (!text || text.length > LONGEST_ATTACHED) return null;
  const parsed = AttachedSchema.safeParse(fromJson(text));
  if (!parsed.success) return null;
  const { type, values, exact } = parsed.data;
  const calculator = findCalculator(type);
  const outcome = calculate(calculator, values, exact);
  if (outcome.kind === 'refused') return null;
  const inputs = inputsOf(calculator, { values, exact }, outcome);
  return { kind: type, inputs };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
