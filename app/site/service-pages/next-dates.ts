import type { Profile } from '#app/firm/core/deadline-rule.ts';
import { nextDeadlines, unknownSeasons } from '#app/firm/core/deadlines.ts';
import type { datedProfiles } from './service-page.ts';

export type NextDate = ReturnType<typeof nextDates>[number];

/** A season that is open and has no known day may be due first. */
export function openSeasons(whose: keyof typeof profiles, today: string) {
  return unknownSeasons(profiles[whose], today).filter(({ opened }) => opened);
}

const COUNT = 3;
const FEBRUARY = 2;

const company: Profile = { is: 'company', yearEnd: FEBRUARY, registered: null };

const profiles: Record<(typeof datedProfiles)[number], Profile[]> = {
  employee: [{ is: 'employee' }],
  employer: [{ is: 'employer' }],
  company: [company],
  // Vendors file every two months: categories A and B alternate.
  'company with VAT': [
    company,
    { is: 'vendor', category: 'A', yearEnd: FEBRUARY },
    { is: 'vendor', category: 'B', yearEnd: FEBRUARY },
  ],
  individual: [{ is: 'employee' }, { is: 'provisional' }],
  provisional: [{ is: 'provisional' }],
  trust: [{ is: 'trust' }],
};

export function nextDates(whose: keyof typeof profiles, today: string) {
  return nextDeadlines(profiles[whose], today)
    .slice(0, COUNT)
    .map(({ id, day, legalDay, moveReasons, what, covers }) => ({
      id,
      day,
      legalDay,
      moveReasons,
      what,
      covers,
    }));
}
