import type { FirmActor } from '#app/accounts/core/actor.ts';
import { findColleagues, type Colleague } from '#app/accounts/core/colleagues.server.ts';
import { may } from '#app/accounts/core/roles.ts';
import { instantOf } from '#app/bookings/core/working-time.ts';
import { findWithin } from '#app/bookings/desk/lines.server.ts';
import { countWork } from '#app/enquiries/desk/inbox/list.server.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { findBoard } from '#app/work/desk/board.server.ts';
import type { WorkLine } from '#app/work/desk/line.ts';
import { WORK, type Filter as WorkFilter } from '#app/work/desk/filter.ts';
import { readPart } from '#app/platform/db/parts.server.ts';
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
  const colleagues = await findColleagues('work');
  const holder = holderOf(me, of, colleagues);
  const midnight = new Date(instantOf(today, '00:00'));
  const dayAfterTomorrow = new Date(instantOf(plusDays(today, 2), '00:00'));
  const [[timer], tasks, given, talks, cameIn, due, messages] = await Promise.all([
    readPart(timerPart(me.id)),
    tasksOf(holder.id, { until: plusDays(today, AHEAD), since: midnight }),
    tasksGivenBy(holder.id),
    may(me.role, 'bookings') ? findWithin(holder.id, midnight, dayAfterTomorrow) : [],
    linesOf(me, { of: holder.id, state: 'review' }, today),
    linesOf(me, { of: holder.id, state: 'due', due: `${AHEAD}` }, today),
    may(me.role, 'enquiries') ? countWork(holder.id) : null,
  ]);
  const shown = firstOf(cameIn, cameIn.views.review);
  return {
    today,
    holder,
    colleagues,
    /** The reader’s own, whosever day it is. */
    timer: timer ?? null,
    tasks,
    given,
    talks: talks.map(({ id, startsAt, endsAt, name }) => ({ id, startsAt, endsAt, name })),
    cameIn: shown,
    // What came in is listed above.
    due: firstOf({ ...due, rows: due.rows.filter((row) => !isAmong(row, shown.rows)) }, due.views.due),
    withClient: cameIn.views.client,
    withSars: cameIn.views.sars,
    messages: messages?.mine ?? 0,
  };
}

export type Day = Awaited<ReturnType<typeof findDay>>;

async function linesOf(me: FirmActor, chosen: Partial<WorkFilter>, today: string) {
  const filter = { ...WORK.unfiltered(), ...chosen };
  const { page, views } = await findBoard(filter, me, null, today);
  return { rows: page?.rows ?? [], path: WORK.to(filter), views };
}

function firstOf({ rows, path }: { rows: WorkLine[]; path: string }, count: number) {
  return { rows: rows.slice(0, MOST), path, count };
}

function isAmong({ id }: WorkLine, rows: readonly WorkLine[]): boolean {
  return rows.some((row) => row.id === id);
}
