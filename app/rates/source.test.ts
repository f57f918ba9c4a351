import { expect, test } from 'vitest';
import { readSource } from './source.ts';

test('an address can be opened, and is shown without what all addresses have', () => {
  expect(readSource('https://www.sars.gov.za/tax-rates/')).toEqual({
    address: 'https://www.sars.gov.za/tax-rates/',
    words: 'sars.gov.za/tax-rates',
    remark: '',
  });
});

test('a remark on an address is separate from it', () => {
  expect(readSource('https://k-mos.com/?p=336 (text of section 6B)')).toMatchObject({
    address: 'https://k-mos.com/?p=336',
    remark: '(text of section 6B)',
  });
});

test('text without an address is a source without one', () => {
  expect(readSource('public source file citing SARS').address).toBeNull();
});
