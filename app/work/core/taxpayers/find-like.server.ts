import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { isFindable, isTaxpayerVisibleTo } from '../engagements/access.server.ts';
import { byLikeness, isFoundBy } from './found-by.server.ts';

/** The best first. `isSeen`: its file is open to the reader; of the others `keeper` looks after them. */
export function findLike(typed: string, me: FirmActor, limit: number) {
  return findWhere(isFoundBy(typed), me)
    .orderBy(...byLikeness(typed))
    .limit(limit);
}

/** Null for an unknown id, and for one in the trash. */
export async function findKnown(id: string, me: FirmActor): Promise<Like | null> {
  if (!isUuid(id)) return null;
  const [row] = await findWhere(eq(taxpayers.id, id), me);
  return row ?? null;
}

function findWhere(where: SQL, me: FirmActor) {
  const { id, name, kind, email, assigneeId } = taxpayers;
  return db()
    .select({
      id,
      name,
      kind,
      email,
      isSeen: sql<boolean>`${isTaxpayerVisibleTo(me)}`,
      keeper: profiles.fullName,
    })
    .from(taxpayers)
    .leftJoin(profiles, eq(profiles.id, assigneeId))
    .where(and(isFindable, where))
    .$dynamic();
}

export type Like = Awaited<ReturnType<typeof findLike>>[number];

/** By their ids, of those that are still stored. */
export async function namesOfTaxpayers(ids: readonly unknown[]): Promise<Record<string, string>> {
  const known = [...new Set(ids.filter(isUuid))];
  if (known.length === 0) return {};
  const { id, name } = taxpayers;
  const rows = await db().select({ id, name }).from(taxpayers).where(inArray(id, known));
  return Object.fromEntries(rows.map((row) => [row.id, row.name]));
}
