import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';
import { calculated } from './calculated.test-support.ts';
import { estateDutyCalculator } from './estate-duty.ts';
import type { Values } from './field.ts';
import { executorCalculator } from './executor.ts';
import { carriedFragment, formFrom } from './share-link.ts';

test('a policy paid to somebody named bears duty, and no executor’s fee', () => {
  const estate = { assets: '7 000 000', policies: '1 000 000' };
  const taxOf = (type: string, values: Values = {}) => calculated(type, values).assessment.tax.cents;
  // 20% of R8 000 000 − R3 500 000.
  expect(taxOf('estate-duty', estate)).toBe(900_000_00);
  const carried = formFrom(executorCalculator, carriedFragment(estateDutyCalculator, estate, {}));
  // 3.5% of R7 000 000.
  expect(taxOf('executor', carried?.values)).toBe(245_000_00);
});

test('a spouse who died before counts with what that estate used', () => {
  const outcome = (values: Values) =>
    calculate(estateDutyCalculator, { assets: '8 000 000', firstSpouse: 'on', ...values });
  expect(outcome({})).toMatchObject({ kind: 'refused', message: { title: 'Missing information' } });
  // 20% of R8 000 000 − R7 000 000.
  expect(outcome({ usedByFirst: '0' })).toMatchObject({ assessment: { tax: { cents: 200_000_00 } } });
});
