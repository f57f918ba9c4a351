import type { BasisPoints } from '../money.ts';
import type { TaxYear } from '../tax-year.ts';
import type { Evidence } from './evidence.ts';

/** The flat rate of trusts other than special trusts; null where it could not be confirmed for the year itself. */
export const trustRates: Record<TaxYear, BasisPoints | null> = {
  2000: null,
  2001: null,
  2002: 4000,
  2003: 4000,
  2004: null,
  2005: null,
  2006: null,
  2007: null,
  2008: null,
  2009: null,
  2010: null,
  2011: null,
  2012: 4000,
  2013: 4000,
  2014: 4000,
  2015: 4100,
  2016: 4100,
  2017: 4500,
  2018: 4500,
  2019: 4500,
  2020: 4500,
  2021: 4500,
  2022: 4500,
  2023: 4500,
  2024: 4500,
  2025: 4500,
  2026: 4500,
};

export const trustEvidence: Record<TaxYear, Evidence | null> = {
  2000: null,
  2001: null,
  2002: {
    confidence: 'one-source',
    sources: [
      'https://www.acts.co.za/exchange-control-amnesty-and-amendment-of-taxation-laws-act-2003/schedule_1.php',
    ],
  },
  2003: {
    confidence: 'one-source',
    sources: [
      'https://www.acts.co.za/exchange-control-amnesty-and-amendment-of-taxation-laws-act-2003/schedule_1.php',
    ],
  },
  2004: null,
  2005: null,
  2006: null,
  2007: null,
  2008: null,
  2009: null,
  2010: null,
  2011: null,
  2012: {
    confidence: 'one-source',
    sources: [
      'http://www.sataxguide.co.za/sars-income-tax-rates-for-companies-trusts-and-small-business-corporations-sbc/',
    ],
  },
  2013: {
    confidence: 'one-source',
    sources: [
      'http://www.sataxguide.co.za/sars-income-tax-rates-for-companies-trusts-and-small-business-corporations-sbc/',
    ],
  },
  2014: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
      'http://www.sataxguide.co.za/sars-income-tax-rates-for-companies-trusts-and-small-business-corporations-sbc/',
    ],
  },
  2015: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
      'http://www.sataxguide.co.za/sars-income-tax-rates-for-companies-trusts-and-small-business-corporations-sbc/',
    ],
  },
  2016: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
      'http://www.sataxguide.co.za/sars-income-tax-rates-for-companies-trusts-and-small-business-corporations-sbc/',
    ],
  },
  2017: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
      'http://www.brilliantaccounting.co.za/tax-guide/',
    ],
  },
  2018: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
      'http://www.brilliantaccounting.co.za/tax-guide/',
    ],
  },
  2019: {
    confidence: 'one-source',
    sources: [
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
    ],
  },
  2020: {
    confidence: 'one-source',
    sources: [
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
    ],
  },
  2021: {
    confidence: 'one-source',
    sources: [
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
    ],
  },
  2022: {
    confidence: 'one-source',
    sources: [
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
    ],
  },
  2023: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
      'https://nexiasabt.profmarkapp.co.za/docs/eGuides/PTG2025/files/basic-html/page41.html',
    ],
  },
  2024: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
      'https://nexiasabt.profmarkapp.co.za/docs/eGuides/PTG2025/files/basic-html/page41.html',
    ],
  },
  2025: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
      'https://nexiasabt.profmarkapp.co.za/docs/eGuides/PTG2025/files/basic-html/page41.html',
    ],
  },
  2026: {
    confidence: 'two-sources',
    sources: ['https://github.com/Tumi4/mia-skills', 'public source file citing SARS'],
  },
};
