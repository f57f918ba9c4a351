import { expect, test } from 'vitest';
import { rand } from '#app/tax/money.ts';
import { calculate } from './calculate.ts';
import { calculated, sectionOf } from './calculated.test-support.ts';
import { findCalculator } from './calculators.ts';
import type { Values } from './field.ts';
import { answerTo } from './state.ts';

const SEASON = '2026-07-20';
/** Her notice has no credit for the medical aid that she pays; she gave R 3 000 to a charity. */
const NOTICE = {
  taxYear: '2025',
  hasBills: 'yes',
  hasAnnuity: 'no',
  hasDonations: 'yes',
  hasTravel: 'no',
  hasOffice: 'no',
  hasOther: 'no',
  noticeTaxable: '433 000',
  noticeRefund: '1 240',
  medicalMembers: '1',
  medicalContributions: '34 800',
  creditsOnNotice: '0',
  hasMedicalPapers: 'on',
  donations: '3 000',
  hasReceipts: 'on',
};

const plain = (values: unknown) => JSON.parse(JSON.stringify(values).replaceAll('\u202f', ' '));
const check = (values: Values) => calculate(findCalculator('auto-assessment'), values, {}, SEASON);
const assessed = (values: Values) => calculated('auto-assessment', values, SEASON).assessment;
const texts = (values: Values) => plain(assessed(values).headlines).map(({ text }: { text: string }) => text);
const advice = (values: Values): string =>
  plain(sectionOf(assessed(values), 'advice')?.lines ?? []).join('\n');
const amountOf = (values: Values, key: string) => {
  const line = assessed(values).working.find((one) => one.key === key);
  return line?.unit === 'rand' ? line.amount : null;
};

test('a scheme that the notice does not show brings its whole credit', () => {
  // 77 362 + 31% × (433 000 − 370 500) − 17 235 = 79 502. Corrected: 77 362 + 31% × (430 000 − 370 500)
  // − 17 235 = 78 572, less 12 × 364 = 4 368: 74 204. So 5 298: 4 368, and 31% of 3 000.
  expect(amountOf(NOTICE, 'taxAsAssessed')).toBe(rand(79_502));
  expect(amountOf(NOTICE, 'taxCorrected')).toBe(rand(74_204));
  const { tax, headlines } = assessed(NOTICE);
  expect(tax.cents).toBe(rand(5_298));
  expect(plain(headlines)).toEqual([
    { label: 'By your answers', text: 'R 5 298 more than SARS offers' },
    { label: 'Your refund once corrected', once: true, cents: rand(6_538) },
    { label: 'Your refund as SARS has it', once: true, cents: rand(1_240) },
  ]);
});

test.each([
  ['the whole credit', '4 368', 930],
  ['eight months of it', '2 912', 2_386],
  ['that of two people', '8 736', 930 - 4_368],
])('with %s on the notice the rest counts', (_what, creditsOnNotice, brings) => {
  expect(assessed({ ...NOTICE, creditsOnNotice }).tax.cents).toBe(rand(brings));
});

test('who joined the scheme within the year has the credit of those months', () => {
  // Eight months: 8 × 364 = 2 912. Corrected: 78 572 − 2 912 = 75 660, of 79 502: 3 842. With the 2 912 on the notice only
  // the donation counts: 31% of 3 000 = 930.
  const joined = { ...NOTICE, medicalMonths: '8' };
  expect(amountOf(joined, 'taxCorrected')).toBe(rand(75_660));
  expect(assessed(joined).tax.cents).toBe(rand(3_842));
  expect(assessed({ ...joined, creditsOnNotice: '2 912' }).tax.cents).toBe(rand(930));
  // Three people for five months: 5 × (364 + 364 + 246) = 4 870, so 78 572 − 4 870.
  const family = { ...NOTICE, medicalMembers: '3', medicalMonths: '5' };
  expect(amountOf(family, 'taxCorrected')).toBe(rand(73_702));
});

