import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { autoAssessmentRates } from '#app/tax/rates/auto-assessment-rates.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { requireTaxYear, taxYears } from '#app/tax/tax-years.ts';
import { calculated } from '#app/tools/calculators/calculated.test-support.ts';
import { ALL_FIELDS, CLAIM_CARDS, PLACES } from './cards.ts';
import { CheckCards } from './check-form.tsx';
import { CheckResult } from './check-result.tsx';
import type { Typed } from './read-fields.ts';
import { refundTexts, typedIn } from './texts.ts';

const found = autoAssessmentRates('sars', requireTaxYear(2026));
if (isRefusal(found)) throw new Error(found.sentence);
const OFFERED = { price: 149_500, priceText: 'R 1 495 per return', talk: 'A first talk is free.' };
const AUTO = { sent: 'auto', noticeDay: '2026-10-15' };
const OFFICE = { 'has-office': 'yes', premises: '144 000', officeArea: '16', homeArea: '120' };

const NO = Object.fromEntries(CLAIM_CARDS.map(({ name }) => [`has-${name}`, 'no']));

const textsOf = (typed: Typed, rates = found, today = '2026-11-26'): Record<string, string> =>
  JSON.parse(JSON.stringify(refundTexts(typed, rates, OFFERED, today)).replaceAll('\u202f', ' '));

test('without the income there is no figure, whatever is answered', () => {
  for (const typed of [{}, OFFICE, { ...OFFICE, income: '0' }]) {
    const texts = textsOf(typed as Typed);
    expect(texts.needs).toContain('income of your IRP5');
    expect(Object.values(texts).join(' ')).not.toMatch(/R \d/);
  }
});

test('what is found grows with each claim, and each says what it brings', () => {
  const one = textsOf({ income: '480 000', ...OFFICE, ...AUTO });
  expect(one).toMatchObject({
    found: 'Found so far R 5 952.00',
    officeBrings: 'Brings R 5 952.00',
    left: '5 questions left',
    sold: 'File the return, R 1 495 per return',
  });
  const two = textsOf({ income: '480 000', ...OFFICE, 'has-donations': 'yes', donations: '1 000' });
  expect(two).toMatchObject({ found: 'Found so far R 6 262.00', donationsBrings: 'Brings R 310.00' });
});

test('a medical aid of the payroll is an answer, and no claim', () => {
  const payroll = {
    income: '480 000',
    ...NO,
    'has-scheme': 'payroll',
    members: '2',
    contributions: '36 000',
  };
  const texts = textsOf(payroll);
  expect(texts.found).toBe('Nothing more to claim in these six');
  for (const name of ['left', 'schemeBrings', 'schemeNeeds', 'schemePaper'])
    expect(texts).not.toHaveProperty(name);
  expect(textsOf({ ...payroll, 'has-scheme': 'yes' })).toHaveProperty('schemeBrings');
});

test('a claim with a field missing says which, and does not count', () => {
  const texts = textsOf({ income: '480 000', ...OFFICE, homeArea: '' });
  expect(texts.officeNeeds).toBe('Not counted yet: the whole home, m².');
  expect(texts).not.toHaveProperty('found');
});

test('at the end each missing field is named, with a link to its step', () => {
  const typed = { ...NO, ...OFFICE, income: '480 000', officeArea: '', homeArea: '', 'has-medical': 'yes' };
  const texts = textsOf(typed);
  expect(texts).toMatchObject({
    needs: 'Nothing found yet: fill in what is missing.',
    officeMissing: 'the room, m²; the whole home, m²',
    medicalMissing: 'bills you paid in the year',
  });
  expect(texts).not.toHaveProperty('irp5Missing');
  expect(textsOf({ ...typed, income: '' }).irp5Missing).toBe('income on your IRP5');
  expect(textsOf({ ...typed, retirement: '-1' }).irp5Missing).toBe('retirement contributions on it');
  expect(textsOf({})).not.toHaveProperty('irp5Missing');
  const shown = createElement(CheckResult, { typed, texts, start: null, book: '/book' });
  expect(renderToStaticMarkup(shown)).toMatch(/Not asked here: a disability.*commission.*letting/);
  const items = renderToStaticMarkup(shown)
    .split('<li ')
    .filter((item) => item.includes('Missing') && !item.includes('hidden=""'));
  expect(items).toEqual([
    expect.stringMatching(/href="#has-medical".*name="step" value="2".*bills you paid/),
    expect.stringMatching(/href="#has-office".*name="step" value="3".*the whole home/),
  ]);
  const cards = renderToStaticMarkup(createElement(CheckCards, { step: 0, typed, texts }));
  for (const { at } of PLACES) expect(cards).toContain(`id="${at}"`);
});

