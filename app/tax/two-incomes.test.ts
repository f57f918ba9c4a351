import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import { anyAmount, anyTaxYear, known, NOBODY, sarsRates } from './cases.test-support.ts';
import { largestAmount, rand } from './money.ts';
import { assessmentOf } from './oracle.test-support.ts';
import { isRefusal, refusedInput } from './refusal.ts';
import { twoIncomesRates } from './rates/two-incomes-rates.ts';
import { requireTaxYear } from './tax-years.ts';
import { twoIncomes, type TwoIncomesInput } from './two-incomes.ts';
import { writtenOut } from './working-lines.test-support.ts';

vi.setConfig({ testTimeout: 120_000 });

const PERSON: TwoIncomesInput = {
  amountsOf: 'year',
  firstIncome: 0,
  secondIncome: 0,
  age: 70,
  medicalMembers: 0,
  monthsLeft: 12,
};

test("SARS's five published versions, at 65 to 74, come out to the rand", () => {
  for (const [year, first, second, byFirst, bySecond, onBoth, toPay] of [
    // sataxguide.co.za; its text says 240 000 and 160 000
    [2025, 200_000, 150_000, 9_321, 321, 45_353, 35_711],
    [2024, 200_000, 150_000, 9_321, 321, 45_353, 35_711],
    // sars.gov.za/types-of-tax/personal-income-tax/income-from-two-sources/
    [2023, 240_000, 160_000, 18_895, 3_375, 62_840, 40_570],
    // newsarsweb.azurewebsites.net, the same path
    [2022, 270_000, 150_000, 28_577, 2_673, 71_687, 40_437],
    // sars.gov.za/TaxTypes/PIT
    [2021, 280_000, 220_000, 33_171, 17_571, 102_036, 51_294],
    // tax-calculator.co.za
    [2018, 240_000, 180_000, 26_095, 11_286, 79_545, 42_164],
  ] as const) {
    const { firstTax, secondTax, taxOnBoth, shortfall } = worked(
      { firstIncome: rand(first), secondIncome: rand(second) },
      year,
    );
    const figures = [firstTax, secondTax, taxOnBoth, shortfall].map((cents) => Math.round(cents / 100));
    expect(figures, String(year)).toEqual([byFirst, bySecond, onBoth, toPay]);
  }
});

test('each line shows its arithmetic and where it comes from', () => {
  const incomes = { firstIncome: rand(20_000), secondIncome: rand(10_000), monthsLeft: 7 };
  expect(writtenOut(worked({ ...incomes, amountsOf: 'month', age: 40, medicalMembers: 2 }, 2027)))
    .toMatchInlineSnapshot(`
      [
        "firstIncome | First payer, a year | R 240 000.00 | 12 × 20 000 = 240 000 | input",
        "secondIncome | Second payer, a year | R 120 000.00 | 12 × 10 000 = 120 000 | input",
        "applicableRebates | Primary rebate | −R 17 820.00 | SARS tables 2026/27: rebates (Income Tax Act, section 6)",
        "medicalCredits | Medical credits | −R 9 024.00 | 12 × (376 + 376) = 12 × 752 = 9 024 | SARS tables 2026/27: medical scheme contributions (Income Tax Act, section 6A)",
        "firstTax | Withheld by the first payer | R 16 356.00 | 18% × 240 000 − 17 820 − 9 024 = 43 200 − 17 820 − 9 024 = 16 356 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
        "secondTax | Withheld by the second payer | R 3 780.00 | 18% × 120 000 − 17 820 = 21 600 − 17 820 = 3 780 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
        "withheld | Withheld by both | R 20 136.00 | 16 356 + 3 780 = 20 136 | calculated",
        "allIncome | Both incomes | R 360 000.00 | 240 000 + 120 000 = 360 000 | calculated",
        "taxOnBoth | Tax on both together | R 47 148.00 | (44 118 + 26% × (360 000 − 245 100)) − 17 820 − 9 024 = 73 992 − 17 820 − 9 024 = 47 148 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
        "shortfall | Tax to pay on assessment | R 27 012.00 | 47 148 − 20 136 = 27 012 | calculated",
        "refund | Paid back on assessment | R 0.00 | 20 136 − 47 148 = −27 012, so 0 | calculated",
        "extraAMonth | More to withhold in each pay that is left | R 3 858.86 | 27 012 ÷ 7 = 3 858.86 | calculated",
        "fixedRate | Rate of the second payer that covers a whole year | 25.66% | 30 792 ÷ 120 000 | calculated",
        "effectiveTaxRate | Effective tax rate | 13.10% | 47 148 ÷ 360 000 | calculated",
      ]
    `);
});

