import type { CalculatorType } from './calculators.ts';

/** Written by the build (dev/build-constants.ts): a page that only links to calculators must not load them. */
declare const CALCULATORS: readonly { type: CalculatorType; menuLabel: string; heading: string }[];

export const calculatorLinks = CALCULATORS.map(({ type, menuLabel, heading }) => ({
  type,
  heading,
  label: menuLabel,
  to: `/calculator?type=${type}`,
}));