test('a claim that cannot be so is no answer, and the end says which it is', () => {
  const income = { ...NO, income: '480 000' };
  const travel = { 'has-travel': 'yes', allowance: '60 000', vehicleValue: '300 000', totalKm: '20 000' };
  for (const [name, typed] of [
    ['office', { ...OFFICE, officeArea: '160' }],
    ['office', { ...OFFICE, homeArea: '0' }],
    ['travel', { ...travel, businessKm: '30 000' }],
    ['travel', { ...travel, businessKm: '9 000', allowance: '500 000' }],
  ] as const) {
    const texts = textsOf({ ...income, ...typed });
    expect(texts).not.toHaveProperty('found');
    expect(texts).not.toHaveProperty('sold');
    expect(texts.needs).toBe('Nothing found yet: mend the claim that cannot be so.');
    expect(texts[`${name}Needs`]).toBe(`Not counted: ${texts[`${name}Missing`]}`);
  }
  const beside = { 'has-donations': 'yes', donations: '1 000' };
  expect(textsOf({ ...income, ...OFFICE, officeArea: '160', ...beside })).toMatchObject({
    found: 'Found so far R 310.00',
    officeMissing: expect.stringMatching(/\.$/),
  });
});

test('an entry that is no number stops the answer, unless its question is answered no', () => {
  for (const wrong of ['soon', '-5']) {
    const typed = { ...NO, income: '480 000', 'has-donations': 'yes', donations: wrong };
    expect(textsOf(typed)).toMatchObject({ needs: expect.stringContaining('marked') });
    expect(textsOf(typed)).not.toHaveProperty('found');
    expect(textsOf({ ...typed, 'has-donations': 'no' }).found).toContain('Nothing more to claim');
  }
});

test('medical bills that bring nothing name their limit', () => {
  const bills = { ...NO, income: '480 000', 'has-medical': 'yes', bills: '10 000' };
  expect(textsOf(bills).medicalBrings).toMatch(
    /^Brings nothing: under 65 bills count only above 7\.5% .*here R 36 000, .*code 4005/,
  );
  const scheme = { payrollMembers: '2', payrollMedical: '20 000' };
  expect(textsOf({ ...bills, ...scheme }).medicalBrings).toMatch(/R 36 000(?!.*4005)/);
});

test('nothing to claim is said only once all questions are answered', () => {
  expect(textsOf({ income: '480 000' }).needs).toContain('answer the questions');
  expect(textsOf({ income: '480 000', ...NO }).found).toBe('Nothing more to claim in these six');
  expect(textsOf({ income: '480 000', ...NO, 'has-medical': 'yes' })).not.toHaveProperty('found');
});

test('an income without tax is no verdict: it may be a month’s pay', () => {
  for (const answers of [NO, OFFICE]) {
    const typed: Typed = { ...answers, income: '38 000' };
    const texts = textsOf(typed);
    expect(texts.needs).toBe(
      'Is R 38 000 a month’s pay? Then choose “a month” beside it. On R 38 000 a year no tax is due, so a claim can lower nothing.',
    );
    expect(texts).not.toHaveProperty('found');
    expect(texts).not.toHaveProperty('officeBrings');
    const { yearly, ...monthly } = textsOf({ ...typed, period: 'monthly' });
    expect(yearly).toBe('R 456 000 a year');
    expect(monthly).toEqual(textsOf({ ...typed, income: '456 000', period: 'annual' }));
  }
  expect(textsOf({ income: '5 000', period: 'monthly' }).needs).toMatch(/^On R 60 000 a year no tax is due/);
  expect(textsOf({ income: '90 000 000 000', period: 'monthly' }).incomeError).toContain('R 100 billion');
});