test('the shortfall is spread over the remaining months', () => {
  const incomes = { firstIncome: rand(240_000), secondIncome: rand(160_000) };
  expect(worked(incomes, 2023)).toMatchObject({ extraAMonth: 338_083, refund: 0, fixedRate: 2747 });
  expect(worked({ ...incomes, monthsLeft: 4 }, 2023).extraAMonth).toBe(1_014_250);
  const monthly = { amountsOf: 'month', firstIncome: rand(20_000), secondIncome: 1_333_333 } as const;
  expect(worked(monthly, 2023)).toMatchObject({ firstIncome: rand(240_000), secondIncome: 15_999_996 });
  expect(worked({ ...incomes, monthsLeft: 1 }, 2023).extraAMonth).toBe(4_057_000);
});

test('a medical credit that the first payer cannot use comes back on assessment', () => {
  const result = worked({ age: 40, secondIncome: rand(300_000), medicalMembers: 2 }, 2027);
  expect(result).toMatchObject({ firstTax: 0, shortfall: 0, refund: 12 * 75_200, extraAMonth: 0 });
});

test('the first year with credits at every age is known; impossible values are refused', () => {
  expect(isRefusal(twoIncomesRates('sars', requireTaxYear(2015)))).toBe(false);
  for (const monthsLeft of [0, 13, 1.5])
    expect(() => worked({ monthsLeft }, 2027)).toThrow(
      new RangeError('monthsLeft must be a whole number from 1 to 12'),
    );
  for (const field of ['firstIncome', 'secondIncome'] as const) {
    const monthly = { ...PERSON, amountsOf: 'month', [field]: Math.floor(largestAmount / 12) + 1 } as const;
    const result = twoIncomes(monthly, sarsRates(twoIncomesRates, 2027));
    expect(result).toEqual(refusedInput(field, 'Enter an amount of at most R 100 billion a year.'));
  }
  expect(worked({ firstIncome: largestAmount, secondIncome: largestAmount }, 2027).allIncome).toBe(
    2 * largestAmount,
  );
  expect(() => worked({ secondIncome: largestAmount + 1 }, 2027)).toThrow(/secondIncome/);
});

test('three whole assessments in exact fractions give the same cents', () => {
  const anyPerson = fc.record({
    amountsOf: fc.constantFrom('year', 'month'),
    firstIncome: anyAmount,
    secondIncome: anyAmount,
    age: fc.oneof(fc.integer({ min: 18, max: 74 }), fc.constant('75+' as const)),
    medicalMembers: fc.integer({ min: 0, max: 6 }),
    monthsLeft: fc.integer({ min: 1, max: 12 }),
  });
  const property = fc.property(anyPerson, anyTaxYear, (input, taxYear) => {
    const rates = twoIncomesRates('sars', taxYear);
    if (isRefusal(rates)) return;
    const result = twoIncomes(input, rates);
    const [first, second] = [input.firstIncome, input.secondIncome].map(
      (cents) => cents * (input.amountsOf === 'month' ? 12 : 1),
    ) as [number, number];
    if (isRefusal(result)) return void expect(Math.max(first, second)).toBeGreaterThan(largestAmount);
    const taxOf = (income: number, medicalMembers: number) => {
      const person = { ...NOBODY, age: input.age, medicalMembers };
      return Number(assessmentOf(income, person, rates)?.finalTax);
    };
    const withheld = taxOf(first, input.medicalMembers) + taxOf(second, 0);
    const due = taxOf(first + second, input.medicalMembers) - withheld;
    expect([result.withheld, result.shortfall - result.refund]).toEqual([withheld, due]);
    expect(Math.min(result.shortfall, result.refund)).toBe(0);
    expect(Math.abs(result.extraAMonth * input.monthsLeft - result.shortfall)).toBeLessThanOrEqual(
      input.monthsLeft / 2,
    );
  });
  fc.assert(property, { numRuns: RANDOM_RUNS });
});

function worked(input: Partial<TwoIncomesInput>, year: number) {
  return known(twoIncomes({ ...PERSON, ...input }, sarsRates(twoIncomesRates, year)));
}
