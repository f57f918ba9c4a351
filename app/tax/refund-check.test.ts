import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { autoAssessment, type AutoAssessmentInput } from './auto-assessment.ts';
import { known } from './cases.test-support.ts';
import { rand } from './money.ts';
import { autoAssessmentRates } from './rates/auto-assessment-rates.ts';
import { NOTHING_CLAIMED, refundCheck } from './refund-check.ts';
import { requireTaxYear } from './tax-years.ts';

const RATES = known(autoAssessmentRates('sars', requireTaxYear(2026)));
const INCOME: AutoAssessmentInput = { ...NOTHING_CLAIMED, income: rand(480_000) };

const office = {
  premises: rand(144_000),
  officeArea: 16_00,
  homeArea: 120_00,
  isOffice: true,
  isMainPlace: true,
  hasHomePapers: true,
};
const annuity = { annuity: rand(24_000), hasAnnuityPapers: true };

test('a home office of R 19 200 at 31% brings R 5 952', () => {
  const { found, claims } = known(refundCheck(INCOME, [{ kind: 'office', adds: office }], RATES));
  expect([found, claims]).toEqual([
    rand(5_952),
    [{ kind: 'office', found: rand(5_952), working: expect.any(Array) }],
  ]);
});

test('a claim that cannot be counted says why, and the others count', () => {
  const adds = { ...office, officeArea: 200_00 };
  const checked = refundCheck(
    INCOME,
    [
      { kind: 'office', adds },
      { kind: 'annuity', adds: annuity },
    ],
    RATES,
  );
  expect(known(checked)).toEqual({
    taxBefore: rand(94_072),
    found: rand(7_440),
    claims: [
      { kind: 'office', refused: 'The office is a part of the home and cannot be larger.' },
      { kind: 'annuity', found: rand(7_440), working: expect.any(Array) },
    ],
  });
});

test('the claims add up to what the check of an auto-assessment finds', () => {
  const cents = (most: number) => fc.integer({ min: 0, max: rand(most) });
  const claims = fc.record({
    annuity: cents(200_000),
    donations: cents(90_000),
    medicalExpenses: cents(120_000),
    premises: cents(300_000),
  });
  fc.assert(
    fc.property(cents(2_000_000), claims, (income, { annuity, donations, medicalExpenses, premises }) => {
      const all = [
        { kind: 'medical', adds: { medicalExpenses, hasMedicalPapers: true } },
        { kind: 'annuity', adds: { annuity, hasAnnuityPapers: true } },
        { kind: 'donations', adds: { donations, hasReceipts: true } },
        { kind: 'office', adds: { ...office, premises } },
      ];
      const input = { ...INCOME, income };
      const { found, claims } = known(refundCheck(input, all, RATES));
      expect(claims.reduce((sum, claim) => sum + (claim.found ?? 0), 0)).toBe(found);
      const whole = Object.assign({}, input, ...all.map(({ adds }) => adds)) as AutoAssessmentInput;
      expect(found).toBe(known(autoAssessment(whole, RATES)).difference);
    }),
  );
});
