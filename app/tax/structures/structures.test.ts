import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import { known } from '../cases.test-support.ts';
import { rand, type Cents } from '../money.ts';
import { structureRates } from '../rates/structure-rates.ts';
import { isRefusal, refusedInput } from '../refusal.ts';
import { requireTaxYear } from '../tax-years.ts';
import { expectSound } from '../working-lines.test-support.ts';
import { anyBusiness, rates, SHOP, upkeepAt } from './cases.test-support.ts';
import { aloneOracle, companyOracle } from './oracle.test-support.ts';
import {
  compareStructures,
  structuresAtTurnover,
  structuresCurve,
  type Structure,
  type StructuresInput,
} from './structures.ts';

vi.setConfig({ testTimeout: 120_000 });

test('exact fractions give the same cents in every structure, and no rand is lost', () => {
  const property = fc.property(anyBusiness, (input) => {
    const result = compareStructures(input, rates);
    if (isRefusal(result)) return;
    for (const structure of result.open) {
      const { inHand, kept, worth, taxes, upkeep } = structure;
      const exact = exactly(structure, input);
      const figures = { inHand, kept, worth, taxes };
      const isSame = Object.entries(figures).every(
        ([name, cents]) => BigInt(cents) === exact[name as 'kept'],
      );
      if (!isSame) expect({ ...input, ...structure }).toEqual(exact);
      expect(input.costs + upkeep + taxes + inHand + kept).toBe(input.turnover);
    }
  });
  fc.assert(property, { numRuns: RANDOM_RUNS });
});

test('every line equals its formula, keys are unique, the last lines are the figures', () => {
  const property = fc.property(anyBusiness, (input) => {
    const result = compareStructures(input, rates);
    if (isRefusal(result)) return;
    expectSound(result);
    const amount = (key: string) => result.working.find((line) => line.key === key)?.amount;
    for (const { id, worth, split } of result.open) {
      expect(amount(`${id}Worth`)).toBe(worth);
      if (!split) continue;
      expect(amount(`${id}InHand`)).toBe(split.inHand);
      expect(amount(`${id}Taxable`)).toBe(split.taxable);
      expect(amount(`${id}Kept`) ?? 0).toBe(split.kept);
    }
    expect(result.mostMoney).toBe(Math.max(...result.open.map(({ worth }) => worth)));
    if (input.drawings > 0)
      for (const { inHand } of result.open) expect(inHand).toBeLessThanOrEqual(input.drawings);
  });
  fc.assert(property, { numRuns: Math.min(1_000, RANDOM_RUNS) });
});

test('before fees each structure is what it leaves when nobody charges anything', () => {
  const free = { sole: 0, turnover: 0, company: 0, payroll: 0, ownReturn: 0, source: 'prices' } as const;
  const property = fc.property(anyBusiness, (input) => {
    const result = compareStructures(input, rates);
    if (isRefusal(result)) return;
    const alone = known(compareStructures(input, { ...rates, upkeepAt: () => free }));
    for (const { id, beforeFees, worth } of result.open) {
      expect(beforeFees).toBe(alone.open.find((one) => one.id === id)?.worth);
      expect(beforeFees).toBeGreaterThanOrEqual(worth);
    }
    expect(result.mostBeforeFees).toBe(alone.mostMoney);
  });
  fc.assert(property, { numRuns: 200 });
});

test('money not drawn is kept; in a company it carries deferred dividends tax', () => {
  for (const { id, inHand, kept, worth } of compared({ drawings: rand(200_000) }).open) {
    expect(inHand).toBe(rand(200_000));
    expect(worth).toBe(
      id === 'sole' || id === 'turnover' ? inHand + kept : inHand + kept - Math.round(kept / 5),
    );
  }
  const tooMuch = compared({ drawings: rand(2_000_000) }).open;
  expect(tooMuch.map(({ inHand }) => inHand)).toEqual(compared({}).open.map(({ inHand }) => inHand));
});

test('who may use which structure, and why not', () => {
  for (const [facts, closed] of [
    [{}, []],
    [{ turnover: rand(2_300_000) }, []],
    [{ turnover: rand(2_300_000) + 1 }, ['turnover at most R\u202f2\u202f300\u202f000']],
    [{ turnover: rand(20_000_000) }, ['turnover at most']],
    [{ turnover: rand(20_000_000) + 1 }, ['turnover at most', 'sbc above R\u202f20\u202f000\u202f000']],
    [{ isProfessional: true }, ['turnover Professional', 'sbc Personal services']],
    [{ isProfessional: true, hasThreeEmployees: true }, ['turnover Professional']],
    [{ isInvesting: true }, ['turnover rent and interest', 'sbc investment income']],
    [{ isInvesting: true, hasThreeEmployees: true }, ['turnover rent', 'sbc with employees too']],
    [{ hasOneClient: true }, ['sbc A personal service provider', 'company section 23(k)']],
    [{ hasOneClient: true, hasThreeEmployees: true }, []],
    [{ hasOtherShares: true }, ['turnover no shares', 'sbc no shares']],
    [{ soldAssets: true }, ['turnover R\u202f1\u202f500\u202f000 within three years']],
  ] satisfies [Partial<StructuresInput>, string[]][]) {
    const { unavailable, open, notes } = compared(facts);
    expect(unavailable.length + open.length).toBe(4);
    expect(
      unavailable.map(({ id }) => id),
      JSON.stringify(facts),
    ).toEqual(closed.map((text) => text.split(' ')[0]));
    expect(notes).toEqual(unavailable.map(({ name, reason }) => `${name}: ${reason}`));
    for (const [index, text] of closed.entries())
      expect(unavailable[index]?.reason).toContain(text.slice(text.indexOf(' ') + 1));
  }
});

