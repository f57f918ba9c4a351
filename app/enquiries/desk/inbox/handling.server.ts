import { eq } from 'drizzle-orm';
import { changesBetween, record, type AuditEntry } from '#app/platform/audit/audit.server.ts';
import type { Action } from '#app/platform/audit/words.ts';
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
  const changed = Object.fromEntries(
    Object.entries(after).filter(([name, value]) => differs(row, { [name]: value })),
  ) as Handling;
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
  return Object.entries(wanted).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(row[name as keyof Handling]),
  );
}

export function entryFor({ id, actorId }: { id: string; actorId: string }, action: Action): AuditEntry {
  return { actorId, action, entity: 'message', entityId: id, subject: referenceOf(id) };
}
