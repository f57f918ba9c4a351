import { calculate } from './calculate.ts';
import { findCalculator } from './calculators.ts';
import type { Values } from './field.ts';

/** Throws what was refused. */
export function calculated(type: string, values: Values, today?: string) {
  const outcome = calculate(findCalculator(type), values, {}, today);
  if (outcome.kind === 'refused') throw new Error(outcome.message.description);
  return outcome;
}
