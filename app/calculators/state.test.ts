import { expect, test } from 'vitest';
import { findCalculator } from './calculators.ts';
import { answerTo, calculatorReducer, type CalculatorEvent, type CalculatorState } from './state.ts';

const individual = findCalculator('individual');
const BLANK: CalculatorState = { values: {}, exact: {}, outcome: null };

test('the first amount is answered as it is typed, and taken away again with it', () => {
  const typed = after({ type: 'typed', name: 'grossIncome', value: '5' });
  expect(typed.outcome?.kind).toBe('calculated');
  const other = after({ type: 'typed', name: 'age', value: '67' });
  expect(other.outcome).toBeNull();
  const emptied = after(
    { type: 'typed', name: 'grossIncome', value: '5' },
    { type: 'typed', name: 'grossIncome', value: ' ' },
  );
  expect(emptied.outcome).toBeNull();
});

test('an empty form is asked for its first amount, and is never successful', () => {
  const { outcome } = after({ type: 'calculated' });
  expect(outcome).toMatchObject({
    kind: 'refused',
    errors: { grossIncome: expect.stringContaining('Gross income') },
    message: { title: 'Missing information' },
  });
  expect(answerTo(findCalculator('company'), BLANK)).toMatchObject({
    errors: { taxableIncome: expect.stringContaining('Taxable income') },
  });
});

test('one list chooses the year or the firm estimate', () => {
  const firm = after({ type: 'typed', name: 'taxYear', value: 'firm' });
  expect(firm.values).toMatchObject({ basis: 'firm' });
  const year = after(
    { type: 'typed', name: 'taxYear', value: 'firm' },
    { type: 'typed', name: 'taxYear', value: '2015' },
  );
  expect(year.values).toMatchObject({ basis: 'sars', taxYear: '2015' });
});

test('a changed amount drops the exact cents of its month', () => {
  const monthly = after(
    { type: 'typed', name: 'grossIncome', value: '500 000' },
    { type: 'typed', name: 'period', value: 'monthly' },
  );
  expect(monthly.exact).toEqual({ grossIncome: 50_000_000 });
  const changed = after(
    { type: 'filled', ...monthly },
    { type: 'typed', name: 'grossIncome', value: '41 666' },
  );
  expect(changed.exact).toEqual({});
});

function after(...events: CalculatorEvent[]): CalculatorState {
  return events.reduce(calculatorReducer(individual), BLANK);
}
