import { expect, test } from 'vitest';
import { known, sarsRates } from './cases.test-support.ts';
import { estateDuty, type EstateDutyInput } from './estate-duty.ts';
import { rand } from './money.ts';
import { estateDutyEvidence, estateDutyRates } from './rates/estate-duty-rates.ts';
import { refusedInput } from './refusal.ts';
import { requireTaxYear } from './tax-years.ts';

test('published: the first estate used R500 000, so R6 500 000 comes off R10 million', () => {
  // polity.org.za, 6 May 2015.
  expect(duty({ assets: 10_000_000, usedByFirst: 500_000 })).toMatchObject({
    carriedOver: rand(3_000_000),
    abatement: rand(6_500_000),
    dutiable: rand(3_500_000),
    estateDuty: rand(700_000),
    leftAfterDuty: rand(9_300_000),
    effectiveTaxRate: 700,
  });
});

test('no duty is due up to the abatement, then 20%, and 25% above R30 million', () => {
  for (const [assets, amount] of [
    [3_500_000, 0],
    [3_500_100, 20],
    [8_000_000, 900_000],
    [33_500_000, 6_000_000],
    [33_500_100, 6_000_025],
  ] as const)
    expect(duty({ assets }).estateDuty, String(assets)).toBe(rand(amount));
});

test('debts and what passes to the spouse come off before the abatement', () => {
  expect(duty({ assets: 12_000_000, debts: 1_500_000, toSpouse: 2_500_000 })).toMatchObject({
    netEstate: rand(8_000_000),
    ownAbatement: rand(3_500_000),
    carriedOver: 0,
    estateDuty: rand(900_000),
  });
  expect(duty({ assets: 1_000, debts: 5_000 })).toMatchObject({
    netEstate: 0,
    estateDuty: 0,
    effectiveTaxRate: 0,
  });
});

test('bequests to public benefit organisations come off too, section 4(h)', () => {
  // 20% × (10 000 000 − 1 000 000 − 3 500 000)
  expect(duty({ assets: 10_000_000, toCharity: 1_000_000 })).toMatchObject({
    netEstate: rand(9_000_000),
    estateDuty: rand(1_100_000),
  });
});

test('a policy that is paid to somebody named counts like what was owned', () => {
  expect(duty({ assets: 7_000_000, policies: 1_000_000 })).toMatchObject({
    netEstate: rand(8_000_000),
    estateDuty: rand(900_000),
  });
  expect(duty({ assets: 100, policies: 50, toSpouse: 150 }).netEstate).toBe(0);
});

test('an unused abatement of the first spouse doubles it, and a used one adds nothing', () => {
  expect(duty({ assets: 8_000_000, usedByFirst: 0 }).estateDuty).toBe(rand(200_000));
  expect(duty({ assets: 8_000_000, usedByFirst: 3_500_000 }).estateDuty).toBe(rand(900_000));
});

test('an impossible value is refused at its field', () => {
  for (const [input, field, sentence] of [
    [{ assets: 100, debts: 40, toSpouse: 61 }, 'toSpouse', /more goes to the spouse/i],
    [{ assets: 100, debts: 40, toCharity: 61 }, 'toCharity', /more goes to public benefit/i],
    [{ assets: 100, debts: 40, toSpouse: 30, toCharity: 31 }, 'toCharity', /more goes to public benefit/i],
    [{ assets: 100, debts: 200, toSpouse: 1 }, 'toSpouse', /more goes to the spouse/i],
    [{ assets: 100, usedByFirst: 3_500_001 }, 'usedByFirst', /R\s3\s500\s000\.00/],
  ] as const)
    expect(attempt(input)).toEqual(refusedInput(field, expect.stringMatching(sentence)));
  expect(duty({ assets: 100, debts: 40, toSpouse: 60 }).netEstate).toBe(0);
});

test('a year without rates has no evidence', () => {
  expect(estateDutyEvidence(requireTaxYear(2024))).toBeNull();
  expect(estateDutyEvidence(requireTaxYear(2025))).toMatchObject({ confidence: 'two-sources' });
});

type Amounts = Omit<EstateDutyInput, 'assets' | 'firstSpouse'>;
type Case = { assets: number } & Partial<Amounts>;

function attempt(
  { assets, policies = 0, debts = 0, toSpouse = 0, toCharity = 0, usedByFirst }: Case,
  year = 2027,
) {
  const input: EstateDutyInput = {
    assets: rand(assets),
    policies: rand(policies),
    debts: rand(debts),
    toSpouse: rand(toSpouse),
    toCharity: rand(toCharity),
    firstSpouse: usedByFirst !== undefined,
    usedByFirst: rand(usedByFirst ?? 0),
  };
  return estateDuty(input, sarsRates(estateDutyRates, year));
}

function duty(input: Case) {
  return known(attempt(input));
}
