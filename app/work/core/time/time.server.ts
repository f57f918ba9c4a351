import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { may } from '#app/accounts/core/roles.ts';
import { forgetChanges, record, type Change } from '#app/platform/audit/audit.server.ts';
import type { Verb } from '#app/platform/audit/words.ts';
import { DAY, HOUR } from '#app/platform/core/time.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { listPart, type Part } from '#app/platform/db/parts.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { runningTimers, timeEntries } from '#app/platform/db/schema/time.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { lockEngagement, type Engagement } from '../engagements/find.server.ts';

type Row = typeof timeEntries.$inferSelect;

export type TimeEntry = Pick<Row, 'id' | 'day' | 'minutes' | 'version'> & {
  colleagueId: string;
  /** Null: a former colleague, whose account was deleted. */
  colleague: string | null;
};

export const isCounted = isNull(timeEntries.deletedAt);

export function timePart(engagementId: string): Part<TimeEntry[]> {
  const { id, day, minutes, version, colleagueId } = timeEntries;
  const rest = sql`from ${timeEntries} left join ${profiles} on ${eq(profiles.id, colleagueId)}
    where ${and(eq(timeEntries.engagementId, engagementId), isCounted)} order by ${day} desc, ${timeEntries.createdAt} desc`;
  const colleague = sql<string | null>`${profiles.fullName}`;
  return listPart({ id, day, minutes, version, colleagueId, colleague }, rest, (entry) => entry);
}

/** `id`: of the form, so that a repeat adds nothing; `other` if it has added something else before. */
export function addTime(
  me: FirmActor,
  engagementId: string,
  { id, minutes, day }: { id: string; minutes: number; day: string },
): Promise<'added' | 'other' | 'gone'> {
  return db().transaction(async (tx) => {
    const engagement = await lockEngagement(tx, me, engagementId);
    if (!engagement) return 'gone';
    const added = await tx
      .insert(timeEntries)
      .values({ id, engagementId, colleagueId: me.id, minutes, day })
      .onConflictDoNothing()
      .returning({ id: timeEntries.id });
    if (added.length === 0) {
      const isSame = and(eq(timeEntries.id, id), eq(timeEntries.minutes, minutes), isCounted);
      return (await tx.$count(timeEntries, isSame)) > 0 ? 'added' : 'other';
    }
    await logTime(tx, me, 'add', id, engagement, { minutes: { from: null, to: minutes } });
    return 'added';
  });
}

/** Returns what it was before. `changed`: it was saved elsewhere since `version` was read. */
export function saveTime(
  me: FirmActor,
  engagementId: string,
  { id, version, ...values }: { id: string; version: number; minutes: number; day: string },
): Promise<Row | 'changed' | 'gone'> {
  return changing(me, engagementId, id, async (tx, before, engagement) => {
    if (before.version !== version) return 'changed';
    await tx
      .update(timeEntries)
      .set({ ...values, version: version + 1 })
      .where(eq(timeEntries.id, id));
    await logTime(tx, me, 'update', id, engagement, {
      minutes: { from: before.minutes, to: values.minutes },
      day: { from: before.day, to: values.day },
    });
    return before;
  });
}

/** It can be brought back for a day. */
export function removeTime(me: FirmActor, engagementId: string, id: string, now = new Date()) {
  return changing<'saved'>(me, engagementId, id, async (tx, { minutes }, engagement) => {
    await tx.update(timeEntries).set({ deletedAt: now }).where(eq(timeEntries.id, id));
    await logTime(tx, me, 'delete', id, engagement, { minutes: { from: minutes, to: null } });
    return 'saved';
  });
}

export async function restoreTime(
  me: FirmActor,
  engagementId: string,
  id: string,
): Promise<'saved' | 'gone'> {
  if (!isUuid(id)) return 'gone';
  return db().transaction(async (tx) => {
    const engagement = await lockEngagement(tx, me, engagementId);
    if (!engagement) return 'gone';
    const isIt = and(isEntry(me, engagementId, id), isNotNull(timeEntries.deletedAt));
    const restored = await tx
      .update(timeEntries)
      .set({ deletedAt: null })
      .where(isIt)
      .returning({ minutes: timeEntries.minutes });
    if (!restored[0]) return 'gone';
    await logTime(tx, me, 'restore', id, engagement, { minutes: { from: null, to: restored[0].minutes } });
    return 'saved';
  });
}

/** Entries that were removed a day ago, and timers that nobody stopped for a month. */
export async function forgetOldTime(now: Date): Promise<number> {
  const until = new Date(now.getTime() - retention.undoHours * HOUR);
  const oldest = new Date(now.getTime() - retention.timerDays * DAY);
  return db().transaction(async (tx) => {
    const entries = await tx
      .delete(timeEntries)
      .where(lte(timeEntries.deletedAt, until))
      .returning({ id: timeEntries.id });
    await forgetChanges(
      tx,
      'time',
      entries.map(({ id }) => id),
    );
    const timers = await tx
      .delete(runningTimers)
      .where(lte(runningTimers.startedAt, oldest))
      .returning({ id: runningTimers.colleagueId });
    return entries.length + timers.length;
  });
}

/** One's own, and everybody's for who may allocate. */
export function isEntry({ id: me, role }: FirmActor, engagementId: string, id: string) {
  const isOwn = may(role, 'allocate') ? undefined : eq(timeEntries.colleagueId, me);
  return and(eq(timeEntries.id, id), eq(timeEntries.engagementId, engagementId), isOwn);
}

function changing<Result>(
  me: FirmActor,
  engagementId: string,
  id: string,
  change: (tx: Transaction, entry: Row, engagement: Engagement) => Promise<Result>,
): Promise<Result | 'gone'> {
  if (!isUuid(id)) return Promise.resolve('gone');
  return db().transaction(async (tx) => {
    const engagement = await lockEngagement(tx, me, engagementId);
    if (!engagement) return 'gone';
    const isIt = and(isEntry(me, engagementId, id), isCounted);
    const [entry] = await tx.select().from(timeEntries).where(isIt).for('update');
    return entry ? change(tx, entry, engagement) : 'gone';
  });
}

export async function logTime(
  tx: Transaction,
  { id: actorId }: FirmActor,
  verb: Verb,
  entityId: string,
  { title, taxpayer }: Engagement,
  changes: Record<string, Change | string>,
): Promise<void> {
  const subject = `${title}: ${taxpayer.name}`;
  await record(tx, { actorId, action: `time.${verb}`, entity: 'time', entityId, subject, changes });
}
