import { expect, test } from 'vitest';
import { rand } from './money.ts';
import { quickEstimate } from './quick-estimate.ts';
import { taxYears } from './tax-years.ts';

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

test("the comparison is 89 393.00 under SARS's 2026/27 tables", () => {
  const { comparison } = quickEstimate({ grossIncome: rand(500_000), dependants: 1 });
  expect(comparison).toMatchObject({
    table: { basis: 'sars', label: '2026/27' },
    estimatedTax: rand(89_393),
  });
});

test("the comparison uses SARS's newest table", () => {
  expect(quickEstimate({ grossIncome: 0, dependants: 0 }).comparison.table.taxYear).toBe(taxYears.at(-1));
});

test('with the SARS basis leading the two figures change places', () => {
  const estimate = quickEstimate({ grossIncome: rand(500_000), dependants: 1 }, 'sars');
  expect(estimate.estimatedTax).toBe(rand(89_393));
  expect(estimate.comparison).toMatchObject({ table: { label: '2023/2024' }, estimatedTax: rand(95_077) });
});

test('the main member always counts and every further dependant adds 234 a month', () => {
  const credits = (dependants: number) => quickEstimate({ grossIncome: 0, dependants }).medicalCredits;
  expect([0, 1, 2, 20].map(credits)).toEqual([rand(4_164), rand(8_328), rand(11_136), rand(61_680)]);
});

test('credits and rebates never make the estimate negative', () => {
  expect(quickEstimate({ grossIncome: 0, dependants: 20 }).estimatedTax).toBe(0);
  expect(quickEstimate({ grossIncome: rand(115_000), dependants: 1 }).estimatedTax).toBe(0);
});

test('the ledger has four lines whose amounts are the figures', () => {
  const { working } = quickEstimate({ grossIncome: rand(500_000), dependants: 1 });
  expect(working.at(-1)).toMatchObject({ key: 'estimatedTax', source: 'worked' });
  expect(working.map(({ label, amount }) => [label, amount])).toEqual([
    ['Tax before rebates', rand(119_830)],
    ['Primary rebate', rand(16_425)],
    ['Medical credits', rand(8_328)],
    ['Estimated tax for the year', rand(95_077)],
  ]);
});
