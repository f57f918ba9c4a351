import { expect, test } from 'vitest';
import { firstDayOf, lastDayOf, startYearOf, taxYearLabel, taxYearOn, yearOfAssessment } from './tax-year.ts';
import { requireTaxYear } from './tax-years.ts';

test('a tax year is named by the year in which it ends, and labelled with both', () => {
  expect([2024, 2000, 2009].map(taxYearLabel)).toEqual(['2023/24', '1999/00', '2008/09']);
  expect(yearOfAssessment(2023)).toBe(2024);
  expect(startYearOf(2024)).toBe(2023);
});

test('a tax year begins on 1 March', () => {
  expect(['2024-02-29', '2024-03-01', '2024-12-31'].map(taxYearOn)).toEqual([2024, 2025, 2025]);
  for (const text of ['soon', '2024', '-03-01'])
    expect(() => taxYearOn(text)).toThrow(`not an ISO date: ${text}`);
});

test('a tax year is from 1 March to 28 or 29 February', () => {
  const [year, leapYear] = [requireTaxYear(2023), requireTaxYear(2024)];
  expect([firstDayOf(year), lastDayOf(year)]).toEqual(['2022-03-01', '2023-02-28']);
  expect([firstDayOf(leapYear), lastDayOf(leapYear)]).toEqual(['2023-03-01', '2024-02-29']);
});
