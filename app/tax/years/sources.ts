import { oneSource, twoSources } from '../rates/evidence.ts';

export const SARS_COMPANIES =
  'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/';
export const SARS_EXCLUSIONS =
  'https://www.sars.gov.za/types-of-tax/capital-gains-tax/proceeds/calculation-of-taxable-capital-gains-and-assessed-capital-losses/annual-exclusion/';
export const SARS_CAPITAL_GAINS = 'https://staging.sars.gov.za/tax-rates/income-tax/capital-gains-tax-cgt';
export const SARS_MEDICAL = 'https://www.sars.gov.za/tax-rates/medical-tax-credit-rates';
export const SARS_MEDICAL_COPY = 'https://newsarsweb.azurewebsites.net/tax-rates/medical-tax-credit-rates';
export const SARS_TURNOVER = 'https://www.sars.gov.za/tax-rates/turnover-tax';
export const SARS_TURNOVER_2014 = 'http://www.sars.gov.za/Tax-Rates/Pages/Turnover-Tax.aspx';
export const IRP5 = 'https://irp5.co.za/?p=280';
export const K_MOS_EXEMPTIONS = 'https://k-mos.com/?p=553';
export const K_MOS_CAPITAL_GAINS = 'https://k-mos.com/?paged=23';
export const NEXIA_COMPANIES = 'https://www.nexiacapetown.com/library/files/basic-html/page21.html';
export const PROPERTY24 = 'http://www.property24.com/articles/capital-gains-tax-what-you-will-pay/14822';
export const TAX4SA = 'https://github.com/chrisaxelson/tax4sa';
export const TAX_GUIDE_COMPANIES =
  'http://www.sataxguide.co.za/sars-income-tax-rates-for-companies-trusts-and-small-business-corporations-sbc/';
export const TAX_GUIDE_MEDICAL =
  'https://www.sataxguide.co.za/south-african-medical-tax-credit-rates-2013-to-2021-tax-year/';
export const TAX_GUIDE_TURNOVER =
  'http://www.sataxguide.co.za/tax-rates-for-turnover-tax-for-micro-businesses/';

/** The debates of the National Assembly on a day (ISO); the budget speech is one of them. */
/* @__NO_SIDE_EFFECTS__ */
export function hansard(day: string): string {
  return `https://www.hansards.org.za/parliamentary/${day.slice(0, 4)}/national-assembly/parliamentary-debates-NA-${day}`;
}

export const separateRetirementFunds = oneSource(
  'https://old.10x.co.za/faq/retirement-annuity/change-in-pension-fund-and-retirement-annuity-deductions-explained',
  'https://experts123.com/q/what-is-the-maximum-i-can-contribute-to-a-retirement-annuity.html',
);

export const combinedRetirementFunds = twoSources(
  'https://ajmtax.co.za/retirement-annuity-fund-deductions-tax-deductions/',
  'http://k-mos.com/?cat=1518',
  'https://www.sars.gov.za/FAQs/Pages/2255.aspx',
  'https://www.sars.gov.za/latest-news/retirement-fund-contribution-deductions-section-11f2a',
);

export const section6B = twoSources(
  'https://k-mos.com/?p=336 (text of section 6B with its amendments)',
  'https://taxfaculty.ac.za/faq/general_faqs/solution/902',
  'https://www.sars.gov.za/types-of-tax/personal-income-tax/additional-medical-expenses-tax-credit/ (as quoted by a public project)',
);

export const SARS_LUMP_SUMS = 'https://www.sars.gov.za/tax-rates/income-tax/retirement-lump-sum-benefits/';

export const lumpSumsFrom2015 = twoSources(SARS_LUMP_SUMS, 'https://www.taxtim.com/za/');

export const lumpSumsFrom2017 = oneSource(SARS_LUMP_SUMS);

export const lumpSumsFrom2022 = twoSources(
  SARS_LUMP_SUMS,
  'https://justsa.co.za/individual-investor/retirement-and-tax-appendix',
);

export const lumpSumsFrom2024 = twoSources(
  SARS_LUMP_SUMS,
  'https://maclachlantax1.profmarkapp.co.za/docs/Tax_Guides/TG2024/files/basic-html/page14.html',
);

/** For 2026 and 2027 the retirement table was seen once, and no change was announced. */
export const lumpSumsFrom2026 = oneSource(
  'https://github.com/EPIUSECX/cohenix_local_za (retirement table)',
  'https://www.mondaq.com (1752658: lump-sum tables unchanged in Budget 2026)',
);
