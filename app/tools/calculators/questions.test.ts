import { expect, test } from 'vitest';
import { rand } from '#app/tax/money.ts';
import { calculated } from './calculated.test-support.ts';
import { findCalculator } from './calculators.ts';
import type { Values } from './field.ts';
import { formFrom, fragmentOf } from './share-link.ts';

const individual = findCalculator('individual');
const PERSON = { basis: 'firm', grossIncome: '500 000', age: '30' };

test('the gross income for a net salary is found', () => {
  // R 500 000 on the firm basis leaves R 396 595.
  expect(answers({ ...PERSON, grossIncome: '1', netWanted: '396 595' })).toEqual([
    ['A gross income of', rand(500_000), 'leaves', rand(396_595), 'after tax of', rand(103_405)],
  ]);
});

test('contributions lower the tax at its highest band', () => {
  // R 3 405 less than R 103 405, at 36%: R 9 458.33, and a cent less rounds to the same tax.
  const [[, contributions, , tax] = []] = answers({ ...PERSON, taxWanted: '100 000' });
  expect(tax).toBe(rand(100_000));
  expect(contributions).toBe(945_832);
});

test('tax that contributions cannot reach is explained without an error', () => {
  expect(answers({ ...PERSON, taxWanted: '1' })).toEqual([
    [expect.stringContaining('Contributions alone cannot bring the tax down so far')],
  ]);
});

test('a band starts a cent above the previous limit', () => {
  const [[, income] = []] = answers({ ...PERSON, bandAsked: '3' });
  expect(income).toBe(rand(488_700) + 1);
});

test('empty questions have no answers, and an invalid one has a note', () => {
  expect(answers(PERSON)).toEqual([]);
  expect(calculated('individual', { ...PERSON, netWanted: '-5' }).notes.netWanted).toMatch(
    /must be positive/,
  );
});

test('a monthly question is answered for the year', () => {
  const [[, income] = []] = answers({ ...PERSON, period: 'monthly', netWanted: '33 049.58' });
  expect(income).toBeGreaterThan(rand(499_999));
  expect(income).toBeLessThan(rand(500_001));
});

test('SARS tables answer with their own bands, and a shared link includes the question', () => {
  const values = { ...PERSON, basis: 'sars', taxYear: '2025', bandAsked: '3' };
  expect(answers(values)[0]?.[1]).toBe(rand(512_800) + 1);
  expect(formFrom(individual, fragmentOf(individual, values))?.values).toEqual(values);
});

function answers(values: Values) {
  return calculated('individual', values).assessment.answers ?? [];
}
