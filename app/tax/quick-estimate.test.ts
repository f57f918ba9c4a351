import { expect, test } from 'vitest';
import { bracketOf } from './brackets.ts';
import { rand, shareOf } from './money.ts';
import { quickEstimate } from './quick-estimate.ts';
import { newestTaxYear } from './tax-years.ts';
import { tablesOf } from './years/index.ts';

test('R500 000 with one dependant: 119 830.00 less 16 425.00 less 8 328.00 is 95 077.00', () => {
  const estimate = quickEstimate({ grossIncome: rand(500_000), dependants: 1 });
  expect(estimate).toMatchObject({
    table: { basis: 'firm', label: '2023/2024' },
    taxBeforeRebates: rand(119_830),
    primaryRebate: rand(16_425),
    medicalCredits: rand(8_328),
    estimatedTax: rand(95_077),
  });
});

test("the comparison is SARS's newest table, and leads on the SARS basis", () => {
  const input = { grossIncome: rand(500_000), dependants: 1 };
  const { name, brackets, rebates, medical } = tablesOf(newestTaxYear).individual;
  const [firm, sars] = [quickEstimate(input), quickEstimate(input, 'sars')];
  expect(firm.comparison).toEqual({ table: name, estimatedTax: sars.estimatedTax });
  expect(sars.comparison).toEqual({ table: firm.table, estimatedTax: firm.estimatedTax });
  const band = bracketOf(input.grossIncome, brackets);
  expect(sars).toMatchObject({
    taxBeforeRebates: band.base + shareOf(input.grossIncome - band.above, band.rate),
    primaryRebate: rebates.primary,
    medicalCredits: medical.kind === 'credit' ? 12 * (medical.perMonth.main + medical.perMonth.first) : 0,
  });
});

test('the main member always counts and every further dependant adds 234 a month', () => {
  const credits = (dependants: number) => quickEstimate({ grossIncome: 0, dependants }).medicalCredits;
  expect([0, 1, 2, 20].map(credits)).toEqual([rand(4_164), rand(8_328), rand(11_136), rand(61_680)]);
});

test('the ledger has four lines whose amounts are the figures', () => {
  const { working } = quickEstimate({ grossIncome: rand(500_000), dependants: 1 });
  expect(working.at(-1)).toMatchObject({ key: 'estimatedTax', source: 'calculated' });
  expect(working.map(({ label, amount }) => [label, amount])).toEqual([
    ['Tax before rebates', rand(119_830)],
    ['Primary rebate', rand(16_425)],
    ['Medical credits', rand(8_328)],
    ['Estimated tax for the year', rand(95_077)],
  ]);
});
