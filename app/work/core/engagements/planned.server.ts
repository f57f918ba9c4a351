import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { SITE, type FirmActor } from '#app/accounts/core/actor.ts';
import { isBusinessDay } from '#app/firm/core/business-days.ts';
import { southAfricanClock, southAfricanDay } from '#app/platform/core/time.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { isIn, isNotIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { defineBatchJob } from '#app/platform/jobs/batch-job.server.ts';
import { notifyClients } from '../notices/notify-client.server.ts';
import { isPresent } from './access.server.ts';
import { planWhatBeganTooEarly } from './begun-early.server.ts';
import { changing, recordSteps } from './changing.server.ts';
import type { EngagementType } from './define-engagement.ts';
import { dueDayOf } from './due.ts';
import {
  findEngagement,
  findEngagementsOf,
  lockEngagement,
  lockEngagements,
  type Engagement,
} from './find.server.ts';
import { mayBegin } from './approve-opening.server.ts';
import { beginAll, openEngagement } from './open.server.ts';
import { plannedStart } from './start-day.ts';
import { DEAD, isPlanned, PLANNED } from './states.ts';
import { isOurs } from './ours.ts';
import { WITH_PLANNED_WORK } from '../taxpayers/status.ts';
import { inOpeningStep } from './steps.server.ts';
import { checklistOf, periodAfter } from './types.ts';

/** Nobody is written to earlier in the day. */
const FIRST_HOUR = 7;

/** Why no next period can be planned. `waits`: this one has not started. `existed`: open or planned. `once`: none. */
export type NoNext = 'waits' | 'existed' | 'once';

/** `late`: its day has passed. */
export type PlannedNext = { kind: 'planned'; id: string } | { kind: NoNext | 'late' | 'gone' };

/** With the same price and assignee. Nobody is told before it starts. `evenLate`: although its day has passed. */
export async function planNext(
  tx: Transaction,
  actor: FirmActor,
  id: string,
  { now = new Date(), evenLate = false } = {},
): Promise<PlannedNext> {
  const last = await findEngagement(actor, id, tx);
  if (!last) return { kind: 'gone' };
  const { taxpayer, type, price, assignee, state } = last;
  if (isPlanned(state)) return { kind: 'waits' };
  const period = periodAfter(last);
  if (!type || !period) return { kind: 'once' };
  const today = southAfricanDay(now);
  if (!evenLate && (await lateAmong(tx, [last], today)).size > 0) return { kind: 'late' };
  const startsOn = plannedStart(type, period, taxpayer.dates, today);
  const values = { taxpayerId: taxpayer.id, type, period, price, assigneeId: assignee?.id ?? null, startsOn };
  const opened = await inOpeningStep(tx, actor, () => openEngagement(tx, values, actor, now));
  return opened === 'exists' ? { kind: 'existed' } : { kind: 'planned', id: opened.id };
}

/** By the id of each whose next period is neither open nor planned and would begin late: the day that it was due. */
export async function findLateNext(
  me: FirmActor,
  ids: readonly string[],
  today = southAfricanDay(),
): Promise<Map<string, string>> {
  return lateAmong(db(), await findEngagementsOf(me, ids), today);
}

export async function findNoNext(me: FirmActor, ids: readonly string[]): Promise<Map<string, NoNext>> {
  const found = await findEngagementsOf(me, ids);
  const next = new Set((await nextAmong(db(), found)).map(({ of }) => of.id));
  const none = found.filter(({ id }) => !next.has(id));
  return new Map(none.map((one) => [one.id, whyNone(one)]));
}

function whyNone(one: Engagement): NoNext {
  if (isPlanned(one.state)) return 'waits';
  return one.type && periodAfter(one) ? 'existed' : 'once';
}

async function lateAmong(
  from: Db | Transaction,
  last: readonly Engagement[],
  today: string,
): Promise<Map<string, string>> {
  const late = (await nextAmong(from, last)).flatMap(({ of: { id }, dueOn }) =>
    dueOn && dueOn < today ? [[id, dueOn] as const] : [],
  );
  return new Map(late);
}

type Next = { of: Engagement; type: EngagementType; period: string; dueOn: string | null };

