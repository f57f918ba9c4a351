import type { Law } from './law.ts';

/** Basic Conditions of Employment Act: acts.co.za (sections 35, 40), scribd.com/document/723845440 (36 to 42). */
export const terminationLaw = {
  week: conditions('section 35(3)'),
  notice: conditions('section 37', 'section 38'),
  leave: conditions('section 40'),
  severance: conditions('section 41'),
} satisfies Record<string, Law>;

/** Weeks of notice by length of service, in whole months. Section 37. */
export const noticeRules = {
  shortMonths: 6,
  short: 1,
  longMonths: 12,
  long: 4,
  between: 2,
};

/** For each completed year of service. Section 41(2). */
export const severanceWeeks = 1;

function conditions(...places: readonly string[]): Law {
  return { act: 'Basic Conditions of Employment Act 75 of 1997', places };
}
