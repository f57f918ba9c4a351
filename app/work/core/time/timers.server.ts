import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { SITE, type FirmActor } from '#app/accounts/core/actor.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { listPart, type Part } from '#app/platform/db/parts.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { runningTimers, timeEntries } from '#app/platform/db/schema/time.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { lockEngagement } from '../engagements/find.server.ts';
import { isForgotten, minutesSince } from './minutes.ts';
import { isEntry, logTime } from './time.server.ts';

export type Timer = {
  engagementId: string;
  startedAt: string;
  isForgotten: boolean;
  client: string;
  type: string;
  period: string;
};

export function timerPart(colleagueId: string): Part<Timer[]> {
  const { engagementId, startedAt } = runningTimers;
  const { type, period } = engagements;
  const rest = sql`from ${runningTimers} join ${engagements} on ${eq(engagements.id, engagementId)}
    join ${taxpayers} on ${eq(taxpayers.id, engagements.taxpayerId)} where ${eq(runningTimers.colleagueId, colleagueId)}`;
  return listPart({ engagementId, startedAt, client: taxpayers.name, type, period }, rest, (timer) => ({
    ...timer,
    isForgotten: isForgotten(new Date(timer.startedAt), new Date()),
  }));
}

/** `running`: another runs, perhaps on another device; it has to be stopped first. */
export async function startTimer(
  me: FirmActor,
  engagementId: string,
  now = new Date(),
): Promise<'started' | 'running' | 'gone'> {
  return db().transaction(async (tx) => {
    if (!(await lockEngagement(tx, me, engagementId))) return 'gone';
    return insertTimer(tx, { colleagueId: me.id, engagementId, startedAt: now });
  });
}

type Stopped = { id: string; minutes: number };

/**
 * Its minutes are an entry of the day on which it was started. `minutes`: how long it really was. `forgotten`: it ran so long
 * that this is asked, and it goes on until then. `none`: it was stopped elsewhere, or is another one. `isDropped`: nothing is counted.
 */
export async function stopTimer(
  me: FirmActor,
  engagementId: string,
  { minutes: given, isDropped = false }: { minutes?: number; isDropped?: boolean } = {},
  now = new Date(),
): Promise<Stopped | 'forgotten' | 'none' | 'gone'> {
  return db().transaction(async (tx) => {
    // A colleague who no longer sees the work has to get rid of the timer too.
    const engagement = await lockEngagement(tx, SITE, engagementId);
    if (!engagement) return 'gone';
    const isIt = and(eq(runningTimers.colleagueId, me.id), eq(runningTimers.engagementId, engagementId));
    const [timer] = await tx.select().from(runningTimers).where(isIt).for('update');
    if (!timer) return 'none';
    const { startedAt } = timer;
    if (given === undefined && !isDropped && isForgotten(startedAt, now)) return 'forgotten';
    await tx.delete(runningTimers).where(isIt);
    const [id, minutes] = [crypto.randomUUID(), given ?? minutesSince(startedAt, now)];
    const day = southAfricanDay(startedAt);
    const deletedAt = isDropped ? now : null;
    const entry = { id, engagementId, colleagueId: me.id, day, minutes, startedAt, deletedAt };
    await tx.insert(timeEntries).values(entry);
    if (!isDropped) await logTime(tx, me, 'add', id, engagement, { minutes: { from: null, to: minutes } });
    return { id, minutes };
  });
}

/** The timer runs again since it was started; its entry is gone. `running`: another one runs by now. */
export async function resumeTimer(
  me: FirmActor,
  engagementId: string,
  entryId: string,
): Promise<'started' | 'running' | 'gone'> {
  if (!isUuid(entryId)) return 'gone';
  return db().transaction(async (tx) => {
    const engagement = await lockEngagement(tx, me, engagementId);
    if (!engagement) return 'gone';
    const isOwn = eq(timeEntries.colleagueId, me.id);
    const isIt = and(isEntry(me, engagementId, entryId), isOwn, isNotNull(timeEntries.startedAt));
    const [entry] = await tx.select().from(timeEntries).where(isIt).for('update');
    if (!entry?.startedAt) return 'gone';
    const { startedAt, minutes, deletedAt } = entry;
    const started = await insertTimer(tx, { colleagueId: me.id, engagementId, startedAt });
    if (started === 'running') return started;
    await tx.delete(timeEntries).where(eq(timeEntries.id, entryId));
    if (!deletedAt)
      await logTime(tx, me, 'delete', entryId, engagement, { minutes: { from: minutes, to: null } });
    return started;
  });
}

async function insertTimer(
  tx: Transaction,
  timer: typeof runningTimers.$inferInsert,
): Promise<'started' | 'running'> {
  const started = await tx
    .insert(runningTimers)
    .values(timer)
    .onConflictDoNothing()
    .returning({ id: runningTimers.colleagueId });
  return started.length > 0 ? 'started' : 'running';
}
