import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import { anyInput, anyRates, known, NOBODY, sarsIndividual } from './cases.test-support.ts';
import { individualTax, type IndividualInput } from './individual.ts';
import { contributionsForTax, grossIncomeForNet, incomeReachingBracket } from './inverse.ts';
import { largestAmount, rand, type Cents } from './money.ts';
import { firmIndividual } from './rates/firm.ts';
import type { IndividualRates } from './rates/tables.ts';
import { refusedInput } from './refusal.ts';

test('firm basis: a net of R396 595 takes a gross income of R500 000', () => {
  const found = grossIncomeForNet(rand(396_595), NOBODY, firmIndividual);
  expect(found).toMatchObject({ kind: 'found', amount: rand(500_000), result: { finalTax: rand(103_405) } });
});

test('the income found leaves enough, and a cent less does not', () => {
  fc.assert(
    fc.property(anyInput, anyRates, fc.integer({ min: 0, max: rand(5_000_000) }), (input, rates, net) => {
      const found = grossIncomeForNet(net, input, rates);
      if (found.kind !== 'found') return;
      expect(found.result.grossIncome).toBe(found.amount);
      expect(found.result.netSalary).toBeGreaterThanOrEqual(net);
      if (found.amount > 0) expect(netOf(input, found.amount - 1, rates)).toBeLessThan(net);
    }),
    { numRuns: Math.min(300, RANDOM_RUNS) },
  );
});

test('SARS: the gross income for a take-home', () => {
  const person = { ...NOBODY, retirementContributions: rand(50_000) };
  const found = known(grossIncomeForNet(rand(400_000), person, sarsIndividual(2027), 'takeHome'));
  expect(found.result.takeHome).toBe(rand(400_000));
  expect(found.amount).toBeGreaterThan(rand(500_000));
});

