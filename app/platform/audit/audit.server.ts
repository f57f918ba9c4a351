import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { actorText, type Action } from './words.ts';

export const SEED = 'seed';

export type Change = { from: unknown; to: unknown };

export type AuditEntry = {
  /** Null for the operator and for the site itself. */
  actorId: string | null;
  action: Action;
  entity: string;
  entityId: string;
  /** The thing's current name; a person's name is not stored. */
  subject?: string;
  changes?: Record<string, Change | string>;
};

export function record(tx: Transaction, entry: AuditEntry): Promise<void> {
  return recordAll(tx, [entry]);
}

/** Postgres takes 65 535 values in one statement. */
const AT_ONCE = 5000;

export async function recordAll(tx: Transaction, entries: readonly AuditEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const some = entries.slice(from, from + AT_ONCE);
    await tx.insert(auditEntries).values(some.map((entry) => ({ ...entry, changes: entry.changes ?? {} })));
  }
}

export type PastChange = {
  id: number;
  at: Date;
  action: string;
  /** A pseudonym if the account was deleted. */
  by: string;
  /** Of the thing after the change; null if the change has none. */
  version: number | null;
  changes: Partial<Record<string, Change>>;
};

export async function changesOf(
  reader: Db | Transaction,
  entity: string,
  entityId: string,
): Promise<PastChange[]> {
  const { id, at, action, actorId, changes } = auditEntries;
  const version = sql<number | null>`(${changes} -> 'version' ->> 'to')::int`;
  const entries = await reader
    .select({ id, at, action, changes, version, actorId, name: profiles.fullName })
    .from(auditEntries)
    .leftJoin(profiles, eq(profiles.id, actorId))
    .where(and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, entityId)))
    .orderBy(desc(id));
  return entries.map(({ actorId, name, changes, ...entry }) => ({
    ...entry,
    by: actorText(actorId, name),
    changes: changes as PastChange['changes'],
  }));
}

export function entriesOf(actorId: string) {
  return db()
    .select({ at: auditEntries.at, action: auditEntries.action, entity: auditEntries.entity })
    .from(auditEntries)
    .where(eq(auditEntries.actorId, actorId))
    .orderBy(desc(auditEntries.at))
    .limit(1000);
}

/** Keeps the mark that the demonstration was filled in: without it, it would be filled in again. */
export async function deleteOldEntries(now = new Date()): Promise<number> {
  const oldest = sql`${now.toISOString()}::timestamptz - make_interval(years => ${retention.auditYears})`;
  const deleted = await db()
    .delete(auditEntries)
    .where(and(lt(auditEntries.at, oldest), ne(auditEntries.action, SEED)))
    .returning({ id: auditEntries.id });
  return deleted.length;
}

/** For things deleted for good whose fields are personal: what remains is that they were changed, and by whom. */
export async function forgetChanges(tx: Transaction, entity: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const isOf = and(eq(auditEntries.entity, entity), inArray(auditEntries.entityId, [...ids]));
  await tx.update(auditEntries).set({ changes: {} }).where(isOf);
}

export function changesBetween<Row extends Record<string, unknown>>(
  before: Row,
  after: Partial<Row>,
): Record<string, Change> {
  const changed = Object.entries(after).filter(([name, to]) => to !== undefined && before[name] !== to);
  return Object.fromEntries(changed.map(([name, to]) => [name, { from: before[name] ?? null, to }]));
}
