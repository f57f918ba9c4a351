import type { TaxYear } from '../tax-year.ts';
import type { CapitalGainsEvidence } from './evidence.ts';

const HANSARD_2001_02_21 =
  'https://www.hansards.org.za/parliamentary/2001/national-assembly/parliamentary-debates-NA-2001-02-21';
const SARS_EXCLUSIONS =
  'https://www.sars.gov.za/types-of-tax/capital-gains-tax/proceeds/calculation-of-taxable-capital-gains-and-assessed-capital-losses/annual-exclusion/';
const HANSARD_2001_05_16 =
  'https://www.hansards.org.za/parliamentary/2001/national-assembly/parliamentary-debates-NA-2001-05-16';
const HANSARD_2001_04_05 =
  'https://www.hansards.org.za/parliamentary/2001/national-assembly/parliamentary-debates-NA-2001-04-05';
const HANSARD_2006_02_15 =
  'https://www.hansards.org.za/parliamentary/2006/national-assembly/parliamentary-debates-NA-2006-02-15';
const HANSARD_2006_06_13 =
  'https://www.hansards.org.za/parliamentary/2006/national-assembly/parliamentary-debates-NA-2006-06-13';
const HANSARD_2007_02_21 =
  'https://www.hansards.org.za/parliamentary/2007/national-assembly/parliamentary-debates-NA-2007-02-21';
const BUSREP = 'https://busrep.co.za/personal-finance/tax/your-budget-in-brief-996590';
const HANSARD_2008_02_20 =
  'https://www.hansards.org.za/parliamentary/2008/national-assembly/parliamentary-debates-NA-2008-02-20';
const DBDCT = 'http://dbdct.co.za/news/35-20092010-budget-highlights.html';
const PROPERTY24 = 'http://www.property24.com/articles/capital-gains-tax-what-you-will-pay/14822';
const SARS_RATES = 'https://staging.sars.gov.za/tax-rates/income-tax/capital-gains-tax-cgt';
const K_MOS = 'https://k-mos.com/?paged=23';
const CASTLE = 'http://castleinvestments.co.za/update-on-tax-and-investments/';
const TAXADMIN = 'https://taxadmin.co.za/wp/capital-gains-tax-rates-2020';
const PROFMARK = 'https://profmarksa.profmarkapp.co.za/docs/Profmark/BSA2025/files/basic-html/page39.html';
const MOONSTONE =
  'https://www.moonstone.co.za/changes-to-cgt-tax-free-savings-retirement-contributions-and-donations';
const BUSINESS_DAY =
  'https://www.businessday.co.za/news/2026-02-25-budget-2026-tax-thresholds-receive-some-long-awaited-attention/';
const ACCOUNTING_WEEKLY =
  'https://www.accountingweekly.com/trending-news/sars-moves-fast-draft-rates-bill-released-after-budget-speech';

