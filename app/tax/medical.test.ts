import { expect, test } from 'vitest';
import type { Age } from './age.ts';
import { individualTax } from './individual.ts';
import { rand } from './money.ts';
import { sarsIndividual } from './cases.test-support.ts';

test('until 2005/06 medical contributions under 65 are refused, for their formula is not confirmed', () => {
  expect(assess(2006, 30, 0, 0)).toMatchObject({ kind: 'result', medicalDeduction: 0 });
  expect(assess(2006, 30, 2, 1)).toMatchObject({
    kind: 'unknown-rate',
    item: 'medical',
    table: { label: '2005/06' },
  });
});

test('2011/12: what exceeds the cap by more than 7.5% of income is refused', () => {
  expect(assess(2012, 30, 1, 8_640 + 22_500)).toMatchObject({
    kind: 'result',
    medicalDeduction: rand(8_640),
  });
  expect(assess(2012, 30, 1, 8_640 + 22_501)).toMatchObject({ kind: 'unknown-rate', item: 'medical' });
});

test('2012/13: the credit is for people under 65, and contributions above 7.5% of income are refused', () => {
  expect(assess(2013, 64, 3, 22_500)).toMatchObject({ medicalCredits: rand(7_368), medicalDeduction: 0 });
  expect(assess(2013, 64, 3, 22_501)).toMatchObject({ kind: 'unknown-rate' });
  expect(assess(2013, 65, 3, 22_501)).toMatchObject({ medicalCredits: 0, medicalDeduction: rand(22_501) });
});

test('section 6B under 65: 25% of what exceeds four times the credits and 7.5% of taxable income', () => {
  // 2026/27: credits 9 024; 90 000 − 36 096 − 22 500 = 31 404, of which a quarter.
  expect(assess(2027, 64, 2, 90_000)).toMatchObject({
    medicalCredits: rand(9_024),
    additionalMedicalCredit: rand(7_851),
  });
  expect(assess(2027, 64, 2, 58_596)).toMatchObject({ additionalMedicalCredit: 0 });
  expect(assess(2027, 64, 2, 58_600)).toMatchObject({ additionalMedicalCredit: rand(1) });
});

test('without contributions the working has no line about them', () => {
  const result = assess(2027, 30, 2, 0);
  expect(result.kind === 'result' && result.working.map(({ key }) => key)).toEqual([
    'grossIncome',
    'allowableRetirementContributions',
    'taxableIncome',
    'taxBeforeRebates',
    'applicableRebates',
    'taxAfterRebates',
    'medicalCredits',
    'finalTax',
    'effectiveTaxRate',
    'marginalTaxRate',
    'netSalary',
    'monthlyPay',
    'uif',
    'takeHome',
  ]);
});

function assess(year: number, age: Age, medicalMembers: number, contributions: number) {
  const input = { grossIncome: rand(300_000), retirementContributions: 0, age, medicalMembers };
  return individualTax({ ...input, medicalContributions: rand(contributions) }, sarsIndividual(year));
}
