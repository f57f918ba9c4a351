import { expect, test } from 'vitest';
import { publishedPages, readSource } from './source.ts';

test('a source is an address that opens, its own words and a remark', () => {
  for (const [source, address, words, remark] of [
    ['https://www.sars.gov.za/tax-rates/', 'https://www.sars.gov.za/tax-rates/', 'sars.gov.za/tax-rates', ''],
    ['https://k-mos.com/?p=336 (section 6B)', 'https://k-mos.com/?p=336', 'k-mos.com/?p=336', '(section 6B)'],
    ['public source file citing SARS', null, 'public source file citing SARS', ''],
  ] as const)
    expect(readSource(source)).toEqual({ address, words, remark });
});

test('published pages have an address, SARS first, without software or repetitions', () => {
  const sars = 'https://www.sars.gov.za/tax-rates/ (as quoted elsewhere)';
  const paper = 'https://www.businessday.co.za/news/2026-02-25';
  expect(
    publishedPages(['public file', paper, 'https://github.com/chrisaxelson/tax4sa', sars, paper]),
  ).toEqual([sars, paper]);
});
