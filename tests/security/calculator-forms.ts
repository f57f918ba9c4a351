import { calculators, type CalculatorType } from '#app/calculators/calculators.ts';
import type { Calculator } from '#app/calculators/calculator.ts';
import { ESTIMATE } from './honest-posts.ts';

const listed: readonly Calculator<CalculatorType>[] = calculators;

/** Pages of the calculators that have an address of their own, by their routes. */
export const CALCULATOR_FORMS = Object.fromEntries(
  listed.flatMap(({ path }) =>
    path ? [[`routes/calculator${path}`, { who: 'visitor' as const, path, posts: [ESTIMATE] }]] : [],
  ),
);
