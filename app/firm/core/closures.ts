import { heldItems } from '#app/platform/content/held.ts';
import { dayText } from '#app/platform/core/time.ts';
import { plusDays } from './calendar-day.ts';

/** Of the whole firm; both days are included. */
export type Closure = { id: string; from: string; until: string; reason: string };

export const CLOSURES = 'closures';

/** All pages announce it so many days before. */
export const SAID_DAYS_BEFORE = 7;

const NONE: readonly Closure[] = [];

export function closuresNow(): readonly Closure[] {
  return heldItems(CLOSURES, NONE);
}

export function closureOn(day: string): Closure | undefined {
  return closuresNow().find(({ from, until }) => from <= day && day <= until);
}

/** Present and future ones, in order. */
export function closuresAhead(today: string): Closure[] {
  return closuresNow()
    .filter(({ until }) => until >= today)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/** Shown above the pages, from some days before until its end. `isPreview`: at any time. */
export function closureLine(today: string, isPreview = false): string | null {
  const [next] = closuresAhead(today);
  if (!next || (!isPreview && plusDays(next.from, -SAID_DAYS_BEFORE) > today)) return null;
  const { from, until, reason } = next;
  if (from === until) return `${reason}: we are closed on ${dayText(from)}.`;
  return from <= today
    ? `${reason}: we are closed until ${dayText(until)}.`
    : `${reason}: we are closed from ${dayText(from)} to ${dayText(until)}.`;
}

/** For `supportAt`, as an attribute that a cached page keeps; undefined: none. */
export function closedDays(): string | undefined {
  const spans = closuresNow().map(({ from, until }) => `${from}/${until}`);
  return spans.length === 0 ? undefined : spans.join(' ');
}
