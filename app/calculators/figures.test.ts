import { expect, test } from 'vitest';
import { firstDayOf, taxYearLabel } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { calculated } from './calculated.test-support.ts';
import { calculators } from './calculators.ts';
import type { Values } from './field.ts';
import { yearValue } from './fields.ts';
import { leadingBasis } from './leading-basis.ts';

const NEWEST = yearValue(newestTaxYear);
const FILLED: Values = {
  grossIncome: '500 000',
  entityType: 'company',
  proceeds: '900 000',
  baseCost: '0',
  taxableIncome: '500 000',
};
const BOTH = calculators.filter(({ bases }) => bases.length > 1);

test("every calculator starts at SARS's current year, with the firm's estimate beside it", () => {
  for (const { type } of BOTH) {
    const [leading, beside, ...more] = figuresOf(type, FILLED);
    expect(leading).toMatchObject({ key: 'current', cents: expect.any(Number) });
    expect(beside).toMatchObject({
      key: 'firm',
      label: 'Firm estimate 2023/2024',
      cents: expect.any(Number),
    });
    expect(more).toEqual([]);
  }
});

test("SARS's current year stands beside the firm's estimate and beside a past year, from the same entries", () => {
  for (const { type } of BOTH) {
    const [current, firm] = figuresOf(type, FILLED);
    expect(figuresOf(type, { ...FILLED, basis: 'firm' })).toEqual([firm, current]);
    expect(figuresOf(type, { ...FILLED, basis: 'firm', taxYear: '2015' })).toEqual([firm, current]);
    const past = figuresOf(type, { ...FILLED, taxYear: '2017' });
    expect(past.map(({ key }) => key)).toEqual(['chosen', 'current', 'firm']);
    expect(past.slice(1)).toEqual([current, firm]);
    expect(figuresOf(type, { ...FILLED, taxYear: NEWEST })).toEqual([current, firm]);
  }
});

test("a company's current year ends in the month of the year that was chosen", () => {
  const june = {
    entityType: 'company',
    proceeds: '1m',
    baseCost: '0',
    taxYear: '2011',
    yearEnd: '2012-06-30',
  };
  const gain = figuresOf('capital-gains', june);
  expect(centsOf(gain)).toEqual([14_000_000, 21_600_000, 21_600_000]);
  const company = { taxableIncome: '1m', dividendsPaid: '100 000', taxYear: '2011', yearEnd: '2012-03-31' };
  const tax = figuresOf('company', { ...company, dividendsDeclared: '2012-03-30' });
  expect(centsOf(tax)).toEqual([29_000_000, 29_000_000, 29_000_000]);
});

test('what is only announced has the figure under the older rule beside it, where it matters', () => {
  const saver = { grossIncome: '2m', retirementContributions: '550k' };
  const figures = figuresOf('individual', saver);
  const [current, older, firm] = figures;
  expect(centsOf(figures.slice(0, 2))).toEqual([52_199_300, 55_479_300]);
  expect(older).toMatchObject({
    key: 'older-rule',
    sentence: expect.stringMatching(/not seen it promulgated/),
  });
  expect(figuresOf('individual', { ...saver, basis: 'firm' })).toEqual([firm, current, older]);
  expect(keysOf('individual', { ...saver, retirementContributions: '350k' })).toEqual(['current', 'firm']);
  expect(keysOf('provisional', saver)).toEqual(['current', 'older-rule', 'firm']);
  const home = { proceeds: '3.5m', baseCost: '600k', currentIncome: '600k', primaryResidence: 'on' };
  expect(figuresOf('capital-gains', home).slice(0, 2)).toMatchObject([{ cents: 0 }, { cents: 13_242_600 }]);
  expect(keysOf('capital-gains', { ...home, entityType: 'company' })).toEqual(['current', 'firm']);
});

test('past their day no constants lead: neither those of the firm nor tables of last year', () => {
  expect(leadingBasis('2024-02-29', 'firm')).toBe('firm');
  expect(leadingBasis('2024-03-01', 'firm')).toBe('sars');
  const nextYear = `${newestTaxYear}-03-01`;
  for (const { type } of BOTH) {
    const [missing, newest, firm] = figuresOf(type, FILLED, nextYear);
    expect(missing).toEqual({
      key: 'current',
      label: `SARS tables ${taxYearLabel(newestTaxYear + 1)}`,
      refusal: expect.any(String),
    });
    expect([newest?.key, firm?.key]).toEqual(['newest', 'firm']);
    expect(figuresOf(type, { ...FILLED, basis: 'firm' }, nextYear)).toEqual([firm, missing, newest]);
  }
});

test('the firm estimate says which bands it has, and asks what the figure beside it needs', () => {
  const pensioner = {
    grossIncome: '420 000',
    age: '67',
    interestIncome: '60 000',
    medicalMembers: '2',
    medicalContributions: '84 000',
  };
  const [firm, current] = figuresOf('individual', { ...pensioner, basis: 'firm' });
  expect(firm?.sentence).toBe(
    'An estimate based on the 2023/2024 tax year. Actual amounts may vary; consult a tax expert. Its bands are those that SARS printed for 2022/23; for money earned now the other figure counts.',
  );
  expect(firm).toMatchObject({ cents: 6_071_200 });
  expect(current).toEqual(figuresOf('individual', { ...pensioner, taxYear: NEWEST })[0]);
});

test('what falls due on a day has the table of its year alone', () => {
  const third = {
    payment: 'third',
    incomeByMonth: '75 000',
    expectedIncome: '75 000',
    provisionalTaxPaid: '0',
  };
  for (const [taxYear, label] of [
    ['2025', 'SARS tables 2025/26'],
    ['2026', 'SARS tables 2026/27'],
  ])
    expect(figuresOf('worksheet', { ...third, taxYear: taxYear! }).map(({ label }) => label)).toEqual([
      label,
    ]);
});

function centsOf(figures: ReturnType<typeof figuresOf>) {
  return figures.map((figure) => 'cents' in figure && figure.cents);
}

function keysOf(type: string, values: Values) {
  return figuresOf(type, values).map(({ key }) => key);
}

function figuresOf(type: string, values: Values, today = firstDayOf(newestTaxYear)) {
  return calculated(type, values, today).figures;
}