/** What each year's capital gains figures rest on. */
export const capitalGainsEvidence: Record<TaxYear, CapitalGainsEvidence> = {
  2000: {
    annualExclusion: null,
    primaryResidence: null,
    inclusion: null,
    sources: [HANSARD_2001_02_21],
    publishedMaximum: null,
    notes: ['Capital gains tax did not exist yet.'],
  },
  2001: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_EXCLUSIONS, HANSARD_2001_05_16, HANSARD_2001_04_05, HANSARD_2006_02_15],
    publishedMaximum: { individual: 1050, company: 1500, trust: null },
    notes: [
      'Only gains accrued from 1 October 2001 and realised after it count.',
      'The small-business figure of 500 000 is the one in force until it rose on 1 March 2006; the asset-value ceiling was not confirmed.',
    ],
  },
  2002: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_EXCLUSIONS, HANSARD_2001_05_16, HANSARD_2001_04_05, HANSARD_2006_02_15],
    publishedMaximum: null,
    notes: [
      'The small-business figure of 500 000 is the one in force until it rose on 1 March 2006; the asset-value ceiling was not confirmed.',
    ],
  },
  2003: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_EXCLUSIONS, HANSARD_2001_05_16, HANSARD_2001_04_05, HANSARD_2006_02_15],
    publishedMaximum: null,
    notes: [
      'The small-business figure of 500 000 is the one in force until it rose on 1 March 2006; the asset-value ceiling was not confirmed.',
    ],
  },
  2004: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_EXCLUSIONS, HANSARD_2001_05_16, HANSARD_2001_04_05, HANSARD_2006_02_15],
    publishedMaximum: null,
    notes: [
      'The small-business figure of 500 000 is the one in force until it rose on 1 March 2006; the asset-value ceiling was not confirmed.',
    ],
  },
  2005: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_EXCLUSIONS, HANSARD_2001_05_16, HANSARD_2001_04_05, HANSARD_2006_02_15],
    publishedMaximum: null,
    notes: [
      'The small-business figure of 500 000 is the one in force until it rose on 1 March 2006; the asset-value ceiling was not confirmed.',
    ],
  },
  2006: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'one-source',
    sources: [SARS_EXCLUSIONS, HANSARD_2006_02_15, HANSARD_2006_06_13],
    publishedMaximum: null,
    notes: [
      'Small-business figure of 750 000 applies from 1 March 2006; the year it rose to 900 000 was not confirmed, so it is unknown for 2009/10 and 2010/11.',
    ],
  },
  2007: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'one-source',
    sources: [SARS_EXCLUSIONS, HANSARD_2007_02_21, BUSREP],
    publishedMaximum: null,
    notes: [
      'Small-business figure of 750 000 applies from 1 March 2006; the year it rose to 900 000 was not confirmed, so it is unknown for 2009/10 and 2010/11.',
    ],
  },
  2008: {
    annualExclusion: 'two-sources',
    primaryResidence: 'one-source',
    inclusion: 'one-source',
    sources: [SARS_EXCLUSIONS, HANSARD_2008_02_20],
    publishedMaximum: null,
    notes: [
      'Small-business figure of 750 000 applies from 1 March 2006; the year it rose to 900 000 was not confirmed, so it is unknown for 2009/10 and 2010/11.',
    ],
  },
  2009: {
    annualExclusion: 'one-source',
    primaryResidence: 'two-sources',
    inclusion: 'one-source',
    sources: [SARS_EXCLUSIONS, DBDCT],
    publishedMaximum: null,
    notes: [],
  },
  2010: {
    annualExclusion: 'one-source',
    primaryResidence: 'one-source',
    inclusion: 'one-source',
    sources: [SARS_EXCLUSIONS],
    publishedMaximum: null,
    notes: [],
  },
  2011: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'one-source',
    sources: [SARS_EXCLUSIONS, PROPERTY24],
    publishedMaximum: null,
    notes: [],
  },
  2012: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_EXCLUSIONS, PROPERTY24],
    publishedMaximum: null,
    notes: [
      'Company inclusion rates change for years of assessment commencing on or after 1 March 2012: a company with a March to December year start before that date stays on 50%.',
    ],
  },
  2013: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_EXCLUSIONS, PROPERTY24],
    publishedMaximum: null,
    notes: [],
  },
  2014: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_EXCLUSIONS, PROPERTY24, SARS_RATES],
    publishedMaximum: { individual: 1332, company: 1865, trust: 2664 },
    notes: [],
  },
  2015: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_EXCLUSIONS, PROPERTY24, SARS_RATES],
    publishedMaximum: { individual: 1365, company: 1865, trust: 2731 },
    notes: [],
  },
  2016: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_RATES, K_MOS, SARS_EXCLUSIONS, CASTLE],
    publishedMaximum: { individual: 1640, company: 2240, trust: 3280 },
    notes: [
      'Company inclusion rates change for years of assessment commencing on or after 1 March 2016: a company whose year began before that date stays on 66.6%.',
    ],
  },
  2017: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_RATES, K_MOS, SARS_EXCLUSIONS],
    publishedMaximum: { individual: 1800, company: 2240, trust: 3600 },
    notes: [],
  },
  2018: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_RATES, K_MOS, SARS_EXCLUSIONS],
    publishedMaximum: { individual: 1800, company: 2240, trust: 3600 },
    notes: [],
  },
  2019: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_RATES, K_MOS, TAXADMIN],
    publishedMaximum: { individual: 1800, company: 2240, trust: 3600 },
    notes: [],
  },
  2020: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_RATES, K_MOS, TAXADMIN],
    publishedMaximum: { individual: 1800, company: 2240, trust: 3600 },
    notes: [],
  },
  2021: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_RATES, K_MOS],
    publishedMaximum: { individual: 1800, company: 2240, trust: 3600 },
    notes: [],
  },
  2022: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_RATES, K_MOS],
    publishedMaximum: { individual: 1800, company: 2160, trust: 3600 },
    notes: [
      'Maximum effective company rate is 21.6% only when the 27% rate applies (years ending on or after 31 March 2023); 22.4% before.',
    ],
  },
  2023: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_RATES, K_MOS],
    publishedMaximum: { individual: 1800, company: 2160, trust: 3600 },
    notes: [],
  },
  2024: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [PROFMARK, K_MOS],
    publishedMaximum: { individual: 1800, company: 2160, trust: 3600 },
    notes: [],
  },
  2025: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [PROFMARK, K_MOS],
    publishedMaximum: { individual: 1800, company: 2160, trust: 3600 },
    notes: [],
  },
  2026: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [MOONSTONE, BUSINESS_DAY, ACCOUNTING_WEEKLY],
    publishedMaximum: { individual: 1800, company: 2160, trust: 3600 },
    notes: [
      'Figures are the February 2026 Budget proposals, repeated in the draft Rates Bill; promulgation was not seen.',
    ],
  },
};