async function nextAmong(from: Db | Transaction, last: readonly Engagement[]): Promise<Next[]> {
  const wanted = last.flatMap((of): Next[] => {
    const { type, taxpayer } = of;
    const period = isPlanned(of.state) ? null : periodAfter(of);
    return type && period ? [{ of, type, period, dueOn: dueDayOf(type, period, taxpayer.dates) }] : [];
  });
  if (wanted.length === 0) return [];
  const { taxpayerId, type, period, state } = engagements;
  const ofThem = inArray(taxpayerId, [...new Set(wanted.map(({ of: { taxpayer } }) => taxpayer.id))]);
  const rows = await from
    .select({ taxpayerId, type, period })
    .from(engagements)
    .where(and(ofThem, isNotIn(state, DEAD), isPresent));
  const there = new Set(rows.map((row) => keyOf(row.taxpayerId, row.type, row.period)));
  return wanted.filter(({ of, period: next }) => !there.has(keyOf(of.taxpayer.id, of.typeId, next)));
}

/** `isAsked`: the client is mailed then, for something is needed. */
export type NextStart = { id: string; taxpayerId: string; startsOn: string; isAsked: boolean };

export async function findNextStarts(
  me: FirmActor,
  ids: readonly string[],
  evenLate: boolean,
  today = southAfricanDay(),
): Promise<NextStart[]> {
  const next = await nextAmong(db(), await findEngagementsOf(me, ids));
  return next
    .filter(({ dueOn }) => evenLate || !dueOn || dueOn >= today)
    .map(({ of: { id, taxpayer }, type, period }) => ({
      id,
      taxpayerId: taxpayer.id,
      startsOn: plannedStart(type, period, taxpayer.dates, today),
      isAsked: (checklistOf(type)?.items.length ?? 0) > 0,
    }));
}

/** Plans and starts it at once: for a rehearsal, whose transaction is rolled back. */
export async function rehearseNext(tx: Transaction, me: FirmActor, id: string): Promise<void> {
  const now = new Date();
  const planned = await planNext(tx, me, id, { now, evenLate: true });
  const engagement = planned.kind === 'planned' ? await lockEngagement(tx, SITE, planned.id) : null;
  if (engagement) await startAll(tx, [engagement], null, now);
}

function keyOf(...parts: [taxpayerId: string, typeId: string, period: string]): string {
  return parts.join(' ');
}

/** `closed`: it has started already. */
export function startNow(
  actor: FirmActor,
  id: string,
  version: number,
  now = new Date(),
): Promise<'saved' | 'changed' | 'closed' | 'gone'> {
  return changing(actor, id, async (tx, engagement) => {
    if (!isPlanned(engagement.state)) return 'closed';
    if (engagement.version !== version) return 'changed';
    await startAll(tx, [engagement], actor, now);
    return 'saved';
  });
}

/** On the morning of its first working day, or as soon as it runs again. */
export const { job: plannedWorkJob, doAll: startPlanned } = defineBatchJob({
  name: 'planned-work',
  cron: '0 7 * * *',
  done: 'planned work started',
  async doSome(tx, now, limit) {
    await planWhatBeganTooEarly(tx, now);
    const today = southAfricanDay(now);
    if (!isBusinessDay(today) || southAfricanClock(now).getUTCHours() < FIRST_HOUR) return 0;
    const { id, state, startsOn, taxpayerId } = engagements;
    const due = await tx
      .select({ id })
      .from(engagements)
      .innerJoin(taxpayers, eq(taxpayers.id, taxpayerId))
      .where(
        and(
          isIn(state, PLANNED),
          lte(startsOn, today),
          isPresent,
          isIn(taxpayers.status, WITH_PLANNED_WORK),
          mayBegin(),
        ),
      )
      .orderBy(asc(startsOn), asc(id))
      .limit(limit)
      .for('update', { of: engagements, skipLocked: true });
    const ids = due.map((one) => one.id);
    await startAll(tx, await lockEngagements(tx, SITE, ids), null, now);
    return due.length;
  },
});

async function startAll(
  tx: Transaction,
  all: readonly Engagement[],
  actor: FirmActor | null,
  now: Date,
): Promise<void> {
  await beginAll(tx, all, actor, now);
  const ofClients = all.filter(({ typeId }) => !isOurs(typeId));
  const notices = ofClients.map(({ id }) => ({ engagementId: id, kind: 'opened' as const }));
  await notifyClients(tx, notices, actor, now);
  await recordSteps(tx, actor, 'start', all);
}
