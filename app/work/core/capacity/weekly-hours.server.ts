import { and, eq, gt, lt } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { isColleague } from '#app/accounts/core/colleagues.server.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { firm } from '#app/platform/content/firm.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles, userRoles } from '#app/platform/db/schema/accounts.ts';
import { diaries, timeOff } from '#app/platform/db/schema/bookings.ts';
import { weeklyHours } from '#app/platform/db/schema/time.ts';
import type { Span } from '#app/bookings/core/working-time.ts';
import type { Worker } from './available.ts';

/** In minutes: for a colleague without hours of their own. */
export const USUAL_WEEK = 40 * 60;

/** By account. A colleague with a diary works on its days, everybody else on the firm's. */
export async function findWorkers({ from, to }: Span): Promise<Map<string, Worker>> {
  const [people, away] = await Promise.all([
    db()
      .select({ id: profiles.id, hours: diaries.hours, weekly: weeklyHours.minutes })
      .from(profiles)
      .leftJoin(diaries, eq(diaries.colleagueId, profiles.id))
      .innerJoin(userRoles, eq(userRoles.userId, profiles.id))
      .leftJoin(weeklyHours, eq(weeklyHours.colleagueId, profiles.id)),
    db()
      .select({ id: timeOff.colleagueId, from: timeOff.startsAt, to: timeOff.endsAt })
      .from(timeOff)
      .where(and(lt(timeOff.startsAt, new Date(to)), gt(timeOff.endsAt, new Date(from)))),
  ]);
  return new Map(
    people.map(({ id, hours, weekly }) => [
      id,
      {
        weekly: weekly ?? USUAL_WEEK,
        hours: hours ?? firm.supportHours.days,
        away: away
          .filter((one) => one.id === id)
          .map((one) => ({ from: one.from.getTime(), to: one.to.getTime() })),
      },
    ]),
  );
}

/** Returns the minutes before; `unknown`: no colleague who may work. */
export async function setWeeklyHours(
  me: FirmActor,
  colleagueId: string,
  minutes: number,
): Promise<number | 'unknown'> {
  return db().transaction(async (tx) => {
    if (!(await isColleague(tx, colleagueId, 'work'))) return 'unknown';
    const [before] = await tx
      .select({ minutes: weeklyHours.minutes })
      .from(weeklyHours)
      .where(eq(weeklyHours.colleagueId, colleagueId))
      .for('update');
    const from = before?.minutes ?? USUAL_WEEK;
    if (from === minutes) return from;
    await tx
      .insert(weeklyHours)
      .values({ colleagueId, minutes })
      .onConflictDoUpdate({ target: weeklyHours.colleagueId, set: { minutes } });
    const changes = { minutes: { from, to: minutes } };
    await record(tx, {
      actorId: me.id,
      action: 'weekly_hours.update',
      entity: 'weekly_hours',
      entityId: colleagueId,
      changes,
    });
    return from;
  });
}
