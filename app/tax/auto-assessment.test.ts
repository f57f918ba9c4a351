import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { autoAssessment, type AutoAssessmentInput } from './auto-assessment.ts';
import { assessedAs, NOTHING_MORE } from './assessed-as.ts';
import { broughtBy } from './corrected-notice.ts';
import { known, sarsRates } from './cases.test-support.ts';
import { anyAuto, NOMSA, OFFICE, TRIP, withoutPapers } from './auto-assessment.test-support.ts';
import { individualTax } from './individual.ts';
import { rand } from './money.ts';
import { autoAssessmentRates } from './rates/auto-assessment-rates.ts';
import { isRefusal } from './refusal.ts';
import { expectSound } from './working-lines.test-support.ts';

test('without corrections the assessment stays', () => {
  // 2025/26: 77 362 + 31% of 109 500 is 111 307; less 17 235 and 12 × (364 + 364 + 246 + 246) = 14 640.
  expect(check({})).toMatchObject({
    taxAsAssessed: rand(79_432),
    balanceAsAssessed: rand(13_568),
    taxCorrected: rand(79_432),
    difference: 0,
    claims: [],
    notes: [],
  });
});

test('each thing that SARS cannot know brings or costs what it should', () => {
  for (const [change, difference] of [
    // Bills: 93 600 − 58 560 + 30 000 − 36 000 = 29 040, of which a quarter.
    [{ medicalExpenses: rand(30_000), hasMedicalPapers: true }, 7_260],
    // 93 600 − 43 920 + 30 000 + 10 000 = 89 680, of which 33.3%.
    [
      {
        medicalExpenses: rand(30_000),
        listedExpenses: rand(10_000),
        isConfirmed: true,
        hasMedicalPapers: true,
      },
      29_863.44,
    ],
    // Costs of 40 000 leave 20 000 of rent, at 31%; without papers 32 800 are at 31% and 27 200 at 36%.
    [{ rentReceived: rand(60_000), rentCosts: rand(40_000), hasRentPapers: true }, -6_200],
    [{ rentReceived: rand(60_000), rentCosts: rand(40_000) }, -19_960],
    [{ rentReceived: rand(20_000), rentCosts: rand(40_000), hasRentPapers: true }, 0],
    // Freelance: 30 000 less 10 000 at 31%; without papers 30 000 at 31%.
    [{ tradeIncome: rand(30_000), tradeCosts: rand(10_000), hasTradePapers: true }, -6_200],
    [{ tradeIncome: rand(30_000), tradeCosts: rand(10_000) }, -9_300],
    // 24 000 of an annuity at 31%, and a quarter of 35 040 − 7.5% × 456 000.
    [{ annuity: rand(24_000), hasAnnuityPapers: true }, 7_650],
    [{ annuity: rand(24_000) }, 0],
    // Less income lowers the hurdle of 7.5% below the 35 040 of contributions that count: a quarter of that comes on top.
    // 48 000 at most, which is a tenth: 14 880 and 660.
    [{ donations: rand(60_000), hasReceipts: true }, 15_540],
    // 32 800 fill the band of 31% and 7 200 lie in the next, less the tax already paid.
    [{ otherIncome: rand(40_000), otherTaxPaid: rand(1_000), hasOtherPapers: true }, -11_760],
    [{ otherIncome: rand(40_000), otherTaxPaid: rand(1_000) }, -12_760],
    // A tenth of 150 000, and 700: 4 867 and 54.38.
    [OFFICE, 4_921.38],
    [{ ...OFFICE, isMainPlace: false }, 0],
    // By the scale of 2025/26 44 509.20 + 15 312 + 5 712 = 65 533.20: 20 315.29 and 988.75.
    [TRIP, 21_304.04],
    [{ ...TRIP, employerPaid: true }, 14_392.4],
  ] as const)
    expect(check(change).difference / 100, JSON.stringify(change)).toBe(difference);
});

test('donations come last, and lift the other bills over the hurdle', () => {
  const both = {
    donations: rand(40_000),
    hasReceipts: true,
    medicalExpenses: rand(30_000),
    hasMedicalPapers: true,
  };
  // 12 400 for the donations; the hurdle falls by 3 000, so 750 more than 7 260.
  expect(check(both).difference).toBe(rand(20_410));
  expect(check(both).taxableCorrected).toBe(rand(440_000));
});

test('a claim without its papers is named and changes nothing', () => {
  const result = check({
    rentCosts: rand(5_000),
    medicalExpenses: rand(30_000),
    listedExpenses: rand(1_000),
    donations: rand(9_000),
    otherTaxPaid: rand(2_000),
    ...TRIP,
    ...OFFICE,
    hasLogbook: false,
    hasHomePapers: false,
  });
  expect(result.difference).toBe(0);
  expect(result.claims).toEqual([
    { kind: 'rent-costs', amount: rand(5_000), isProved: false },
    { kind: 'medical', amount: rand(30_000), isProved: false },
    { kind: 'listed', amount: rand(1_000), isProved: false },
    { kind: 'travel', amount: rand(96_000), isProved: false },
    { kind: 'home-office', amount: rand(150_700), isProved: false },
    { kind: 'donations', amount: rand(9_000), isProved: false },
    { kind: 'other-tax', amount: rand(2_000), isProved: false },
  ]);
  const confirmed = { listedExpenses: rand(10_000), isConfirmed: true };
  expect(check({ ...confirmed, medicalMembers: 0, medicalContributions: 0 }).difference).toBe(0);
  expect(check({ listedExpenses: rand(90_000), hasMedicalPapers: true }).claims[0]?.isProved).toBe(false);
});

