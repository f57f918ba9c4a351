import { CALCULATOR_GROUPS, type CalculatorGroup } from './calculator-group.ts';
import { calculatorPath } from './calculator-path.ts';
import type { CalculatorType } from './calculators.ts';

/** Written by the build (dev/build-constants.ts): a page that only links to calculators must not load them. */
declare const CALCULATORS: readonly {
  type: CalculatorType;
  group: CalculatorGroup;
  path?: string;
  menuLabel: string;
  heading: string;
}[];

export const calculatorLinks = CALCULATORS.map(({ menuLabel, ...calculator }) => ({
  ...calculator,
  label: menuLabel,
  to: calculatorPath(calculator),
}));

export const calculatorGroups = Object.entries(CALCULATOR_GROUPS).flatMap(([group, label]) => {
  const items = calculatorLinks.filter((link) => link.group === group);
  return items.length > 0 ? [{ label, items }] : [];
});

/** In the menu: the owner's four, in the owner's order. */
const MAIN: readonly CalculatorType[] = ['individual', 'company', 'provisional', 'capital-gains'];

export const mainCalculators = MAIN.flatMap((type) => calculatorLinks.filter((link) => link.type === type));
