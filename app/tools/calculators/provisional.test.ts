import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';
import { calculated } from './calculated.test-support.ts';
import { findCalculator } from './calculators.ts';
import type { Values } from './field.ts';

/** Salary 480 000 with PAYE of 92 217, and a trade of 120 000: R 132 907 less PAYE, in halves. */
const SIDE_LINE: Values = {
  taxYear: '2026',
  grossIncome: '480k',
  employeesTaxPaid: '92 217',
  businessIncome: '120k',
};

test('the next payment leads with its day, moved from a Sunday, and its form', () => {
  const { headlines, payments, calendar } = assessed(SIDE_LINE, '2026-08-01');
  expect(headlines[0]).toEqual({
    label: 'First payment, by Mon 31 Aug 2026 (IRP6)',
    cents: 2_034_500,
    once: true,
  });
  expect(payments).toEqual([
    { label: 'First payment', cents: 2_034_500, due: '2026-08-31', form: 'IRP6' },
    { label: 'Second payment', cents: 2_034_500, due: '2027-02-26', form: 'IRP6' },
  ]);
  expect(calendar).toBe('/deadlines.ics?provisional=yes');
});

test('after August nothing is answered before what was paid in August is known', () => {
  const check = (values: Values, today: string) =>
    calculate(findCalculator('provisional'), values, {}, today);
  for (const today of ['2026-09-01', '2026-11-22', '2027-02-26'])
    expect(check(SIDE_LINE, today), today).toMatchObject({
      kind: 'refused',
      message: { description: 'Still needed: “Did you pay in August? How much?”.' },
    });
  for (const today of ['2026-08-31', '2027-02-27'])
    expect(check(SIDE_LINE, today).kind, today).toBe('calculated');
  expect(check({ ...SIDE_LINE, basis: 'firm' }, '2026-11-22').kind).toBe('calculated');
  expect(check({ ...SIDE_LINE, taxYear: '2024' }, '2026-11-22').kind).toBe('calculated');
  const { headlines } = assessed({ ...SIDE_LINE, provisionalTaxPaid: '20 345' }, '2026-11-22');
  expect(headlines[0]).toMatchObject({
    label: 'Second payment, by Fri 26 Feb 2027 (IRP6)',
    cents: 2_034_500,
  });
});

test('what was paid in August comes off the second payment, and 0 is an answer', () => {
  for (const [provisionalTaxPaid, second] of [
    ['20 345', 2_034_500],
    ['5 000', 3_569_000],
    ['0', 4_069_000],
    ['50 000', 0],
  ] as const) {
    const { payments } = assessed({ ...SIDE_LINE, provisionalTaxPaid }, '2026-11-22');
    expect(payments, provisionalTaxPaid).toMatchObject([{ label: 'Second payment', cents: second }]);
  }
  const unpaid = assessed({ ...SIDE_LINE, provisionalTaxPaid: '0' }, '2026-11-22');
  expect(unpaid.notes.join()).toMatch(/Nothing was paid by 31 August 2026.*Pay it now/);
});

test('a missed August and February are one line, so that nobody adds them up', () => {
  const leading = (values: Values, today = '2026-11-22') => {
    const { headlines, means } = assessed({ ...SIDE_LINE, ...values }, today);
    const [first] = headlines;
    return first && 'text' in first
      ? [first.label, first.text, means].map((text) => text.replaceAll('\u202f', ' '))
      : undefined;
  };
  expect(leading({ provisionalTaxPaid: '0' })).toEqual([
    'If a first payment was due by 31 August 2026 (IRP6)',
    'Now R 20 345, then R 20 345 by 26 February: R 40 690 in all.',
    'One was due if by then there was a business, or more than R 30 000 a year of interest, rent and the like, and its estimate left tax to pay. If none was due then, all of it is due by Fri 26 Feb 2027, with the IRP6.',
  ]);
  expect(leading({ provisionalTaxPaid: '0', employeesTaxPaid: '92 216.99' })?.[1]).toBe(
    'Now R 20 345.01, then R 20 345 by 26 February: R 40 690.01 in all.',
  );
  expect(leading({ provisionalTaxPaid: '5 000' })).toBeUndefined();
  expect(leading({ provisionalTaxPaid: '0', businessIncome: '0' })).toBeUndefined();
  expect(leading({ provisionalTaxPaid: '0' }, '2027-02-27')).toBeUndefined();
  expect(leading({}, '2026-08-01')).toBeUndefined();
  expect(leading({ basis: 'firm', provisionalTaxPaid: '0' })).toBeUndefined();
});

test('whoever typed the months so far alone finds the page that fills in the rest', () => {
  const to = (values: Values, today: string) => assessed({ ...SIDE_LINE, ...values }, today).elsewhere?.to;
  expect(to({}, '2026-08-01')).toBe('/freelancer');
  expect(to({ businessIncome: '0' }, '2026-08-01')).toBeUndefined();
  expect(to({}, '2027-02-27')).toBeUndefined();
});

test('when all payments are over the tax leads', () => {
  const { headlines, notes } = assessed(SIDE_LINE, '2027-02-27');
  expect(headlines[0]).toMatchObject({ label: 'Tax', cents: 13_290_700 });
  expect(notes).toEqual([]);
});

test('the firm estimate says that its payments ignore PAYE, and offers 2023/2024 alone', () => {
  const { headlines, payments, notes } = assessed({ ...SIDE_LINE, basis: 'firm' }, '2026-11-22');
  expect(payments).toEqual([]);
  expect(headlines.at(-1)).toMatchObject({
    label: 'Second payment, February, without PAYE',
    cents: 6_970_250,
  });
  expect(notes.join()).toMatch(/does not deduct PAYE/);
  const years = findCalculator('provisional').years('firm');
  expect(years.filter(({ disabled }) => !disabled).map(({ label }) => label)).toEqual(['2023/2024']);
  expect(years.filter(({ disabled }) => disabled).map(({ label }) => label)).toEqual(['2022/23', '2021/22']);
});

function assessed(values: Values, today: string) {
  return calculated('provisional', values, today).assessment;
}

test('the firm estimate below a payment says that it is the tax of the whole year', () => {
  const values = { businessIncome: '464 000', businessExpenses: '72 000', provisionalTaxPaid: '26 000' };
  for (const period of ['annual', 'monthly']) {
    const outcome = calculate(findCalculator('provisional'), { ...values, period }, {}, '2026-11-28');
    const figures = outcome.kind === 'calculated' ? outcome.figures : [];
    expect(figures.map((figure) => 'headline' in figure && figure.headline)).toEqual([
      expect.objectContaining({ label: expect.stringMatching(/payment, by/) }),
      expect.objectContaining({ label: 'Tax of the whole year, for both payments', once: true }),
    ]);
  }
});
