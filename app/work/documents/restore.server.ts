import { eq, lt } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { db } from '#app/platform/db/client.server.ts';
import { removedDocuments } from '#app/platform/db/schema/documents.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import type { Actor, ClientActor } from '#app/accounts/core/actor.ts';
import { isFiled } from '#app/work/core/engagements/states.ts';
import { changing } from '#app/work/core/engagements/changing.server.ts';
import { noteFile } from '#app/work/core/engagements/items.server.ts';
import { tellBack } from '#app/work/core/notices/taken-from-client.server.ts';
import { addEvent } from '#app/work/core/engagements/timeline.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import { removeBytes } from './bytes.server.ts';
import { senderHashOf } from './documents.server.ts';
import { recordFile } from './remove.server.ts';
import { takeBack } from '#app/work/core/engagements/removed-documents.server.ts';

const AT_ONCE = 200;

type Removed = typeof removedDocuments.$inferSelect;

/** Restores a removed file as a current one; a client only what they removed themselves, until the work is filed. `told`: the client, who did not know it any more, is mailed. `there`: the same file was sent again since. */
export async function restoreDocument(
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<{ kind: 'restored' | 'told' | 'there'; engagementId: string } | 'gone'> {
  if (!isUuid(id)) return 'gone';
  const [known] = await db().select().from(removedDocuments).where(eq(removedDocuments.id, id));
  if (!known) return 'gone';
  const { engagementId } = known;
  return changing(actor, engagementId, async (tx, engagement) => {
    if (actor.party === 'client' && (isFiled(engagement.state) || !isRemovedBy(actor, known))) return 'gone';
    const back = await takeBack(tx, id);
    if (back === 'gone') return 'gone';
    if (back === 'there') return { kind: 'there', engagementId };
    if (back.itemId)
      await noteFile(tx, { engagement, itemId: back.itemId, isTheirs: actor.party === 'client' }, actor, now);
    const event = { kind: 'document', text: `Brought back: ${back.name}`, isForClient: true } as const;
    await addEvent(tx, { engagementId, ...event }, actor, now);
    await recordFile(tx, actor, 'document.restore', engagement, back);
    const isTold = actor.party === 'firm' && (await tellBack(tx, back, actor, now));
    return { kind: isTold ? 'told' : 'restored', engagementId };
  });
}

/** By a link without an account: what was sent from its address. */
function isRemovedBy({ userId, email }: ClientActor, { removedBy, row }: Removed): boolean {
  if (userId !== null) return removedBy === userId;
  return removedBy === null && row.sender_hash === senderHashOf(email);
}

/** The bytes go first: a remaining row is tried again the next night. */
export async function deleteRemovedDocuments(now: Date): Promise<number> {
  const before = new Date(now.getTime() - retention.removedDocumentDays * DAY);
  let total = 0;
  for (;;) {
    const old = await db()
      .select({ id: removedDocuments.id })
      .from(removedDocuments)
      .where(lt(removedDocuments.removedAt, before))
      .limit(AT_ONCE);
    if (old.length === 0) return total;
    for (const { id } of old) {
      await removeBytes(id);
      await db().delete(removedDocuments).where(eq(removedDocuments.id, id));
    }
    total += old.length;
  }
}
