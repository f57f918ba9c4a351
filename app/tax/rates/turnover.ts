import { printedBrackets, type Bracket } from '../brackets.ts';
import { rand, type Cents } from '../money.ts';
import { taxYearLabel, type TaxYear } from '../tax-year.ts';
import type { Evidence } from './evidence.ts';
import type { TableName } from './table-name.ts';

/** Turnover tax of micro businesses. */
export type TurnoverRates = {
  name: TableName;
  /** Null where only a part of the table, or none of it, could be confirmed for the year itself. */
  brackets: readonly Bracket[] | null;
  /** A business with more turnover does not qualify. */
  qualifyingTurnover: Cents;
};

const from2011 = printedBrackets(
  [0, 150_000, 0, 0],
  [150_001, 300_000, 100, 0],
  [300_001, 500_000, 300, 1_500],
  [500_001, 750_000, 500, 7_500],
  [750_001, null, 700, 20_000],
);
const from2012 = printedBrackets(
  [0, 150_000, 0, 0],
  [150_001, 300_000, 100, 0],
  [300_001, 500_000, 200, 1_500],
  [500_001, 750_000, 400, 5_500],
  [750_001, null, 600, 15_500],
);
const from2015 = printedBrackets(
  [0, 335_000, 0, 0],
  [335_001, 500_000, 100, 0],
  [500_001, 750_000, 200, 1_650],
  [750_001, null, 300, 6_650],
);
const from2026 = printedBrackets(
  [0, 600_000, 0, 0],
  [600_001, 950_000, 100, 0],
  [950_001, 1_400_000, 200, 3_500],
  [1_400_001, null, 300, 12_500],
);

/** Null before 1 March 2009: there was no turnover tax. */
export const turnoverTables: Record<TaxYear, TurnoverRates | null> = {
  2000: null,
  2001: null,
  2002: null,
  2003: null,
  2004: null,
  2005: null,
  2006: null,
  2007: null,
  2008: null,
  2009: table(2009, null, 1_000_000),
  2010: table(2010, null, 1_000_000),
  2011: table(2011, from2011, 1_000_000),
  2012: table(2012, from2012, 1_000_000),
  2013: table(2013, from2012, 1_000_000),
  2014: table(2014, from2012, 1_000_000),
  2015: table(2015, from2015, 1_000_000),
  2016: table(2016, from2015, 1_000_000),
  2017: table(2017, from2015, 1_000_000),
  2018: table(2018, from2015, 1_000_000),
  2019: table(2019, null, 1_000_000),
  2020: table(2020, from2015, 1_000_000),
  2021: table(2021, from2015, 1_000_000),
  2022: table(2022, from2015, 1_000_000),
  2023: table(2023, from2015, 1_000_000),
  2024: table(2024, from2015, 1_000_000),
  2025: table(2025, from2015, 1_000_000),
  2026: table(2026, from2026, 2_300_000),
};

