import { expect, test } from 'vitest';
import { ratesPath } from '#app/tools/rates/rates-path.ts';
import { newestTaxYear, oldestTaxYear } from '#app/tax/tax-years.ts';
import { loader } from './rates.tsx';

test('any year is shown beside another one; an unknown year shows the newest instead', () => {
  const newest = { year: newestTaxYear, from: newestTaxYear - 1 };
  for (const [path, year] of [
    ['/rates', { ...newest, isUnknown: false }],
    ['/rates?year=&from=', { ...newest, isUnknown: false }],
    ['/rates?year=2019', { year: 2020, from: 2019, isUnknown: false }],
    ['/rates?year=2010&from=2020', { year: 2011, from: 2021, isUnknown: false }],
    ['/rates?year=2020&from=2020', { year: 2021, from: 2021, changes: [] }],
    [ratesPath(oldestTaxYear), { year: oldestTaxYear, from: null, changes: [] }],
    ['/rates?year=2020&from=1066', { year: 2021, from: 2020, isUnknown: true }],
    ...['1999', String(newestTaxYear), '26', '2026/27', '<b>', '2026.0', '02026'].map(
      (text) => [`/rates?year=${encodeURIComponent(text)}`, { ...newest, isUnknown: true }] as const,
    ),
  ] as const)
    expect(shown(path), path).toMatchObject(year);
});

test('a year has every subject, and differences in the requested order', () => {
  const chapters = shown('/rates?year=2019').chapters.map(({ id }) => id);
  expect(chapters.join(' ')).toBe(
    'individuals payments capital-gains lump-sums-and-pots property-and-estates claims businesses',
  );
  const rebate = shown('/rates?year=2010&from=2020').changes.find(({ id }) => id === 'rebates')?.changes[0];
  expect(rebate?.difference).toMatch(/^−R/);
});

function shown(path: string) {
  return loader({ request: new Request(`http://localhost:3000${path}`), params: {}, context: {} });
}
