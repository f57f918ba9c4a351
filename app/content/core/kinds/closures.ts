import { CLOSURES, closuresNow, SAID_DAYS_BEFORE, type Closure } from '#app/firm/core/closures.ts';
import { daysUntil, plusDays } from '#app/firm/core/calendar-day.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { defineContent } from '../define-content.ts';

const MOST_DAYS = 42;

export const closureContent = defineContent({
  name: CLOSURES,
  noun: 'closure of the firm',
  plural: 'closures of the firm',
  about:
    'On these days nobody can book a talk, and an answer is promised for a day after them. Pages say it from a week before. Who is booked already is listed before you publish, and is told nothing by itself.',
  fields: {
    from: { kind: 'day', label: 'First day' },
    until: { kind: 'day', label: 'Last day', hint: 'You are open again on the day after it' },
    reason: {
      kind: 'line',
      label: 'Reason, as visitors read it',
      hint: 'For instance: Our summer break',
      length: [3, 80],
    },
  },
  file: [] as readonly Closure[],
  grows: true,
  idOf: ({ id }) => id,
  titleOf: ({ from, until, reason }) =>
    `${reason}, ${dayText(from)}${until === from ? '' : ` to ${dayText(until)}`}`,
  valuesOf: ({ from, until, reason }) => ({ from, until, reason }),
  itemOf: (values, id) => ({ ...values, id }),
  check: ({ from, until }) => ({ until: untilProblem(from, until) }),
  checkAmong: ({ from, until }, _, id) => ({
    from: overlapProblem({ from, until }, id),
    until: until < southAfricanDay() ? 'That day has passed.' : undefined,
  }),
  shownOn: () => [
    { path: '/', label: 'The home page' },
    { path: '/contact', label: 'Contact' },
    { path: '/book', label: 'Booking' },
  ],
  shownLater: ({ from }, now) => {
    const firstDay = plusDays(from, -SAID_DAYS_BEFORE);
    return firstDay > southAfricanDay(now)
      ? `Nobody can book these days from now on. Pages say it from ${dayText(firstDay)}.`
      : null;
  },
  changesAt: ({ from, until }) => [plusDays(from, -SAID_DAYS_BEFORE), from, plusDays(until, 1)].map(midnight),
});

function overlapProblem({ from, until }: Pick<Closure, 'from' | 'until'>, id: string): string | undefined {
  const other = closuresNow().find((one) => one.id !== id && one.from <= until && from <= one.until);
  return (
    other &&
    `“${other.reason}”, ${dayText(other.from)} to ${dayText(other.until)}, has one of these days: change that one, or choose other days.`
  );
}

function untilProblem(from: string, until: string): string | undefined {
  if (until < from) return 'It must not be before the first day.';
  return daysUntil(until, from) >= MOST_DAYS
    ? `At most ${MOST_DAYS} days: messages would wait too long for their answer.`
    : undefined;
}

function midnight(day: string): string {
  return new Date(`${day}T00:00:00+02:00`).toISOString();
}
