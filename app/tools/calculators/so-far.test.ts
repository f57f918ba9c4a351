import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { individualRates } from '#app/tax/rates/individual-rates.ts';
import { requireTaxYear } from '#app/tax/tax-years.ts';
import { freelancerTexts } from '#app/tools/freelancer/texts.ts';
import { endsOf, usualEnd } from '#app/tools/freelancer/entries.ts';
import { calculated } from './calculated.test-support.ts';
import type { Values } from './field.ts';
import { lastMonthOver } from './so-far.ts';
import { worksheetCalculator } from './worksheet.ts';

const TODAY = '2026-11-29';
const RATES = individualRates('sars', requireTaxYear(2027));

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T08:00:00Z`) }));
afterEach(() => vi.useRealTimers());

const names = (values: Values) => worksheetCalculator.fields(values).map(({ name }) => name);

test('three amounts come first: August, the income and the costs so far', () => {
  expect(
    names({})
      .filter((name) => name !== 'firstPaidOn')
      .slice(0, 4),
  ).toEqual(['provisionalTaxPaid', 'entries', 'soFarIncome', 'soFarCosts']);
  const to = worksheetCalculator.fields({}).find(({ name }) => name === 'soFarTo');
  expect(to).toMatchObject({ initial: '8' });
  expect(worksheetCalculator.needs?.({}, TODAY)).toEqual([
    'provisionalTaxPaid',
    ['soFarIncome', 'grossIncome'],
  ]);
});

test('a year that is over, and a form with a whole year, ask for twelve months', () => {
  expect(names({ taxYear: '2025' })).toContain('businessIncome');
  expect(names({ businessIncome: '5' })).toContain('businessIncome');
  expect([lastMonthOver('2027-02-28', '2026-03-31'), lastMonthOver('2027-02-28', '2026-04-01')]).toEqual([
    null,
    1,
  ]);
  expect([lastMonthOver('2027-02-28', '2027-02-28'), lastMonthOver('2027-02-28', '2027-03-01')]).toEqual([
    11,
    null,
  ]);
});

test('the answer says what it counted for the months to come', () => {
  const { notes } = worksheet({ provisionalTaxPaid: '0', soFarIncome: '288 000', soFarCosts: '48 000' });
  expect(notes[0]?.replaceAll(/\s/g, ' ')).toBe(
    'Counted for the year: R 432 000 in and R 72 000 costs. The 4 months to come count like those so far. If you know better, choose “Whole year” or “By month”.',
  );
});

test('the three pages name the same payment for the same three amounts', () => {
  const amount = fc.integer({ min: 1, max: 900_000_00 });
  const facts = fc.record({
    income: amount,
    costs: amount,
    august: amount,
    to: fc.integer({ min: 1, max: 11 }),
  });
  fc.assert(
    fc.property(facts, ({ income, costs, august, to }) => {
      const texts = freelancerTexts(
        { sofarIn: rand(income), sofarOut: rand(costs), sofarTo: String(to), august: rand(august) },
        RATES,
        TODAY,
      );
      const typed = { provisionalTaxPaid: rand(august), soFarTo: String(to) };
      const sheet = worksheet({ ...typed, soFarIncome: rand(income), soFarCosts: rand(costs) });
      const year = calculated(
        'provisional',
        {
          taxYear: '2026',
          basis: 'sars',
          businessIncome: texts.sentIncome ?? '',
          businessExpenses: texts.sentCosts ?? '',
          provisionalTaxPaid: rand(august),
        },
        TODAY,
      ).assessment;
      const second = year.payments?.find(({ label }) => label === 'Second payment')?.cents;
      expect(sheet.tax.cents).toBe(second);
      expect(sheet.headlines[0]).toEqual(year.headlines[0]);
      const bar = texts.bar?.split(' to pay')[0]?.replaceAll(/[^\d.]/g, '');
      expect(bar).toBe(second ? rand(second) : '');
    }),
  );
});

test('the ends of a total are in the order of the year, the month over last chosen', () => {
  const year = requireTaxYear(2027);
  const chosen = (today: string) => usualEnd(year, today);
  expect([chosen(TODAY), chosen('2026-03-05'), chosen('2027-03-05')]).toEqual(['8', '1', '12']);
  const [over, toCome] = endsOf(year, TODAY);
  expect([over?.group, over?.options.at(-1)?.label]).toEqual(['Over', 'October 2026']);
  expect([toCome?.group, toCome?.options[0]?.label]).toEqual(['Still to come', 'November 2026']);
  expect(endsOf(year, '2026-03-05').map(({ group }) => group)).toEqual(['Still to come']);
  expect(endsOf(year, TODAY).flatMap(({ options }) => options.map(({ value }) => Number(value)))).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  );
});

function worksheet(values: Values) {
  return calculated('worksheet', { taxYear: '2026', payment: 'second', entries: 'sofar', ...values }, TODAY)
    .assessment;
}

function rand(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
