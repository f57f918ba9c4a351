import type { DatedGroup } from './groups.ts';
import { MAIN_GROUPS } from './groups.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { nextDate, type NextDate } from './next-date.ts';

type Who = Pick<DatedGroup, 'who' | 'query'>;
export type Due = Who & { next: NextDate };

/** `undated`: the next filing season has no published day. */
export type DueNext = { due: readonly Due[]; undated: readonly Who[] };

let cached: (DueNext & { today: string }) | undefined;

/** The soonest first. Cached for the day: it takes a sixteenth of the time of the home page. */
export function dueNext(today: string = southAfricanDay()): DueNext {
  if (cached?.today !== today) cached = { today, ...dueOn(today) };
  return cached;
}

function dueOn(today: string): DueNext {
  const groups = MAIN_GROUPS.map(({ who, query, profile }) => ({
    who,
    query,
    next: nextDate([profile], today),
  }));
  const all = groups
    .flatMap(({ next, ...group }) => (next ? [{ ...group, next }] : []))
    .toSorted((one, other) => one.next.day.localeCompare(other.next.day));
  return {
    // Vendors of both categories are one group here: the sooner date.
    due: all.filter(({ who }, index) => all.findIndex((due) => due.who === who) === index),
    undated: groups.flatMap(({ next, ...group }) => (next ? [] : [group])),
  };
}
