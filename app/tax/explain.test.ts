import { expect, test } from 'vitest';
import { known, NOBODY, sarsIndividual } from './cases.test-support.ts';
import { explain, explainLine, formulaText, shortRate } from './explain.ts';
import { individualTax } from './individual.ts';
import { rand } from './money.ts';
import { firmIndividual } from './rates/firm.ts';
import {
  from,
  greatest,
  least,
  less,
  notBelowZero,
  portion,
  randLine,
  share,
  sum,
  times,
  type Source,
} from './working.ts';

test('a formula shows its parts worked out, with brackets where they are needed', () => {
  for (const [formula, text] of [
    [rand(16_425), ''],
    [notBelowZero(rand(5)), '5'],
    [share(1800, rand(80_000)), '18% × 80 000 = 14 400'],
    [less(rand(100), 50), '100 − 0.50 = 99.50'],
    [notBelowZero(less(rand(14_400), rand(16_425))), '14 400 − 16 425 = −2 025, so 0'],
    [share(2500, notBelowZero(less(rand(500), rand(100)))), '25% × (500 − 100) = 25% × 400 = 100'],
    [share(2500, notBelowZero(less(rand(100), rand(500)))), '25% × (100 − 500, not below 0) = 25% × 0 = 0'],
    [sum(notBelowZero(less(rand(100), rand(500))), 20), '(100 − 500, not below 0) + 0.20 = 0 + 0.20 = 0.20'],
    [
      least(rand(20), notBelowZero(less(rand(100), rand(500)))),
      'the least of 20 and (100 − 500, not below 0) = the least of 20 and 0 = 0',
    ],
    [greatest(rand(115)), '115'],
    [share(2000, notBelowZero(rand(5))), '20% × 5 = 1'],
    [less(rand(900), notBelowZero(sum(rand(100), 20))), '900 − (100 + 0.20) = 900 − 100.20 = 799.80'],
    [less(rand(900), less(rand(500), 20)), '900 − (500 − 0.20) = 900 − 499.80 = 400.20'],
    [notBelowZero(less(rand(100), rand(100))), '100 − 100 = 0'],
    [sum(notBelowZero(less(rand(100), rand(100))), 20), '100 − 100 + 0.20 = 0 + 0.20 = 0.20'],
    [sum(greatest(rand(100), rand(200)), 20), '(the greatest of 100 and 200) + 0.20 = 200 + 0.20 = 200.20'],
    [less(rand(900), least(rand(100), rand(200))), '900 − (the least of 100 and 200) = 900 − 100 = 800'],
    [less(rand(900), sum(rand(100), rand(200))), '900 − (100 + 200) = 900 − 300 = 600'],
    [less(rand(900), times(4, rand(100))), '900 − 4 × 100 = 900 − 400 = 500'],
    [less(sum(rand(93_000)), sum(rand(73_000))), '93 000 − 73 000 = 20 000'],
    [less(sum(rand(480_000), 0)), '480 000 + 0 = 480 000'],
    [times(2, less(sum(rand(5)))), '2 × 5 = 10'],
    [portion(520_000, 24_285, rand(9_000)), '9 000 × 520 000 ÷ 24 285 = 192 711.55'],
    [
      least(rand(60), greatest(share(1500, rand(500)), rand(35), rand(17))),
      'the least of 60 and (the greatest of 15% × 500, 35 and 17) = the least of 60 and 75 = 60',
    ],
  ] as const)
    expect((formulaText(formula) ?? '').replaceAll('\u202f', ' ')).toBe(text);
});

test('the lowest band has no base, and an effective rate of no income no arithmetic', () => {
  const formula = (grossIncome: number, key: string) =>
    explain(known(individualTax({ ...NOBODY, grossIncome }, firmIndividual)).working).find(
      (line) => line.key === key,
    )?.formula;
  expect(formula(rand(800), 'taxBeforeRebates')).toBe('18% × 800 = 144');
  expect(formula(0, 'effectiveTaxRate')).toBeNull();
});

test('every line names where it comes from, and a table of the authority its law', () => {
  const named = (source: Source) => {
    const { source: text, law } = explainLine(randLine('fee', 'Fee', 0, source));
    return [text, law];
  };
  expect(named('input')).toEqual(['Your figure', null]);
  expect(named('calculated')).toEqual(['From the lines above', null]);
  expect(named('prices')).toEqual(['Our prices', null]);
  expect(named(from(firmIndividual, 'rebates'))).toEqual(['Firm estimate 2023/2024: rebates', null]);
  const sars = from(sarsIndividual(2027), 'rebates');
  expect(named(sars)).toEqual(['SARS tables 2026/27: rebates', 'Income Tax Act, section 6']);
});

test('rates are written with as few decimals as possible', () => {
  expect([1800, 2750, 3330, 1518, 0].map(shortRate)).toEqual(['18%', '27.5%', '33.3%', '15.18%', '0%']);
});
