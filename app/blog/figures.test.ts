import { expect, test } from 'vitest';
import { expectRefused, plain } from './figures.test-support.ts';

test('a figure of the tax tables is found by its year of assessment', () => {
  expect(plain('{{retirement.cap 2027}}')).toBe('R 430 000');
  expect(plain('{{retirement.cap 2026}}')).toBe('R 350 000');
  expect(plain('{{medical.first 2027}} and {{medical.further 2027}}')).toBe('R 376 and R 254');
  expect(plain('{{individual.thresholdFrom75 2026}}')).toBe('R 165 689');
});

test('a dated figure is found by a day on which it holds', () => {
  expect(plain('{{vat.compulsory 2026-03-31}}, then {{vat.compulsory 2026-04-01}}')).toBe(
    'R 1 000 000, then R 2 300 000',
  );
  expect(plain('{{vat.rate 2026-04-01}}')).toBe('15%');
  expect(plain('{{provisional.first 2027}}')).toBe('31 August 2026');
});

test('the decisions name the annual exclusion of capital gains tax as an example', () => {
  expect(plain('{{cgt.annualExclusion 2027}} after {{cgt.annualExclusion 2026}}')).toBe(
    'R 50 000 after R 40 000',
  );
});

test('an amount of an example has the same format', () => {
  expect(plain('{{rand 1250000}}')).toBe('R 1 250 000');
});

test('an example is worked out by the tax engine', () => {
  expect(plain('{{individual.tax 2027 480000}}')).toBe('R 92 217');
  expect(plain('{{individual.averageRate 2027 300000}}')).toBe('13.52%');
  expect(plain('{{individual.tax 2027 99000}}')).toBe('R 0');
});

test('company, small business, trust and turnover tax of an example', () => {
  expect(plain('{{company.tax 2027 600000}}')).toBe('R 162 000');
  expect(plain('{{company.taxPaidOut 2027 600000}}')).toBe('R 249 600');
  expect(plain('{{company.ratePaidOut 2027}}')).toBe('41.6%');
  expect(plain('{{sbc.tax 2027 600000}}')).toBe('R 70 970');
  expect(plain('{{trust.tax 2027 600000}}')).toBe('R 270 000');
  expect(plain('{{turnover.tax 2027 900000}}')).toBe('R 3 000');
  expect(plain('{{sbc.rates 2027}}')).toBe('0% to 27%');
});

test('a payment date on a Sunday is brought forward to the last working day', () => {
  expect(plain('{{provisional.second 2027}}')).toBe('28 February 2027');
  expect(plain('{{lastWorkingDay provisional.second 2027}}')).toBe('26 February 2027');
  expect(plain('{{lastWorkingDay provisional.first 2027}}')).toBe('31 August 2026');
});

test('business days are counted without weekends, holidays and the day they run from', () => {
  // Friday 20 March 2026; Saturday 21 March is a holiday and moves to no other day.
  expect(plain('{{businessDaysAfter 2026-03-20 1}}')).toBe('23 March 2026');
  // Good Friday, Family Day, Freedom Day and Workers' Day are in between.
  expect(plain('{{businessDaysAfter 2026-03-20 30}}')).toBe('7 May 2026');
});

test('a deduction saves the tax on what it takes off the top', () => {
  expect(plain('{{individual.taxSaved 2027 480000 16000}}')).toBe('R 4 960');
  expect(plain('{{individual.costAfterTax 2027 480000 16000}}')).toBe('R 11 040');
});

test('a tax table becomes a markdown table', () => {
  expect(plain('{{sbc.brackets 2027}}').split('\n')).toEqual([
    '| Taxable amount | Tax |',
    '| --- | --- |',
    '| Up to R 99 000 | None |',
    '| R 99 001 to R 365 000 | 7% of what is above R 99 000 |',
    '| R 365 001 to R 550 000 | R 18 620 plus 21% of what is above R 365 000 |',
    '| Above R 550 000 | R 57 470 plus 27% of what is above R 550 000 |',
  ]);
});

test('an unknown year or figure throws', () => {
  expectRefused([
    '{{nothing.known 2027}}',
    '{{vat.rate}}',
    '{{vat.rate 2026}}',
    '{{vat.rate 2026-04-01 100}}',
    '{{retirement.cap 1999}}',
    '{{retirement.cap 2030}}',
    '{{retirement.cap 2010}}',
    '{{retirement.cap}}',
    '{{individual.thresholdFrom75 2005}}',
    '{{individual.tax 2027}}',
    '{{individual.tax 2027 lots}}',
    '{{rand -5}}',
    '{{lastWorkingDay vat.rate 2026-04-01}}',
    '{{businessDaysAfter tomorrow 30}}',
    '{{businessDaysAfter 2026-03-20}}',
    '{{individual.taxSaved 2027 480000}}',
    '{{individual.taxSaved 2027 100 200}}',
    '{{toString}}',
    '{{constructor 2027}}',
    '{{}}',
    'an {{open brace',
  ]);
});
