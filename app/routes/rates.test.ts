import { expect, test } from 'vitest';
import { ratesPath } from '#app/rates/rates-path.ts';
import { newestTaxYear, oldestTaxYear } from '#app/tax/tax-years.ts';
import { loader } from './rates.tsx';

test('without a year the newest tables are shown, beside the year before', () => {
  expect(shown('/rates')).toMatchObject({ year: newestTaxYear, from: newestTaxYear - 1, isUnknown: false });
});

test('a year in the address is shown with every subject', () => {
  const { year, from, chapters } = shown('/rates?year=2019');
  expect({ year, from }).toEqual({ year: 2020, from: 2019 });
  expect(chapters.map(({ id }) => id)).toEqual([
    'individuals',
    'payments',
    'capital-gains',
    'lump-sums-and-pots',
    'property-and-estates',
    'claims',
    'businesses',
  ]);
});

test('any two years are compared in the requested order', () => {
  const { year, from, changes } = shown('/rates?year=2010&from=2020');
  expect({ year, from }).toEqual({ year: 2011, from: 2021 });
  const rebate = changes.find(({ id }) => id === 'rebates')?.changes[0];
  expect(rebate?.difference).toMatch(/^−R/);
});

test('the oldest year has no previous year', () => {
  expect(shown(ratesPath(oldestTaxYear))).toMatchObject({ year: oldestTaxYear, from: null, changes: [] });
});

test('a year compared with itself has no differences', () => {
  expect(shown('/rates?year=2020&from=2020').changes).toEqual([]);
});

test('an unknown year shows the newest year and says so', () => {
  for (const year of ['1999', String(newestTaxYear), '26', '2026/27', '<b>', '2026.0', '02026']) {
    const unknown = { year: newestTaxYear, isUnknown: true };
    expect(shown(`/rates?year=${encodeURIComponent(year)}`), year).toMatchObject(unknown);
  }
});

test('an unknown year to compare with is the previous year', () => {
  expect(shown('/rates?year=2020&from=1066')).toMatchObject({ year: 2021, from: 2020, isUnknown: true });
});

test('an empty field of the form is no unknown year', () => {
  expect(shown('/rates?year=&from=')).toMatchObject({ year: newestTaxYear, isUnknown: false });
});

function shown(path: string) {
  return loader({ request: new Request(`http://localhost:3000${path}`), params: {}, context: {} });
}
