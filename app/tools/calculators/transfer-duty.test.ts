import { expect, test } from 'vitest';
import { calculated } from './calculated.test-support.ts';
import type { Values } from './field.ts';

test('without duty there is no due day, no interest and nothing to pay', () => {
  const sheetOf = (values: Values) => calculated('transfer-duty', values).assessment;
  const labels = (values: Values) => sheetOf(values).headlines.map(({ label }) => label);
  const free = ['Transfer duty', 'Share of the price', 'Price and duty'];
  expect(labels({ price: '900 000' })).toEqual(free);
  expect(labels({ price: '900 000', monthsLate: '3' })).toEqual(free);
  expect(sheetOf({ price: '900 000' }).counts).toBeUndefined();
  expect(labels({ price: '2 000 000' })).toContain('Due after the purchase, within');
  expect(labels({ price: '2 000 000', monthsLate: '3' })).toContain('To pay to SARS');
  expect(sheetOf({ price: '2 000 000' }).counts).toContain('six months');
});
