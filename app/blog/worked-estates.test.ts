import { expect, test } from 'vitest';
import { expectRefused, plain } from './figures.test-support.ts';

test('estate duty is taken of what is above the abatement', () => {
  expect(plain('{{estate.dutiable 2027 8000000}}: {{estate.duty 2027 8000000}}')).toBe(
    'R 4 500 000: R 900 000',
  );
  expect(plain('{{estate.duty 2027 3500000}}')).toBe('R 0');
  expect(plain('{{estate.duty 2027 1000000}}')).toBe('R 0');
});

test('what a spouse had not used of the abatement is taken off too', () => {
  expect(plain('{{estate.twoAbatements 2027}}')).toBe('R 7 000 000');
  expect(plain('{{estate.duty 2027 8000000 3500000}}')).toBe('R 200 000');
});

test('above the first band the duty is higher', () => {
  expect(plain('{{estate.duty 2027 35500000}}')).toBe('R 6 500 000');
});

test('an unknown year or figure throws', () => {
  expectRefused(['{{estate.duty 2020 8000000}}', '{{estate.duty 2027}}', '{{estate.duty 2027 8m}}']);
});
