/** The rows of a tax table as it is printed: from the first rand to the last, rate in basis points, base in rand. */
export type Bands = readonly (readonly [min: number, max: number | null, rate: number, base: number])[];

/** Rand are whole rand, rates basis points, days 'YYYY-MM-DD'. */
export type FigureValue = { rand: number } | { rate: number } | { day: string } | { bands: Bands };

export type Figure = FigureValue & { sources: readonly string[] };

const BUDGET_2026 =
  'https://www.businessday.co.za/news/2026-02-25-budget-2026-tax-thresholds-receive-some-long-awaited-attention/';
const SARS_2026 = 'https://github.com/Tumi4/mia-skills (quoting SARS, checked July 2026)';
const SARS_COMPANIES =
  'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/';
const MOONSTONE =
  'https://www.moonstone.co.za/changes-to-cgt-tax-free-savings-retirement-contributions-and-donations';
const CGT_2026 = 'https://profmarksa.profmarkapp.co.za/docs/Profmark/BSA2025/files/basic-html/page39.html';
const SEASON_2024 = ['https://businesstech.co.za/news/775236', 'https://zeeliepasa.co.za'];
const SEASON_2025 = ['https://www.sars.gov.za (tax season page)', 'https://bassgordon.co.za'];
const SEASON_2026 = ['https://c-suite.co.za', 'https://smartaboutmoney.co.za'];
const PROVISIONAL_DATES = [SARS_2026, 'https://consigliere.co.za', 'https://zeelie.com'];

/**
 * Figures that articles name and `app/tax/rates` does not hold, each under the period it holds for: a year of
 * assessment ('2027' is 1 March 2026 to 28 February 2027) or a day on which it holds. A name or a period that is
 * missing here fails the build; no other period is put in its place.
 */
export const figures: Record<string, Record<string, Figure>> = {
  'vat.rate': { '2026-04-01': { rate: 1500, sources: [SARS_2026] } },
  'vat.compulsory': {
    '2026-03-31': { rand: 1_000_000, sources: ['https://dbdct.co.za', 'Hansard, 11 February 2009'] },
    '2026-04-01': { rand: 2_300_000, sources: [BUDGET_2026, SARS_2026] },
  },
  'vat.voluntary': { '2026-04-01': { rand: 120_000, sources: [BUDGET_2026, SARS_2026] } },

  'provisional.first': { '2027': { day: '2026-08-31', sources: PROVISIONAL_DATES } },
  'provisional.second': { '2027': { day: '2027-02-28', sources: PROVISIONAL_DATES } },
  'provisional.third': { '2027': { day: '2027-09-30', sources: PROVISIONAL_DATES } },
  'provisional.latePenalty': { '2027': { rate: 1000, sources: [SARS_2026] } },

  'season.autoFrom': {
    '2024': { day: '2024-07-01', sources: SEASON_2024 },
    '2025': { day: '2025-07-07', sources: SEASON_2025 },
    '2026': { day: '2026-07-01', sources: SEASON_2026 },
  },
  'season.autoTo': {
    '2024': { day: '2024-07-14', sources: SEASON_2024 },
    '2025': { day: '2025-07-20', sources: SEASON_2025 },
    '2026': { day: '2026-07-12', sources: SEASON_2026 },
  },
  'season.opens': {
    '2024': { day: '2024-07-15', sources: SEASON_2024 },
    '2025': { day: '2025-07-21', sources: SEASON_2025 },
    '2026': { day: '2026-07-13', sources: SEASON_2026 },
  },
  'season.closes': {
    '2024': { day: '2024-10-21', sources: SEASON_2024 },
    '2025': { day: '2025-10-20', sources: SEASON_2025 },
    '2026': { day: '2026-10-23', sources: SEASON_2026.slice(0, 1) },
  },
  'season.provisionalCloses': {
    '2024': { day: '2025-01-20', sources: SEASON_2024 },
    '2025': { day: '2026-01-19', sources: SEASON_2025 },
    '2026': { day: '2027-01-22', sources: SEASON_2026.slice(0, 1) },
  },
  'season.trustsFrom': {
    '2024': { day: '2024-09-16', sources: SEASON_2024 },
    '2025': { day: '2025-07-21', sources: SEASON_2025 },
  },
  'season.trustsClose': {
    '2024': { day: '2025-01-20', sources: SEASON_2024 },
    '2025': { day: '2026-01-19', sources: SEASON_2025 },
  },

  'cgt.annualExclusion': {
    '2026': { rand: 40_000, sources: [CGT_2026] },
    '2027': { rand: 50_000, sources: [MOONSTONE, BUDGET_2026] },
  },
  'cgt.primaryResidence': {
    '2026': { rand: 2_000_000, sources: [CGT_2026] },
    '2027': { rand: 3_000_000, sources: [MOONSTONE, BUDGET_2026] },
  },

  'company.rate': { '2027': { rate: 2700, sources: [SARS_COMPANIES, SARS_2026] } },
  'dividends.rate': {
    '2027': { rate: 2000, sources: ['http://allafrica.com/stories/201702220670.html', SARS_2026] },
  },
  'trust.rate': { '2027': { rate: 4500, sources: [SARS_COMPANIES, SARS_2026] } },
  'sbc.grossIncomeLimit': { '2027': { rand: 20_000_000, sources: [SARS_COMPANIES, SARS_2026] } },
  'sbc.investmentLimit': { '2027': { rate: 2000, sources: [SARS_COMPANIES] } },
  'sbc.brackets': {
    '2027': {
      bands: [
        [0, 99_000, 0, 0],
        [99_001, 365_000, 700, 0],
        [365_001, 550_000, 2100, 18_620],
        [550_001, null, 2700, 57_470],
      ],
      sources: [SARS_COMPANIES, SARS_2026],
    },
  },
  'turnover.limit': {
    '2026': { rand: 1_000_000, sources: ['https://www.sars.gov.za/tax-rates/turnover-tax'] },
    '2027': { rand: 2_300_000, sources: [BUDGET_2026, SARS_2026] },
  },
  'turnover.brackets': {
    '2027': {
      bands: [
        [0, 600_000, 0, 0],
        [600_001, 950_000, 100, 0],
        [950_001, 1_400_000, 200, 3_500],
        [1_400_001, null, 300, 12_500],
      ],
      sources: ['https://www.sars.gov.za/tax-rates/turnover-tax/', SARS_2026],
    },
  },
};
