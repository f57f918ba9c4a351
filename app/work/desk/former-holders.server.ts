import { and, eq, exists, isNull, notInArray, or, sql } from 'drizzle-orm';
import { colleagueIds, findColleagues, type Colleague } from '#app/accounts/core/colleagues.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isPresent } from '#app/work/core/engagements/access.server.ts';
import { isUnended } from './matching.server.ts';

/** For a filter: colleagues, and then those whose role ended while they still hold open work or a taxpayer. */
export async function findHolders(): Promise<Colleague[]> {
  const one = sql`1`;
  const work = db().select({ one }).from(engagements);
  const clients = db().select({ one }).from(taxpayers);
  const [colleagues, former] = await Promise.all([
    findColleagues('work'),
    db()
      .select({ id: profiles.id, name: sql<string>`${profiles.fullName} || ' (former)'` })
      .from(profiles)
      .where(
        and(
          notInArray(profiles.id, colleagueIds('work')),
          or(
            exists(work.where(and(eq(engagements.assigneeId, profiles.id), isPresent, isUnended))),
            exists(clients.where(and(eq(taxpayers.assigneeId, profiles.id), isNull(taxpayers.deletedAt)))),
          ),
        ),
      )
      .orderBy(profiles.fullName),
  ]);
  return [...colleagues, ...former];
}
