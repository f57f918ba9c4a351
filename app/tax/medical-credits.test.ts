import { expect, test } from 'vitest';
import { known, sarsRates } from './cases.test-support.ts';
import { medicalCredits, type MedicalCreditsInput } from './medical-credits.ts';
import { rand } from './money.ts';
import { medicalRates } from './rates/medical-rates.ts';
import { refusedInput } from './refusal.ts';
import { requireTaxYear } from './tax-years.ts';
import { workedLinesOf } from './working-lines.test-support.ts';

/** A practitioner's family of four: R93 600 to the scheme, R22 000 of own bills, R480 000 of taxable income. */
const FAMILY: MedicalCreditsInput = {
  age: 41,
  medicalMembers: 4,
  medicalContributions: rand(93_600),
  medicalExpenses: rand(22_000),
  taxableIncome: rand(480_000),
  condition: 'none',
  isConfirmed: false,
  listedExpenses: 0,
};
const COUPLE = { medicalMembers: 2, medicalContributions: rand(84_000), medicalExpenses: rand(12_000) };

test('each of the three rows of section 6B, by age and by disability', () => {
  // 93 600 less 4 × 15 120 is 33 120; with the bills 55 120; above 36 000 there are 19 120, a quarter is 4 780.
  expect(credits(FAMILY)).toEqual([15_120, 4_780]);
  // 84 000 less 3 × 9 024 is 56 928; with the bills 68 928, of which 33.3%, not a third.
  expect(credits({ ...COUPLE, age: 67 })).toEqual([9_024, 22_953.02]);
  expect(credits({ ...COUPLE, age: '75+', taxableIncome: 0 })).toEqual([9_024, 22_953.02]);
  const child = { condition: 'disability', isConfirmed: true, listedExpenses: rand(40_000) } as const;
  // 93 600 less 3 × 15 120 is 48 240; with 22 000 and 40 000 it is 110 240.
  expect(credits({ ...FAMILY, ...child })).toEqual([15_120, 36_709.92]);
});

test('an unconfirmed disability and a physical impairment stay in row three and say so', () => {
  for (const [condition, note] of [
    ['disability', /form ITR-DD/],
    ['impairment', /could not confirm it from the Act/],
  ] as const) {
    const claim = { ...FAMILY, condition, listedExpenses: rand(40_000) };
    // 33 120 + 22 000 + 40 000 − 36 000 = 59 120.
    expect(credits(claim)).toEqual([15_120, 14_780]);
    expect(resultOf(claim).notes).toEqual([expect.stringMatching(note)]);
    expect(resultOf({ ...claim, age: 65 }).notes).toEqual([]);
  }
  expect(resultOf({ ...FAMILY, condition: 'disability', isConfirmed: true }).notes).toEqual([]);
  expect(resultOf({ ...FAMILY, condition: 'impairment' }).notes).toEqual([]);
});

test('the rows divide at 65, and a hurdle of 7.5% leaves nothing below it', () => {
  const modest = { ...FAMILY, medicalContributions: 0, medicalExpenses: rand(36_000) };
  expect(credits(modest)).toEqual([15_120, 0]);
  expect(credits({ ...modest, medicalExpenses: rand(36_000) + 400 })).toEqual([15_120, 1]);
  expect(credits({ ...modest, age: 64 })).toEqual([15_120, 0]);
  expect(credits({ ...modest, age: 65 })).toEqual([15_120, 11_988]);
});

test('missing members or conditions are refused by name', () => {
  for (const [claim, field, sentence] of [
    [{ medicalMembers: 0 }, 'medicalMembers', /the main member counted/],
    [{ listedExpenses: 1 }, 'condition', /Say which of the two it is/],
  ] as const)
    expect(medicalCredits({ ...FAMILY, ...claim }, sarsRates(medicalRates, 2027))).toEqual(
      refusedInput(field, expect.stringMatching(sentence)),
    );
  expect(medicalRates('sars', requireTaxYear(2015))).toMatchObject({ medical: { kind: 'credit' } });
});