test('what a claim would bring with its proof is said before the proof is there', () => {
  const brings = (change: Partial<AutoAssessmentInput>, kind: Parameters<typeof broughtBy>[0]) =>
    broughtBy(kind, { ...NOMSA, ...change }, sarsRates(autoAssessmentRates, 2026));
  // The same 4 921.38 and 15 540 as above, whichever box is missing.
  for (const missing of [{ hasHomePapers: false }, { isOffice: false }, { isMainPlace: false }])
    expect(brings({ ...OFFICE, ...missing }, 'home-office')).toBe(rand(4_921.38));
  expect(brings({ donations: rand(60_000) }, 'donations')).toBe(rand(15_540));
  expect(brings({ allowance: rand(96_000) }, 'travel')).toBeNull();
  expect(check({ ...OFFICE, isMainPlace: false }).claims).toMatchObject([{ isProved: false }]);
});

test('an assessment with other figures is compared first', () => {
  expect(check({ assessedTax: rand(79_433) }).notes).toEqual([]);
  expect(check({ assessedTax: rand(79_432) - 101 }).notes.join()).toMatch(
    /79\u202f430\.99 of tax; these figures give/,
  );
  expect(check({ assessedTax: rand(79_433) + 1 }).notes).toHaveLength(1);
});

test('where the assessment has other tax, the correction counts from that', () => {
  const found = check({ ...OFFICE, assessedTax: rand(70_000) });
  expect(found.balanceOnNotice).toBe(NOMSA.taxPaid - rand(70_000));
  expect(found.difference).toBe(rand(70_000) - found.taxCorrected);
  expect(check(OFFICE).difference).toBe(rand(4_921.38));
});

test('an impossible value is refused by the name of its field', () => {
  for (const [change, field] of [
    [{ allowance: rand(480_000) + 1 }, 'allowance'],
    [{ ...TRIP, vehicleValue: 0 }, 'vehicleValue'],
    [{ ...TRIP, totalKm: 0, businessKm: 0 }, 'totalKm'],
    [{ ...OFFICE, homeArea: 0, officeArea: 0 }, 'homeArea'],
    [{ medicalMembers: 0 }, 'medicalMembers'],
  ] as const)
    expect(attempt({ ...NOMSA, ...change }), field).toMatchObject({ kind: 'refused-input', field });
  expect(attempt({ ...NOMSA, allowance: rand(480_001) })).toMatchObject({
    sentence: 'The allowance is a part of the income on your IRP5 and cannot be more than it.',
  });
  for (const [name, value] of Object.entries(NOMSA))
    if (typeof value === 'number' && !/^age$|Members$|Km$|Value$|Area$/.test(name))
      expect(() => attempt({ ...NOMSA, [name]: -1 }), name).toThrow(`${name} must be whole cents`);
});

test('every line equals its formula; no claim without papers moves the difference', () => {
  fc.assert(
    fc.property(anyAuto, (input) => {
      const result = attempt(input);
      const bare = attempt(withoutPapers(input));
      const plain = attempt({ ...withoutPapers(input), ...CLAIMS_OF_NOTHING });
      if (!isRefusal(bare) && !isRefusal(plain)) expect(bare.difference).toBe(plain.difference);
      if (isRefusal(result)) return;
      expectSound(result);
      expect(result.difference).toBe(result.balanceCorrected - result.balanceAsAssessed);
      const { income, interestIncome, retirementFunds: retirementContributions, age } = input;
      const { medicalMembers, medicalContributions } = input;
      const person = { age, medicalMembers, medicalContributions, interestIncome, retirementContributions };
      const whole = individualTax(
        { ...person, grossIncome: income + interestIncome },
        sarsRates(autoAssessmentRates, 2026).individual,
      );
      expect(result.taxAsAssessed).toBe(known(whole).finalTax);
    }),
    { numRuns: 1_000 },
  );
});

test('credits on the notice that are those of its figures change nothing', () => {
  fc.assert(
    fc.property(anyAuto, (input) => {
      const proved = { ...input, hasMedicalPapers: true };
      const result = attempt(proved);
      fc.pre(!isRefusal(result));
      const asIs = assessedAs(proved, NOTHING_MORE, sarsRates(autoAssessmentRates, 2026));
      const [, scheme = 0, additional = 0] = isRefusal(asIs) ? [] : asIs.credits;
      const stated = known(attempt({ ...proved, creditsOnNotice: scheme + additional }));
      expect(stated.difference).toBe(result.difference);
      expect(stated.taxAsAssessed).toBe(result.taxAsAssessed);
      const none = known(attempt({ ...proved, creditsOnNotice: 0 }));
      expect(none.taxCorrected).toBe(result.taxCorrected);
      expect(none.taxAsAssessed - result.taxAsAssessed).toBeLessThanOrEqual(scheme + additional);
      expectSound(none);
    }),
    { numRuns: 500 },
  );
});

const CLAIMS_OF_NOTHING = {
  annuity: 0,
  rentCosts: 0,
  tradeCosts: 0,
  medicalExpenses: 0,
  listedExpenses: 0,
  allowance: 0,
  premises: 0,
  repairs: 0,
  donations: 0,
  otherTaxPaid: 0,
};

function attempt(input: AutoAssessmentInput) {
  return autoAssessment(input, sarsRates(autoAssessmentRates, 2026));
}

function check(change: Partial<AutoAssessmentInput>) {
  return known(attempt({ ...NOMSA, ...change }));
}
