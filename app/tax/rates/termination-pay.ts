import type { Law } from './law.ts';

/**
 * Sections of the Basic Conditions of Employment Act that say what is due when employment ends. Read at acts.co.za (sections 35
 * and 40) and scribd.com/document/723845440 (sections 36 to 42).
 */
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

function conditions(...places: readonly string[]): Law {
  return { act: 'Basic Conditions of Employment Act 75 of 1997', places };
}
