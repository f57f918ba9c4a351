import { expect, test } from 'vitest';
import { isOpen, stepAfter } from './step-after.ts';

test('a step with a refused entry is not left for a later one', () => {
  for (const income of ['abc', '-60000']) {
    expect(stepAfter(0, 1, { income }), income).toBe(0);
    expect(stepAfter(2, 3, { income }), 'the entry of another step').toBe(3);
  }
  expect(stepAfter(0, 1, { income: '456 000' })).toBe(1);
  const office = { 'has-office': 'yes', premises: 'lots', officeArea: '16', homeArea: '120' };
  expect(stepAfter(3, 4, office)).toBe(3);
  expect(stepAfter(3, 2, office)).toBe(2);
  expect(stepAfter(3, 4, { ...office, 'has-office': 'no' })).toBe(4);
});

test('a yes with an empty field below it is left only on purpose', () => {
  const scheme = { 'has-scheme': 'yes', members: '0', contributions: '36 000' };
  expect(stepAfter(1, 2, scheme)).toBe(1);
  expect(stepAfter(1, 2, scheme, true)).toBe(2);
  expect(stepAfter(1, 0, scheme)).toBe(0);
  expect(stepAfter(1, 2, { ...scheme, members: '2' })).toBe(2);
  expect(stepAfter(1, 2, { ...scheme, contributions: '-1' }, true)).toBe(1);
  expect(stepAfter(4, 5, { ...scheme, 'has-travel': 'no' })).toBe(5);
  expect([0, 1, 2].map((step) => isOpen(step, scheme))).toEqual([false, true, false]);
});
