import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import { expectAgreement } from './agreement.test-support.ts';
import { payslip } from './payslip.ts';
import { payslipOracle } from './payslip-oracles.test-support.ts';
import { anyMonth, anyPayrollYear, anyPayslip } from './payslips.test-support.ts';
import { payrollRates } from './rates/payroll-rates.ts';
import { isRefusal } from './refusal.ts';
import { expectSound } from './working-lines.test-support.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Cents: SARS rounded the bases of some years to the rand. */
const ROUNDED = 50;

const anyCase = fc.tuple(anyPayslip, anyPayrollYear, anyMonth);

test('exact fractions give the same payslips and refusals', () => {
  const calculated = expectAgreement(anyCase, ([input, taxYear, month]) => {
    const rates = payrollRates('sars', taxYear, month);
    return [isRefusal(rates) ? rates : payslip(input, rates), payslipOracle(input, taxYear, month)];
  });
  expect(calculated).toBeGreaterThan(RANDOM_RUNS / 4);
});

test('every line equals its formula, and the parts add up to pay and cost', () => {
  const property = fc.property(anyCase, ([input, taxYear, month]) => {
    const rates = payrollRates('sars', taxYear, month);
    const result = isRefusal(rates) ? rates : payslip(input, rates);
    if (isRefusal(result)) return;
    expectSound(result);
    const cash = input.pay + input.bonus + input.travelAllowance;
    expect(result.netPay + result.paye + result.uif + input.retirement + input.medical).toBe(cash);
    const benefits = input.employerRetirement + input.employerMedical;
    expect(result.costToCompany + result.incentive).toBe(cash + benefits + result.employerUif + result.sdl);
    expect(result.paye).toBeGreaterThanOrEqual(0);
    expect(result.paye).toBeLessThanOrEqual(result.remuneration + input.bonus);
    expect(result.incentive).toBeLessThanOrEqual(150_000);
  });
  fc.assert(property, { numRuns: Math.min(2_000, RANDOM_RUNS) });
});

/** With a bonus, a raise can cost more than it brings: over the year it moves the bonus into a higher band. */
test('more pay without a bonus, or more of a bonus, never means less of it after tax', () => {
  const anyStep = fc.integer({ min: 1, max: 1_000_000 });
  const property = fc.property(anyCase, anyStep, ([input, taxYear, month], step) => {
    const rates = payrollRates('sars', taxYear, month);
    if (isRefusal(rates)) return;
    const larger = { ...input, claim: 'none' } as const;
    const plain = { ...larger, bonus: 0 };
    for (const [more, less] of [
      [plain, { ...plain, pay: Math.max(0, plain.pay - step) }],
      [larger, { ...larger, bonus: Math.max(0, larger.bonus - step) }],
    ] as const) {
      const [now, before] = [payslip(more, rates), payslip(less, rates)];
      if (isRefusal(now) || isRefusal(before)) return;
      expect(now.netPay).toBeGreaterThanOrEqual(before.netPay - ROUNDED);
      expect(now.paye).toBeGreaterThanOrEqual(before.paye - ROUNDED);
    }
  });
  fc.assert(property, { numRuns: Math.min(2_000, RANDOM_RUNS) });
});
