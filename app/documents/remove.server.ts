import { and, eq } from 'drizzle-orm';
import { record } from '#app/audit/audit.server.ts';
import { db, type Transaction } from '#app/db/client.server.ts';
import { documents } from '#app/db/schema/documents.ts';
import { requestItems } from '#app/db/schema/engagements.ts';
import { isUuid } from '#app/db/uuid.ts';
import type { Actor } from '#app/engagements/actor.ts';
import { changing } from '#app/engagements/changing.server.ts';
import { addEvent } from '#app/engagements/timeline.server.ts';
import { removeBytes } from './bytes.server.ts';

/** Each side its own; a client while the item is not accepted. Photos come back when their PDF is removed. */
export async function removeDocument(
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<'removed' | 'closed' | 'gone'> {
  if (!isUuid(id)) return 'gone';
  const [known] = await db().select().from(documents).where(eq(documents.id, id));
  if (!known) return 'gone';
  const removed = await changing(actor, known.engagementId, async (tx, engagement) => {
    if (!isOwn(actor, known) || (await isAccepted(tx, known.itemId))) return 'closed';
    await tx.delete(documents).where(eq(documents.id, id));
    if (known.itemId) await openItem(tx, known.itemId);
    const text = `Removed: ${known.name}`;
    await addEvent(
      tx,
      { engagementId: engagement.id, kind: 'document', text, isForClient: true },
      actor,
      now,
    );
    const thing = { entity: 'engagement', entityId: engagement.id, subject: engagement.title };
    if (actor.party === 'firm')
      await record(tx, {
        actorId: actor.id,
        action: 'document.delete',
        ...thing,
        changes: { document: known.name },
      });
    return 'removed';
  });
  if (removed === 'removed') await removeBytes(id);
  return removed;
}

/** Staff also enter what a client gave them. */
function isOwn(actor: Actor, { direction, uploadedBy }: typeof documents.$inferSelect): boolean {
  if (actor.party === 'client') return direction === 'from_client';
  return direction === 'to_client' || uploadedBy === actor.id;
}

async function isAccepted(tx: Transaction, itemId: string | null): Promise<boolean> {
  if (!itemId) return false;
  const { id, state } = requestItems;
  return (await tx.$count(requestItems, and(eq(id, itemId), eq(state, 'accepted')))) > 0;
}

/** It has no answer any more, unless words or another file are one. */
async function openItem(tx: Transaction, itemId: string): Promise<void> {
  const [item] = await tx.select().from(requestItems).where(eq(requestItems.id, itemId));
  if (item?.state !== 'answered' || item.answer !== null) return;
  if ((await tx.$count(documents, eq(documents.itemId, itemId))) > 0) return;
  const state = item.reason === null ? 'open' : 'returned';
  await tx
    .update(requestItems)
    .set({ state, version: item.version + 1 })
    .where(eq(requestItems.id, itemId));
}
