import { expect, test } from 'vitest';
import { explain, formulaText, shortRate } from './explain.ts';
import { individualTax, type IndividualInput } from './individual.ts';
import { rand } from './money.ts';
import { firmIndividual } from './rates/firm.ts';
import type { IndividualRates } from './rates/tables.ts';
import { greatest, least, less, notBelowZero, share, sum, times } from './working.ts';
import { sarsIndividual } from './cases.test-support.ts';

test('the working of R500 000 with R60 000 to retirement and two medical members reads like a ledger', () => {
  expect(describedLines({ retirementContributions: rand(60_000), medicalMembers: 2 })).toEqual([
    'Gross income: R 500 000.00',
    'Allowable retirement contributions: R 60 000.00 [the least of 60 000, 27.5% × 500 000 and 350 000 = the least of 60 000, 137 500 and 350 000 = 60 000]',
    'Taxable income: R 440 000.00 [500 000 − 60 000 = 440 000]',
    'Tax before rebates: R 100 665.00 [73 726 + 31% × (440 000 − 353 100) = 73 726 + 26 939 = 100 665]',
    'Primary rebate: R 16 425.00',
    'Tax after rebates: R 84 240.00 [100 665 − 16 425 = 84 240]',
    'Medical credits: R 8 328.00 [12 × (347 + 347) = 12 × 694 = 8 328]',
    'Final tax: R 75 912.00 [84 240 − 8 328 = 75 912]',
    'Effective tax rate: 15.18% [75 912 ÷ 500 000]',
    'Marginal tax rate: 31.00%',
    'Net salary: R 424 088.00 [500 000 − 75 912 = 424 088]',
  ]);
});

test('every line names its source', () => {
  const sources = lines({ medicalMembers: 1 }).map(({ key, source }) => [key, source]);
  expect(Object.fromEntries(sources)).toMatchObject({
    grossIncome: 'Your figure',
    taxableIncome: 'From the lines above',
    taxBeforeRebates: 'Firm estimate 2023/2024: rates of tax',
    applicableRebates: 'Firm estimate 2023/2024: rebates',
    medicalCredits: 'Firm estimate 2023/2024: medical scheme contributions',
  });
  expect(lines({}, sarsIndividual(2027))[3]?.source).toBe('SARS tables 2026/27: rates of tax');
});

test('the line of the tax says which band the income falls in', () => {
  expect(plain(band({ grossIncome: rand(440_000) }))).toBe(
    'The income falls in the band 353 101 – 488 700, taxed at 31%.',
  );
  expect(plain(band({ grossIncome: rand(2_000_000) }))).toBe(
    'The income falls in the band above 1 731 600, taxed at 45%.',
  );
});

test('the lowest band needs no base', () => {
  expect(describedLines({ grossIncome: rand(80_000) })[3]).toBe(
    'Tax before rebates: R 14 400.00 [18% × 80 000 = 14 400]',
  );
});

test('a formula limited at zero says so', () => {
  expect(describedLines({ grossIncome: rand(80_000) })[5]).toBe(
    'Tax after rebates: R 0.00 [14 400 − 16 425 = −2 025, so 0]',
  );
});

test('an effective rate of no income has no arithmetic', () => {
  expect(lines({ grossIncome: 0 }).find(({ key }) => key === 'effectiveTaxRate')?.formula).toBeNull();
});

test('cents are written where there are any', () => {
  expect(plain(formulaText(less(rand(100), 50)))).toBe('100 − 0.50 = 99.50');
});

test('formulas within formulas are bracketed', () => {
  expect(plain(formulaText(share(2500, notBelowZero(less(rand(500), rand(100))))))).toBe(
    '25% × (500 − 100) = 25% × 400 = 100',
  );
  expect(plain(formulaText(share(2500, notBelowZero(less(rand(100), rand(500))))))).toBe(
    '25% × (100 − 500, not below 0) = 25% × 0 = 0',
  );
  expect(plain(formulaText(less(rand(900), sum(rand(100), rand(200)))))).toBe(
    '900 − (100 + 200) = 900 − 300 = 600',
  );
  expect(plain(formulaText(less(rand(900), times(4, rand(100)))))).toBe('900 − 4 × 100 = 900 − 400 = 500');
  expect(plain(formulaText(least(rand(60), greatest(share(1500, rand(500)), rand(35), rand(17)))))).toBe(
    'the least of 60 and (the greatest of 15% × 500, 35 and 17) = the least of 60 and 75 = 60',
  );
});

test('a plain amount has no arithmetic', () => {
  expect(formulaText(rand(16_425))).toBeNull();
  expect(formulaText(notBelowZero(rand(5)))).toBe('5');
});

test('rates are written as short as they are', () => {
  expect([1800, 2750, 3330, 1518, 0].map(shortRate)).toEqual(['18%', '27.5%', '33.3%', '15.18%', '0%']);
});

function lines(input: Partial<IndividualInput>, rates: IndividualRates = firmIndividual) {
  const nobody = { retirementContributions: 0, age: 30, medicalMembers: 0, medicalContributions: 0 };
  const result = individualTax({ ...nobody, grossIncome: rand(500_000), ...input }, rates);
  if (result.kind !== 'result') throw new Error(result.sentence);
  return explain(result.working);
}

function describedLines(input: Partial<IndividualInput>): string[] {
  return lines(input).map(({ label, figure, formula }) =>
    plain(`${label}: ${figure}${formula ? ` [${formula}]` : ''}`),
  );
}

function band(input: Partial<IndividualInput>): string | null {
  return lines(input).find(({ band }) => band !== null)?.band ?? null;
}

function plain(text: string | null): string {
  return (text ?? '').replaceAll('\u202f', ' ');
}
