import type { FirmActor } from '#app/accounts/core/actor.ts';
import { colleaguesPart, type Colleague } from '#app/accounts/core/colleagues.server.ts';
import { may } from '#app/accounts/core/roles.ts';
import { instantOf } from '#app/bookings/core/working-time.ts';
import { findWithin } from '#app/bookings/desk/lines.server.ts';
import { countWork } from '#app/enquiries/desk/inbox/list.server.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { findFirst } from '#app/work/desk/board.server.ts';
import { countViews } from '#app/work/desk/view-counts.server.ts';
import type { WorkLine } from '#app/work/desk/line.ts';
import { LETTERS, WORK, type Filter as WorkFilter } from '#app/work/desk/filter.ts';
import { readParts } from '#app/platform/db/parts.server.ts';
import { timerPart } from '#app/work/core/time/timers.server.ts';
import { standingCorrectionsOf } from '#app/work/core/taxpayers/standing-corrections.server.ts';
import { insideStepsOf, insideStepsOfNobody } from '#app/work/core/inside/inside-lists.server.ts';
import { tasksGivenBy, tasksOf } from '#app/work/core/tasks/tasks.server.ts';

/** In days. */
const AHEAD = 7 as const;
const MOST = 8;
/** Twice as many: what came in is left out of what is due. */
const MOST_READ = 2 * MOST;

/** Whose day is shown: another colleague's only for those who may allocate. */
function holderOf(me: FirmActor, of: string, colleagues: readonly Colleague[]): Colleague {
  const other = may(me.role, 'allocate') ? colleagues.find(({ id }) => id === of) : undefined;
  return other ?? { id: me.id, name: me.name };
}

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
  const within = { until: plusDays(today, AHEAD), since: midnight };
  const lists = { cameIn: toReview, letters: withLetters, reviews: atHolder, due: toFinish };
  const isAllocating = may(me.role, 'allocate') && holder.id === me.id;
  const [
    { tasks, given, steps, unheld, corrections },
    talks,
    { views, others },
    { cameIn, letters, reviews, due },
    messages,
  ] = await Promise.all([
    readParts({
      tasks: tasksOf(holder.id, within),
      steps: insideStepsOf(holder.id, within),
      ...(isAllocating && { unheld: insideStepsOfNobody(within) }),
      given: tasksGivenBy(holder.id),
      corrections: standingCorrectionsOf({ holderId: holder.id, orNobody: isAllocating }),
    }),
    may(me.role, 'bookings') ? findWithin(holder.id, midnight, dayAfterTomorrow) : [],
    countViews(toReview, me, today, { also: { reviews: atHolder, due: toFinish } }),
    findFirst(lists, MOST_READ, me, today),
    may(me.role, 'enquiries') ? countWork(holder.id) : null,
  ]);
  const shown = firstOf(cameIn, toReview, views.review);
  return {
    today,
    holder,
    colleagues,
    /** The reader’s own, even on a colleague's day. */
    timer: timer[0] ?? null,
    tasks,
    given,
    steps,
    unheld: unheld ?? [],
    /** What clients say is wrong; for who may allocate also those of clients that nobody looks after. */
    corrections,
    talks: talks.map(({ id, startsAt, endsAt, name }) => ({ id, startsAt, endsAt, name })),
    cameIn: shown,
    letters: firstOf(letters, withLetters, views.letters),
    reviews: firstOf(reviews, atHolder, others.reviews),
    // What came in is listed above.
    due: firstOf(
      due.filter((row) => !isAmong(row, shown.rows)),
      toFinish,
      others.due,
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
