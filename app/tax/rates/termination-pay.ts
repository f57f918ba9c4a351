import { twoSources } from './evidence.ts';
import type { Law } from './law.ts';

/** Sections of the Basic Conditions of Employment Act that say what is due when employment ends. */
export const terminationLaw = {
  week: conditions('section 35(3)'),
  notice: conditions('section 37', 'section 38'),
  leave: conditions('section 40'),
  severance: conditions('section 41'),
} satisfies Record<string, Law>;

/** Weeks of notice by length of service, in whole months. Section 37. */
export const noticeRules = {
  /** Up to `shortMonths` of service. */
  shortMonths: 6,
  short: 1,
  /** From `longMonths` of service; for farm and domestic workers once the short months are over. */
  longMonths: 12,
  long: 4,
  between: 2,
};

/** For each completed year of service. Section 41(2). */
export const severanceWeeks = 1;

export const terminationEvidence = twoSources(
  'http://www.acts.co.za/basic-conditions-of-employment-act-1997/bcoe97_35__calculation_of_remuneration_and_wages.php',
  'https://scribd.com/document/723845440/Basic-Conditions-of-Employment-Act-Chp-5-Termination-of-Employment (sections 36 to 42)',
  'https://source.acts.co.za/basic-conditions-of-employment-act-1997/bcoe97_40__payments_on_termination.php',
);

function conditions(...places: readonly string[]): Law {
  return { act: 'Basic Conditions of Employment Act 75 of 1997', places };
}
