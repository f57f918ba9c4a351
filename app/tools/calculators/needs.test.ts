import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';
import { calculators } from './calculators.ts';
import type { Calculator } from './calculator.ts';
import type { Values } from './field.ts';
import { missingText, needsOf } from './needs.ts';
import { answerTo } from './state.ts';

const SHORT_LIST = 8;
const listed: readonly Calculator[] = calculators;

test('no calculator gives a verdict, figure or field error before it has what it needs', () => {
  for (const [calculator, chosen] of listed.flatMap(withEachChoice)) {
    const names = needsOf(calculator, chosen).flatMap(({ name, isGiven }) => (isGiven ? [] : [name]));
    for (const given of properSubsets(names)) {
      const values = { ...chosen, ...filled(calculator, given, '100', chosen) };
      const outcome = calculate(calculator, values);
      expect(outcome, `${calculator.type} ${JSON.stringify(chosen)}: ${given.join()}`).toMatchObject({
        kind: 'refused',
        errors: {},
        message: { title: 'Missing information' },
      });
    }
  }
});

test('what is missing is a field error once an answer is wanted; 0 is an answer', () => {
  for (const calculator of listed) {
    const names = needsOf(calculator, {}).map(({ name }) => name);
    const outcome = answerTo(calculator, { values: {}, exact: {} });
    expect(outcome.kind === 'refused' && Object.keys(outcome.errors), calculator.type).toEqual(names);
    expect(calculate(calculator, completed(calculator)), calculator.type).not.toHaveProperty('needs');
  }
});

test('what is missing is named in one sentence', () => {
  const need = (label: string, isGiven = false) => ({ name: label, label, isGiven });
  expect(missingText([need('Price')])).toBe('Still needed: “Price”.');
  expect(missingText([need('A'), need('B', true), need('C'), need('D')])).toBe(
    'Still needed: “A”, “C” and “D”.',
  );
});

function withEachChoice(calculator: Calculator): [Calculator, Values][] {
  const chosen = calculator.fields({}).flatMap((field) => {
    if (field.kind === 'check') return [{ [field.name]: 'on' }];
    if (field.kind !== 'choice' || field.options.length > SHORT_LIST) return [];
    return field.options.map(({ value }) => ({ [field.name]: value }));
  });
  return [{}, ...chosen].map((values) => [calculator, values]);
}

function filled(
  calculator: Calculator,
  names: readonly string[],
  amount: string,
  values: Values = {},
): Values {
  const fields = new Map(calculator.fields(values).map((field) => [field.name, field]));
  const valueOf = (name: string) => {
    const field = fields.get(name);
    if (field?.kind === 'date') return '2026-06-30';
    return field?.kind === 'choice' ? (field.options.at(-1)?.value ?? '') : amount;
  };
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

function completed(calculator: Calculator, values: Values = {}): Values {
  const missing = needsOf(calculator, values).flatMap(({ name, isGiven }) => (isGiven ? [] : [name]));
  if (missing.length === 0) return values;
  return completed(calculator, { ...values, ...filled(calculator, missing, '0', values) });
}

function properSubsets(names: readonly string[]): string[][] {
  return Array.from({ length: 2 ** names.length - 1 }, (_, mask) =>
    names.filter((_, index) => mask & (1 << index)),
  );
}
