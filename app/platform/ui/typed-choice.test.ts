import { expect, test } from 'vitest';
import { typedChoice } from './typed-choice.ts';

const NAMES = ['Ann Adams', 'Bob Brown', 'Bongi Mokoena', 'Jo Bester'];

test.each([
  ['b', 0, 1],
  ['b', 1, 2],
  ['b', 2, 3],
  ['b', 3, 1],
  ['bon', 1, 2],
  ['MOK', 0, 2],
  ['j', -1, 3],
  ['x', 0, -1],
  ['dams', 0, -1],
])('“%s”, typed in a menu at choice %i, leads to choice %i', (typed, here, found) => {
  expect(typedChoice(NAMES, typed, here)).toBe(found);
});

test('a letter leads to a first name before it leads to a surname', () => {
  const names = ['Johan Terblanche', 'Lerato Kgosana', 'Thabo Mokoena'];
  expect([-1, 2, 0].map((here) => typedChoice(names, 't', here))).toEqual([2, 0, 2]);
});
