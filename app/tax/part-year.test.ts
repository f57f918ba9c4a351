import { expect, test } from 'vitest';
import { known, sarsIndividual } from './cases.test-support.ts';
import { individualTax, type IndividualInput } from './individual.ts';
import { rand } from './money.ts';
import { firmIndividual } from './rates/firm.ts';

const PERSON: IndividualInput = {
  grossIncome: rand(180_000),
  retirementContributions: 0,
  age: 40,
  medicalMembers: 0,
  medicalContributions: 0,
};

test('who died on 31 August 2025 with R180 000 owes R23 711.67, 184/365 of the rebate', () => {
  // 18% × 180 000 = 32 400; 17 235 × 184 ÷ 365 = 8 688.33. A whole year: 15 165.
  const died = tax({ lastDay: '2025-08-31' });
  expect(died).toMatchObject({ applicableRebates: 8_688_33, finalTax: 23_711_67 });
  expect(died.working.find(({ key }) => key === 'applicableRebates')).toMatchObject({
    label: 'Primary rebate, 184 of 365 days',
  });
  expect(died).toMatchObject({ uif: null, takeHome: null });
  expect(tax({}).finalTax).toBe(rand(15_165));
});

test('two parts of one year share its rebates, also from 75 and in a leap year', () => {
  const rebatesOf = (part: Partial<IndividualInput>, year: number) =>
    tax({ age: '75+', ...part }, year).applicableRebates;
  for (const [ends, starts, year] of [
    ['2025-07-31', '2025-08-01', 2026],
    ['2024-02-28', '2024-02-29', 2024],
  ] as const) {
    const [first, second] = [rebatesOf({ lastDay: ends }, year), rebatesOf({ firstDay: starts }, year)];
    expect(Math.abs(first + second - rebatesOf({}, year))).toBeLessThanOrEqual(1);
  }
  expect(rebatesOf({ firstDay: '2024-02-29' }, 2024)).toBe(Math.round(rand(17_235 + 9_444 + 3_145) / 366));
});

test('a child born in November adds four months of medical credit (section 6A)', () => {
  // 2025/26: 364 × 12 + 364 × 12 + 246 × 4 = 9 720; all year 11 688.
  const family = { medicalMembers: 3, medicalContributions: rand(60_000) };
  expect(tax({ ...family, otherMonths: 4 }).medicalCredits).toBe(rand(9_720));
  expect(tax(family).medicalCredits).toBe(rand(11_688));
  // From the new scheme in September: 6 × 364 + 6 × 364 + 4 × 246.
  const joined = { ...family, medicalMonths: 6, secondMonths: 6, otherMonths: 4 };
  expect(tax(joined).medicalCredits).toBe(rand(5_352));
  // Section 6B follows: a quarter of what is above 4 times the credits and 7.5% of the income.
  const { additionalMedicalCredit } = tax(joined);
  expect(additionalMedicalCredit).toBe(Math.round((rand(60_000 - 4 * 5_352) - rand(13_500)) / 4));
});

test('a part of a year counts its months of medical fees unless others are typed', () => {
  const member = { medicalMembers: 1, lastDay: '2025-08-31' };
  expect(tax(member).medicalCredits).toBe(rand(6 * 364));
  // The estate paid September too.
  expect(tax({ ...member, medicalMonths: 7 }).medicalCredits).toBe(rand(7 * 364));
});

test('medical months of the others follow the main member’s unless typed', () => {
  const couple = { medicalMembers: 2, medicalMonths: 7 };
  expect(tax(couple).medicalCredits).toBe(rand(14 * 364));
  expect(tax({ ...couple, medicalMembers: 3 }).medicalCredits).toBe(rand(14 * 364 + 7 * 246));
  expect(tax({ ...couple, secondMonths: 12 }).medicalCredits).toBe(rand(19 * 364));
});

test('a whole year is unchanged; the firm estimate leaves out part years and says so', () => {
  const whole = { firstDay: '2025-03-01', lastDay: '2026-02-28', medicalMembers: 2, secondMonths: 12 };
  expect(tax(whole).working).toEqual(tax({ medicalMembers: 2 }).working);
  const firm = known(individualTax({ ...PERSON, lastDay: '2025-08-31' }, firmIndividual));
  expect(firm.finalTax).toBe(known(individualTax(PERSON, firmIndividual)).finalTax);
  expect(firm.notes.join()).toContain('only with the SARS tables');
});

test('days of another year count as the same days of this one, with a note', () => {
  const later = tax({ lastDay: '2024-08-31' });
  expect(later.applicableRebates).toBe(8_688_33);
  expect(later.notes[0]).toBe(
    '31 August 2024 is in the tax year 2024/25: choose that year for the tax of that time.',
  );
});

test('impossible days and months are refused at their field', () => {
  const refused = (part: Partial<IndividualInput>) => individualTax({ ...PERSON, ...part }, rates());
  expect(refused({ firstDay: '2025-09-01', lastDay: '2025-08-31' })).toMatchObject({ field: 'lastDay' });
  expect(refused({ medicalMembers: 3, otherMonths: 13 })).toMatchObject({ field: 'otherMonths' });
});

function rates(year = 2026) {
  return sarsIndividual(year);
}

function tax(part: Partial<IndividualInput>, year?: number) {
  return known(individualTax({ ...PERSON, ...part }, rates(year)));
}
