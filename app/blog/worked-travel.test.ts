import { expect, test } from 'vitest';
import { expectRefused, plain } from './figures.test-support.ts';

test('the prescribed scale becomes a markdown table', () => {
  const lines = plain('{{travel.scale 2027}}').split('\n');
  expect(lines).toHaveLength(2 + 9);
  expect(lines[5]).toBe('| Up to R 460 000 | R 125 393 | 173.4c | 74.0c |');
  expect(lines.at(-1)).toBe('| Dearer | R 237 679 | 220.1c | 126.9c |');
});

test('a deduction shares the fixed cost by distance and adds fuel and maintenance of each business kilometre', () => {
  // 125 393 x 8 000 / 20 000, then 8 000 x 173.4c and 74.0c.
  expect(plain('{{travel.fixedPart 2027 400000 20000 8000}}')).toBe('R 50 157.20');
  expect(plain('{{travel.fuelPart 2027 400000 8000}}')).toBe('R 13 872.00');
  expect(plain('{{travel.maintenancePart 2027 400000 8000}}')).toBe('R 5 920.00');
  expect(plain('{{travel.deduction 2027 400000 20000 8000}}')).toBe('R 69 949.20');
});

test('excess PAYE on an allowance is refunded at the rate of the income', () => {
  expect(plain('{{travel.inPaye 2027 96000}}')).toBe('R 76 800.00');
  expect(plain('{{travel.taxable 2027 96000 400000 20000 8000}}')).toBe('R 26 050.80');
  expect(plain('{{travel.refund 2027 440000 96000 400000 20000 8000}}')).toBe('R 15 732.25');
});

test('a deduction never exceeds the allowance', () => {
  expect(plain('{{travel.taxable 2027 60000 400000 20000 8000}}')).toBe('R 0.00');
});

test('a vehicle at the end of a band belongs to it, and one rand more to the next', () => {
  expect(plain('{{travel.fixed 2027 460000}}, {{travel.fixed 2027 460001}}')).toBe('R 125 393, R 152 097');
  expect(plain('{{travel.fixed 2027 2000000}}')).toBe('R 237 679');
});

test('business kilometres paid by the employer are free up to the rate of the year', () => {
  expect(plain('{{travel.reimbursive 2027}} after {{travel.reimbursive 2026}}')).toBe('R 4.95 after R 4.76');
  expect(plain('{{travel.reimbursed 2027 3000}}, above it {{travel.reimbursedAbove 2027 3000 6}}')).toBe(
    'R 14 850, above it R 3 150',
  );
});

test('an unknown year or figure throws', () => {
  expectRefused([
    '{{travel.scale 2020}}',
    '{{travel.deduction 2027 400000 8000 20000}}',
    '{{travel.deduction 2027 400000 0 0}}',
    '{{travel.deduction 2027 400000 20000}}',
    '{{travel.reimbursed 2019 3000}}',
  ]);
});
