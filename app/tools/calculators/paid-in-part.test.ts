import { expect, test } from 'vitest';
import { individualRates } from '#app/tax/rates/individual-rates.ts';
import { requireTaxYear } from '#app/tax/tax-years.ts';
import { freelancerTexts } from '#app/tools/freelancer/texts.ts';
import { PART_FIELDS } from '#app/tools/freelancer/whole-year.ts';
import { calculate } from './calculate.ts';
import { calculated } from './calculated.test-support.ts';
import { findCalculator } from './calculators.ts';
import type { Values } from './field.ts';

const TODAY = '2026-11-30';
/** R 450 000 and R 108 000 in the year: the first payment is R 25 746. */
const FIRST: Values = {
  taxYear: '2026',
  payment: 'first',
  soFarIncome: '300 000',
  soFarCosts: '72 000',
  soFarTo: '8',
};
const SECOND: Values = {
  taxYear: '2026',
  payment: 'second',
  entries: 'quick',
  businessIncome: '720 000',
  businessExpenses: '240 000',
  provisionalTaxPaid: '20 000',
};
const BOTH: Values = { taxYear: '2026', businessIncome: '600 000', provisionalTaxPaid: '20 000' };

test('what is left of a first payment is due, with what the part that came late costs', () => {
  // Interest at 10.25%: 45 days on R 10 000 are 126.37, 91 days on R 15 746 are 402.39. 10% of R 25 746.
  const late = answer({ ...FIRST, partPaid: '10 000', partPaidOn: '2026-10-15' });
  expect(late.figures).toEqual({
    'Left of the first payment, due by Mon 31 Aug 2026 (IRP6)': 15_746_00,
    'First payment, in all': 25_746_00,
    'Taxable income of the year': 342_000_00,
    'Penalty for paying late': 2_574_60,
    Interest: 528_76,
    'To pay in all, with the late penalty and interest': 18_849_36,
  });
  expect(late.counts).toBe(
    'It was due by Mon 31 Aug 2026: file and pay the rest now. R 10 000.00 is counted as paid on 15 October 2026, the rest as if you pay it today, 30 November 2026; if you paid it on another day, say it under “Paid late”.',
  );
  expect(late.assessment.tax).toMatchObject({ cents: 15_746_00 });
});

test('a part that was paid in time is no part of the penalty', () => {
  // 10% of R 15 746, and 402.39 of interest.
  const { figures, counts } = answer({ ...FIRST, partPaid: '10 000' });
  expect(figures).toMatchObject({
    'Penalty for paying late': 1_574_60,
    Interest: 402_39,
    'To pay in all, with the late penalty and interest': 17_722_99,
  });
  expect(counts).toContain('R 10 000.00 is counted as paid in time, the rest as if');
});

test('the rest may have a day of its own', () => {
  const part = { ...FIRST, partPaid: '10 000', partPaidOn: '2026-10-02' };
  // 10.25% on R 10 000 for 32 days, and on R 15 746 for 45.
  const { figures, counts } = answer({ ...part, paidOn: '2026-10-15' });
  expect(figures).toMatchObject({ Interest: 89_86 + 198_98 });
  expect(counts).toBe(
    'It was due by Mon 31 Aug 2026. R 10 000.00 is counted as paid on 2 October 2026, the rest as paid on 15 October 2026.',
  );
});

test('what was paid above a first payment comes off the second', () => {
  const { figures, assessment, counts } = answer({
    ...FIRST,
    partPaid: '30 000',
    partPaidOn: '2026-10-15',
  });
  // R 25 746 × 10.25% × 45 ÷ 365.
  expect(figures).toMatchObject({
    'Left of the first payment, due by Mon 31 Aug 2026 (IRP6)': 0,
    Interest: 325_35,
    'To pay in all, with the late penalty and interest': 2_574_60 + 325_35,
  });
  expect(plain(assessment.means)).toBe(
    'All of it is paid. R 4 254.00 more was paid: it comes off the second payment.',
  );
  expect(counts).toBe('It was due by Mon 31 Aug 2026. R 30 000.00 is counted as paid on 15 October 2026.');
});

test('nothing typed, or 0, is a first payment as a whole', () => {
  expect(answer({ ...FIRST, partPaid: '0' })).toEqual(answer(FIRST));
});

test('a first payment that came late is nowhere said to be paid by August', () => {
  for (const [type, values] of [
    ['worksheet', SECOND],
    ['provisional', BOTH],
  ] as const) {
    const notes = (day: string) =>
      plain(calculated(type, { ...values, firstPaidOn: day }, TODAY).assessment.notes.join(' '));
    // 45 days at 10.25% on R 20 000.
    expect(notes('2026-10-15')).toContain(
      'R 20 000.00 was paid on 15 October 2026, after 31 August 2026. If your first estimate asked for just that, SARS adds 10% (R 2 000.00) and interest until that day (R 252.74).',
    );
    expect(notes('2026-10-15')).not.toContain('paid by');
    expect(notes('2026-08-31')).toBe(notes(''));
    expect(notes('')).toContain('was paid by 31 August 2026');
  }
});

test('a day to come or before the year is an error at its field', () => {
  for (const [firstPaidOn, sentence] of [
    ['2026-12-01', 'This day is still to come.'],
    ['2026-02-28', 'The tax year begins on 1 March 2026. Enter a day from then on.'],
  ] as const)
    for (const [type, values] of [
      ['worksheet', SECOND],
      ['provisional', BOTH],
    ] as const)
      expect(calculate(findCalculator(type), { ...values, firstPaidOn }, {}, TODAY)).toMatchObject({
        kind: 'refused',
        errors: { firstPaidOn: sentence },
      });
});

test('a day without a part is that of the whole first payment', () => {
  expect(answer({ ...FIRST, partPaidOn: '2026-10-15' })).toEqual(answer({ ...FIRST, paidOn: '2026-10-15' }));
});

test('what was typed for another payment is no part of the first', () => {
  expect(answer({ ...FIRST, provisionalTaxPaid: '60 000' })).toEqual(answer(FIRST));
});

test('a first payment that came late as a whole leaves no rest unpaid', () => {
  const notes = (days: Values) => {
    const values = { ...FIRST, soFarTo: '11', soFarIncome: '412 500', soFarCosts: '99 000', ...days };
    return calculated('worksheet', values, '2027-03-15').assessment.notes.join(' ');
  };
  expect(notes({ paidOn: '2027-03-15' })).toContain('What is still unpaid then');
  expect(notes({ partPaid: '25 746', partPaidOn: '2026-10-15' })).not.toContain('still unpaid');
});

test('the page for freelancers sends the part and its day along', () => {
  const typed = { in1: '40 000', out1: '4 000', august: '8 000', augustOn: '2026-09-20' };
  const texts = freelancerTexts(typed, individualRates('sars', requireTaxYear(2027)), TODAY);
  const sent = Object.entries(PART_FIELDS).map(([field, text]) => [field, texts[text]]);
  expect(sent).toEqual([
    ['partPaid', '8000'],
    ['partPaidOn', '2026-09-20'],
    ['employeesTaxPaid', ''],
  ]);
});

function answer(values: Values) {
  const { assessment } = calculated('worksheet', values, TODAY);
  const figures = Object.fromEntries(
    assessment.headlines.map((line) => [line.label, 'cents' in line ? line.cents : line.text]),
  );
  return { assessment, figures, counts: plain(assessment.counts ?? '') };
}

function plain(text = ''): string {
  return text.replaceAll(/[\u202f\u00a0]/g, ' ');
}
