import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculate } from '#app/tools/calculators/calculate.ts';
import type { Calculator } from '#app/tools/calculators/calculator.ts';
import { calculators, findCalculator } from '#app/tools/calculators/calculators.ts';
import type { Exact, Values } from '#app/tools/calculators/field.ts';
import { initialBasis } from '#app/tools/calculators/initial-basis.ts';
import { yearValue } from '#app/tools/calculators/fields.ts';
import { forms } from '#app/tools/calculators/forms.test-support.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import { inputsOf, parseInputs } from './inputs.ts';

const individual = findCalculator('individual');

test('a saved form of any calculator gives the same result', () => {
  for (const calculator of calculators) {
    const property = fc.property(forms(calculator), (values) => {
      const outcome = calculate(calculator, values);
      if (outcome.kind === 'refused') return;
      const stored = parseInputs(JSON.parse(JSON.stringify(storedOf(calculator, values))), calculator.type);
      expect(calculate(calculator, stored.values, stored.exact)).toMatchObject({
        assessment: outcome.assessment,
      });
      expect(stored.tax).toBe(outcome.assessment.tax.cents);
    });
    fc.assert(property, { numRuns: RANDOM_RUNS / 25 });
  }
});

test('the defaults of the calculator are stored', () => {
  const defaults = { basis: initialBasis(), taxYear: yearValue(newestTaxYear), age: '30' };
  expect(storedOf(individual, { grossIncome: '1' }).values).toMatchObject(defaults);
});

test('only the fields of the calculator are stored', () => {
  const values = { grossIncome: '1', intent: 'save', password: 'secret', proceeds: '7' };
  const stored = storedOf(individual, values, { grossIncome: 100, proceeds: 700, other: 1 });
  for (const name of ['password', 'proceeds', 'intent']) expect(stored.values).not.toHaveProperty(name);
  expect(stored.exact).toEqual({ grossIncome: 100 });
});

test('two incomes that were stored before the question of time count as paid at once', () => {
  const calculator = findCalculator('two-incomes');
  const typed = { firstIncome: '20 000', secondIncome: '10 000' };
  const { atOnce: _, ...older } = storedOf(calculator, { ...typed, atOnce: 'yes' }).values;
  const { values } = parseInputs({ values: older, exact: {}, tax: 0 }, 'two-incomes');
  expect(calculate(calculator, values).kind).toBe('calculated');
});

test('a row with another shape throws', () => {
  expect(() => parseInputs({ values: { grossIncome: 5 }, exact: {}, tax: 0 }, 'individual')).toThrow();
  expect(() => parseInputs({}, 'individual')).toThrow();
});

function storedOf(calculator: Calculator, values: Values, exact: Exact = {}) {
  const outcome = calculate(calculator, values, exact);
  if (outcome.kind === 'refused') throw new Error(outcome.message.description);
  return inputsOf(calculator, { values, exact }, outcome);
}
