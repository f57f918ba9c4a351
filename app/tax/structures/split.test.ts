import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import { isRefusal } from '../refusal.ts';
import { bruteForce } from './brute-force.test-support.ts';
import { anyBusiness, rates } from './cases.test-support.ts';
import { SALARY_STEP } from './split.ts';
import { compareStructures } from './structures.ts';

vi.setConfig({ testTimeout: 600_000 });

const IS_NIGHTLY = RANDOM_RUNS > 5_000;
/** Rand a month, all of them at night; near the best one always all. */
const STEP = IS_NIGHTLY ? 1 : 37;
const NEAR = 60;
/** Company tax and dividends tax are each rounded, and the tax with and without the salary. */
const ROUNDING = 2;

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
  fc.assert(property, { numRuns: Math.min(1_500, RANDOM_RUNS) });
  if (RANDOM_RUNS >= 1_500) {
    expect(compared).toBeGreaterThan(1_000);
    expect(withSalary).toBeGreaterThan(100);
    expect(withoutSalary).toBeGreaterThan(100);
  }
});
