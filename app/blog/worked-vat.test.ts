import { expect, test } from 'vitest';
import { expectRefused, plain } from './figures.test-support.ts';

test('a price has the tax fraction of it as VAT', () => {
  expect(plain('{{vat.fraction 2026-04-01}}')).toBe('15/115');
  expect(plain('{{vat.inPrice 2026-04-01 11500}} and {{vat.valueOf 2026-04-01 11500}}')).toBe(
    'R 1 500 and R 10 000',
  );
  expect(plain('{{vat.inPrice 2026-04-01 1000}} and {{vat.valueOf 2026-04-01 1000}}')).toBe(
    'R 130.43 and R 869.57',
  );
});

test('VAT is added to a value', () => {
  expect(plain('{{vat.onValue 2026-04-01 1000}} makes {{vat.priceOf 2026-04-01 1000}}')).toBe(
    'R 150 makes R 1 150',
  );
});

test('what is payable is output tax less input tax, and a refund where there is more of the latter', () => {
  expect(plain('{{vat.payable 2026-04-01 230000 92000 11500}}')).toBe('R 16 500');
  expect(plain('{{vat.payable 2026-04-01 11500 23000}}')).toBe('−R 1 500');
  expect(plain('{{vat.penalty 2026-04-01 18000}}')).toBe('R 1 800');
});

test('input tax on mixed costs is shared by turnover', () => {
  expect(plain('{{vat.share 2026-04-01 900000 300000}}')).toBe('75%');
  expect(plain('{{vat.sharedInput 2026-04-01 23000 900000 300000}}')).toBe('R 2 250');
});

test('a return is due on the last business day of the month after the period', () => {
  // 31 October 2026 is a Saturday, 31 January 2027 a Sunday.
  expect(plain('{{vat.due 2026-09}}')).toBe('30 October 2026');
  expect(plain('{{vat.due 2026-12}}')).toBe('29 January 2027');
  expect(plain('{{vat.due 2026-11}}')).toBe('31 December 2026');
});

test('without eFiling it is due on the 25th, or the business day before', () => {
  expect(plain('{{vat.dueByHand 2026-10}}')).toBe('25 November 2026');
  // 25 and 26 December are holidays; 25 October 2026 is a Sunday.
  expect(plain('{{vat.dueByHand 2026-11}}')).toBe('24 December 2026');
  expect(plain('{{vat.dueByHand 2026-09}}')).toBe('23 October 2026');
});

test('an unknown year or figure throws', () => {
  expectRefused([
    '{{vat.inPrice 2026 11500}}',
    '{{vat.inPrice 2026-04-01}}',
    '{{vat.payable 2026-04-01 11500 lots}}',
    '{{vat.due 2026-13}}',
    '{{vat.due}}',
  ]);
});
