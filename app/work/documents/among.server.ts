import { and, asc, count, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { containing } from '#app/platform/db/like.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import type { Direction, StoredDocument } from './document.ts';
import { shown } from './documents.server.ts';
import { MOST_IN_ZIP } from './kinds.ts';

/** `what`: of the item that it answers. */
export type FiledDocument = StoredDocument & { engagementId: string; what: string | null };

type Among = {
  /** Of each engagement, for each word: whether its own words have it. Others must have it in their name or item. */
  words: readonly { word: string; engagementIds: readonly string[] }[];
  side?: Direction;
  page?: { limit: number; offset: number };
};

/** In the order of the engagements, which the reader must be allowed to see; the oldest of each first. */
export async function documentsAmong(
  engagementIds: readonly string[],
  { words, side, page }: Among,
): Promise<{ documents: FiledDocument[]; total: number }> {
  const { engagementId, itemId, direction, name, createdAt, id } = documents;
  const { what } = requestItems;
  const fits = words.map(({ word, engagementIds: fitting }) =>
    or(ilike(name, containing(word)), ilike(what, containing(word)), isAnyOf(engagementId, fitting)),
  );
  const rows = await db()
    .select({ ...shown(), engagementId, what, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(documents)
    .leftJoin(requestItems, eq(requestItems.id, itemId))
    .where(and(isAnyOf(engagementId, engagementIds), side && eq(direction, side), ...fits))
    .orderBy(sql`array_position(${uuids(engagementIds)}, ${engagementId})`, asc(createdAt), asc(id))
    .limit(page?.limit ?? MOST_IN_ZIP)
    .offset(page?.offset ?? 0);
  return { documents: rows, total: rows[0]?.total ?? 0 };
}

/** How many documents each of these engagements has; those without any are left out. */
export async function countDocuments(engagementIds: readonly string[]): Promise<Map<string, number>> {
  const { engagementId } = documents;
  const rows = await db()
    .select({ engagementId, count: count() })
    .from(documents)
    .where(isAnyOf(engagementId, engagementIds))
    .groupBy(engagementId);
  return new Map(rows.map((row) => [row.engagementId, row.count]));
}

const uuids = (ids: readonly string[]) => sql`${sql.param(ids)}::uuid[]`;

function isAnyOf(column: typeof documents.engagementId, ids: readonly string[]): SQL {
  return sql`${column} = any(${uuids(ids)})`;
}
