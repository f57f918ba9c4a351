import type { CalculatorType } from './calculators.ts';

/** Written by the build from calculators.ts, see vite.config.ts: a page that only links to calculators must not load them. */
declare const CALCULATORS: readonly { type: CalculatorType; menuLabel: string }[];

/** Every calculator in the order of the menu. */
export const calculatorLinks = CALCULATORS.map(({ type, menuLabel }) => ({
  type,
  label: menuLabel,
  to: `/calculator?type=${type}`,
}));
