import { eq } from 'drizzle-orm';
import { firm } from '#app/platform/content/firm.ts';
import { hashOfSecret, isSecret } from '#app/accounts/core/secret.server.ts';
import type { CalendarEntry } from '#app/platform/calendar/event.ts';
import { icalendar } from '#app/platform/calendar/icalendar.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { dueSettings } from '#app/platform/db/schema/taxpayers.ts';
import { engagementsOf } from '#app/work/core/engagements/find.server.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { checkedOn } from '#app/firm/core/deadline-rule.ts';
import { taxpayersOf } from '#app/work/core/taxpayers/own-taxpayers.server.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { memberActor } from './client.server.ts';
import { TURN_WORDS } from './turn.ts';
import { dueDays, type DueDay } from './due-days.ts';

const ALARM_DAYS = [21, 7, 1];

/** A member's due days as a calendar; null if the address is unknown, renewed or removed. */
export async function dueCalendarOf(
  secret: string,
  origin: string,
  now = new Date(),
): Promise<string | null> {
  const member = isSecret(secret) ? await memberOfFeed(secret) : null;
  if (!member) return null;
  const [engagements, taxpayers] = await Promise.all([
    engagementsOf(memberActor(member)),
    taxpayersOf(member.id),
  ]);
  const days = engagements.map(({ updatedAt }) => southAfricanDay(updatedAt));
  const url = `${origin}/account/due`;
  return icalendar({
    maker: firm.name,
    subject: 'Due days',
    name: `${firm.name}: due days`,
    description: `What is due for you and whom you act for in the next twelve months. ${url}`,
    url,
    revised: days.reduce((latest, day) => (day > latest ? day : latest), checkedOn),
    entries: dueDays(taxpayers, engagements, southAfricanDay(now)).map((due) => entryOf(due, origin)),
  });
}

async function memberOfFeed(secret: string) {
  const [member] = await db()
    .select({ id: users.id, email: users.email, fullName: profiles.fullName })
    .from(dueSettings)
    .innerJoin(users, eq(users.id, dueSettings.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(dueSettings.feedHash, hashOfSecret(secret)));
  return member ?? null;
}

/** Calendar programs keep copies elsewhere: they get what is due and for whom, but no figures. */
function entryOf({ id, day, what, taxpayer, path, turn, late }: DueDay, origin: string): CalendarEntry {
  const url = `${origin}${path ?? '/account/due'}`;
  const standing = late ?? TURN_WORDS[turn];
  return {
    uid: `${id}@${new URL(origin).hostname}`,
    day,
    nextDay: plusDays(day, 1),
    summary: `${what}: ${taxpayer}`,
    description: `${standing.charAt(0).toUpperCase()}${standing.slice(1)}.\n${url}`,
    url,
    alarmDays: ALARM_DAYS,
  };
}
