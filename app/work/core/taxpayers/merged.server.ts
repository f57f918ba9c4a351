import { sql } from 'drizzle-orm';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';

export type MergedInto = { id: string; name: string; email: string | null };

/** What a merged taxpayer is part of now, however often that was merged on; null for every other. */
export async function findMergedInto(
  id: string,
  reader: Db | Transaction = db(),
): Promise<MergedInto | null> {
  if (!isUuid(id)) return null;
  const [found] = await reader.execute<MergedInto>(sql`
    with recursive parts as (
      select t.id, t.name, t.email, t.deleted_at, t.merged from ${taxpayers} t where t.id = ${id}
      union select t.id, t.name, t.email, t.deleted_at, t.merged from ${taxpayers} t
        join parts on t.id = (parts.merged ->> 'into')::uuid where parts.deleted_at is not null)
    select id, name, email from parts where deleted_at is null and id <> ${id} limit 1`);
  return found ?? null;
}