/** Null where there is no confirmed table. */
export const turnoverEvidence: Record<TaxYear, Evidence | null> = {
  2000: null,
  2001: null,
  2002: null,
  2003: null,
  2004: null,
  2005: null,
  2006: null,
  2007: null,
  2008: null,
  2009: null,
  2010: null,
  2011: {
    confidence: 'one-source',
    sources: ['http://www.sataxguide.co.za/tax-rates-for-turnover-tax-for-micro-businesses/'],
  },
  2012: {
    confidence: 'two-sources',
    sources: [
      'http://acts.co.za/income-tax-act-1962/paragraph_6_-_rates_of_normal_.php',
      'http://www.sars.gov.za/Tax-Rates/Pages/Turnover-Tax.aspx',
    ],
  },
  2013: {
    confidence: 'two-sources',
    sources: [
      'http://www.sars.gov.za/Tax-Rates/Pages/Turnover-Tax.aspx',
      'http://www.sataxguide.co.za/tax-rates-for-turnover-tax-for-micro-businesses/',
    ],
  },
  2014: {
    confidence: 'two-sources',
    sources: [
      'http://www.sars.gov.za/Tax-Rates/Pages/Turnover-Tax.aspx',
      'http://www.sataxguide.co.za/tax-rates-for-turnover-tax-for-micro-businesses/',
    ],
  },
  2015: {
    confidence: 'two-sources',
    sources: [
      'http://www.sars.gov.za/Tax-Rates/Pages/Turnover-Tax.aspx',
      'http://www.sataxguide.co.za/tax-rates-for-turnover-tax-for-micro-businesses/',
    ],
  },
  2016: {
    confidence: 'two-sources',
    sources: [
      'http://www.sars.gov.za/Tax-Rates/Pages/Turnover-Tax.aspx',
      'http://www.sataxguide.co.za/tax-rates-for-turnover-tax-for-micro-businesses/',
    ],
  },
  2017: {
    confidence: 'one-source',
    sources: ['https://harrycurtisco.co.za/tax-rates-28-february-2017-micro-businesses/'],
  },
  2018: {
    confidence: 'one-source',
    sources: [
      'https://www.lawdadi.in/income-tax/south-africa-income-tax-rate-2018-2019-individual-personal-capital-gain-corporate-tax-rates-slab-18-19.html',
    ],
  },
  2019: null,
  2020: {
    confidence: 'one-source',
    sources: ['http://fayllar.org/tax-guide-for-small-businesses-20-20-2.html?page=24'],
  },
  2021: { confidence: 'one-source', sources: ['https://www.sars.gov.za/tax-rates/turnover-tax'] },
  2022: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/turnover-tax',
      'https://www.tax-consultant.co.za/2022-and-2023-companies-tax-rates/',
    ],
  },
  2023: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/turnover-tax',
      'https://maclachlantax1.profmarkapp.co.za/docs/Tax_Guides/TG2024/files/basic-html/page25.html',
    ],
  },
  2024: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/turnover-tax',
      'https://maclachlantax1.profmarkapp.co.za/docs/Tax_Guides/TG2024/files/basic-html/page25.html',
    ],
  },
  2025: { confidence: 'one-source', sources: ['https://www.sars.gov.za/tax-rates/turnover-tax'] },
  2026: {
    confidence: 'two-sources',
    sources: [
      'https://github.com/Tumi4/mia-skills',
      'https://www.sars.gov.za/tax-rates/turnover-tax/ (as quoted there, checked 2026-07-27)',
      'https://www.businessday.co.za/news/2026-02-25-budget-2026-tax-thresholds-receive-some-long-awaited-attention/',
    ],
  },
};

export const turnoverNotes: Partial<Record<TaxYear, readonly string[]>> = {
  2009: [
    'Turnover tax existed (from 1 March 2009), tax-free to 100 000; the rest of the table was not confirmed, so its bands are unknown.',
  ],
  2010: [
    'Turnover tax existed (from 1 March 2009), tax-free to 100 000; the rest of the table was not confirmed, so its bands are unknown.',
  ],
  2011: [
    'The 2012 year of assessment has a table of its own (1, 3, 5 and 7%), different from 2013 to 2015 (1, 2, 4 and 6%).',
  ],
  2019: [
    'The tables of the years of assessment 2019 and 2021 agree, but no page for 2020 itself was seen, so its bands are unknown.',
  ],
  2026: [
    'SARS lists 1 April 2026 as the effective date of the R2.3m turnover limit; newspapers say the turnover-tax changes start 1 March 2026.',
  ],
};

function table(
  taxYear: TaxYear,
  brackets: readonly Bracket[] | null,
  qualifyingTurnover: number,
): TurnoverRates {
  const name: TableName = { basis: 'sars', taxYear, label: taxYearLabel(taxYear) };
  return { name, brackets, qualifyingTurnover: rand(qualifyingTurnover) };
}
