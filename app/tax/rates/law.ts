import { SARS_COMPANIES, SARS_EXCLUSIONS, SARS_MEDICAL, SARS_TURNOVER } from '../years/sources.ts';

/** `sections` of the law as it stands today, and the page on which SARS publishes the figures. */
export type Law = { sections: string; sars: string | null };

const INCOME_TAX = 'Income Tax Act 58 of 1962';
const SARS = 'https://www.sars.gov.za';
const INDIVIDUALS = `${SARS}/tax-rates/income-tax/rates-of-tax-for-individuals/`;

export const lawOf = {
  brackets: income('section 5', INDIVIDUALS),
  rebates: income('section 6', INDIVIDUALS),
  thresholds: income('sections 5 and 6', INDIVIDUALS),
  medical: income('section 6A', SARS_MEDICAL),
  'additional-medical': income(
    'section 6B',
    `${SARS}/types-of-tax/personal-income-tax/additional-medical-expenses-tax-credit/`,
  ),
  retirement: income(
    'section 11F',
    `${SARS}/latest-news/retirement-fund-contribution-deductions-section-11f2a`,
  ),
  interest: income('section 10(1)(i)', null),
  uif: { sections: 'Unemployment Insurance Contributions Act 4 of 2002', sars: null },
  provisional: income(
    'Fourth Schedule, paragraphs 19 to 21',
    `${SARS}/faq/faq-when-must-provisional-tax-be-paid/`,
  ),
  exclusions: income('Eighth Schedule, paragraphs 5, 45 and 57', SARS_EXCLUSIONS),
  inclusion: income('Eighth Schedule, paragraph 10', null),
  company: income('section 5', SARS_COMPANIES),
  'small-business': income('section 12E', SARS_COMPANIES),
  dividends: income('sections 64D to 64N', null),
  trust: income('section 5', SARS_COMPANIES),
  turnover: income('sections 48 to 48C and Sixth Schedule', SARS_TURNOVER),
} satisfies Record<string, Law>;

/** A table of `/rates`. */
export type RateSubject = keyof typeof lawOf;

function income(sections: string, sars: string | null): Law {
  return { sections: `${INCOME_TAX}, ${sections}`, sars };
}
