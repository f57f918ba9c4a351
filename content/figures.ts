import { cipcFigures } from './cipc-figures.ts';
import { estateFigures } from './estate-figures.ts';
import type { Figure } from './figure.ts';
import { payrollFigures } from './payroll-figures.ts';
import { savingsFigures } from './savings-figures.ts';
import { seasonFigures } from './season-figures.ts';
import { travelFigures } from './travel-figures.ts';
import { vatFigures } from './vat-figures.ts';

const SARS_2026 = 'https://github.com/Tumi4/mia-skills (quoting SARS, checked July 2026)';
const SARS_COMPANIES =
  'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/';
const BBBEE_CODES = [
  'https://www.acts.co.za/broad-based-black-economic-empowerment-act-2003/n1019_5__eligibility_as_a_qualifyin2',
  'http://www.syncbs.co.za/new-thresholds-and-b-bbee-status-levels-for-emes-and-qses/',
];
const EARNINGS = ['https://www.mondaq.com (article 1633414)', 'https://creationsindustries.co.za'];
const PRICES_2024 = [
  'https://www.timeslive.co.za/sunday-times/business/business/2025-01-22-cpi-ticks-up-slightly-in-december-says-stats-sa/',
  'https://vocfm.co.za/annual-consumer-inflation-rises-slightly-to-3-in-december/',
];
const PRICES_2025 = [
  'https://www.timeslive.co.za/news/south-africa/2026-01-21-december-cpi-edges-up-but-2025-achieves-lowest-average-since-2004/ (quoting Stats SA)',
];
const BUDGET_2026 = [
  'https://www.businessday.co.za/news/2026-02-25-budget-2026-tax-thresholds-receive-some-long-awaited-attention/',
  'https://github.com/EPIUSECX/cohenix_local_za (2027 rate pack)',
];
const SECTION_20 = [
  'https://www.acts.co.za/income-tax-act-/20__set_off_of_assessed_losses_.php',
  'https://www.mazars.co.za/services/audit-assurance/financial-reporting/limitation-of-assessed-losses',
];
const PROVISIONAL_DATES = [SARS_2026, 'https://consigliere.co.za', 'https://zeelie.com'];

/** Periods: years of assessment ('2027' ends on 28 February 2027) or days; a missing one fails the build. */
export const figures: Record<string, Record<string, Figure>> = {
  ...cipcFigures,
  ...estateFigures,
  ...savingsFigures,
  ...seasonFigures,
  ...travelFigures,
  ...payrollFigures,
  ...vatFigures,

  'provisional.first': {
    '2026': { day: '2025-08-31', sources: PROVISIONAL_DATES },
    '2027': { day: '2026-08-31', sources: PROVISIONAL_DATES },
  },
  'provisional.second': {
    '2026': { day: '2026-02-28', sources: PROVISIONAL_DATES },
    '2027': { day: '2027-02-28', sources: PROVISIONAL_DATES },
  },
  'provisional.third': {
    '2025': { day: '2025-09-30', sources: PROVISIONAL_DATES },
    '2026': { day: '2026-09-30', sources: PROVISIONAL_DATES },
    '2027': { day: '2027-09-30', sources: PROVISIONAL_DATES },
  },
  'provisional.latePenalty': { '2027': { rate: 1000, sources: [SARS_2026] } },

  /** COIDA: return of earnings of March to February, by the Compensation Fund’s notice of the year. */
  'season.earnings': {
    '2025': { day: '2025-07-31', sources: EARNINGS },
    '2026': { day: '2026-06-30', sources: EARNINGS },
  },

  /** At the start of a year: 2025 and 2026 as average prices in 2024 and 2025, 2027 as the brackets. */
  'inflation.rise': {
    '2025': { rate: 440, sources: PRICES_2024 },
    '2026': { rate: 320, sources: PRICES_2025 },
    '2027': { rate: 340, sources: BUDGET_2026 },
  },

  'bbbee.emeLimit': { '2015-05-01': { rand: 10_000_000, sources: BBBEE_CODES } },
  'bbbee.qseLimit': { '2015-05-01': { rand: 50_000_000, sources: BBBEE_CODES } },

  /** A loss is set off up to the higher of the two; years that end on or after 31 March 2023. */
  'company.lossFloor': { '2027': { rand: 1_000_000, sources: SECTION_20 } },
  'company.lossShare': { '2027': { rate: 8000, sources: SECTION_20 } },

  'sbc.investmentLimit': { '2027': { rate: 2000, sources: [SARS_COMPANIES] } },
};
