import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Cursor } from '#app/db/keyset.server.ts';
import { db } from '#app/db/client.server.ts';
import { contactMessages } from '#app/db/schema/contact.ts';
import { useTestDatabase } from '#tests/database.ts';
import { readFilter } from './filter.ts';
import { deleteAllMessages } from './inbox.test-support.ts';
import { findMessages, matching, orderOf } from './list.server.ts';

await useTestDatabase();

const ME = '00000000-0000-4000-8000-000000000000';
/** More than are read in order before an index is asked. */
const MESSAGES = 4500;

beforeAll(async () => {
  await deleteAllMessages();
  await db().execute(sql`
    insert into contact_messages (submission_key, user_type, name, email, phone, subject, message, state, tags, created_at)
    select 'submission-number-' || n, 'individual', 'Sender ' || n % 7, 'sender' || n || '@example.org', '+27 821234567',
      'About provisional tax', 'Words that are long enough'
        || case when n % 2 = 0 then ' payroll' else '' end
        || case when n % 900 = 0 then ' bakery' else '' end
        || case when n > 4400 then ' inheritance' else '' end,
      'answered', case when n % 1000 = 0 then array['rare'] else '{}' end, now() - n * interval '1 minute'
    from generate_series(1, ${MESSAGES}::int) n`);
  await db().execute(sql`
    insert into message_entries (message_id, kind, body) select id, 'note', 'Ask about the Koeberg flat.'
    from contact_messages where submission_key in ('submission-number-17', 'submission-number-4321')`);
  await db().execute(sql`analyze contact_messages, message_entries`);
});

test('page by page a search finds what reading every message finds, whether the words are frequent, rare or only in old ones', async () => {
  for (const query of [
    'q=payroll',
    'q=bakery',
    'q=inheritance',
    'q=bakery&sort=oldest',
    'q=inheritance+payroll&sort=name',
    'q=koeberg',
    'q=payroll&tag=rare',
    'q=zebra',
  ]) {
    const filter = readFilter(new URLSearchParams(`state=all&${query}`));
    const found: string[] = [];
    for (let cursor: Cursor | undefined = null; cursor !== undefined && found.length < 120;) {
      const page = await findMessages(filter, cursor, ME);
      found.push(...page.rows.map(({ id }) => id));
      cursor = page.after === null ? undefined : { side: 'after', id: page.after };
    }
    expect(found, query).toEqual(await everyMatch(query, found.length));
  }
});

async function everyMatch(query: string, most: number): Promise<string[]> {
  const filter = readFilter(new URLSearchParams(`state=all&${query}`));
  const { key, id, descending } = orderOf(filter);
  const order = descending ? sql`${key} desc, ${id} desc` : sql`${key}, ${id}`;
  const rows = await db()
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(matching(filter, ME))
    .orderBy(order);
  expect(rows.length === most || most >= 120, query).toBe(true);
  return rows.slice(0, most).map((row) => row.id);
}
