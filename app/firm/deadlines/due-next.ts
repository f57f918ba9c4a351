import type { DatedGroup } from './groups.ts';
import { MAIN_GROUPS } from './groups.ts';
import { passedDeadlines } from '#app/firm/core/deadlines.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { nextDate, shownDate, type NextDate } from './next-date.ts';

/** `isPassed`: the next day is not published yet, and this one was the last. */
export type Due = Pick<DatedGroup, 'who' | 'query'> & { next: NextDate; isPassed: boolean };

let cached: { today: string; due: readonly Due[] } | undefined;

/** The soonest first, and the passed last. Cached for the day: it takes a sixteenth of the time of the home page. */
export function dueNext(today: string = southAfricanDay()): readonly Due[] {
  if (cached?.today !== today) cached = { today, due: dueOn(today) };
  return cached.due;
}

function dueOn(today: string): Due[] {
  const all = MAIN_GROUPS.flatMap((group) => dueOf(group, today) ?? []).toSorted(
    (one, other) =>
      Number(one.isPassed) - Number(other.isPassed) || one.next.day.localeCompare(other.next.day),
  );
  // Vendors of either category are one group here: the sooner.
  return all.filter(({ who }, index) => all.findIndex((due) => due.who === who) === index);
}

function dueOf({ who, query, profile }: DatedGroup, today: string): Due | null {
  const next = nextDate([profile], today);
  if (next) return { who, query, next, isPassed: false };
  const [passed] = passedDeadlines([profile], today);
  return passed ? { who, query, next: shownDate(passed), isPassed: true } : null;
}
