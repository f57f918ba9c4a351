import { expect, test } from 'vitest';
import { bracketOf, nextRate, printedBrackets } from './brackets.ts';
import { allRates } from './cases.test-support.ts';
import { rand } from './money.ts';
import { taxOn } from './normal-tax.ts';

test('a bound belongs to the band below it, and a cent above to the next one', () => {
  for (const { brackets } of allRates) {
    for (const [index, bracket] of brackets.entries()) {
      if (bracket.max === null) continue;
      expect(bracketOf(bracket.max, brackets)).toBe(bracket);
      expect(bracketOf(bracket.max + 1, brackets)).toBe(brackets[index + 1]);
      expect(nextRate(bracket.max, brackets)).toBe(brackets[index + 1]?.rate);
      expect(nextRate(bracket.max - 1, brackets)).toBe(bracket.rate);
    }
  }
});

test('a rand above a bound costs the printed base plus one rand at the next rate', () => {
  for (const rates of allRates) {
    for (const bracket of rates.brackets) {
      expect(taxOn(bracket.above + rand(1), rates).amount).toBe(bracket.base + bracket.rate / 100);
      expect(taxOn(bracket.above + rand(100), rates).amount).toBe(bracket.base + bracket.rate);
    }
  }
});

test('a table without an open last band is refused', () => {
  const closed = printedBrackets([0, 100, 1800, 0]);
  expect(() => bracketOf(rand(101), closed)).toThrow(RangeError);
});