test('an impossible amount is an error; each line has name and source, no deductions', () => {
  for (const name of ['medicalContributions', 'medicalExpenses', 'taxableIncome', 'listedExpenses'])
    expect(() => medicalCredits({ ...FAMILY, [name]: -1 }, sarsRates(medicalRates, 2027)), name).toThrow(
      RangeError,
    );
  const { working } = resultOf({ ...FAMILY, condition: 'impairment', listedExpenses: rand(5_000) });
  expect(working.some(({ isDeducted }) => isDeducted)).toBe(false);
  expect(workedLinesOf({ working })).toMatchInlineSnapshot(`
    [
      "taxableIncome | Taxable income | R 480 000.00 | input",
      "medicalContributions | Medical contributions | R 93 600.00 | input",
      "medicalCredits | Medical credits | R 15 120.00 | 12 × (376 + 376 + 2 × 254) = 12 × 1 260 = 15 120 | SARS tables 2026/27: medical scheme contributions (Income Tax Act, section 6A)",
      "excessMedicalContributions | Contributions above 4 times the credits | R 33 120.00 | 93 600 − 4 × 15 120 = 93 600 − 60 480 = 33 120 | SARS tables 2026/27: additional medical expenses (Income Tax Act, section 6B)",
      "medicalExpenses | Medical bills you paid yourself | R 22 000.00 | input",
      "listedExpenses | Expenses on SARS's list | R 5 000.00 | input",
      "medicalThreshold | Threshold for medical expenses | R 36 000.00 | 7.5% × 480 000 = 36 000 | SARS tables 2026/27: additional medical expenses (Income Tax Act, section 6B)",
      "additionalMedicalCredit | Additional medical expenses credit | R 6 030.00 | 25% × ((33 120 + 22 000 + 5 000) − 36 000) = 25% × 24 120 = 6 030 | SARS tables 2026/27: additional medical expenses (Income Tax Act, section 6B)",
      "totalMedicalCredits | Medical tax credits | R 21 150.00 | 15 120 + 6 030 = 21 150 | calculated",
    ]
  `);
  expect(workedLinesOf(resultOf({ age: 65, medicalExpenses: 0 }))).toMatchInlineSnapshot(`
    [
      "taxableIncome | Taxable income | R 480 000.00 | input",
      "medicalContributions | Medical contributions | R 93 600.00 | input",
      "medicalCredits | Medical credits | R 15 120.00 | 12 × (376 + 376 + 2 × 254) = 12 × 1 260 = 15 120 | SARS tables 2026/27: medical scheme contributions (Income Tax Act, section 6A)",
      "excessMedicalContributions | Contributions above 3 times the credits | R 48 240.00 | 93 600 − 3 × 15 120 = 93 600 − 45 360 = 48 240 | SARS tables 2026/27: additional medical expenses (Income Tax Act, section 6B)",
      "additionalMedicalCredit | Additional medical expenses credit | R 16 063.92 | 33.3% × 48 240 = 16 063.92 | SARS tables 2026/27: additional medical expenses (Income Tax Act, section 6B)",
      "totalMedicalCredits | Medical tax credits | R 31 183.92 | 15 120 + 16 063.92 = 31 183.92 | calculated",
    ]
  `);
  const nobody = { medicalMembers: 0, medicalContributions: 0, medicalExpenses: 0 };
  expect(workedLinesOf(resultOf(nobody))).toMatchInlineSnapshot(`
    [
      "taxableIncome | Taxable income | R 480 000.00 | input",
      "medicalContributions | Medical contributions | R 0.00 | input",
      "medicalCredits | Medical credits | R 0.00 | SARS tables 2026/27: medical scheme contributions (Income Tax Act, section 6A)",
      "totalMedicalCredits | Medical tax credits | R 0.00 | 0 + 0 = 0 | calculated",
    ]
  `);
});

function credits(claim: Partial<MedicalCreditsInput>) {
  const { medicalCredits: main, additionalMedicalCredit: more, totalMedicalCredits } = resultOf(claim);
  expect(totalMedicalCredits).toBe(main + more);
  return [main / 100, more / 100];
}

function resultOf(claim: Partial<MedicalCreditsInput>) {
  return known(medicalCredits({ ...FAMILY, ...claim }, sarsRates(medicalRates, 2027)));
}
