import { asc, eq, isNull, and, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import {
  taxpayerGroupMembers,
  taxpayerGroups,
  taxpayerRelations,
} from '#app/platform/db/schema/relations.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { RELATIONS, type Relation } from '#app/work/core/taxpayers/relations.ts';
import { groupPairs } from '#app/platform/core/keys.ts';

export type KnownTie = Pick<Relation, 'kind' | 'isHolder' | 'share'> & { called: string };

export async function groupsByClient(): Promise<Map<string, string[]>> {
  const rows = await db()
    .select({ client: taxpayerGroupMembers.taxpayerId, name: taxpayerGroups.name })
    .from(taxpayerGroupMembers)
    .innerJoin(taxpayerGroups, eq(taxpayerGroups.id, taxpayerGroupMembers.groupId))
    .orderBy(byName(taxpayerGroups.name));
  return groupPairs(rows.map(({ client, name }) => [client, name]));
}

/** From both sides; nothing of clients in the trash. */
export async function relationsByClient(): Promise<Map<string, KnownTie[]>> {
  const [holder, of] = [alias(taxpayers, 'holder'), alias(taxpayers, 'related')];
  const { kind, share, holderId, holderName, ofId, ofName } = taxpayerRelations;
  const rows = await db()
    .select({
      kind,
      share,
      holderId,
      ofId,
      holder: sql<string>`coalesce(${holder.name}, ${holderName})`,
      of: sql<string>`coalesce(${of.name}, ${ofName})`,
    })
    .from(taxpayerRelations)
    .leftJoin(holder, eq(holder.id, holderId))
    .leftJoin(of, eq(of.id, ofId))
    .where(and(isNull(holder.deletedAt), isNull(of.deletedAt)))
    .orderBy(asc(kind), sql`5`, sql`6`);
  return groupPairs(
    rows.flatMap((row) => {
      const tie = { kind: row.kind, share: row.share };
      const isMutual = RELATIONS[row.kind].isMutual === true;
      const own: [string | null, KnownTie][] = [
        [row.holderId, { ...tie, isHolder: true, called: row.of }],
        [row.ofId, { ...tie, isHolder: isMutual, called: row.holder }],
      ];
      return own.flatMap(([client, one]): [string, KnownTie][] => (client ? [[client, one]] : []));
    }),
  );
}
