import { calculatorTypes, type Calculator, type CalculatorType } from './calculator.ts';
import { capitalGainsCalculator } from './capital-gains.ts';
import { companyCalculator } from './company.ts';
import { individualCalculator } from './individual.ts';
import { provisionalCalculator } from './provisional.ts';

const calculators: Record<CalculatorType, Calculator> = {
  individual: individualCalculator,
  company: companyCalculator,
  provisional: provisionalCalculator,
  'capital-gains': capitalGainsCalculator,
};

/** The four calculators by what stands in the address; anything else is the individual one. */
export function findCalculator(type: string | null): Calculator {
  return calculators[calculatorTypes.find((known) => known === type) ?? 'individual'];
}
