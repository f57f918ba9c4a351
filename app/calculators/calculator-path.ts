import type { CalculatorType } from './calculators.ts';

/** The one address of a calculator; the individual one is what `/calculator` shows by itself. */
export function calculatorPath(type: CalculatorType): string {
  return type === 'individual' ? '/calculator' : `/calculator?type=${type}`;
}
