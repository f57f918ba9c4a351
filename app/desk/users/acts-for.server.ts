import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { isPresent } from '#app/work/core/engagements/access.server.ts';
import { UNENDED } from '#app/work/core/engagements/states.ts';
import { IDENTIFICATIONS } from '#app/work/core/engagements/types.ts';

export type ActedFor = Awaited<ReturnType<typeof actsFor>>[number];

/** The taxpayers that an account acts for, with how much work is open, and how many papers say who they are. */
export function actsFor(userId: string) {
  const { taxpayerId, role } = taxpayerMembers;
  const own = and(eq(engagements.taxpayerId, taxpayerId), isPresent);
  return db()
    .select({
      id: taxpayers.id,
      name: taxpayers.name,
      role,
      open: sql<number>`(select count(*)::int from ${engagements} where ${own} and ${isIn(engagements.state, UNENDED)})`,
      papers: sql<number>`(select count(*)::int from ${documents} join ${engagements}
        on ${eq(engagements.id, documents.engagementId)}
        where ${own} and ${inArray(engagements.type, [...IDENTIFICATIONS])} and ${documents.direction} = 'from_client')`,
    })
    .from(taxpayerMembers)
    .innerJoin(taxpayers, eq(taxpayers.id, taxpayerId))
    .where(and(eq(taxpayerMembers.userId, userId), isNull(taxpayers.deletedAt)))
    .orderBy(byName(taxpayers.name));
}
