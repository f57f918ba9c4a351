import { longDayText } from './day-text.ts';
import type { Profile } from './deadline-rule.ts';
import { nextDeadlines } from './deadlines.ts';

const MOST = 3;

export type FirstDate = { day: string; dayText: string; what: string; covers: string };

export function firstDates(profiles: readonly Profile[], today: string): FirstDate[] {
  return nextDeadlines(profiles, today)
    .slice(0, MOST)
    .map(({ day, what, covers }) => ({ day, dayText: longDayText(day), what, covers }));
}
