import { and, eq, inArray, sql, type Column, type SQL } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { isFindable, isTaxpayerVisibleTo } from '../engagements/access.server.ts';
import { byLikeness, isCalledSo, isFoundAsTyped, isFoundBy } from './found-by.server.ts';

/** The best first. `isSeen`: its file is open to the reader; of the others `keeper` looks after them. */
export function findLike(typed: string, me: FirmActor, limit: number) {
  return findWhere(isFoundBy(typed), me)
    .orderBy(...byLikeness(typed))
    .limit(limit);
}

/** The same; `isSimilar`: there is none that was found by what was typed, only names like it. */
export async function findSimilar(typed: string, me: FirmActor, limit: number) {
  const hasOne = sql<boolean>`exists (select from ${taxpayers} where ${and(isFindable, isFoundAsTyped(typed))})`;
  const rows = await db()
    .select({ ...fieldsFor(me), ...addressesFor(me), hasOne })
    .from(taxpayers)
    .leftJoin(profiles, eq(profiles.id, taxpayers.assigneeId))
    .where(and(isFindable, isFoundBy(typed)))
    .orderBy(...byLikeness(typed))
    .limit(limit);
  const isSimilar = rows.every((row) => !row.hasOne && !isCalledSo(row.name, typed));
  return { rows, isSimilar };
}

/** Null for an unknown id, and for one in the trash. */
export async function findKnown(id: string, me: FirmActor): Promise<Like | null> {
  if (!isUuid(id)) return null;
  const [row] = await findWhere(eq(taxpayers.id, id), me);
  return row ?? null;
}

function fieldsFor(me: FirmActor) {
  const { id, name, kind, email, status } = taxpayers;
  const isSeen = sql<boolean>`${isTaxpayerVisibleTo(me)}`;
  return { id, name, kind, email, status, isSeen, keeper: profiles.fullName };
}

/** Null for a file that is somebody else’s. */
function addressesFor(me: FirmActor) {
  const seen = (address: Column) =>
    sql<string | null>`case when ${isTaxpayerVisibleTo(me)} then ${address} end`;
  return { streetAddress: seen(taxpayers.streetAddress), postalAddress: seen(taxpayers.postalAddress) };
}

function findWhere(where: SQL, me: FirmActor) {
  return db()
    .select(fieldsFor(me))
    .from(taxpayers)
    .leftJoin(profiles, eq(profiles.id, taxpayers.assigneeId))
    .where(and(isFindable, where))
    .$dynamic();
}

export type Like = Awaited<ReturnType<typeof findLike>>[number];

export async function namesOfTaxpayers(ids: readonly unknown[]): Promise<Record<string, string>> {
  const known = [...new Set(ids.filter(isUuid))];
  if (known.length === 0) return {};
  const { id, name } = taxpayers;
  const rows = await db().select({ id, name }).from(taxpayers).where(inArray(id, known));
  return Object.fromEntries(rows.map((row) => [row.id, row.name]));
}
