import { eq, lt, sql } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { documents, removedDocuments } from '#app/platform/db/schema/documents.ts';
import { receivedFiles } from '#app/platform/db/schema/received.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { changing } from '#app/work/core/engagements/changing.server.ts';
import { noteFile } from '#app/work/core/engagements/items.server.ts';
import { addEvent } from '#app/work/core/engagements/timeline.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import { removeBytes } from './bytes.server.ts';
import { recordFile } from './remove.server.ts';

const AT_ONCE = 200;

/** Restores a removed file as a current one. `there`: the same file was sent again since. */
export async function restoreDocument(
  actor: FirmActor,
  id: string,
  now = new Date(),
): Promise<{ kind: 'restored' | 'there'; engagementId: string } | 'gone'> {
  if (!isUuid(id)) return 'gone';
  const [known] = await db().select().from(removedDocuments).where(eq(removedDocuments.id, id));
  if (!known) return 'gone';
  const { engagementId } = known;
  return changing(actor, engagementId, async (tx, engagement) => {
    const back = await takeBack(tx, id);
    if (back === 'gone') return 'gone';
    if (back === 'there') return { kind: 'there', engagementId };
    if (back.itemId) await noteFile(tx, { engagement, itemId: back.itemId, isTheirs: false }, actor, now);
    const event = { kind: 'document', text: `Brought back: ${back.name}`, isForClient: true } as const;
    await addEvent(tx, { engagementId, ...event }, actor, now);
    await recordFile(tx, actor, 'document.restore', engagement, back);
    return { kind: 'restored', engagementId };
  });
}

/** Its item may be gone, and the files that joined or replaced it no longer matter. */
async function takeBack(
  tx: Transaction,
  id: string,
): Promise<typeof documents.$inferSelect | 'there' | 'gone'> {
  const [kept] = await tx.select().from(removedDocuments).where(eq(removedDocuments.id, id)).for('update');
  if (!kept) return 'gone';
  const inserted = await tx.execute(sql`insert into ${documents}
    select (jsonb_populate_record(null::documents, r.row || jsonb_build_object(
      'replaced_by_id', null, 'merged_into_id', null, 'join_id', null, 'step_id', null,
      'received_file_id', (select f.id from ${receivedFiles} f where f.id = (r.row->>'received_file_id')::uuid),
      'item_id', (select i.id from ${requestItems} i where i.id = (r.row->>'item_id')::uuid)))).*
    from ${removedDocuments} r where r.id = ${id} on conflict do nothing returning id`);
  if (inserted.length === 0) return 'there';
  await tx.delete(removedDocuments).where(eq(removedDocuments.id, id));
  const [back] = await tx.select().from(documents).where(eq(documents.id, id));
  return back ?? 'gone';
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
