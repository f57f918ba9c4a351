import { and, eq, sql } from 'drizzle-orm';
import { SEED } from '#app/platform/audit/audit.server.ts';
import { withDb, type Transaction } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { lists } from '#app/lists/core/lists.ts';
import { tableOf } from '#app/lists/core/tables.server.ts';
import { demonstration } from '#app/lists/core/demonstration.ts';

const SEEDED = { action: SEED, entity: 'demonstration', entityId: 'listings' };

/** Fills a migrated database once, so that an administrator's later changes stay. */
export async function seedDemonstration(url: string): Promise<void> {
  await withDb(url, (db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${auditEntries} in share row exclusive mode`);
      if (await isSeeded(tx)) return;
      for (const list of lists) await tx.insert(tableOf(list)).values(inOrder(demonstration[list.name]));
      await tx.insert(auditEntries).values(SEEDED);
    }),
  );
}

async function isSeeded(tx: Transaction): Promise<boolean> {
  const marks = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, SEEDED.entity), eq(auditEntries.entityId, SEEDED.entityId)));
  return marks.length > 0;
}

/** Steps of ten: a row can be put between two others without renumbering. */
function inOrder<Row>(rows: readonly Row[]) {
  return rows.map((row, index) => ({ ...row, displayOrder: (index + 1) * 10 }));
}
