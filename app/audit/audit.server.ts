import { desc, eq, lt, sql } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { db, type Transaction } from '#app/db/client.server.ts';
import { auditEntries } from '#app/db/schema/audit.ts';

/** Null where there was or is no value. */
export type Change = { from: unknown; to: unknown };

export type AuditEntry = {
  /** Null for the operator, and for an account that was deleted. */
  actorId: string | null;
  /** `entity.verb`: 'client.update'. */
  action: string;
  entity: string;
  entityId: string;
  changes?: Record<string, Change | string>;
};

export async function record(tx: Transaction, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values({ ...entry, changes: entry.changes ?? {} });
}

export function entriesOf(actorId: string) {
  return db()
    .select({ at: auditEntries.at, action: auditEntries.action, entity: auditEntries.entity })
    .from(auditEntries)
    .where(eq(auditEntries.actorId, actorId))
    .orderBy(desc(auditEntries.at))
    .limit(1000);
}

export async function deleteOldEntries(now = new Date()): Promise<number> {
  const oldest = sql`${now.toISOString()}::timestamptz - make_interval(years => ${retention.auditYears})`;
  const deleted = await db()
    .delete(auditEntries)
    .where(lt(auditEntries.at, oldest))
    .returning({ id: auditEntries.id });
  return deleted.length;
}

export function changesBetween<Row extends Record<string, unknown>>(
  before: Row,
  after: Partial<Row>,
): Record<string, Change> {
  const changed = Object.entries(after).filter(([name, to]) => to !== undefined && before[name] !== to);
  return Object.fromEntries(changed.map(([name, to]) => [name, { from: before[name] ?? null, to }]));
}
