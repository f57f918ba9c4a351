import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import { rand } from '../money.ts';
import { isRefusal } from '../refusal.ts';
import { bruteForce } from './brute-force.test-support.ts';
import { anyBusiness, rates, SHOP } from './cases.test-support.ts';
import { SALARY_STEP } from './split.ts';
import { compareStructures, type StructuresInput } from './structures.ts';

vi.setConfig({ testTimeout: 600_000 });

const IS_NIGHTLY = RANDOM_RUNS > 5_000;
/** Rand a month, all of them at night; near the best one always all. */
const STEP = IS_NIGHTLY ? 1 : 37;
const NEAR = 60;
/** Company tax and dividends tax are each rounded, and the tax with and without the salary. */
const ROUNDING = 2;

/** Rate changes that random companies seldom meet; upkeep with a salary is R63 380. */
const TURNS = [
  // A salary of R60 000 and its UIF use up the profit.
  { turnover: rand(123_980), costs: 0 },
  // It leaves what is wanted in hand, to the cent.
  { drawings: rand(57_905) },
  { turnover: 325_869_44, costs: 0, drawings: 168_230_53, otherIncome: 425_839_66, age: '75+' as const },
  // The levy begins above a payroll of R500 000, of which R50 004 is the salary.
  { turnover: rand(449_996 + 63_380 + 61_000), costs: rand(449_996), staffPay: rand(449_996) },
  // With the levy the first taxed rand of a salary costs more than a dividend of a small company.
  { turnover: rand(600_000 + 63_380 + 150_000), costs: rand(600_000), staffPay: rand(600_000) },
  // A salary at 31% leaves more than profit in the 21% band of a small company, and less than in the 7% band.
  { turnover: rand(2_400_000), costs: rand(1_900_000), otherIncome: rand(400_000) },
  // A salary below zero would be best.
  { turnover: rand(1_500_000), costs: rand(600_000), staffPay: rand(600_000), otherIncome: rand(2_000_000) },
].map((turn): [StructuresInput] => [{ ...SHOP, ...turn }]);

test('no salary leaves more than the one that is named: brute force on 1 000 companies', () => {
  let [compared, withSalary, withoutSalary] = [0, 0, 0];
  const property = fc.property(anyBusiness, (input) => {
    const result = compareStructures(input, rates);
    if (isRefusal(result)) return;
    for (const { id, split } of result.open) {
      if (id === 'sole' || id === 'turnover' || !split) continue;
      const month = split.salary / SALARY_STEP;
      const far = bruteForce(id, input, { step: STEP, from: 1, to: Infinity });
      const near = bruteForce(id, input, { step: 1, from: month - NEAR, to: month + NEAR });
      const most = Math.max(far, near) * 100;
      if (Math.abs(split.worth - most) > ROUNDING) expect({ ...input, id, worth: split.worth }).toBe(most);
      compared += 1;
      if (split.salary > 0) withSalary += 1;
      else withoutSalary += 1;
    }
  });
  fc.assert(property, { numRuns: Math.min(1_500, RANDOM_RUNS), examples: TURNS });
  if (RANDOM_RUNS >= 1_500) {
    expect(compared).toBeGreaterThan(1_000);
    expect(withSalary).toBeGreaterThan(100);
    expect(withoutSalary).toBeGreaterThan(100);
  }
});
