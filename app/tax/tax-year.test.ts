import { expect, test } from 'vitest';
import { isTaxYear, taxYearLabel, taxYearOn, taxYears, yearOfAssessment } from './tax-year.ts';

test('a tax year is named by the calendar year in which 1 March falls', () => {
  expect(taxYearLabel(2023)).toBe('2023/24');
  expect(taxYearLabel(1999)).toBe('1999/00');
  expect(taxYearLabel(2008)).toBe('2008/09');
  expect(yearOfAssessment(2023)).toBe(2024);
});

test('there are tables for the 27 years of assessment 2001 to 2027 without a gap', () => {
  expect(taxYears.map(yearOfAssessment)).toEqual(Array.from({ length: 27 }, (_, index) => 2001 + index));
});

test('a year without tables is no tax year', () => {
  expect(isTaxYear(2026)).toBe(true);
  expect(isTaxYear(2027)).toBe(false);
  expect(isTaxYear(1999)).toBe(false);
});

test('a tax year turns on 1 March', () => {
  expect(taxYearOn('2024-02-29')).toBe(2023);
  expect(taxYearOn('2024-03-01')).toBe(2024);
  expect(taxYearOn('2024-12-31')).toBe(2024);
  for (const text of ['soon', '2024', '-03-01'])
    expect(() => taxYearOn(text)).toThrow(`not an ISO date: ${text}`);
});

test('there are tables for the tax year of today', () => {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Johannesburg' });
  expect(isTaxYear(taxYearOn(today))).toBe(true);
});
