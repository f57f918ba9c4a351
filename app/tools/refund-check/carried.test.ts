import { expect, test } from 'vitest';
import { calculate } from '#app/tools/calculators/calculate.ts';
import { findCalculator } from '#app/tools/calculators/calculators.ts';
import { carriedToAssessment } from './carried.ts';
import type { Typed } from './read-fields.ts';

const OFFICE: Typed = {
  income: '54 166.67',
  period: 'monthly',
  retirement: '48 000',
  payrollMembers: '3',
  payrollMedical: '43 200',
  age: 'under',
  sent: 'auto',
  noticeDay: '2026-11-16',
  'has-scheme': 'no',
  'has-medical': 'no',
  'has-office': 'yes',
  premises: '144 000',
  officeArea: '12',
  homeArea: '90',
  'paper-office': 'on',
  'has-travel': 'no',
  'has-annuity': 'no',
  'has-donations': 'no',
};

test('the assessment’s page has all that was typed, and asks for the rest', () => {
  const values = carriedToAssessment(OFFICE);
  expect(values).toMatchObject({
    income: '650\u202f000.04',
    medicalMembers: '3',
    hasBills: 'no',
    hasOffice: 'yes',
    isOffice: 'on',
    hasHomePapers: 'on',
    noticeDay: '2026-11-16',
  });
  const calculator = findCalculator('auto-assessment');
  const outcome = calculate(calculator, values, {}, '2026-11-28');
  const needs = outcome.kind === 'refused' ? outcome.needs : [];
  expect(needs?.filter(({ isGiven }) => !isGiven).map(({ label }) => label)).toEqual([
    'Do you have other income?',
    'Tax already paid',
  ]);
  const rest = { ...values, income: '650 000', hasOther: 'no', taxPaid: '165 000' };
  // 36% of a share of 12 ÷ 90 of R 144 000.
  expect(calculate(calculator, rest, {}, '2026-11-28')).toMatchObject({
    kind: 'calculated',
    assessment: { tax: { cents: 6_912_00 } },
  });
});

test('a medical aid of one’s own adds its people and its contributions', () => {
  const own = { ...OFFICE, 'has-scheme': 'yes', members: '2', contributions: '10 000' };
  expect(carriedToAssessment(own)).toMatchObject({
    // The assessment may not show it.
    hasBills: 'yes',
    medicalMembers: '5',
    medicalContributions: '53\u202f200',
  });
});
