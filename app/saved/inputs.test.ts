import { expect, test } from 'vitest';
import { calculate } from '#app/calculators/calculate.ts';
import { calculatorTypes, type CalculatorType, findCalculator } from '#app/calculators/calculators.ts';

import { newestTaxYear } from '#app/tax/tax-years.ts';
import { inputsOf, parseInputs } from './inputs.ts';
import { yearValue } from '#app/calculators/fields.ts';

test.each(calculatorTypes)('%s: a stored form comes to the same tax as the one that was saved', (type) => {
  for (const basis of ['firm', 'sars']) {
    const values = { basis, ...FILLED[type] };
    const stored = parseInputs(JSON.parse(JSON.stringify(storedOf(type, values))));
    expect(taxOf(type, stored.values, stored.exact)).toBe(taxOf(type, values));
    expect(stored.tax).toBe(taxOf(type, values));
    expect(stored.tax).toBeGreaterThan(0);
  }
});

test('what the calculator chose by itself is written down', () => {
  expect(storedOf('individual', {}).values).toMatchObject({
    basis: 'firm',
    taxYear: yearValue(newestTaxYear),
    age: '30',
  });
});

test('only what the calculator asks for is kept', () => {
  const form = {
    values: { grossIncome: '1', intent: 'save', password: 'secret', proceeds: '7' },
    exact: { grossIncome: 100, proceeds: 700, other: 1 },
  };
  const stored = storedOf('individual', form.values, form.exact);
  expect(Object.keys(stored.values)).not.toContain('password');
  expect(Object.keys(stored.values)).not.toContain('proceeds');
  expect(Object.keys(stored.values)).not.toContain('intent');
  expect(stored.exact).toEqual({ grossIncome: 100 });
});

test('a row that holds something else is not shown as a calculation', () => {
  expect(() => parseInputs({ values: { grossIncome: 5 }, exact: {}, tax: 0 })).toThrow();
  expect(() => parseInputs({})).toThrow();
});

const FILLED: Record<CalculatorType, Record<string, string>> = {
  individual: { grossIncome: 'R 612 345,67', age: '66', medicalMembers: '3', retirementContributions: '50k' },
  company: { taxableIncome: '1.2m', dividendsPaid: '100 000', companyType: 'sbc' },
  provisional: { businessIncome: '900 000', businessExpenses: '100 000', otherIncome: '50 000' },
  'capital-gains': { proceeds: '3m', baseCost: '1m', currentIncome: '400k' },
};

function storedOf(type: CalculatorType, values: Record<string, string>, exact: Record<string, number> = {}) {
  const calculator = findCalculator(type);
  const outcome = calculate(calculator, values, exact);
  if (outcome.kind === 'refused') throw new Error(outcome.message.description);
  return inputsOf(calculator, { values, exact }, outcome.assessment);
}

function taxOf(type: CalculatorType, values: Readonly<Record<string, string>>, exact = {}): number {
  const outcome = calculate(findCalculator(type), values, exact);
  return outcome.kind === 'refused' ? NaN : outcome.assessment.tax.cents;
}
