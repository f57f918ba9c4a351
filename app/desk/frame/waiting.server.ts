import { and, isNull, lte, or, sql } from 'drizzle-orm';
import { may } from '#app/accounts/core/roles.ts';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { newsFor, type News } from '#app/work/core/engagements/news.server.ts';
import {
  correctionsFor,
  countCorrections,
  type ClientCorrections,
} from '#app/work/core/taxpayers/standing-corrections.server.ts';
import { tasksDue } from '#app/work/core/tasks/tasks.server.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { UNREAD } from '#app/enquiries/core/states.ts';
import { isIn } from '#app/platform/db/is-in.ts';

type Waiting = {
  messages: number | null;
  work: News | null;
  tasks: number | null;
  corrections: ClientCorrections[];
};

const perRequest = new WeakMap<object, Promise<Waiting>>();

/** New enquiries, what came for the reader's work, their tasks of today, and what their clients say is wrong. */
export async function countWaiting(me: FirmActor, request: object): Promise<Record<string, number>> {
  const { messages, work, tasks, corrections } = await waitingOnce(me, request);
  return {
    '/admin/messages': messages ?? 0,
    '/admin/work': work?.mine ?? 0,
    '/admin/day': (tasks ?? 0) + countCorrections(corrections),
  };
}

/** One statement per `request` object, which the frame and the overview share. */
export function waitingOnce(me: FirmActor, request: object): Promise<Waiting> {
  const waiting = perRequest.get(request) ?? findWaiting(me);
  perRequest.set(request, waiting);
  return waiting;
}

async function findWaiting(me: FirmActor): Promise<Waiting> {
  const { state, snoozedUntil } = enquiries;
  const today = southAfricanDay();
  const isAwake = or(isNull(snoozedUntil), lte(snoozedUntil, sql`now()`));
  const messages = sql`(select count(*)::int from ${enquiries} where ${and(isIn(state, UNREAD), isAwake)})`;
  const mayWork = may(me.role, 'work');
  const corrections = correctionsFor(me);
  const [row] = await db().execute<Omit<Waiting, 'corrections'> & { corrections: unknown }>(sql`select
    ${may(me.role, 'enquiries') ? messages : null} as messages,
    ${mayWork ? newsFor(me, today) : null} as work,
    ${mayWork ? tasksDue(me.id, today) : null} as tasks,
    ${mayWork ? corrections.json : sql`'[]'::json`} as corrections`);
  if (!row) return { messages: null, work: null, tasks: null, corrections: [] };
  return { ...row, corrections: corrections.read(row.corrections) };
}
