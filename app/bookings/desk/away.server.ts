import { and, eq, gt, lt } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { timeOff } from '#app/platform/db/schema/bookings.ts';
import { MINUTE } from '#app/platform/core/time.ts';

/** `start`: in milliseconds. */
export async function isAway(colleagueId: string, start: number, minutes: number): Promise<boolean> {
  const { colleagueId: whose, startsAt, endsAt } = timeOff;
  const isThen = and(lt(startsAt, new Date(start + minutes * MINUTE)), gt(endsAt, new Date(start)));
  return (await db().$count(timeOff, and(eq(whose, colleagueId), isThen))) > 0;
}
