import { and, desc, eq, isNotNull, gte, lt, sql } from 'drizzle-orm';
import { actorText } from '#app/platform/audit/words.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import type { RequestContext } from '#app/platform/http/context.ts';
import { DAY } from '#app/platform/core/time.ts';
import type { List } from '#app/lists/core/lists.ts';
import { tableOf } from '#app/lists/core/tables.server.ts';
import { columnsOf, lockList } from './change.server.ts';
import { deleteLogoFiles } from './logo-store.server.ts';
import type { Row } from './row.ts';

export const TRASH_DAYS = 30;

/** `by` is who deleted the row last. Rows past their time are not shown, and the nightly upkeep deletes them. */
export async function findTrash(list: List, now = new Date()): Promise<(Row & { by: string })[]> {
  const table = tableOf(list);
  const { id, actorId, action, entity, entityId } = auditEntries;
  const deletion = db()
    .selectDistinctOn([entityId], {
      of: entityId,
      actorId,
      actorName: profiles.fullName,
    })
    .from(auditEntries)
    .leftJoin(profiles, eq(profiles.id, actorId))
    .where(and(eq(entity, list.entity), eq(action, `${list.entity}.delete`)))
    .orderBy(entityId, desc(id))
    .as('deletion');
  const rows = await db()
    .select({ ...columnsOf(list), actor: deletion.actorId, actorName: deletion.actorName })
    .from(table)
    .leftJoin(deletion, eq(deletion.of, sql`${table.id}::text`))
    .where(gte(table.deletedAt, oldest(now)))
    .orderBy(desc(table.deletedAt), byName(table.name));
  return rows.map(({ actor, actorName, ...row }) => ({ ...row, by: actorText(actor, actorName) }));
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - TRASH_DAYS * DAY);
}

export async function emptyTrash(
  list: List,
  context: Pick<RequestContext, 'logFailure'>,
  now = new Date(),
): Promise<number> {
  const table = tableOf(list);
  const isExpired = and(isNotNull(table.deletedAt), lt(table.deletedAt, oldest(now)));
  const deleted = await db().transaction(async (tx) => {
    await lockList(tx, list);
    const rows = await tx.delete(table).where(isExpired).returning();
    for (const { id, name } of rows) {
      const changes = { name: { from: name, to: null } };
      const action = `${list.entity}.forget` as const;
      await record(tx, { actorId: null, action, entity: list.entity, entityId: id, subject: name, changes });
    }
    return rows;
  });
  for (const { logoUrl } of deleted) await deleteLogoFiles(logoUrl, context);
  return deleted.length;
}
