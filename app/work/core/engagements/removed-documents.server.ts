import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { documents, removedDocuments } from '#app/platform/db/schema/documents.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { receivedFiles } from '#app/platform/db/schema/received.ts';
import { actorIdOf, type Actor } from '#app/accounts/core/actor.ts';

export async function moveToRemoved(tx: Transaction, actor: Actor, id: string, now: Date): Promise<void> {
  await tx.execute(sql`insert into ${removedDocuments} (id, engagement_id, name, row, removed_at, removed_by)
    select d.id, d.engagement_id, d.name, to_jsonb(d), ${now.toISOString()}::timestamptz, ${actorIdOf(actor)}::uuid
    from ${documents} d where d.id = ${id}`);
  await tx.delete(documents).where(eq(documents.id, id));
}

/** Its item may be gone, and files that joined or replaced it no longer matter. `there`: the file is there again. */
export async function takeBack(
  tx: Transaction,
  id: string,
): Promise<typeof documents.$inferSelect | 'there' | 'gone'> {
  const [kept] = await tx.select().from(removedDocuments).where(eq(removedDocuments.id, id)).for('update');
  if (!kept) return 'gone';
  const inserted = await tx.execute(sql`insert into ${documents}
    select (jsonb_populate_record(null::documents, r.row || jsonb_build_object(
      'replaced_by_id', null, 'merged_into_id', null, 'join_id', null,
      'received_file_id', (select f.id from ${receivedFiles} f where f.id = (r.row->>'received_file_id')::uuid),
      'item_id', (select i.id from ${requestItems} i where i.id = (r.row->>'item_id')::uuid)))).*
    from ${removedDocuments} r where r.id = ${id} on conflict do nothing returning id`);
  if (inserted.length === 0) return 'there';
  await tx.delete(removedDocuments).where(eq(removedDocuments.id, id));
  const [back] = await tx.select().from(documents).where(eq(documents.id, id));
  return back ?? 'gone';
}
