import { eq } from 'drizzle-orm';
import { changesBetween, record, type AuditEntry } from '#app/platform/audit/audit.server.ts';
import type { Action } from '#app/platform/audit/words.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { referenceOf } from '#app/enquiries/core/store.server.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';

export type Row = typeof enquiries.$inferSelect;
export type Handling = Partial<
  Pick<Row, 'state' | 'assigneeId' | 'snoozedUntil' | 'waitingSince' | 'tags' | 'taxpayerId'>
>;

/** In the transaction that has locked the row. Returns the version after the change. */
export async function write(
  tx: Transaction,
  actorId: string,
  row: Row,
  action: Action,
  after: Handling,
): Promise<number> {
  const version = row.version + 1;
  const changed = { ...after };
  for (const name of keysOf(after)) if (!differsIn(name, row, after)) delete changed[name];
  await tx
    .update(enquiries)
    .set({ ...changed, version })
    .where(eq(enquiries.id, row.id));
  const { waitingSince: _, ...shown } = changed;
  const changes = { ...changesBetween<Row>(row, shown), version: { from: row.version, to: version } };
  await record(tx, { ...entryFor({ id: row.id, actorId }, action), changes });
  return version;
}

export function differs(row: Row, wanted: Handling): boolean {
  return keysOf(wanted).some((name) => differsIn(name, row, wanted));
}

function differsIn(name: keyof Handling, row: Row, wanted: Handling): boolean {
  return JSON.stringify(wanted[name]) !== JSON.stringify(row[name]);
}

export function entryFor({ id, actorId }: { id: string; actorId: string }, action: Action): AuditEntry {
  return { actorId, action, entity: 'message', entityId: id, subject: referenceOf(id) };
}
