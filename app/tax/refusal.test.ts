import { expect, test } from 'vitest';
import { rand } from './money.ts';
import { firmIndividual } from './rates/firm.ts';
import { isRefusal, refusedInput } from './refusal.ts';
import { unknownRate } from './unknown-rate.ts';

test('a refusal is one of an input or of a figure not known', () => {
  expect(isRefusal(refusedInput('net', 'Too much.'))).toBe(true);
  expect(isRefusal(unknownRate(firmIndividual.name, 'trust', 'Not known.'))).toBe(true);
});

test('results, rates and null are not refusals', () => {
  expect(isRefusal({ kind: 'result' })).toBe(false);
  expect(isRefusal({ amount: rand(1) })).toBe(false);
  expect(isRefusal(firmIndividual)).toBe(false);
  expect(isRefusal(null)).toBe(false);
});
