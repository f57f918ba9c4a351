import { expect, test } from 'vitest';
import { rand } from '#app/tax/money.ts';
import { calculated } from './calculated.test-support.ts';
import type { Values } from './field.ts';
import { lumpSumFields } from './lump-sum-fields.ts';

test('fund money of R500 000 is free on retrenchment, R85 050 on resignation (2025/26)', () => {
  const fund = { payer: 'fund', lumpSum: '500 000', taxYear: '2025' };
  expect(taxOf({ ...fund, reason: 'retrenched', heldShares: 'no' })).toBe(0);
  expect(taxOf({ ...fund, reason: 'retrenched', heldShares: 'yes' })).toBe(rand(85_050));
  expect(taxOf({ ...fund, reason: 'resigned' })).toBe(rand(85_050));
});

test('R500 000 each of fund money and severance cost R101 700 together (2026/27)', () => {
  const retrenched = { reason: 'retrenched', heldShares: 'no', lumpSum: '500 000' };
  const severance = { ...retrenched, payer: 'employer', isFrom55: 'no' };
  const fund = { ...retrenched, payer: 'fund', earlierLumpSums: '500 000' };
  expect(taxOf(severance) + taxOf(fund)).toBe(rand(101_700));
});

test('R500 000 on resignation is salary: R187 876 more tax above R480 000 (2026/27)', () => {
  const resigned = { reason: 'resigned', payer: 'employer', lumpSum: '500 000', taxableIncome: '480 000' };
  const { assessment } = calculated('lump-sum', { ...resigned, isFrom55: 'no' });
  expect(assessment.tax.cents).toBe(rand(187_876));
  expect(assessment.notes[0]).toContain('taxed as salary');
  expect(taxOf({ ...resigned, isFrom55: 'yes' })).toBe(0);
});

test('calculations that were saved with a kind of lump sum give the same tax', () => {
  const saved = { lumpSum: '900 000', taxYear: '2025' };
  expect(taxOf({ ...saved, kind: 'withdrawal' })).toBe(rand(172_710));
  for (const kind of ['retirement', 'severance']) expect(taxOf({ ...saved, kind })).toBe(rand(74_700));
});

test('no tax is due for certain only where earlier lump sums were typed', () => {
  const retired = { reason: 'retired', payer: 'fund', lumpSum: '500 000' };
  const means = (values: Values) => calculated('lump-sum', { ...retired, ...values }).assessment.means;
  expect(means({})).toContain('No tax is due on it if it is the first.');
  expect(means({ earlierLumpSums: '0' })).toBe('No tax is due on it.');
});

test('after a death the form asks for the age of the member', () => {
  const labels = (reason: string) => lumpSumFields({ reason, payer: 'employer' }).map(({ label }) => label);
  expect(labels('died')).toContain('Had the member turned 55?');
  expect(labels('ill')).toContain('Are you 55 or older?');
});

function taxOf(values: Values): number {
  return calculated('lump-sum', values).assessment.tax.cents;
}

test('on resignation the retirement pot is said to stay in the fund', () => {
  const notesOf = (reason: string) =>
    calculated('lump-sum', { reason, payer: 'fund', lumpSum: '86 000' }).assessment.notes.join();
  expect(notesOf('resigned')).toContain('stays in the fund until retirement');
  expect(notesOf('retired')).not.toContain('stays in the fund');
});
