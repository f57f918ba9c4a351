import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { rolesThatMay } from '#app/accounts/core/roles.ts';
import { hasLeft } from '#app/firm/people/former.server.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles, userRoles } from '#app/platform/db/schema/accounts.ts';
import { diaries } from '#app/platform/db/schema/bookings.ts';

/** `hasLeft`: taken off the site, and gets no new bookings. */
export type Host = { id: string; name: string; hasDiary: boolean; hasLeft: boolean };

export function findHosts(): Promise<Host[]> {
  return db()
    .select({
      id: profiles.id,
      name: profiles.fullName,
      hasDiary: sql<boolean>`${isNotNull(diaries.colleagueId)}`,
      hasLeft: hasLeft(profiles.fullName),
    })
    .from(profiles)
    .innerJoin(
      userRoles,
      and(eq(userRoles.userId, profiles.id), inArray(userRoles.role, rolesThatMay('bookings'))),
    )
    .leftJoin(diaries, eq(diaries.colleagueId, profiles.id))
    .orderBy(byName(profiles.fullName));
}

export function isBookable({ hasDiary, hasLeft }: Host): boolean {
  return hasDiary && !hasLeft;
}
