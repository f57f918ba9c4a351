import { expect, test } from 'vitest';
import { countText } from './count-text.ts';

test('one is said as one, and everything else as many', () => {
  expect([0, 1, 2].map((count) => countText(count, 'paper'))).toEqual(['0 papers', '1 paper', '2 papers']);
  expect(countText(1, 'reply', 'replies')).toBe('1 reply');
  expect(countText(3, 'reply', 'replies')).toBe('3 replies');
});
