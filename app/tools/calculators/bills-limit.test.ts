import { expect, test } from 'vitest';
import { calculated, sectionOf } from './calculated.test-support.ts';
import { findCalculator } from './calculators.ts';
import type { Values } from './field.ts';

const BILLS = {
  hasBills: 'yes',
  hasAnnuity: 'no',
  hasDonations: 'no',
  hasTravel: 'no',
  hasOffice: 'no',
  hasOther: 'no',
  taxYear: '2025',
  income: '216 000',
  taxPaid: '22 000',
  medicalExpenses: '10 000',
};

const advice = (values: Values) =>
  sectionOf(calculated('auto-assessment', values, '2026-07-20').assessment, 'advice')?.lines.join() ?? '';

test('medical bills that bring nothing name their limit, and ask for the scheme', () => {
  // 7.5% of R216 000.
  for (const ticked of [{}, { hasMedicalPapers: 'on' }] as Values[])
    expect(advice({ ...BILLS, ...ticked })).toMatch(
      /bring nothing so far: under 65 .* 7\.5% of taxable income, here R\s16\s200, .*code 4005\): they decide it\./,
    );
  const scheme = { ...BILLS, medicalMembers: '2', medicalContributions: '20 000', creditsOnNotice: '8 736' };
  expect(advice(scheme)).toMatch(/R\s16\s200(?!.*they decide)/);
  const above = { ...scheme, medicalExpenses: '40 000' };
  for (const more of [above, { ...BILLS, age: '65', wholeYear: 'year' }])
    expect(advice(more)).not.toContain('bring nothing');
});

test('disability expenses are asked for only after the disability is ticked', () => {
  const isAsked = (values: Values) =>
    findCalculator('auto-assessment')
      .fields({ hasBills: 'yes', ...values })
      .some(({ name }) => name === 'listedExpenses');
  expect(isAsked({})).toBe(false);
  for (const name of ['isConfirmed', 'listedExpenses']) expect(isAsked({ [name]: '1' })).toBe(true);
});