test('months are asked only where there is a scheme, and are twelve at first', () => {
  const names = (values: Values) =>
    findCalculator('auto-assessment')
      .fields(values)
      .map(({ name }) => name);
  expect(names({ ...NOTICE, medicalMembers: '0' })).not.toContain('medicalMonths');
  expect(names({ ...NOTICE, figures: 'irp5' })).toContain('medicalMonths');
  expect(assessed({ ...NOTICE, medicalMonths: '12' })).toEqual(assessed(NOTICE));
});

test('the home office asks first whether the room can count at all', () => {
  const office = findCalculator('auto-assessment')
    .fields({ ...NOTICE, hasOffice: 'yes' })
    .find((field) => field.group === 'Home office');
  expect(office?.name).toBe('isOffice');
});

test('without papers the notice’s credit counts, and the rest is said', () => {
  const unproved = { ...NOTICE, hasMedicalPapers: '', hasReceipts: '' };
  expect(texts(unproved)[0]).toBe('R 5 298 more than SARS offers, once the papers are there');
  expect(advice(unproved)).toContain('it would bring R 4 368.00');
  expect(texts({ ...unproved, noticeRefund: '', noticeToPay: '900' })[0]).toBe(
    'R 4 398 back, where SARS asks for R 900, once the papers are there',
  );
});

test('whether SARS has the credit must be known, of the notice and of the IRP5', () => {
  const irp5 = { ...NOTICE, figures: 'irp5', income: '433 000', taxPaid: '89 000', noticeRefund: '' };
  for (const values of [NOTICE, irp5])
    expect(plain(check({ ...values, creditsOnNotice: '' }))).toMatchObject({
      message: { description: expect.stringContaining('Still needed: “Medical credits on the notice”.') },
    });
  expect(assessed({ ...irp5, noticeRefund: '9 498' }).tax.cents).toBe(rand(5_298));
  const unclear: Values[] = [
    { medicalContributions: '34 800' },
    { creditsOnNotice: '100', medicalContributions: '', medicalExpenses: '50' },
  ];
  for (const more of unclear)
    expect(check({ ...NOTICE, medicalMembers: '0', ...more })).toMatchObject({
      errors: { medicalMembers: expect.stringMatching(/how many people/) },
    });
});

test('contributions alone are an answer to the question of bills, and are of the year', () => {
  const question = findCalculator('auto-assessment').fields({})[0];
  expect(question?.label).toMatch(/medical aid.*bills/);
  const values = { ...NOTICE, medicalExpenses: '' };
  expect(check(values).kind).toBe('calculated');
  const field = findCalculator('auto-assessment')
    .fields(NOTICE)
    .find(({ name }) => name === 'medicalContributions');
  expect(plain(field && 'doubt' in field && field.doubt?.(rand(2_900)))).toBe(
    'R 2 900 for the whole year? If it is a month’s, type R 34 800.',
  );
});

test('a tax that does not fit the taxable income is pointed out beside the answer', () => {
  // PAYE of 89 000 less the refund of 1 240 leaves 87 760.
  for (const typed of [{ assessedTax: '87 760' }, { noticePaid: '89 000' }] as Values[]) {
    const { tax, headlines } = assessed({ ...NOTICE, ...typed });
    expect(tax.cents).toBe(rand(5_298));
    expect(plain(headlines)).toEqual([
      { label: 'By your answers', text: 'Your assessment differs: compare it first' },
      { label: 'Your refund by your answers', once: true, cents: rand(6_538) },
      { label: 'Your refund by your assessment', once: true, cents: rand(1_240) },
    ]);
    expect(advice({ ...NOTICE, ...typed })).toMatch(
      /^These do not add up: .* R 87 760\.00, .* after rebates .* R 79 502\.00: R 8 258\.00 apart\..*\nYour own answers bring R 5 298\.00\./,
    );
  }
  expect(texts({ ...NOTICE, noticePaid: '80 742' })[0]).toBe('R 5 298 more than SARS offers');
});

test('what is known so far stays when Calculate is pressed', () => {
  const values = { ...NOTICE, donations: '', assessedTax: '87 760' };
  const before = check(values);
  const pressed = answerTo(findCalculator('auto-assessment'), { values, exact: {} });
  for (const outcome of [before, pressed])
    expect(plain(outcome)).toMatchObject({ soFar: expect.stringContaining('your refund is R 1 240.00') });
});
