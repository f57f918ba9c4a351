import { expect, test } from 'vitest';
import { firm } from '#content/firm.ts';
import { calculate } from './calculate.ts';
import type { Values } from './field.ts';
import { csvOf } from './csv.ts';
import { enquiryAbout } from './enquiry.ts';
import { findCalculator } from './calculators.ts';

const individual = findCalculator('individual');
const FILLED: Values = {
  basis: 'firm',
  grossIncome: 'R 500 000',
  retirementContributions: '60k',
  medicalMembers: '2',
};

test('twelve monthly amounts give the same tax as their year', () => {
  const year = calculated({ grossIncome: '600 000', medicalMembers: '3' });
  const month = calculated({ grossIncome: '50 000', medicalMembers: '3', period: 'monthly' });
  expect(month.assessment.tax).toEqual(year.assessment.tax);
});

test('text counts as 0, and a negative or too large amount is refused', () => {
  expect(calculated({ grossIncome: 'lots' }).notes).toEqual({ grossIncome: 'Not a number: counted as 0.' });
  expect(calculate(individual, { grossIncome: '-1' })).toMatchObject({
    kind: 'refused',
    message: { title: 'Invalid input', description: 'All financial values must be positive numbers.' },
  });
  const tooLarge = calculate(individual, { grossIncome: '90bn', period: 'monthly' });
  expect(tooLarge).toMatchObject({
    kind: 'refused',
    errors: { grossIncome: 'Enter an amount of at most R 100 billion a year.' },
  });
});

test('an unknown choice, year or basis counts as the default', () => {
  const strange = calculated({ ...FILLED, age: '17', basis: 'mine', taxYear: '1999' });
  expect(strange.assessment).toEqual(
    calculated({ ...FILLED, age: '30', basis: firm.calculatorBasis }).assessment,
  );
});

test('another year is compared under its own SARS tables', () => {
  expect(calculated({ ...FILLED, compareYear: '2015' }).otherYear).toMatchObject({
    refusal: expect.any(String),
  });
  expect(calculated({ grossIncome: '500 000', compareYear: '2015' }).otherYear).toMatchObject({
    label: 'SARS tables 2015/16',
    cents: expect.any(Number),
  });
});

test('spreadsheet and enquiry have the figures of the result', () => {
  const { assessment } = calculated(FILLED);
  expect(csvOf(individual, assessment)).toMatch(/\r\nFinal tax,75912\.00,/);
  const { subject, message } = enquiryAbout(individual, assessment);
  expect(subject).toBe('A question about my result: Individual Tax Calculator');
  expect(message).toContain('Final tax: R\u202f75\u202f912.00');
  expect(message.length).toBeLessThan(2000);
});

function calculated(values: Values) {
  const outcome = calculate(individual, values);
  if (outcome.kind === 'refused') throw new Error(outcome.message.description);
  return outcome;
}
