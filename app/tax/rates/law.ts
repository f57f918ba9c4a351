import {
  SARS_COMPANIES,
  SARS_EXCLUSIONS,
  SARS_LUMP_SUMS,
  SARS_MEDICAL,
  SARS_TURNOVER,
} from '../years/sources.ts';
import type { RateItem } from './table-name.ts';

/** `places` in an Act as it stands today: `section 6A`. */
export type Law = { act: string; places: readonly string[] };

/** `sars` is the page on which SARS publishes the figures. */
export type RateLaw = Law & { sars: string | null };

const SARS = 'https://www.sars.gov.za';
const INDIVIDUALS = `${SARS}/tax-rates/income-tax/rates-of-tax-for-individuals/`;
const SECTION_6B = `${SARS}/types-of-tax/personal-income-tax/additional-medical-expenses-tax-credit/`;
const SECTION_11F = `${SARS}/latest-news/retirement-fund-contribution-deductions-section-11f2a`;
const SARS_INCENTIVE = `${SARS}/latest-news/employment-tax-incentive-eti-changes-with-effect-from-1-april-2025`;
const PROVISIONAL = `${SARS}/faq/faq-when-must-provisional-tax-be-paid/`;

export const lawOf = {
  brackets: incomeTax(INDIVIDUALS, 'section 5'),
  rebates: incomeTax(INDIVIDUALS, 'section 6'),
  thresholds: incomeTax(INDIVIDUALS, 'section 5', 'section 6'),
  medical: incomeTax(SARS_MEDICAL, 'section 6A'),
  'additional-medical': incomeTax(SECTION_6B, 'section 6B'),
  retirement: incomeTax(SECTION_11F, 'section 11F'),
  interest: incomeTax(null, 'section 10(1)(i)'),
  uif: { act: 'Unemployment Insurance Contributions Act 4 of 2002', places: [], sars: null },
  sdl: { act: 'Skills Development Levies Act 9 of 1999', places: [], sars: null },
  eti: { act: 'Employment Tax Incentive Act', places: [], sars: SARS_INCENTIVE },
  provisional: incomeTax(PROVISIONAL, 'paragraphs 19 to 27 of the Fourth Schedule'),
  exclusions: incomeTax(SARS_EXCLUSIONS, 'paragraphs 5, 45 and 57 of the Eighth Schedule'),
  inclusion: incomeTax(null, 'paragraph 10 of the Eighth Schedule'),
  company: incomeTax(SARS_COMPANIES, 'section 5'),
  'small-business': incomeTax(SARS_COMPANIES, 'section 12E'),
  dividends: incomeTax(null, 'sections 64D to 64N'),
  trust: incomeTax(SARS_COMPANIES, 'section 5'),
  turnover: incomeTax(SARS_TURNOVER, 'sections 48 to 48C', 'the Sixth Schedule'),
  'lump-sums': incomeTax(SARS_LUMP_SUMS, 'the Second Schedule'),
  'lump-sum-withdrawals': incomeTax(SARS_LUMP_SUMS, 'the Second Schedule'),
  'transfer-duty': {
    act: 'Transfer Duty Act 40 of 1949',
    places: ['section 2'],
    sars: `${SARS}/tax-rates/transfer-duty/`,
  },
  donations: incomeTax(null, 'sections 54 to 64'),
  giving: incomeTax(null, 'section 18A'),
  travel: incomeTax(null, 'section 8(1)(b)'),
  'estate-duty': { act: 'Estate Duty Act 45 of 1955', places: ['section 4', 'section 4A'], sars: null },
  executor: { act: 'Administration of Estates Act 66 of 1965', places: ['section 51'], sars: null },
  'vat-registration': { act: 'Value-Added Tax Act 89 of 1991', places: ['section 23(1)'], sars: null },
} satisfies Record<string, RateLaw>;

export type RateSubject = keyof typeof lawOf;

/** The table on `/rates` with the figures, or why there are none. */
type Shown = { shownIn: RateSubject } | { noFigures: string };

const otherLaw = {
  /** Before sections 6A and 11F; the Act's text of that time is not confirmed. */
  'medical-deduction': { ...incomeTax(null), shownIn: 'medical' },
  'retirement-by-fund': { ...incomeTax(null), shownIn: 'retirement' },
  'home-office': {
    ...incomeTax(null, 'section 23(b)', 'section 23(m)'),
    noFigures: 'The law names a share of the home, and no amount.',
  },
  remuneration: {
    ...incomeTax(null, 'the Fourth Schedule'),
    noFigures: 'The law says what counts as remuneration.',
  },
  'annual-equivalent': { ...incomeTax(null, 'the Fourth Schedule'), shownIn: 'brackets' },
  'deduction-tables': { ...incomeTax(null, 'the Fourth Schedule'), shownIn: 'brackets' },
  'late-interest': { ...incomeTax(null, 'section 89bis', 'section 89quat'), shownIn: 'provisional' },
} satisfies Record<Exclude<RateItem, RateSubject>, Law & Shown>;

export const lawOfItem: Readonly<Record<RateItem, Law>> = { ...otherLaw, ...lawOf };

/** `Income Tax Act, section 6A`: without its number, for a line of a working. */
export function lawText({ act, places }: Law): string {
  return [act.replace(/ \d+ of \d{4}$/, ''), ...places].join(', ');
}

function incomeTax(sars: string | null, ...places: readonly string[]): RateLaw {
  return { act: 'Income Tax Act 58 of 1962', places, sars };
}
