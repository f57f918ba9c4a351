import type { Answers } from '#content/price-finder.ts';
import { longDayText } from './day-text.ts';
import { nextDeadlines } from './deadlines.ts';
import { profilesOf } from './plan-finder.ts';

const MOST = 3;

export type FirstDate = { day: string; dayText: string; what: string; covers: string };

export function firstDates(answers: Answers, today: string): FirstDate[] {
  return nextDeadlines(profilesOf(answers), today)
    .slice(0, MOST)
    .map(({ day, what, covers }) => ({ day, dayText: longDayText(day), what, covers }));
}
