import { expect, test } from 'vitest';
import { taxYears } from '#app/tax/tax-years.ts';
import { calculated } from './calculated.test-support.ts';
import { findCalculator } from './calculators.ts';
import type { Values } from './field.ts';
import { pastYears, sinceFirstKnown } from './past-years.ts';

const individual = findCalculator('individual');
const CHOICES: Values[] = [{}, { basis: 'firm' }, { basis: 'sars', taxYear: '2010' }];

test('every year has the tax of its own SARS tables, whichever is chosen', () => {
  for (const chosen of CHOICES) {
    const years = pastYears(individual, { grossIncome: '500 000', ...chosen }, {});
    expect(years).toHaveLength(taxYears.length);
    for (const [start, label] of [
      ['2000', '2000/01'],
      ['2015', '2015/16'],
      ['2026', '2026/27'],
    ]) {
      const cents = taxOf({ grossIncome: '500 000', basis: 'sars', taxYear: start! });
      expect(years.find((year) => year.label === label)?.cents).toBe(cents);
    }
  }
});

test('a year that leaves the tax unknown has none, and monthly cents are exact', () => {
  const pension = { grossIncome: '500 000', medicalMembers: '2', medicalContributions: '60 000' };
  const years = pastYears(individual, pension, {});
  expect(years.some(({ cents }) => cents === null)).toBe(true);
  expect(years.at(-1)?.cents).toEqual(expect.any(Number));
  const monthly = { grossIncome: '41 666.67', period: 'monthly' };
  const exact = pastYears(individual, monthly, { grossIncome: 50_000_000 });
  expect(exact.at(-1)?.cents).toBe(taxOf({ grossIncome: '500 000' }));
});

test('years before the first with a known tax are left out of the chart', () => {
  const years = sinceFirstKnown(pastYears(findCalculator('payslip'), { pay: '20 000' }, {}));
  expect([years.length, years[0]?.label, years.at(-1)?.label]).toEqual([11, '2016/17', '2026/27']);
});

function taxOf(values: Values): number {
  return calculated('individual', values).assessment.tax.cents;
}
