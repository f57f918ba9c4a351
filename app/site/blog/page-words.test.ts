import { expect, test } from 'vitest';
import { pageWords } from './page-words.ts';

test('a page is named by the last readable part of its address', () => {
  for (const [address, title, host] of [
    ['https://www.sars.gov.za/tax-rates/turnover-tax/', 'Turnover tax', 'sars.gov.za'],
    [
      'https://www.businessday.co.za/news/2026-02-25-budget-2026-tax/',
      'Budget 2026 tax',
      'businessday.co.za',
    ],
    ['http://acts.co.za/vat/17__permissible_deductions.php', 'Permissible deductions', 'acts.co.za'],
    ['https://app.example.co.za/docs/Tax_Guide/page8.html', 'Tax Guide', 'app.example.co.za'],
    ['https://k-mos.com/?p=553', 'k-mos.com', 'k-mos.com'],
  ] as const)
    expect(pageWords(address), address).toEqual({ title, host });
});
