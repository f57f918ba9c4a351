import { expect, test } from 'vitest';
import { rand } from '#app/tax/money.ts';
import { calculated, sectionOf } from './calculated.test-support.ts';
import type { Values } from './field.ts';

const PLAIN = { firstPay: '30 000', secondPay: '28 000' };

test('the heading names the offer that pays out more, and none where both pay the same', () => {
  expect(compared(PLAIN).tax.label).toBe('More net pay a year with the first offer');
  expect(compared({ ...PLAIN, secondBonus: '60k' }).tax.label).toBe(
    'More net pay a year with the second offer',
  );
  expect(compared({ firstPay: '30k', secondPay: '30k' }).tax.label).toBe('More net pay a year');
});

test('lines that neither offer has are left out; amounts add up to net pay and cost', () => {
  const second = { secondBonus: '14 800', secondEmployerMedical: '1k', medicalMembers: '1' };
  const rows = sectionOf(compared({ ...PLAIN, ...second }), 'sideBySide')?.rows ?? [];
  expect(rows.map(({ label }) => label)).toEqual([
    'Pay',
    'Bonus',
    'PAYE',
    'UIF',
    'Net pay',
    "Employer's medical aid contributions",
    "Employer's UIF and SDL",
    'Cost to company',
  ]);
  const totals = rows.filter(({ isTotal }) => isTotal);
  expect(totals).toHaveLength(2);
  for (const index of [0, 1] as const) {
    const amounts = rows.map(({ amounts }) => amounts[index]);
    const [pay = 0, bonus = 0, paye = 0, uif = 0, net, scheme = 0, levies = 0, cost] = amounts;
    expect(net).toBe(pay + bonus + paye + uif);
    expect(cost).toBe(pay + bonus + scheme + levies);
  }
  expect(rows[1]?.amounts).toEqual([0, rand(14_800)]);
});

function compared(values: Values) {
  return calculated('offers', { ...values, taxYear: '2026' }).assessment;
}

test('a year’s pay typed for a month is asked about; a travel allowance has its word', () => {
  const { notes, assessment } = calculated('offers', { firstPay: '380 000', secondPay: '31 666.67' });
  expect(notes.firstPay).toMatch(/a month\? If it is a year’s/);
  expect(assessment.means).not.toContain('logbook');
  const travel = { firstPay: '27 500', firstTravel: '4 000', secondPay: '31 666.67' };
  expect(calculated('offers', travel).assessment.means).toContain('without a logbook');
});
