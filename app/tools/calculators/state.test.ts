import { expect, test } from 'vitest';
import { findCalculator } from './calculators.ts';
import { answerTo, calculatorReducer, type CalculatorEvent, type CalculatorState } from './state.ts';

const individual = findCalculator('individual');
const BLANK: CalculatorState = { values: {}, exact: {}, outcome: null };

test('the first amount is answered as it is typed, and taken away again with it', () => {
  const answered = after(typed('grossIncome', '5'));
  expect(answered.outcome?.kind).toBe('calculated');
  const other = after(typed('age', '67'));
  expect(other.outcome).toBeNull();
  const emptied = after(typed('grossIncome', '5'), typed('grossIncome', ' '));
  expect(emptied.outcome).toBeNull();
});

test('an empty form is never successful: what is missing is an error at its field', () => {
  const { outcome } = after({ type: 'calculated' });
  expect(outcome).toMatchObject({
    kind: 'refused',
    errors: { grossIncome: expect.stringContaining('needed') },
    message: { title: 'Missing information', description: 'Still needed: “Gross income”.' },
  });
  expect(answerTo(findCalculator('company'), BLANK)).toMatchObject({
    errors: { taxableIncome: expect.stringContaining('needed') },
  });
});

test('while one types, a field that nobody has touched has no error: it is asked for', () => {
  const typing = after(typed('grossIncome', '500k'), typed('medicalContributions', '40k'));
  expect(typing.outcome).toMatchObject({
    kind: 'refused',
    errors: {},
    needs: [
      {
        name: 'medicalMembers',
        label: expect.stringContaining('how many people'),
        isGiven: false,
      },
    ],
  });
  const pressed = calculatorReducer(individual)(typing, { type: 'calculated' });
  expect(pressed.outcome).toMatchObject({
    errors: { medicalMembers: expect.stringContaining('how many people') },
  });
  const chosen = after(
    typed('medicalMembers', '0'),
    typed('medicalContributions', '40k'),
    typed('grossIncome', '1'),
  );
  expect(chosen.outcome).toMatchObject({ errors: { medicalMembers: expect.any(String) } });
  expect(after(typed('grossIncome', '-1')).outcome).toMatchObject({
    errors: { grossIncome: expect.any(String) },
  });
});

test('one list chooses the year or the firm estimate', () => {
  const firm = after(typed('taxYear', 'firm'));
  expect(firm.values).toMatchObject({ basis: 'firm' });
  const year = after(typed('taxYear', 'firm'), typed('taxYear', '2015'));
  expect(year.values).toMatchObject({ basis: 'sars', taxYear: '2015' });
});

test('a changed amount drops the exact cents of its month', () => {
  const monthly = after(typed('grossIncome', '500 000'), typed('period', 'monthly'));
  expect(monthly.exact).toEqual({ grossIncome: 50_000_000 });
  const changed = after({ type: 'filled', ...monthly }, typed('grossIncome', '41 666'));
  expect(changed.exact).toEqual({});
});

function after(...events: CalculatorEvent[]): CalculatorState {
  return events.reduce(calculatorReducer(individual), BLANK);
}

function typed(name: string, value: string): CalculatorEvent {
  return { type: 'typed', name, value };
}
