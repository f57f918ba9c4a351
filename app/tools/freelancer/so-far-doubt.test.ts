import { expect, test } from 'vitest';
import { individualRates } from '#app/tax/rates/individual-rates.ts';
import { requireTaxYear } from '#app/tax/tax-years.ts';
import { calculate } from '#app/tools/calculators/calculate.ts';
import { findCalculator } from '#app/tools/calculators/calculators.ts';
import { freelancerTexts } from './texts.ts';

const RATES = individualRates('sars', requireTaxYear(2027));
const TODAY = '2026-12-01';
const NINE = { sofarTo: '9', august: '0' };

const noteOf = (typed: Record<string, string>) => {
  const texts = freelancerTexts({ ...NINE, ...typed }, RATES, TODAY);
  expect(texts.income).toMatch(/^R/);
  return texts.sofarInNote?.replaceAll('\u202f', ' ');
};
const question = (total: string, count = 'nine', since = 'March') =>
  `Is R ${total} for all ${count} months since ${since}? If it is one month’s, type the sum of all of them.`;

test('a total that looks like one month’s gets a question, and still counts', () => {
  expect(noteOf({ sofarIn: '20 000' })).toBe(question('20 000'));
  expect(noteOf({ sofarIn: '20 000', began: '3' })).toBe(question('20 000', 'seven', 'May'));
  // R 5 000 a month on average.
  expect(noteOf({ sofarIn: '44 999' })).toBe(question('44 999'));
  expect(noteOf({ sofarIn: '45 000' })).toBeUndefined();
});

test('a side job beside a salary gets no question, nor do one or two months', () => {
  expect(noteOf({ sofarIn: '20 000', salary: '300 000' })).toBeUndefined();
  expect(noteOf({ sofarIn: '5 000', sofarTo: '2' })).toBeUndefined();
  expect(noteOf({ in1: '4 000' })).toBeUndefined();
});

test('months that were typed tell what to expect of the others, with a wide margin', () => {
  const months = { in1: '40 000', in2: '60 000' };
  // Two months of R 50 000 on average: a quarter is R 12 500 a month, R 87 500 for the other seven.
  expect(noteOf({ ...months, sofarIn: '187 499' })).toBe(question('187 499'));
  expect(noteOf({ ...months, sofarIn: '187 500' })).toBeUndefined();
  expect(noteOf({ ...months, sofarIn: '100 000' })).toBe(question('100 000'));
});

test('a first payment of more than a quarter of what came in gets a question', () => {
  // Above the tax of the whole year too: R 120 000 bears 21 600 − 17 820 = R 3 780.
  expect(noteOf({ sofarIn: '90 000', august: '22 500' })).toBeUndefined();
  expect(noteOf({ sofarIn: '90 000', august: '22 500.01' })).toBe(question('90 000'));
});

test('the provisional worksheet asks the same', () => {
  const noteIn = (values: Record<string, string>) =>
    calculate(
      findCalculator('worksheet'),
      { taxYear: '2026', payment: 'second', provisionalTaxPaid: '0', soFarTo: '9', ...values },
      {},
      TODAY,
    ).notes.soFarIncome?.replaceAll('\u202f', ' ');
  expect(noteIn({ soFarIncome: '20 000' })).toBe(`Read as R 20 000.00. ${question('20 000')}`);
  expect(noteIn({ soFarIncome: '45 000' })).toBe('Read as R 45 000.00.');
  expect(noteIn({ soFarIncome: '20 000', grossIncome: '300 000' })).toBe('Read as R 20 000.00.');
});
