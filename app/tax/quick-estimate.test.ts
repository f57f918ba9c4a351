import { expect, test } from 'vitest';
import { bracketOf } from './brackets.ts';
import { rand, shareOf } from './money.ts';
import { quickEstimate, type Estimate } from './quick-estimate.ts';
import { newestTaxYear } from './tax-years.ts';
import { tablesOf } from './years/index.ts';

const INPUT = { grossIncome: rand(500_000), dependants: 1 };

test('R500 000 with one dependant on the firm estimate comes to 95 077.00', () => {
  expect(quickEstimate(INPUT).below).toEqual({
    table: expect.objectContaining({ basis: 'firm', label: '2023/2024' }),
    taxBeforeRebates: rand(119_830),
    primaryRebate: { allowed: rand(16_425), used: rand(16_425) },
    medicalCredits: { allowed: rand(8_328), used: rand(8_328) },
    estimatedTax: rand(95_077),
  });
});

test("SARS's newest table leads", () => {
  const { leading } = quickEstimate(INPUT);
  const { name, brackets, rebates, medical } = tablesOf(newestTaxYear).individual;
  const band = bracketOf(INPUT.grossIncome, brackets);
  expect(leading).toMatchObject({
    table: name,
    taxBeforeRebates: band.base + shareOf(INPUT.grossIncome - band.above, band.rate),
    primaryRebate: { allowed: rebates.primary },
    medicalCredits: {
      allowed: medical.kind === 'credit' ? 12 * (medical.perMonth.main + medical.perMonth.first) : 0,
    },
  });
});

test('the main member always counts and every further dependant adds 234 a month', () => {
  const credits = (dependants: number) =>
    quickEstimate({ grossIncome: rand(1_000_000), dependants }).below.medicalCredits.allowed;
  expect([0, 1, 2, 20].map(credits)).toEqual([rand(4_164), rand(8_328), rand(11_136), rand(61_680)]);
});

test('R30 000 a year: 5 400 of the rebate is used, and nothing of the credits', () => {
  const { below } = quickEstimate({ grossIncome: rand(30_000), dependants: 0 });
  expect(below).toMatchObject({
    taxBeforeRebates: rand(5_400),
    primaryRebate: { allowed: rand(16_425), used: rand(5_400) },
    medicalCredits: { allowed: rand(4_164), used: 0 },
    estimatedTax: 0,
  });
});

test('on both bases the lines add up to the estimated tax, and none is below zero', () => {
  for (let grossIncome = 0; grossIncome <= rand(250_000); grossIncome += 123_457) {
    for (const dependants of [0, 1, 7, 20]) {
      const { leading, below } = quickEstimate({ grossIncome, dependants });
      expect([leading, below].filter((estimate) => !addsUp(estimate))).toEqual([]);
    }
  }
});

function addsUp({ taxBeforeRebates, primaryRebate, medicalCredits, estimatedTax }: Estimate): boolean {
  const sums = taxBeforeRebates - primaryRebate.used - medicalCredits.used === estimatedTax;
  return sums && estimatedTax >= 0 && primaryRebate.used >= 0 && medicalCredits.used >= 0;
}
