import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { autoAssessmentRates } from '#app/tax/rates/auto-assessment-rates.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { requireTaxYear } from '#app/tax/tax-years.ts';
import { CLAIM_CARDS } from './cards.ts';
import { CheckResult } from './check-result.tsx';
import type { Typed } from './read-fields.ts';
import { refundTexts } from './texts.ts';

const rates = autoAssessmentRates('sars', requireTaxYear(2026));
const OFFERED = { price: null, priceText: '', talk: '' };
const CLAIMS = {
  income: '480 000',
  'has-scheme': 'yes',
  members: '2',
  contributions: '36 000',
  'has-medical': 'yes',
  bills: '60 000',
  'has-office': 'yes',
  premises: '144 000',
  officeArea: '16',
  homeArea: '120',
  'has-travel': 'yes',
  allowance: '60 000',
  vehicleValue: '300 000',
  businessKm: '8 000',
  totalKm: '20 000',
  'has-annuity': 'yes',
  annuity: '24 000',
  'has-donations': 'yes',
  donations: '1 000',
};

const textsOf = (typed: Typed): Record<string, string> => {
  if (isRefusal(rates)) throw new Error(rates.sentence);
  return JSON.parse(JSON.stringify(refundTexts(typed, rates, OFFERED)).replaceAll('\u202f', ' '));
};

test('the working of an office has what was typed, its share and what it brings', () => {
  const { premises, officeArea, homeArea } = CLAIMS;
  expect(textsOf({ income: '480 000', 'has-office': 'yes', premises, officeArea, homeArea })).toMatchObject({
    knownTyped: 'You typed: Income on your IRP5: R 480 000.',
    taxBeforeLabel: 'Tax for 2025/26 without these claims',
    taxBefore: '94 072.00',
    officeTyped:
      'You typed: Rent, rates, electricity and cleaning, a year: R 144 000; The room: 16 m²; The whole home: 120 m².',
    officeLines: 'Share of the office: 144 000 × 16 ÷ 120 = 19 200',
    officeLess: '− 5 952.00',
    taxAfter: '88 120.00',
    foundSum: 'R 5 952.00',
  });
});

test('every claim has a line of its working, and they add up to what is found', () => {
  const texts = textsOf(CLAIMS);
  const cents = (text = '') => Number(text.replaceAll(/[^\d]/g, ''));
  for (const { name } of CLAIM_CARDS) {
    expect(texts[`${name}Lines`], name).toMatch(/\d/);
    expect(texts[`${name}Typed`], name).toMatch(/: (R )?\d/);
  }
  const sum = CLAIM_CARDS.reduce((total, { name }) => total + cents(texts[`${name}Less`]), 0);
  expect(sum).toBe(cents(texts.foundSum));
  expect(cents(texts.taxBefore) - sum).toBe(cents(texts.taxAfter));
});

test('the printed sheet has each claim with its section, and no other', () => {
  const { donations } = CLAIMS;
  const texts = textsOf({ income: '480 000', 'has-donations': 'yes', donations });
  const html = renderToStaticMarkup(
    createElement(CheckResult, { typed: {}, texts, start: null, book: '/book' }),
  );
  const shown = html
    .split('<tbody ')
    .filter((row) => row.startsWith('data-shown') && !row.includes('hidden=""><tr'));
  expect(shown.map((row) => /data-shown="(\w+)"/.exec(row)?.[1])).toEqual([
    'taxBefore',
    'donationsLess',
    'taxAfter',
    'foundSum',
  ]);
  expect(shown[1]).toContain('Donations, section 18A');
});

test('without a claim there is no working', () => {
  expect(textsOf({ income: '480 000' })).not.toHaveProperty('foundSum');
});
