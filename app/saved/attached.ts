import { isCalculatorType, type CalculatorType } from '#app/calculators/calculators.ts';
import { parseInputs, type Inputs } from './inputs.ts';

export type AttachedCalculation = { kind: CalculatorType; inputs: Inputs };

/** Null also for a calculator that no longer exists. */
export function attachedOf(
  stored: { kind: string; inputs: Record<string, unknown> } | null,
): AttachedCalculation | null {
  if (!stored || !isCalculatorType(stored.kind)) return null;
  return { kind: stored.kind, inputs: parseInputs(stored.inputs) };
}
