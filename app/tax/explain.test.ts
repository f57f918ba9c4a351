import { expect, test } from 'vitest';
import { known, NOBODY } from './cases.test-support.ts';
import { explain, formulaText, shortRate } from './explain.ts';
import { individualTax, type IndividualInput } from './individual.ts';
import { rand } from './money.ts';
import { firmIndividual } from './rates/firm.ts';
import type { IndividualRates } from './rates/tables.ts';
import { greatest, least, less, notBelowZero, share, sum, times } from './working.ts';

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
  return explain(known(individualTax({ ...NOBODY, grossIncome: rand(500_000), ...input }, rates)).working);
}

function describedLines(input: Partial<IndividualInput>): string[] {
  return lines(input).map(({ label, figure, formula }) =>
    plain(`${label}: ${figure}${formula ? ` [${formula}]` : ''}`),
  );
}

function plain(text: string | null): string {
  return (text ?? '').replaceAll('\u202f', ' ');
}
