import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import { colleagueIds, type Colleague } from '#app/accounts/core/colleagues.server.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isPresent } from '#app/work/core/engagements/access.server.ts';
import { isUnended } from './matching.server.ts';

/** `colleagues`, and for a filter also those whose role ended while they still hold open work or a taxpayer. */
export async function findHolders(): Promise<{ colleagues: Colleague[]; holders: Colleague[] }> {
  const one = sql`1`;
  const work = db().select({ one }).from(engagements);
  const clients = db().select({ one }).from(taxpayers);
  const isHere = inArray(profiles.id, colleagueIds('work')).mapWith(Boolean);
  const rows = await db()
    .select({ id: profiles.id, name: profiles.fullName, isHere })
    .from(profiles)
    .where(
      or(
        isHere,
        exists(work.where(and(eq(engagements.assigneeId, profiles.id), isPresent, isUnended))),
        exists(clients.where(and(eq(taxpayers.assigneeId, profiles.id), isNull(taxpayers.deletedAt)))),
      ),
    )
    .orderBy(byName(profiles.fullName));
  const colleagues = rows.filter((row) => row.isHere).map(({ id, name }) => ({ id, name }));
  const former = rows.filter((row) => !row.isHere).map(({ id, name }) => ({ id, name: `${name} (former)` }));
  return { colleagues, holders: [...colleagues, ...former] };
}
