import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { sarsRates } from './cases.test-support.ts';
import { anyGiving } from './claims.test-support.ts';
import { givingDeduction, type GivingInput } from './giving.ts';
import { rand } from './money.ts';
import { givingRates } from './rates/giving-rates.ts';
import { workedLinesOf } from './working-lines.test-support.ts';

test('gifts are deducted up to a tenth of taxable income, and the rest is carried over', () => {
  for (const [donations, carriedForward, deducted, carriedOn] of [
    [20_000, 0, 20_000, 0],
    [48_000, 0, 48_000, 0],
    [60_000, 0, 48_000, 12_000],
    [40_000, 12_000, 48_000, 4_000],
    [0, 12_000, 12_000, 0],
  ] as const)
    expect(giving({ donations: rand(donations), carriedForward: rand(carriedForward) })).toMatchObject({
      givingDeduction: rand(deducted),
      carriedOn: rand(carriedOn),
      incomeAfterGiving: rand(480_000 - deducted),
    });
});

test('it saves tax at the marginal rates, and none below the threshold', () => {
  // 480 000 in 2026/27 lies in the band of 31%; 60 000 is cut to 48 000.
  expect(giving({ donations: rand(60_000) })).toMatchObject({ taxSaved: rand(14_880) });
  // 390 000 is 6 900 into the band of 31%; the next 32 100 are at 26%.
  const across = { donations: rand(60_000), taxableIncome: rand(390_000) };
  expect(giving(across)).toMatchObject({ taxSaved: rand(10_485) });
  const poor = { donations: rand(1_000), taxableIncome: rand(99_000) };
  expect(giving(poor)).toMatchObject({ taxSaved: 0 });
  expect(giving({ ...poor, taxableIncome: rand(153_250), age: 65 })).toMatchObject({ taxSaved: 0 });
  expect(giving({ ...poor, taxableIncome: rand(153_250), age: 64 })).toMatchObject({ taxSaved: rand(180) });
});

test('more gifts never save less, and nothing is lost between deduction and carry-over', () => {
  fc.assert(
    fc.property(anyGiving, fc.nat(rand(50_000)), (input, more) => {
      const [one, other] = [giving(input), giving({ ...input, donations: input.donations + more })];
      expect(one.givingDeduction + one.carriedOn).toBe(input.donations + input.carriedForward);
      expect(other.taxSaved).toBeGreaterThanOrEqual(one.taxSaved);
      expect(one.taxSaved).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('each line of the working has its name, its amount and where it comes from', () => {
  const gifts = { donations: rand(60_000), carriedForward: rand(1_000), age: 70 };
  expect(workedLinesOf(giving(gifts))).toMatchInlineSnapshot(`
    [
      "donations | Donations with a section 18A receipt | R 60 000.00 | input",
      "carriedForward | Carried on from earlier years | R 1 000.00 | input",
      "allDonations | Donations in all | R 61 000.00 | 60 000 + 1 000 = 61 000 | calculated",
      "taxableIncome | Taxable income before donations | R 480 000.00 | input",
      "givingLimit | Deducted at most | R 48 000.00 | 10% × 480 000 = 48 000 | SARS tables 2026/27: donations, section 18A (Income Tax Act, section 18A)",
      "givingDeduction | Deduction | R 48 000.00 | the least of 61 000 and 48 000 = 48 000 | SARS tables 2026/27: donations, section 18A (Income Tax Act, section 18A)",
      "carriedOn | Carried on to the next year | R 13 000.00 | 61 000 − 48 000 = 13 000 | calculated",
      "incomeAfterGiving | Taxable income after donations | R 432 000.00 | 480 000 − 48 000 = 432 000 | calculated",
      "applicableRebates | Primary and secondary rebates | −R 27 585.00 | 17 820 + 9 765 = 27 585 | SARS tables 2026/27: rebates (Income Tax Act, section 6)",
      "taxBefore | Tax without the deduction | R 82 452.00 | (79 998 + 31% × (480 000 − 383 100)) − 27 585 = 110 037 − 27 585 = 82 452 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
      "taxAfter | Tax with the deduction | R 67 572.00 | (79 998 + 31% × (432 000 − 383 100)) − 27 585 = 95 157 − 27 585 = 67 572 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
      "taxSaved | Tax it saves | R 14 880.00 | 82 452 − 67 572 = 14 880 | calculated",
    ]
  `);
});

test('the first year with a carry-over is found, and an impossible amount is an error', () => {
  expect(giving({ donations: rand(100) }, 2015)).toMatchObject({ givingDeduction: rand(100) });
  for (const name of ['donations', 'taxableIncome', 'carriedForward'])
    expect(() => giving({ [name]: -1 }), name).toThrow(RangeError);
});

test('where SARS rounded the base of a band down, nothing below zero is saved', () => {
  // In 2014/15 the base above 528 000 is 50 cents below what the bands under it come to.
  const edge = { donations: 10, taxableIncome: rand(528_000) + 1 };
  expect(giving(edge, 2015)).toMatchObject({ taxBefore: 12_734_800, taxAfter: 12_734_847, taxSaved: 0 });
});

function giving(input: Partial<GivingInput>, year = 2027) {
  const some = { donations: 0, taxableIncome: rand(480_000), carriedForward: 0, age: 30 };
  return givingDeduction({ ...some, ...input }, sarsRates(givingRates, year));
}
