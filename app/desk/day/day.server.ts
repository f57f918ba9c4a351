import type { FirmActor } from '#app/accounts/core/actor.ts';
import { colleaguesPart, type Colleague } from '#app/accounts/core/colleagues.server.ts';
import { may } from '#app/accounts/core/roles.ts';
import { instantOf } from '#app/bookings/core/working-time.ts';
import { findWithin } from '#app/bookings/desk/lines.server.ts';
import { countWork } from '#app/enquiries/desk/inbox/list.server.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { findWork } from '#app/work/desk/board.server.ts';
import { countView, countViews } from '#app/work/desk/view-counts.server.ts';
import type { WorkLine } from '#app/work/desk/line.ts';
import { LETTERS, WORK, type Filter as WorkFilter } from '#app/work/desk/filter.ts';
import { readParts } from '#app/platform/db/parts.server.ts';
import { timerPart } from '#app/work/core/time/timers.server.ts';
import { tasksGivenBy, tasksOf } from '#app/work/core/tasks/tasks.server.ts';

/** Days ahead that a day looks: a week. */
const AHEAD = 7 as const;
/** Lines of a list; the board has all of them. */
const MOST = 8;

/** Whose day is shown: another colleague's only to who may allocate. */
function holderOf(me: FirmActor, of: string, colleagues: readonly Colleague[]): Colleague {
  const other = may(me.role, 'allocate') ? colleagues.find(({ id }) => id === of) : undefined;
  return other ?? { id: me.id, name: me.name };
}

/** What one colleague has to do: tasks, talks, what clients sent, and what is due within a week. */
export async function findDay(me: FirmActor, of: string, now = new Date()) {
  const today = southAfricanDay(now);
  const { colleagues, timer } = await readParts({
    colleagues: colleaguesPart('work'),
    timer: timerPart(me.id),
  });
  const holder = holderOf(me, of, colleagues);
  const midnight = new Date(instantOf(today, '00:00'));
  const dayAfterTomorrow = new Date(instantOf(plusDays(today, 2), '00:00'));
  const ofHolder = (chosen: Partial<WorkFilter>) => ({ ...WORK.unfiltered(), of: holder.id, ...chosen });
  const [toReview, toFinish] = [ofHolder({ state: 'review' }), ofHolder({ state: 'due', due: `${AHEAD}` })];
  const withLetters = ofHolder({ state: LETTERS });
  const atHolder = { ...WORK.unfiltered(), reviewer: holder.id };
  const [{ tasks, given }, talks, { views }, cameIn, letters, reviews, due, messages] = await Promise.all([
    readParts({
      tasks: tasksOf(holder.id, { until: plusDays(today, AHEAD), since: midnight }),
      given: tasksGivenBy(holder.id),
    }),
    may(me.role, 'bookings') ? findWithin(holder.id, midnight, dayAfterTomorrow) : [],
    countViews(toReview, me, today),
    findWork(toReview, me, null, today),
    findWork(withLetters, me, null, today),
    findWork(atHolder, me, null, today),
    findWork(toFinish, me, null, today),
    may(me.role, 'enquiries') ? countWork(holder.id) : null,
  ]);
  const reviewCount = reviews.after ? await countView(atHolder, me, today) : reviews.rows.length;
  const dueCount = due.after ? await countView(toFinish, me, today) : due.rows.length;
  const shown = firstOf(cameIn.rows, toReview, views.review);
  return {
    today,
    holder,
    colleagues,
    /** The reader’s own, whosever day it is. */
    timer: timer[0] ?? null,
    tasks,
    given,
    talks: talks.map(({ id, startsAt, endsAt, name }) => ({ id, startsAt, endsAt, name })),
    cameIn: shown,
    letters: firstOf(letters.rows, withLetters, views.letters),
    reviews: firstOf(reviews.rows, atHolder, reviewCount),
    // What came in is listed above.
    due: firstOf(
      due.rows.filter((row) => !isAmong(row, shown.rows)),
      toFinish,
      dueCount,
    ),
    withClient: views.client,
    withSars: views.sars,
    messages: messages?.mine ?? 0,
  };
}

export type Day = Awaited<ReturnType<typeof findDay>>;

function firstOf(rows: WorkLine[], filter: WorkFilter, count: number) {
  return { rows: rows.slice(0, MOST), path: WORK.to(filter), count };
}

function isAmong({ id }: WorkLine, rows: readonly WorkLine[]): boolean {
  return rows.some((row) => row.id === id);
}
