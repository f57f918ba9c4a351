import { expect, test } from 'vitest';
import { findEndpoint } from './endpoints.ts';
import { writeJson } from './json.ts';

function notesOf(name: string, request: object, today = '2026-11-25'): string {
  const answer = findEndpoint(name)?.answer({ basis: 'sars', taxYear: 2026, ...request }, today);
  if (answer?.kind !== 'answered') throw new Error(JSON.stringify(answer));
  return (JSON.parse(writeJson(answer.body)) as { notes: string[] }).notes.join('\n');
}

test('the API says from when and until when to register for VAT, and if it is too late', () => {
  const notes = notesOf('vat-watch', { turnover: '2026-05, 2140000\n2026-06, 95000\n2026-07, 83000' });
  expect(notes).toContain('VAT registration: Compulsory.');
  expect(notes).toContain('Liable from: 31 July 2026.');
  expect(notes).toContain('The last day to apply was 1 September 2026.');
});

test('the API says that a first estimate is below the basic amount', () => {
  const request = { payment: 'first', expectedIncome: 20_000, lastAssessedTaxableIncome: 900_000 };
  expect(notesOf('worksheet', request)).toMatch(/below the basic amount: keep this sheet/);
});

test('the API says until when an interest rate is known, and when donations tax is due', () => {
  const late = { payment: 'second', expectedIncome: 90_000, estimate: 1_080_000, paidOn: '2027-05-31' };
  expect(notesOf('worksheet', late)).toMatch(/last prescribed rate/i);
  expect(notesOf('donations', { donation: 500_000 })).toContain('Due by the end of: The next month.');
});

test('the notes are about the same entries as the figures', () => {
  const bills = { income: 480_000, taxPaid: 93_000, medicalExpenses: 60_000, hasMedicalPapers: true };
  expect(notesOf('auto-assessment', { ...bills, taxYear: 2025 })).not.toContain('The same as SARS offers');
  const profession = { turnover: 2_000_000, costs: 200_000, isProfessional: true };
  expect(notesOf('compare', profession)).toMatch(/^Sole proprietor leaves/);
  const young = { pay: 3_500, age: 22, claim: 'first', hours: 160 };
  expect(notesOf('payslip', young)).not.toContain('so it is left out');
});
