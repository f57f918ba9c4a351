import { expect, test } from 'vitest';
import { nearestWord } from './nearest-word.ts';

const KNOWN = new Map([
  ['return', 9],
  ['retain', 2],
  ['turnover', 5],
  ['freelancer', 4],
  ['charge', 3],
  ['change', 7],
  ['vat', 20],
]);

test.each([
  ['turnovr', 'turnover'],
  ['frelancer', 'freelancer'],
  ['freelnacer', 'freelancer'],
  ['retrun', 'return'],
])('%s is read as %s', (word, near) => {
  expect(nearestWord(word, KNOWN)).toBe(near);
});

test('of two words that are equally near the more frequent one is meant', () => {
  expect(nearestWord('chage', KNOWN)).toBe('change');
});

test.each(['return', 'free', 'vta', 'itr12', 'parliament', 'refuel'])('%s stays as it was typed', (word) => {
  expect(nearestWord(word, KNOWN)).toBeNull();
});
