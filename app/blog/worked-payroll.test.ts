import { expect, test } from 'vitest';
import { expectRefused, plain } from './figures.test-support.ts';

test('a payslip of R 25 000 in 2026/27', () => {
  expect(of('paye', 25_000)).toBe('R 3 381.00');
  expect(of('uif', 25_000)).toBe('R 177.12');
  expect(of('net', 25_000)).toBe('R 21 441.88');
  expect(of('sdl', 25_000)).toBe('R 250.00');
  expect(of('emp201', 25_000)).toBe('R 3 985.24');
});

test('UIF is a share of pay up to its ceiling, and never more', () => {
  expect(of('uif', 17_711)).toBe('R 177.11');
  expect(of('uif', 17_712)).toBe('R 177.12');
  expect(of('uif', 17_713)).toBe('R 177.12');
  expect(plain('{{payroll.uifCeiling 2027}}, {{payroll.uifMost 2027}}')).toBe('R 17 712, R 177.12');
  expect(plain('{{payroll.uifCeiling 2021}}')).toBe('R 14 872');
});

test('below the threshold no PAYE is withheld', () => {
  expect(of('paye', 8_250)).toBe('R 0.00');
  expect(of('paye', 8_251)).toBe('R 0.18');
});

test('an unknown year or figure throws', () => {
  expectRefused([
    '{{payroll.paye 2027}}',
    '{{payroll.uifCeiling 2005}}',
    '{{payroll.sdl 1999 100}}',
    '{{payroll.sdl 2020 100}}',
  ]);
});

function of(name: string, pay: number) {
  return plain(`{{payroll.${name} 2027 ${pay}}}`);
}
