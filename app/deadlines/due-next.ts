import { southAfricanDay } from '#app/firm/calendar-day.ts';
import type { Profile } from '#app/firm/deadline-rule.ts';
import { nextDate, type NextDate } from './next-date.ts';

export type Due = { who: string; query: string; next: NextDate | null };

/** Whom most visitors are. */
const GROUPS: { who: string; query: string; profiles: Profile[] }[] = [
  { who: 'Provisional taxpayers', query: '?provisional=yes', profiles: [{ is: 'provisional' }] },
  { who: 'Employers', query: '?employer=yes', profiles: [{ is: 'employer' }] },
  {
    who: 'Companies, February year-end',
    query: '?entity=company',
    profiles: [{ is: 'company', yearEnd: 2, registered: null }],
  },
];

/** What is due next, for people, employers and companies. */
export function dueNext(today: string = southAfricanDay()): Due[] {
  return GROUPS.map(({ who, query, profiles }) => ({ who, query, next: nextDate(profiles, today) }));
}