test('other income raises tax on what the business adds, and not turnover tax', () => {
  const [without, withIt] = [compared({}), compared({ otherIncome: rand(400_000) })];
  const money = (result: typeof without, id: string) => result.open.find((one) => one.id === id)?.worth;
  for (const id of ['sole', 'sbc', 'company']) expect(money(withIt, id)).toBeLessThan(money(without, id)!);
  expect(money(withIt, 'turnover')).toBe(money(without, 'turnover'));
});

test('the skills levy is due on the whole payroll once it passes R500 000', () => {
  const big = { turnover: rand(4_000_000), costs: rand(1_000_000), drawings: 0 };
  const split = (staffPay: Cents) =>
    compared({ ...big, staffPay }).open.find(({ id }) => id === 'company')?.split;
  expect(split(0)).toMatchObject({ levy: Math.round((split(0)?.salary ?? 0) / 100) });
  const [below, above] = [rand(400_000), rand(600_000)];
  expect(split(below)?.levy).toBe(Math.round(((split(below)?.salary ?? 0) + below) / 100));
  expect(split(above)?.levy).toBe(Math.round((split(above)?.salary ?? 0) / 100));
});

test('the curve shows each structure where it is open, and the best one by turnover', () => {
  const wide = structuresCurve({ ...SHOP, turnover: rand(2_000_000) }, rates);
  expect(wide.turnovers.at(-1)).toBe(rand(4_000_000));
  const amounts = wide.series.find(({ id }) => id === 'turnover')?.amounts ?? [];
  expect(wide.turnovers.map((turnover) => turnover <= rand(2_300_000))).toEqual(
    amounts.map((one) => one !== null),
  );
  const large = compared({ turnover: rand(2_000_000), costs: SHOP.costs });
  const at = wide.turnovers.indexOf(rand(2_000_000));
  for (const { id, amounts: own } of wide.series)
    expect(own[at]).toBe(large.open.find((one) => one.id === id)?.worth);
});

test('where the best structure changes is found to the rand, and drawn', () => {
  const { leaders, turnovers } = structuresCurve(SHOP, rates);
  expect(leaders.map(({ id }) => id)).toEqual(['sole', 'turnover', 'sbc']);
  // Above R2.3 million turnover tax is closed, and the curve goes past that.
  expect(leaders.at(-1)?.from).toBe(rand(2_300_001));
  expect(turnovers.at(-1)).toBeGreaterThan(rand(2_300_001));
  // A hundredth of the turnover pays for fees of R5 000 at R500 000, and nothing is left there.
  const poor = structuresCurve({ ...SHOP, costs: rand(891_000) }, rates).leaders;
  expect(poor[0]).toEqual({ from: rand(500_001), id: 'sole' });
});

test('just below each change another structure leads, or none does', () => {
  const property = fc.property(anyBusiness, fc.double({ min: 0, max: 1, noNaN: true }), (input, share) => {
    if (isRefusal(compareStructures(input, rates))) return;
    const leaderAt = (turnover: Cents) => {
      const [best] = structuresAtTurnover(input, turnover, rates).open;
      return best && best.worth > 0 ? best.id : null;
    };
    const { leaders } = structuresCurve(input, rates);
    let before: string | null = null;
    for (const { from, id } of leaders) {
      expect(leaderAt(from)).toBe(id);
      expect(leaderAt(from - rand(1))).toBe(before);
      before = id;
    }
    const [change] = leaders;
    if (!change) return;
    const below = Math.round((change.from * share) / rand(1)) * rand(1);
    if (below > 0 && below < change.from) expect(leaderAt(below)).toBeNull();
  });
  fc.assert(property, { numRuns: 100 });
});

test('a loss, no income, and years without prices are refused by name', () => {
  for (const [facts, field, sentence] of [
    [{ turnover: 0, costs: 0 }, 'turnover', /takes in a year, without VAT/],
    [{ costs: SHOP.turnover + 1 }, 'costs', /nothing to draw/],
    [{ staffPay: SHOP.costs + 1 }, 'staffPay', /cannot be more than they are/],
  ] as const)
    expect(compareStructures({ ...SHOP, ...facts }, rates)).toEqual(
      refusedInput(field, expect.stringMatching(sentence)),
    );
  for (const facts of [{ costs: SHOP.turnover }, { staffPay: SHOP.costs }])
    expect(isRefusal(compareStructures({ ...SHOP, ...facts }, rates))).toBe(false);
  expect(structureRates('sars', requireTaxYear(2026), upkeepAt)).toMatchObject({ kind: 'unknown-rate' });
  expect(structureRates('firm', requireTaxYear(2027), upkeepAt)).toMatchObject({ kind: 'unknown-rate' });
});

function compared(facts: Partial<StructuresInput>) {
  return known(compareStructures({ ...SHOP, ...facts }, rates));
}

function exactly({ id, split }: Structure, input: StructuresInput) {
  if (id === 'sole' || id === 'turnover') return aloneOracle(id, input);
  return companyOracle(id, input, split ?? { salary: 0, dividend: 0 });
}
