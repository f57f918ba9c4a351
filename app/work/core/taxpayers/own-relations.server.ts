import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import {
  taxpayerGroupMembers,
  taxpayerGroups,
  taxpayerRelations,
} from '#app/platform/db/schema/relations.ts';
import { taxpayerTags, taxpayerTagUses } from '#app/platform/db/schema/tags.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import type { Subject } from '#app/platform/stored-data/define-stored-data.ts';
import { RELATIONS, shareText } from './relations.ts';

/** Of those for whom somebody acts; without the other clients of a group. */
export async function ownRelations({ id }: Subject) {
  const own = db()
    .select({ id: taxpayerMembers.taxpayerId })
    .from(taxpayerMembers)
    .where(eq(taxpayerMembers.userId, id));
  const [holder, of] = [alias(taxpayers, 'holder'), alias(taxpayers, 'related')];
  const { kind, holderId, holderName, ofId, ofName, share } = taxpayerRelations;
  const rows = await db()
    .select({
      kind,
      holder: sql<string>`coalesce(${holder.name}, ${holderName})`,
      of: sql<string>`coalesce(${of.name}, ${ofName})`,
      share,
    })
    .from(taxpayerRelations)
    .leftJoin(holder, eq(holder.id, holderId))
    .leftJoin(of, eq(of.id, ofId))
    .where(
      and(or(inArray(holderId, own), inArray(ofId, own)), isNull(holder.deletedAt), isNull(of.deletedAt)),
    )
    .orderBy(
      byName(sql`coalesce(${holder.name}, ${holderName})`),
      byName(sql`coalesce(${of.name}, ${ofName})`),
      asc(kind),
    );
  const groups = await db()
    .select({ name: taxpayers.name, group: taxpayerGroups.name })
    .from(taxpayerGroupMembers)
    .innerJoin(taxpayerGroups, eq(taxpayerGroups.id, taxpayerGroupMembers.groupId))
    .innerJoin(taxpayers, eq(taxpayers.id, taxpayerGroupMembers.taxpayerId))
    .where(inArray(taxpayers.id, own))
    .orderBy(byName(taxpayers.name), byName(taxpayerGroups.name));
  const tags = await db()
    .select({ name: taxpayers.name, tag: taxpayerTags.name })
    .from(taxpayerTagUses)
    .innerJoin(taxpayerTags, and(eq(taxpayerTags.id, taxpayerTagUses.tagId), isNull(taxpayerTags.removedAt)))
    .innerJoin(taxpayers, eq(taxpayers.id, taxpayerTagUses.taxpayerId))
    .where(inArray(taxpayers.id, own))
    .orderBy(byName(taxpayers.name), byName(taxpayerTags.name));
  return {
    relations: rows.map((row) => ({
      holder: row.holder,
      what: RELATIONS[row.kind].label,
      of: row.of,
      share: row.share === null ? null : shareText(row.share),
    })),
    groups,
    tags,
  };
}
