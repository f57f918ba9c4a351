import { calculatorName } from '#app/tools/calculators/calculator-links.ts';
import type { Addressed } from '#app/tools/calculators/calculator-path.ts';
import { findCalculator, isCalculatorType } from '#app/tools/calculators/calculators.ts';
import { parseInputs, type Inputs } from './inputs.ts';

export type AttachedCalculation = { heading: string; calculator: Addressed; inputs: Inputs };

/** Null also for a calculator that no longer exists. */
export function attachedOf(
  stored: { kind: string; inputs: Record<string, unknown> } | null,
): AttachedCalculation | null {
  if (!stored || !isCalculatorType(stored.kind)) return null;
  const calculator = findCalculator(stored.kind);
  const { type, path } = calculator;
  return {
    heading: calculatorName(calculator),
    calculator: { type, path },
    inputs: parseInputs(stored.inputs, type),
  };
}
