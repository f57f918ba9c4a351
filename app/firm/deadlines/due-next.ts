import type { Profile } from '#app/firm/core/deadline-rule.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { nextDate, type NextDate } from './next-date.ts';

export type Due = { who: string; query: string; next: NextDate };

const GROUPS: { who: string; query: string; profiles: Profile[] }[] = [
  { who: 'Provisional taxpayers', query: '?provisional=yes', profiles: [{ is: 'provisional' }] },
  { who: 'Employers', query: '?employer=yes', profiles: [{ is: 'employer' }] },
  {
    who: 'Companies, February year-end',
    query: '?entity=company',
    profiles: [{ is: 'company', yearEnd: 2, registered: null }],
  },
];

let cached: { today: string; due: readonly Due[] } | undefined;

/** The soonest first. Cached for the day: it takes a sixteenth of the time of the home page. */
export function dueNext(today: string = southAfricanDay()): readonly Due[] {
  if (cached?.today !== today) {
    const due = GROUPS.flatMap(({ who, query, profiles }) => {
      const next = nextDate(profiles, today);
      return next ? [{ who, query, next }] : [];
    }).toSorted((one, other) => one.next.day.localeCompare(other.next.day));
    cached = { today, due };
  }
  return cached.due;
}