test('what the income is for is kept from step to step, as the answers are', () => {
  const form = new FormData();
  form.set('period', 'monthly');
  expect(typedIn(form)).toEqual({ period: 'monthly' });
  const steps = renderToStaticMarkup(createElement(CheckCards, { step: 3, typed: typedIn(form), texts: {} }));
  expect(steps).toMatch(/<input[^>]*value="monthly"[^>]*checked|<input[^>]*checked[^>]*value="monthly"/);
});

test('a rent that looks like that of one month is asked about', () => {
  const noteOf = (premises: string) => textsOf({ ...OFFICE, income: '480 000', premises }).premisesNote;
  expect(noteOf('12 000')).toBe('R 12 000 for the whole year? If it is a month’s, type R 144 000.');
  expect(noteOf('900 000')).toContain('More than your whole income');
  expect(noteOf('144 000')).toBeUndefined();
});

test('an amount with a digit too many is asked about in each claim', () => {
  const typed = { income: '480 000', 'has-annuity': 'yes', annuity: '99 999 999' };
  expect(textsOf(typed).annuityNote).toBe('Is every digit right?');
  expect(textsOf({ ...typed, annuity: '9 999' })).not.toHaveProperty('annuityNote');
});

test('a claim that brings less than our price is not sold', () => {
  const texts = textsOf({ income: '480 000', 'has-donations': 'yes', donations: '1 000', ...AUTO });
  expect(texts.notSold).toContain('file it yourself');
  expect(texts).not.toHaveProperty('sold');
});

test('the papers are those of the claims, with how many are ticked', () => {
  const texts = textsOf({ ...OFFICE, 'paper-office': 'on' });
  expect(texts).toMatchObject({ papersReady: '1 of 2 ready', officePaper: expect.any(String) });
  expect(texts).not.toHaveProperty('medicalPaper');
});

test('what is found is what the calculator of auto-assessments brings', () => {
  const typed = { income: '612 000', payrollMembers: '3', payrollMedical: '70 000', age: 'from65' };
  const claims = { 'has-medical': 'yes', bills: '90 000', 'has-annuity': 'yes', annuity: '36 000' };
  const none = { hasDonations: 'no', hasTravel: 'no', hasOffice: 'no', hasOther: 'no' };
  const { assessment } = calculated('auto-assessment', {
    ...none,
    taxYear: '2025',
    income: '612 000',
    taxPaid: '120 000',
    age: '65',
    medicalMembers: '3',
    medicalContributions: '70 000',
    // 12 × R974, and 33.3% of R70 000 less three times that.
    creditsOnNotice: '23 321.69',
    hasBills: 'yes',
    medicalExpenses: '90 000',
    hasMedicalPapers: 'on',
    hasAnnuity: 'yes',
    annuity: '36 000',
    hasAnnuityPapers: 'on',
  });
  const text = textsOf({ ...typed, ...claims }).found ?? '';
  expect(Number(text.replaceAll(/\D/g, ''))).toBe(assessment.tax.cents);
});

test('every field has its own name, and a form is read by these names alone', () => {
  const names = ALL_FIELDS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const form = new FormData();
  for (const [name, value] of [
    ['income', ' 480 000 '],
    ['bills', 'x'.repeat(500)],
    ['evil', '1'],
  ] as const)
    form.set(name, value);
  expect(typedIn(form)).toEqual({ income: '480 000', bills: 'x'.repeat(40) });
});

test('the tables that the browser gets are those of the server', () => {
  expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  expect(taxYears).toContain(2026);
});
