import { expect, test } from 'vitest';
import { capitalGainsOfSale, type CapitalGainsInput } from './capital-gains.ts';
import { known } from './cases.test-support.ts';
import { refusedHome, type HomeSale } from './home-sale.ts';
import { rand } from './money.ts';
import { capitalGainsRates } from './rates/capital-gains-rates.ts';
import { requireTaxYear } from './tax-years.ts';

test('SARS’s home FAQ: of a R2 000 000 gain with a 10% office, R200 000 stays', () => {
  const { lines, gainAfterExclusion } = sale(2_000_000, { tradePart: 10_00 }, 2026);
  expect(lines).toMatchObject({ tradeArea: rand(200_000), homeGain: rand(1_800_000) });
  expect(lines).toMatchObject({ residenceExclusion: rand(1_800_000), annualExclusion: rand(40_000) });
  expect(gainAfterExclusion).toBe(rand(160_000));
});

test('two halves share the home’s exclusion, each with an annual one: paragraph 45(2)', () => {
  // Each: 3 500 000 − 1 500 000 − 50 000 = 1 950 000; 40% of it 780 000. On R600 000:
  // 259 783 + 41% × (1 380 000 − 887 000) − (125 599 + 36% × (600 000 − 530 200)) = 461 913 − 150 727 = 311 186.
  const half = sale(7_000_000, { ownShare: 50_00 }, 2027);
  expect(half.lines).toMatchObject({ wholeGain: rand(7_000_000), capitalGain: rand(3_500_000) });
  expect(half.lines).toMatchObject({ residenceExclusion: rand(1_500_000), annualExclusion: rand(50_000) });
  expect(half.taxableCapitalGain).toBe(rand(780_000));
  expect(half.taxOnCapitalGain).toBe(rand(311_186));
});

test('land beyond two hectares comes out first, then trade by its part and months', () => {
  // 4 000 000 × 25% land; 20% of 3 000 000 for 30 of 120 months: 150 000; home 2 850 000, all excluded in 2026/27.
  const home = { landPart: 25_00, tradePart: 20_00, tradeMonths: 30_00, ownedMonths: 120_00 };
  const { lines, gainAfterExclusion } = sale(4_000_000, home, 2027);
  expect(lines).toMatchObject({ landGain: rand(1_000_000), tradeArea: rand(600_000) });
  expect(lines).toMatchObject({ tradeGain: rand(150_000), homeGain: rand(2_850_000) });
  expect(gainAfterExclusion).toBe(rand(1_150_000 - 50_000));
});

test('a loss on the part for trade is carried forward, a loss on the home is not', () => {
  // 10% of a loss of R1 000 000, less the annual exclusion of R40 000.
  const loss = sale(-1_000_000, { tradePart: 10_00 }, 2026);
  expect(loss.lossCarriedForward).toBe(rand(60_000));
  expect(sale(-1_000_000, { ownShare: 50_00 }, 2026).lossCarriedForward).toBe(0);
});

test('a whole home, another asset and the firm estimate are unaffected', () => {
  const plain = sale(4_000_000, {}, 2027);
  expect(sale(4_000_000, { ownShare: 100_00 }, 2027).working).toEqual(plain.working);
  const input = { proceeds: rand(4_000_000), baseCost: 0, home: { ownShare: 50_00, tradePart: 10_00 } };
  const other = taxed({ ...input, primaryResidence: false }, 2027);
  expect(other.capitalGain).toBe(rand(4_000_000));
  const firm = known(capitalGainsOfSale({ ...input, primaryResidence: true }, firmRates()));
  expect(firm).toMatchObject({ capitalGain: rand(4_000_000), exclusion: rand(2_040_000) });
  expect(firm.notes.join()).toContain('parts of a home');
});

test('parts that do not fit together are refused at their field', () => {
  for (const [home, field] of [
    [{ ownShare: 100_01 }, 'ownShare'],
    [{ landPart: 200_00 }, 'landPart'],
    [{ tradePart: 50_01 }, 'tradePart'],
    [{ tradePart: 10_00, tradeMonths: 1_00 }, 'ownedMonths'],
    [{ tradePart: 10_00, tradeMonths: 13_00, ownedMonths: 12_00 }, 'tradeMonths'],
  ] as const)
    expect(refusedHome(home)).toMatchObject({ kind: 'refused-input', field });
});

function sale(gain: number, home: HomeSale, year: number) {
  const [proceeds, baseCost] = gain < 0 ? [0, -gain] : [gain, 0];
  const input = { proceeds: rand(proceeds), baseCost: rand(baseCost), primaryResidence: true, home };
  return taxed({ ...input, currentIncome: rand(600_000) }, year);
}

function taxed(input: CapitalGainsInput, year: number) {
  const rates = known(capitalGainsRates('sars', { entityType: 'individual', taxYear: requireTaxYear(year) }));
  const result = known(capitalGainsOfSale(input, rates));
  const lines = result.working.flatMap((line) => (line.unit === 'rand' ? [[line.key, line.amount]] : []));
  return { ...result, lines: Object.fromEntries(lines) as Record<string, number> };
}

function firmRates() {
  return known(capitalGainsRates('firm', { entityType: 'individual', taxYear: requireTaxYear(2024) }));
}
