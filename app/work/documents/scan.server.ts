import { and, asc, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { RETURNED_BY_SITE } from '#app/work/core/engagements/item-states.ts';
import { passToClient } from '#app/work/core/engagements/progress.server.ts';
import { notifyFirm } from '#app/work/core/notices/notify-firm.server.ts';
import { notifyClient } from '#app/work/core/notices/notify-client.server.ts';
import { addEvent } from '#app/work/core/engagements/timeline.server.ts';
import { isDangerous, TO_SCAN, USABLE } from '#app/platform/scan/states.ts';
import { findingOf } from '#app/platform/scan/scan-waiting.server.ts';
import { defineScanned } from '#app/platform/scan/scanned.ts';
import { documentKey } from './keys.ts';

export const scannedDocuments = defineScanned({
  async findWaiting(limit) {
    const waiting = await db()
      .select({ id: documents.id })
      .from(documents)
      .where(isIn(documents.scanState, TO_SCAN))
      .orderBy(asc(documents.id))
      .limit(limit);
    return waiting.map(({ id }) => ({ id, key: documentKey(id) }));
  },
  keep: (id, result) =>
    db().transaction(async (tx) => {
      const [document] = await tx
        .update(documents)
        .set({ scanState: result.state, scanFinding: findingOf(result) })
        .where(and(eq(documents.id, id), isIn(documents.scanState, TO_SCAN)))
        .returning();
      if (document && isDangerous(result.state)) await announceVirus(tx, document, new Date());
    }),
});

type Row = typeof documents.$inferSelect;

/** Tells both sides that it cannot be opened; the item that it answered is needed again. */
async function announceVirus(
  tx: Transaction,
  { id, engagementId, itemId, name }: Row,
  now: Date,
): Promise<void> {
  const text = `“${name}” has a virus, so nobody can open it`;
  await addEvent(tx, { engagementId, kind: 'document', text, isForClient: true }, null, now);
  if (itemId) await askAgain(tx, { engagementId, itemId, name }, now);
  await notifyClient(tx, { engagementId, kind: 'unsafe', aboutIds: [id] }, null, now);
  await notifyFirm(tx, { engagementId, kind: 'unsafe', aboutId: id }, null, now);
}

async function askAgain(
  tx: Transaction,
  { engagementId, itemId, name }: { engagementId: string; itemId: string; name: string },
  now: Date,
): Promise<void> {
  const other = alias(documents, 'other');
  const others = tx
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.itemId, itemId), isIn(other.scanState, USABLE)));
  const [item] = await tx
    .update(requestItems)
    .set({
      state: 'returned',
      reason: `Our virus scanner stopped “${name}”. Please send it from another device, or as a photo.`,
      version: sql`${requestItems.version} + 1`,
    })
    .where(and(eq(requestItems.id, itemId), isIn(requestItems.state, RETURNED_BY_SITE), notExists(others)))
    .returning({ id: requestItems.id });
  const [engagement] = await tx.select().from(engagements).where(eq(engagements.id, engagementId));
  if (item && engagement) await passToClient(tx, { ...engagement, typeId: engagement.type }, now);
}
