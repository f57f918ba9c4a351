import type { Figure } from './figure.ts';

const SARS_2026 = 'https://github.com/Tumi4/mia-skills (quoting SARS, checked July 2026)';
const BUDGET_2026 =
  'https://www.businessday.co.za/news/2026-02-25-budget-2026-tax-thresholds-receive-some-long-awaited-attention/';
const BUDGET_2026_VAT =
  'https://www.cliffedekkerhofmeyr.com (2026 Budget summary VAT, 26 February 2026, before and after)';
const INVOICES_2026 = [
  'https://invoicedataextraction.com/blog/south-africa-tax-invoice-requirements',
  'https://paidit.co.za/blog/sars-tax-invoice-requirements (2026)',
];
const SECTION_17 =
  'http://www.acts.co.za/value-added-tax-act-1991/17__permissible_deductions_in_respect_of_input_tax.php';
const SECTION_27 = [
  'https://juta.co.za/uploads/SAIT_Compenduim_2016_Volume1/files/basic-html/page523.html (text of section 27)',
  'https://www.rwfc.co.za/tax',
];
const SECTION_39 = 'http://k-mos.com/?cat=1568 (text of section 39)';
const SMALL_BUSINESS_GUIDE_2021 =
  'http://fayllar.org/tax-guide-for-small-businesses-20-20-2.html?page=65 (SARS LAPD-Gen-G09)';

/** Each under a day on which the figure holds. */
export const vatFigures: Record<string, Record<string, Figure>> = {
  'vat.rate': { '2026-04-01': { rate: 1500, sources: [SARS_2026] } },
  'vat.compulsory': {
    '2026-03-31': { rand: 1_000_000, sources: ['https://dbdct.co.za', 'Hansard, 11 February 2009'] },
    '2026-04-01': { rand: 2_300_000, sources: [BUDGET_2026, SARS_2026] },
  },
  'vat.voluntary': {
    '2026-03-31': { rand: 50_000, sources: [BUDGET_2026_VAT, SARS_2026] },
    '2026-04-01': { rand: 120_000, sources: [BUDGET_2026, SARS_2026] },
  },
  'vat.monthlyAbove': { '2026-04-01': { rand: 30_000_000, sources: SECTION_27 } },
  'vat.paymentsBasis': { '2021-02-28': { rand: 2_500_000, sources: [SMALL_BUSINESS_GUIDE_2021] } },
  'vat.noInvoice': { '2026-04-01': { rand: 50, sources: INVOICES_2026 } },
  'vat.abridgedInvoice': { '2026-04-01': { rand: 5_000, sources: INVOICES_2026 } },
  'vat.fullDeduction': { '2026-04-01': { rate: 9500, sources: [SECTION_17] } },
  'vat.latePenalty': { '2026-04-01': { rate: 1000, sources: [SECTION_39] } },
};
