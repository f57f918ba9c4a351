import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { known, NOBODY, sarsIndividual } from './cases.test-support.ts';
import { rand } from './money.ts';
import { provisionalTax } from './provisional.ts';
import { setAside, type Month, type SetAside, type SetAsideInput } from './set-aside.ts';

const RATES = sarsIndividual(2027);
const PERSON = { ...NOBODY, age: 30 } as const;
const NONE: readonly Month[] = Array.from({ length: 12 }, () => null);

const ofMonths = (months: readonly Month[], more: Partial<SetAsideInput> = {}) =>
  requireFigures(
    setAside(
      { ...PERSON, months: [...months, ...NONE].slice(0, 12), running: months.length, ...more },
      RATES,
    ),
  );

test('months to come count as the average, and the tax is that of the whole year', () => {
  const months = [
    { income: rand(20_000), costs: rand(2_000) },
    { income: rand(40_000), costs: rand(4_000) },
  ];
  const year = { businessIncome: rand(360_000), businessExpenses: rand(36_000) };
  const { finalTax, provisionalPayment1 } = known(provisionalTax({ ...PERSON, ...year }, RATES));
  expect(ofMonths(months)).toMatchObject({
    known: 2,
    average: { income: rand(30_000), costs: rand(3_000) },
    year: { income: rand(360_000), costs: rand(36_000) },
    taxableIncome: rand(324_000),
    payable: finalTax,
    first: provisionalPayment1,
    perThousand: 131,
    byNow: rand(Math.ceil(finalTax / 6 / 100)),
  });
});

test('a salary raises the share of each invoice, and PAYE comes off', () => {
  const months = [{ income: rand(10_000), costs: 0 }];
  const alone = ofMonths(months);
  const salary = { grossIncome: rand(600_000) };
  const { finalTax } = known(provisionalTax({ ...PERSON, ...salary, ...NOTHING }, RATES));
  const beside = ofMonths(months, { ...salary, employeesTaxPaid: finalTax });
  // 18% of R 120 000 less the rebate of R 17 820 is R 3 780.
  expect(alone.perThousand).toBe(32);
  expect(beside.perThousand).toBeGreaterThanOrEqual(360);
});

test('months of whole rand give a year of whole rand, without an odd cent', () => {
  const twelfths = [70_000, 0, 70_000, 70_000, 0, 70_000].map((income) => ({
    income: rand(income),
    costs: 0,
  }));
  // A third of R 280 000 is R 46 666.67 a month; twelve of them are R 560 000 and no cent.
  expect(ofMonths(twelfths).year.income).toBe(rand(560_000));
  const month = fc.record({
    income: fc.integer({ min: 1, max: 400_000 }).map(rand),
    costs: fc.integer({ min: 0, max: 200_000 }).map(rand),
  });
  fc.assert(
    fc.property(fc.array(month, { minLength: 1, maxLength: 12 }), (months) => {
      const { year, average } = ofMonths(months);
      for (const cents of [year.income, year.costs, average.income, average.costs])
        expect(cents % 100).toBe(0);
      const exact = (months.reduce((sum, { income }) => sum + income, 0) * 12) / months.length;
      expect(Math.abs(year.income - exact)).toBeLessThanOrEqual(rand(1) / 2);
    }),
  );
});

test('no month, or only months without income, give no figure', () => {
  expect(setAside({ ...PERSON, months: NONE, running: 1 }, RATES)).toBeNull();
  expect(
    setAside({ ...PERSON, months: [{ income: 0, costs: rand(5) }, ...NONE], running: 1 }, RATES),
  ).toBeNull();
});

test('a year above R 100 billion is refused', () => {
  const months = [{ income: rand(9_000_000_000), costs: 0 }, ...NONE].slice(0, 12);
  expect(setAside({ ...PERSON, months, running: 1 }, RATES)).toMatchObject({ kind: 'refused-input' });
});

test('what is put away of all that comes in is never less than the tax of the year', () => {
  const month = fc.record({
    income: fc.integer({ min: 1, max: rand(400_000) }),
    costs: fc.integer({ min: 0, max: rand(200_000) }),
  });
  fc.assert(
    fc.property(fc.array(month, { minLength: 1, maxLength: 12 }), (months) => {
      const { perThousand, year, payable, byNow } = ofMonths(months);
      expect(perThousand * year.income).toBeGreaterThanOrEqual(payable * 1_000);
      expect((perThousand - 1) * year.income).toBeLessThan(Math.max(1, payable * 1_000));
      if (months.length === 12) expect(byNow - payable).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a month typed ahead is to come, and so is the running one until it is typed', () => {
  const months = Array.from({ length: 12 }, () => ({ income: rand(40_000), costs: rand(6_000) }));
  const toCome = (more: Partial<SetAsideInput>) => ofMonths(months, more).toCome;
  expect(toCome({ running: 8 })).toBe(rand(3 * 40_000));
  expect(toCome({ running: 8, months: [...months.slice(0, 8), ...NONE.slice(8)] })).toBe(rand(4 * 40_000));
  expect(toCome({ running: 2, months: [...months.slice(0, 1), ...NONE.slice(1)] })).toBe(rand(10 * 40_000));
  expect(toCome({ running: 12 })).toBe(0);
  expect(ofMonths(months, { running: 2 }).toComeByAugust).toBe(rand(3 * 40_000));
  expect(ofMonths(months, { running: 2, began: 4 }).toComeByAugust).toBe(rand(2 * 40_000));
  const { byNow, payable } = ofMonths(months, { running: 5 });
  expect(byNow).toBe(Math.ceil(payable / 200) * 100);
});

function requireFigures(result: ReturnType<typeof setAside>): SetAside {
  if (result?.kind !== 'set-aside') throw new Error('there are no figures');
  return result;
}

const NOTHING = { businessIncome: 0, businessExpenses: 0 };
