import type { Watched } from '#content/service-pages/service-page.ts';
import type { Profile } from '#app/firm/deadline-rule.ts';
import { nextDeadlines, type Deadline } from '#app/firm/deadlines.ts';

export type NextDate = Pick<Deadline, 'id' | 'day' | 'legalDay' | 'moveReasons' | 'what' | 'covers'>;

const COUNT = 3;
const FEBRUARY = 2;

// Vendors file every two months, categories A and B in turn.
const vendors: Profile[] = [
  { is: 'vendor', category: 'A', yearEnd: FEBRUARY },
  { is: 'vendor', category: 'B', yearEnd: FEBRUARY },
];
const company: Profile = { is: 'company', yearEnd: FEBRUARY, registered: null };

const profiles: Record<Watched, Profile[]> = {
  employer: [{ is: 'employer' }],
  company: [company],
  'company with VAT': [company, ...vendors],
  individual: [{ is: 'employee' }, { is: 'provisional' }],
  trust: [{ is: 'trust' }],
};

export function nextDates(whose: Watched, today: string): NextDate[] {
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
