import { expect, test } from 'vitest';
import { individualRates } from '#app/tax/rates/individual-rates.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { requireTaxYear } from '#app/tax/tax-years.ts';
import { freelancerTexts } from '#app/tools/freelancer/texts.ts';
import { calculated } from './calculated.test-support.ts';
import type { Values } from './field.ts';
import { NO_PAYE } from './no-paye.ts';

const TODAY = '2026-11-26';
const found = individualRates('sars', requireTaxYear(2027));
if (isRefusal(found)) throw new Error(found.sentence);
const rates = found;

/** No loss, and a second payment to come. */
const PAGES: Record<string, (salary: Values) => string | null | undefined> = {
  worksheet: (salary) => {
    const values = { entries: 'quick', payment: 'second', businessIncome: '300 000', ...salary };
    return calculated('worksheet', { ...values, provisionalTaxPaid: '20 000' }, TODAY).assessment.warning;
  },
  provisional: (salary) => {
    const values = { taxYear: '2026', basis: 'sars', businessIncome: '300 000', ...salary };
    return calculated('provisional', { ...values, provisionalTaxPaid: '0' }, TODAY).assessment.warning;
  },
  freelancer: ({ grossIncome = '', employeesTaxPaid = '' }) => {
    const typed = {
      sofarIn: '300 000',
      sofarTo: '8',
      august: '0',
      salary: grossIncome,
      paye: employeesTaxPaid,
    };
    const texts = freelancerTexts(typed, rates, TODAY);
    expect(texts.assumed?.startsWith('No PAYE is counted')).toBe(texts.payeNote !== undefined);
    return texts.payeNote ?? null;
  },
};

test.each(Object.entries(PAGES))('%s says where no PAYE of a salary is counted', (_name, wordsFor) => {
  expect(wordsFor({ grossIncome: '480 000' })).toBe(NO_PAYE);
  for (const employeesTaxPaid of ['94 000', '0'])
    expect(wordsFor({ grossIncome: '480 000', employeesTaxPaid })).toBeNull();
  expect(wordsFor({})).toBeNull();
});

test('what was to be paid in a year that is over is not said to be to come', () => {
  const means = (taxYear: string) =>
    calculated(
      'provisional',
      { taxYear, basis: 'sars', businessIncome: '500 000', provisionalTaxPaid: '0' },
      TODAY,
    ).assessment.means;
  expect(means('2024')).toContain('The rest was to be paid in August and February.');
});

test('where nothing is left to pay the freelancer’s bar says so, without a zero', () => {
  const textsWith = (august: string) =>
    freelancerTexts({ sofarIn: '300 000', sofarTo: '8', august }, rates, TODAY);
  expect(textsWith('300 000').bar).toMatch(/^Nothing to pay by/);
  expect(textsWith('0').byNowNote).toBeUndefined();
});
