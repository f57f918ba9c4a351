import { expect, test } from 'vitest';
import { atLeast, atMost, between } from './lengths.ts';

test('a length reads as in a sentence, thousands apart', () => {
  expect(atMost([1, 200])).toBe('at most 200 characters');
  expect(atMost([20, 10_000])).toBe('at most 10 000 characters');
  expect(atLeast([10, 200])).toBe('at least 10 characters');
  expect(between([20, 2000])).toBe('20 to 2 000 characters.');
});
