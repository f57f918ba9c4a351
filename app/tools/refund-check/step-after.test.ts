import { expect, test } from 'vitest';
import { stepAfter } from './step-after.ts';

test('a step with a refused entry is not left for a later one', () => {
  for (const income of ['abc', '-60000']) {
    expect(stepAfter(0, 1, { income }), income).toBe(0);
    expect(stepAfter(2, 3, { income }), 'the entry of another step').toBe(3);
  }
  expect(stepAfter(0, 1, { income: '456 000' })).toBe(1);
  const office = { 'has-office': 'yes', premises: 'lots' };
  expect(stepAfter(3, 4, office)).toBe(3);
  expect(stepAfter(3, 2, office)).toBe(2);
  expect(stepAfter(3, 4, { ...office, 'has-office': 'no' })).toBe(4);
});