test('take-home is refused where UIF is not known', () => {
  for (const [rates, sentence] of [
    [firmIndividual, /firm's estimate leaves out UIF/],
    [sarsIndividual(2009), /UIF ceiling of 2008\/09 could not be confirmed/],
  ] as const) {
    const refusal = grossIncomeForNet(1, NOBODY, rates, 'takeHome');
    expect(refusal).toMatchObject({ kind: 'unknown-rate', item: 'uif' });
    expect('sentence' in refusal && refusal.sentence).toMatch(sentence);
  }
});

test('a net that no income up to R 100 billion leaves is refused', () => {
  const most = netOf(NOBODY, largestAmount, firmIndividual);
  expect(grossIncomeForNet(most, NOBODY, firmIndividual)).toMatchObject({ amount: largestAmount });
  expect(grossIncomeForNet(most + 1, NOBODY, firmIndividual)).toEqual(
    refusedInput('net', 'No income up to R 100 billion leaves so much.'),
  );
});

test('an answer that depends on an unknown figure is refused by name', () => {
  const person = { ...NOBODY, retirementContributions: 1 };
  expect(grossIncomeForNet(rand(5), person, sarsIndividual(2011))).toMatchObject({ item: 'retirement' });
  // Contributions above 7.5% of income are not confirmed for 2012/13: below R400 000 nothing is known.
  const sick = { ...NOBODY, medicalMembers: 1, medicalContributions: rand(30_000) };
  expect(grossIncomeForNet(rand(200_000), sick, sarsIndividual(2013))).toMatchObject({ item: 'medical' });
  expect(grossIncomeForNet(rand(400_000), sick, sarsIndividual(2013)).kind).toBe('found');
});

test('firm basis: R60 000 to retirement lowers the tax on R500 000 to R75 912', () => {
  const input = { ...NOBODY, grossIncome: rand(500_000), medicalMembers: 2 };
  const found = known(contributionsForTax(rand(75_912), input, firmIndividual));
  expect(found.amount).toBe(rand(60_000) - 1);
  expect(found.result.finalTax).toBe(rand(75_912));
  expect(contributionsForTax(rand(200_000), input, firmIndividual)).toMatchObject({ amount: 0 });
});

test('the contributions found bring the tax down, and a cent less does not', () => {
  fc.assert(
    fc.property(anyInput, anyRates, fc.integer({ min: 0, max: rand(500_000) }), (input, rates, tax) => {
      const found = contributionsForTax(tax, input, rates);
      if (found.kind !== 'found') return;
      expect(found.result.finalTax).toBeLessThanOrEqual(tax);
      if (found.amount === 0) return;
      const less = individualTax({ ...input, retirementContributions: found.amount - 1 }, rates);
      expect(less.kind === 'result' && less.finalTax).toBeGreaterThan(tax);
    }),
    { numRuns: Math.min(300, RANDOM_RUNS) },
  );
});

test('a tax that contributions cannot reach is refused with the lowest that they can', () => {
  const input = { ...NOBODY, grossIncome: rand(500_000) };
  const refusal = contributionsForTax(rand(50_000), input, firmIndividual);
  // 27.5% of R500 000 leaves R362 500, which bears 76 640 − 16 425.
  expect(refusal).toMatchObject({ kind: 'refused-input', field: 'tax' });
  expect('sentence' in refusal && refusal.sentence.replaceAll('\u202f', ' ')).toContain('R 60 215.00');
});

test('a band is not found where no income can be assessed', () => {
  const person = { ...NOBODY, retirementContributions: 1 };
  const table = sarsIndividual(2011);
  expect(incomeReachingBracket(table.brackets[1]!, person, table)).toMatchObject({ item: 'retirement' });
});

test('contributions without a kind of fund are refused in the years that need it', () => {
  const input = { ...NOBODY, grossIncome: rand(500_000) };
  expect(contributionsForTax(1, input, sarsIndividual(2011))).toMatchObject({ item: 'retirement' });
  expect(contributionsForTax(rand(400_000), input, sarsIndividual(2011))).toMatchObject({ amount: 0 });
});

test('firm basis: the first band starts where the primary rebate ends, then the next', () => {
  const at = (band: number, more = {}) =>
    known(incomeReachingBracket(firmIndividual.brackets[band]!, { ...NOBODY, ...more }, firmIndividual))
      .amount;
  expect(at(0)).toBe(rand(91_250) + 3);
  expect(at(1)).toBe(rand(226_000) + 1);
  expect(at(1, { retirementContributions: rand(20_000) })).toBe(rand(246_000) + 1);
  expect(at(0, { medicalMembers: 2 })).toBe(rand(91_250) + 4_626_667 + 3);
});

test('the rate applies from the income found, and not a cent below it', () => {
  fc.assert(
    fc.property(anyInput, anyRates, fc.nat(6), (input, rates, index) => {
      const bracket = rates.brackets[index];
      const found = bracket && incomeReachingBracket(bracket, input, rates);
      if (!bracket || found?.kind !== 'found') return;
      expect(found.result.taxableIncome).toBeGreaterThan(bracket.above);
      expect(found.result.finalTax).toBeGreaterThan(0);
      const below = individualTax({ ...input, grossIncome: found.amount - 1 }, rates);
      if (below.kind === 'result')
        expect(below.taxableIncome <= bracket.above || below.finalTax === 0).toBe(true);
    }),
    { numRuns: Math.min(300, RANDOM_RUNS) },
  );
});

test('a negative target throws', () => {
  expect(() => grossIncomeForNet(-1, NOBODY, firmIndividual)).toThrow('net');
  expect(() => contributionsForTax(-1, NOBODY, firmIndividual)).toThrow('tax');
});

function netOf(input: IndividualInput, grossIncome: Cents, rates: IndividualRates): Cents {
  const result = individualTax({ ...input, grossIncome }, rates);
  return result.kind === 'result' ? result.netSalary : Number.NEGATIVE_INFINITY;
}
