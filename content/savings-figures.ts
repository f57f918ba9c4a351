import type { Figure } from './figure.ts';

const MOONSTONE =
  'https://www.moonstone.co.za/changes-to-cgt-tax-free-savings-retirement-contributions-and-donations';
const SANLAM = 'https://www.sanlamonline.co.za/knowledge-hub/key-takeaways-from-the-2026-national-budget';
const SECTION_12T = 'https://k-mos.com/?p=10666 (text of section 12T)';
const PENALTY = [
  'https://debtrestruct.co.za/personal-finance/tax-free-savings-account-rules-south-africa/',
  'https://www.fanews.co.za/article/life-insurance/9/general/1202/four-issues-to-consider-when-opening-a-tax-rree-savings-account-says-standard-bank/24486',
];
const LUMP_SUMS = [
  'https://www.sars.gov.za/tax-rates/income-tax/retirement-lump-sum-benefits/',
  'https://github.com/EPIUSECX/cohenix_local_za',
];
const TWO_POTS = [
  'https://optimumgroup.co.za/post/legal-note-september-2024-impact-of-accessing-your-savings-component-in-the-two-pot-retirement-sy',
  'https://sms.mwpf.co.za/retirement_faq.html',
];
const SEED = ['https://businesstech.co.za/news/789439', ...TWO_POTS];
const FOREIGN_DIVIDENDS = [
  'https://www.tax-consultant.co.za/2022-dividends/',
  'http://nexiacapetown.com/library/files/basic-html/page37.html (25/45 exempt)',
];
const GEN_PT = 'https://github.com/Tumi4/mia-skills (quoting the SARS guide GEN-PT-01-G01 of 29 June 2026)';

const annual = (rand: number, ...sources: string[]): Figure => ({ rand, sources });
const FIRST = [
  'https://iol.co.za (budget 2017)',
  'http://www.businesslive.co.za/fm/special-reports/2017-02-05-tfsas-the-basics/',
];
const SECOND = ['https://iol.co.za (budget 2017)', 'https://hjproperties.co.za (2020)'];
const THIRD = [SECTION_12T, 'https://castleinvestments.co.za (2023)'];

export const savingsFigures: Record<string, Record<string, Figure>> = {
  'tfi.annual': {
    '2016': annual(30_000, ...FIRST),
    '2017': annual(30_000, ...FIRST),
    '2018': annual(33_000, ...SECOND),
    '2019': annual(33_000, ...SECOND),
    '2020': annual(33_000, ...SECOND),
    '2021': annual(36_000, ...THIRD),
    '2022': annual(36_000, ...THIRD),
    '2023': annual(36_000, ...THIRD),
    '2024': annual(36_000, ...THIRD),
    '2025': annual(36_000, ...THIRD),
    '2026': annual(36_000, ...THIRD),
    '2027': annual(46_000, MOONSTONE, 'https://www.insight.co.za/the-2026-budget-speech'),
  },
  'tfi.lifetime': {
    '2027': { rand: 500_000, sources: [SECTION_12T, 'https://www.insight.co.za/the-2026-budget-speech'] },
  },
  'tfi.excessRate': { '2027': { rate: 4000, sources: PENALTY } },

  'retirement.lumpSum': {
    '2027': {
      bands: [
        [0, 550_000, 0, 0],
        [550_001, 770_000, 1800, 0],
        [770_001, 1_155_000, 2700, 39_600],
        [1_155_001, null, 3600, 143_550],
      ],
      sources: LUMP_SUMS,
    },
  },
  'retirement.smallFund': {
    '2026': { rand: 247_500, sources: [MOONSTONE, SANLAM] },
    '2027': { rand: 360_000, sources: [MOONSTONE, SANLAM] },
  },
  /** Moved once into the savings component, of what a fund held on 31 August 2024. */
  'retirement.seedShare': { '2024-09-01': { rate: 1000, sources: SEED } },
  'retirement.seedMost': { '2024-09-01': { rand: 30_000, sources: SEED } },
  'retirement.leastWithdrawal': { '2024-09-01': { rand: 2_000, sources: TWO_POTS } },

  'investments.foreignDividendsRate': { '2027': { rate: 2000, sources: FOREIGN_DIVIDENDS } },
  'investments.notProvisional': { '2027': { rand: 30_000, sources: [GEN_PT] } },
};
