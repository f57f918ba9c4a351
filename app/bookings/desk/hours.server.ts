import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { rolesThatMay } from '#app/accounts/core/roles.ts';
import { changesBetween, record } from '#app/platform/audit/audit.server.ts';
import { hashOfSecret, makeSecret } from '#app/accounts/core/secret.server.ts';
import type { WeekHours } from '#app/bookings/core/working-time.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles, userRoles } from '#app/platform/db/schema/accounts.ts';
import { diaries, timeOff } from '#app/platform/db/schema/bookings.ts';
import { isUuid } from '#app/platform/db/uuid.ts';

export type DiaryOf = {
  id: string;
  name: string;
  /** Null: the colleague is not booked. */
  diary: { hours: WeekHours; videoLink: string | null; hasFeed: boolean; version: number } | null;
  away: { id: string; startsAt: Date; endsAt: Date; reason: string | null }[];
};

/** Null if this account may not hold consultations. */
export async function findDiary(colleagueId: string, now = new Date()): Promise<DiaryOf | null> {
  if (!isUuid(colleagueId)) return null;
  const [[found], away] = await Promise.all([
    db()
      .select({ id: profiles.id, name: profiles.fullName, diary: diaries })
      .from(profiles)
      .innerJoin(userRoles, eq(userRoles.userId, profiles.id))
      .leftJoin(diaries, eq(diaries.colleagueId, profiles.id))
      .where(and(eq(profiles.id, colleagueId), inArray(userRoles.role, rolesThatMay('bookings')))),
    db()
      .select({ id: timeOff.id, startsAt: timeOff.startsAt, endsAt: timeOff.endsAt, reason: timeOff.reason })
      .from(timeOff)
      .where(and(eq(timeOff.colleagueId, colleagueId), gt(timeOff.endsAt, now)))
      .orderBy(asc(timeOff.startsAt)),
  ]);
  if (!found) return null;
  const { diary, ...colleague } = found;
  return {
    ...colleague,
    away,
    diary: diary && {
      hours: diary.hours,
      videoLink: diary.videoLink,
      hasFeed: diary.feedHash !== null,
      version: diary.version,
    },
  };
}

type Times = { hours: WeekHours; videoLink: string | null };

/** Creates the diary if there is none: `version` 0. `stale`: somebody else was faster and nothing was written. */
export function saveHours(
  colleagueId: string,
  times: Times,
  version: number,
  actorId: string,
): Promise<'saved' | 'stale'> {
  return db().transaction(async (tx) => {
    const stored = await lockDiary(tx, colleagueId);
    if ((stored?.version ?? 0) !== version) return 'stale';
    const hours = times.hours as Record<string, { opens: string; closes: string }>;
    if (!stored) {
      await tx.insert(diaries).values({ colleagueId, hours, videoLink: times.videoLink });
      await recordDiary(tx, actorId, colleagueId, 'diary.create');
      return 'saved';
    }
    const changes = changesBetween<Record<string, unknown>>(
      { hours: hoursText(stored.hours), videoLink: stored.videoLink },
      { hours: hoursText(hours), videoLink: times.videoLink },
    );
    if (Object.keys(changes).length === 0) return 'saved';
    await tx
      .update(diaries)
      .set({ hours, videoLink: times.videoLink, version: version + 1 })
      .where(eq(diaries.colleagueId, colleagueId));
    await recordDiary(tx, actorId, colleagueId, 'diary.update', changes);
    return 'saved';
  });
}

export function removeDiary(colleagueId: string, actorId: string): Promise<void> {
  return db().transaction(async (tx) => {
    const deleted = await tx.delete(diaries).where(eq(diaries.colleagueId, colleagueId)).returning();
    if (deleted.length > 0) await recordDiary(tx, actorId, colleagueId, 'diary.delete');
  });
}

/** A new secret address of the calendar feed; the one before it ends. Null without a diary. */
export function renewFeed(colleagueId: string, actorId: string): Promise<string | null> {
  return db().transaction(async (tx) => {
    const stored = await lockDiary(tx, colleagueId);
    if (!stored) return null;
    const secret = makeSecret();
    await setFeed(tx, colleagueId, hashOfSecret(secret));
    await recordDiary(tx, actorId, colleagueId, 'diary.feed');
    return secret;
  });
}

export function endFeed(colleagueId: string, actorId: string): Promise<void> {
  return db().transaction(async (tx) => {
    const stored = await lockDiary(tx, colleagueId);
    if (!stored?.feedHash) return;
    await setFeed(tx, colleagueId, null);
    await recordDiary(tx, actorId, colleagueId, 'diary.end-feed');
  });
}

export type TimeAway = { startsAt: Date; endsAt: Date; reason: string | null };

export function addTimeOff(
  colleagueId: string,
  away: TimeAway,
  actorId: string,
  id: string = crypto.randomUUID(),
): Promise<string> {
  return db().transaction(async (tx) => {
    const [stored] = await tx
      .insert(timeOff)
      .values({ id, colleagueId, ...away })
      .onConflictDoNothing({ target: timeOff.id })
      .returning({ id: timeOff.id });
    if (stored) await recordDiary(tx, actorId, colleagueId, 'diary.away', awayChanges(away));
    return id;
  });
}

/** What was removed, so that it can be entered again; null when it was deleted. */
export function removeTimeOff(colleagueId: string, id: string, actorId: string): Promise<TimeAway | null> {
  return db().transaction(async (tx) => {
    const [deleted] = await tx
      .delete(timeOff)
      .where(and(eq(timeOff.id, id), eq(timeOff.colleagueId, colleagueId)))
      .returning();
    if (!deleted) return null;
    await recordDiary(tx, actorId, colleagueId, 'diary.back', awayChanges(deleted));
    return deleted;
  });
}

async function lockDiary(tx: Transaction, colleagueId: string) {
  const [stored] = await tx.select().from(diaries).where(eq(diaries.colleagueId, colleagueId)).for('update');
  return stored;
}

function setFeed(tx: Transaction, colleagueId: string, feedHash: string | null) {
  return tx.update(diaries).set({ feedHash }).where(eq(diaries.colleagueId, colleagueId));
}

type Done = 'create' | 'update' | 'delete' | 'feed' | 'end-feed' | 'away' | 'back';

function recordDiary(
  tx: Transaction,
  actorId: string,
  entityId: string,
  action: `diary.${Done}`,
  changes?: Parameters<typeof record>[1]['changes'],
): Promise<void> {
  return record(tx, { actorId, action, entity: 'diary', entityId, changes });
}

/** Without the reason: it may be about somebody's health. */
function awayChanges({ startsAt, endsAt }: TimeAway) {
  return { from: startsAt.toISOString(), until: endsAt.toISOString() };
}

function hoursText(hours: WeekHours): string {
  return Object.entries(hours)
    .map(([weekday, times]) => `${weekday}: ${times?.opens}–${times?.closes}`)
    .join(', ');
}
