import { expect, test } from 'vitest';
import { fillFigures } from './figures.ts';
import { plain } from './figures.test-support.ts';

test('the two payments of an example share its tax', () => {
  expect(plain('{{individual.tax 2027 420000}}')).toBe('R 73 617');
  expect(plain('{{provisional.payment1 2027 420000}}')).toBe('R 36 808.50');
  expect(plain('{{provisional.payment2 2027 420000}}')).toBe('R 36 808.50');
});

test('an old assessment is raised for each year before it is a basic amount', () => {
  expect(plain('{{provisional.increase 2027}}')).toBe('8%');
  // R500 000 of 2015 makes R580 000 for 2017 in a course for practitioners; here in today's year.
  expect(plain('{{provisional.basicAmount 2027 500000 2}}')).toBe('R 580 000');
  expect(() => fillFigures('{{provisional.basicAmount 2027 500000}}')).toThrow('whole rand');
});

test('the rules of the second estimate are listed under a confirmed year', () => {
  const rules =
    '{{provisional.safeUpTo 2027}} up to {{provisional.safeLimit 2027}}, {{provisional.safeAbove 2027}} above';
  expect(plain(rules)).toBe('90% up to R 1 000 000, 80% above');
  expect(plain('{{provisional.penaltyRate 2027}}')).toBe('20%');
  expect(() => fillFigures('{{provisional.penaltyRate 2020}}')).toThrow('2020');
  expect(() => fillFigures('{{provisional.penalty 2020 500000 400000}}')).toThrow('2020');
});

test('an estimate that is too low has a penalty, unless it reaches the basic amount', () => {
  // 2027: R400 000 bears 79 998 + 31% of 16 900 − 17 820 = 67 417, R450 000 82 917, R500 000 98 417.
  expect(plain('{{provisional.penalty 2027 500000 400000}}')).toBe('R 3 100');
  expect(plain('{{provisional.topUp 2027 500000 400000}}')).toBe('R 31 000');
  expect(plain('{{provisional.safeEstimate 2027 500000 400000}}')).toBe('R 450 000');
  expect(plain('{{provisional.safeEstimate 2027 500000 400000 400000}}')).toBe('R 400 000');
  expect(plain('{{provisional.penalty 2027 500000 400000 400000}}')).toBe('R 0');
});
