import { and, eq } from 'drizzle-orm';
import { record } from '#app/platform/audit/audit.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { actorIdOf, type Actor } from '#app/accounts/core/actor.ts';
import { changing } from '#app/work/core/engagements/changing.server.ts';
import type { Engagement } from '#app/work/core/engagements/find.server.ts';
import { addEvent } from '#app/work/core/engagements/timeline.server.ts';
import { ITEM_STATE, LOCKED_ITEMS } from '#app/work/core/engagements/item-states.ts';
import { isFiled } from '#app/work/core/engagements/states.ts';
import { tellRemoved } from '#app/work/core/notices/taken-from-client.server.ts';
import { removableBy } from './documents.server.ts';
import { moveToRemoved } from '#app/work/core/engagements/removed-documents.server.ts';

/** Only what `removableBy` allows, unless its item is accepted. `told`: the client is mailed. `apart`: photos back. */
export async function removeDocument(
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<'removed' | 'told' | 'apart' | 'closed' | 'gone'> {
  if (!isUuid(id)) return 'gone';
  const [known] = await db().select().from(documents).where(eq(documents.id, id));
  if (!known) return 'gone';
  return changing(actor, known.engagementId, async (tx, engagement) => {
    if (!(await isRemovable(tx, actor, engagement, id)) || (await isItemLocked(tx, known.itemId)))
      return 'closed';
    const isOfPhotos = (await tx.$count(documents, eq(documents.mergedIntoId, id))) > 0;
    await moveToRemoved(tx, actor, id, now);
    if (known.itemId) await openItem(tx, known.itemId);
    const text = `${isOfPhotos ? 'Split into single photos' : 'Removed'}: ${known.name}`;
    const event = { engagementId: engagement.id, kind: 'document', text, isForClient: true } as const;
    await addEvent(tx, event, actor, now);
    await recordFile(tx, actor, 'document.delete', engagement, known);
    if (actor.party === 'firm' && (await tellRemoved(tx, known, actor, now))) return 'told';
    return isOfPhotos ? 'apart' : 'removed';
  });
}

/** In the audit, with proof of which file it was. */
export async function recordFile(
  tx: Transaction,
  actor: Actor,
  action: 'document.delete' | 'document.restore',
  { id, title }: Pick<Engagement, 'id' | 'title'>,
  { name, sha256 }: { name: string; sha256: string },
): Promise<void> {
  const isLink = actor.party === 'client' && actor.userId === null;
  const changes = { document: name, sha256, ...(isLink && { by: 'a link without an account' }) };
  const thing = { entity: 'engagement', entityId: id, subject: title };
  await record(tx, { actorId: actorIdOf(actor), action, ...thing, changes });
}

async function isRemovable(
  tx: Transaction,
  actor: Actor,
  { state }: Engagement,
  id: string,
): Promise<boolean> {
  const may = removableBy(actor, { isFiled: isFiled(state) });
  return (await tx.$count(documents, and(eq(documents.id, id), may))) > 0;
}

export async function isItemLocked(tx: Transaction, itemId: string | null): Promise<boolean> {
  if (!itemId) return false;
  const { id, state } = requestItems;
  return (await tx.$count(requestItems, and(eq(id, itemId), isIn(state, LOCKED_ITEMS)))) > 0;
}

/** The item is no longer answered, unless it has words or another file. */
export async function openItem(tx: Transaction, itemId: string): Promise<void> {
  const [item] = await tx.select().from(requestItems).where(eq(requestItems.id, itemId));
  if (!item || !ITEM_STATE[item.state].isAnswered || item.answer !== null) return;
  if ((await tx.$count(documents, eq(documents.itemId, itemId))) > 0) return;
  const state = item.reason === null ? 'open' : 'returned';
  await tx
    .update(requestItems)
    .set({ state, version: item.version + 1 })
    .where(eq(requestItems.id, itemId));
}
