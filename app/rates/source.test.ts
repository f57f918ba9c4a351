import { expect, test } from 'vitest';
import { readSource } from './source.ts';

test('a source is an address that can be opened, its words without what all have, and a remark', () => {
  for (const [source, address, words, remark] of [
    ['https://www.sars.gov.za/tax-rates/', 'https://www.sars.gov.za/tax-rates/', 'sars.gov.za/tax-rates', ''],
    ['https://k-mos.com/?p=336 (section 6B)', 'https://k-mos.com/?p=336', 'k-mos.com/?p=336', '(section 6B)'],
    ['public source file citing SARS', null, 'public source file citing SARS', ''],
  ] as const)
    expect(readSource(source)).toEqual({ address, words, remark });
});
