import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';
import { calculated } from './calculated.test-support.ts';
import { initialBasis } from './initial-basis.ts';
import type { Values } from './field.ts';
import { csvOf } from './csv.ts';
import { enquiryAbout } from './enquiry.ts';
import { figureTexts } from './figures.ts';
import { findCalculator } from './calculators.ts';

const individual = findCalculator('individual');
const FILLED: Values = {
  basis: 'firm',
  grossIncome: 'R 500 000',
  retirementContributions: '60k',
  medicalMembers: '2',
};

test('twelve monthly amounts give the same tax as their year', () => {
  const year = calculated('individual', { grossIncome: '600 000', medicalMembers: '3' });
  const month = calculated('individual', { grossIncome: '50 000', medicalMembers: '3', period: 'monthly' });
  expect(month.assessment.tax).toEqual(year.assessment.tax);
});

test('text counts as 0, and a negative or too large amount is refused', () => {
  expect(calculated('individual', { grossIncome: 'lots' })).toMatchObject({
    notes: { grossIncome: 'Not a number: counted as 0.' },
    message: null,
  });
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
  const strange = calculated('individual', { ...FILLED, age: '17', basis: 'mine', taxYear: '1999' });
  expect(strange.assessment).toEqual(
    calculated('individual', { ...FILLED, age: '30', basis: initialBasis() }).assessment,
  );
});

test('a refusal has its own title, and is shown at the field it is about', () => {
  const unheard = { grossIncome: '500k', medicalContributions: '50k' };
  expect(calculate(individual, unheard)).toMatchObject({
    kind: 'refused',
    errors: { medicalMembers: expect.stringContaining('how many people') },
    message: { title: 'Please check your entries' },
  });
  expect(calculate(individual, { ...unheard, medicalMembers: '1', taxYear: '2010' })).toMatchObject({
    errors: {},
    message: { title: 'No figure for this year' },
  });
});

test('an unexpected failure has the specified text, and a reason for the log', () => {
  const broken = {
    ...individual,
    assess: () => {
      throw new Error('out of range');
    },
  };
  expect(calculate(broken, FILLED)).toMatchObject({
    kind: 'refused',
    message: {
      title: 'Calculation error',
      description: 'There was a problem calculating your tax. Please try again.',
    },
    failure: 'Error',
  });
});

test('turnover tax has no firm estimate, whatever a link says', () => {
  const turnover = { basis: 'firm', taxableTurnover: '900 000' };
  const outcome = calculated('turnover', turnover, '2026-11-22');
  expect(outcome.figures).toMatchObject([{ key: 'current', headline: { cents: 300_000 } }]);
  expect(outcome.assessment.payments).toEqual([
    { label: 'First payment', cents: 150_000, due: '2026-08-31', form: 'TT02' },
    { label: 'Second payment', cents: 150_000, due: '2027-02-26', form: 'TT02' },
  ]);
});

test('spreadsheet and enquiry have the figures of the result', () => {
  const outcome = calculated('individual', FILLED);
  expect(csvOf(individual, outcome)).toMatch(/\r\nFinal tax,75912\.00,/);
  const { subject, message } = enquiryAbout(individual, outcome);
  expect(subject).toBe('A question about my result: Individual Tax Calculator');
  expect(outcome.figures).toHaveLength(2);
  for (const { label, text } of figureTexts(outcome.figures)) {
    expect(message).toContain(`\n${label}: ${text}`);
    const name = label.replace(' for the year, ', ' for the year: ');
    expect(csvOf(individual, outcome)).toContain(`\r\n${name},${text.replace(/[R\s]/g, '')},`);
  }
  // Leaves room for a question: on a phone the message shows ten lines.
  expect(message.split('\n').length).toBeLessThanOrEqual(6);
  expect(message).not.toContain('Taxable income');
});
