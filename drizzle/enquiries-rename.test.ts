import postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { createBlankDatabase } from '#tests/database.ts';
import { migrateDatabase } from './migrate.ts';

const BEFORE = 30;

const database = await createBlankDatabase();
await migrateDatabase(database.url, { upTo: BEFORE });
const sql = postgres(database.url, { max: 1 });
const stored = await addMessage('stored-before-0001');
await addEntry(stored, 'received', 'And the lease?');
await migrateDatabase(database.url);

afterAll(async () => {
  await sql.end();
  await database.drop();
});

test('enquiries stored before the renaming are there under the new names', async () => {
  const rows =
    await sql`select e.subject, n.body from enquiries e join enquiry_entries n on n.enquiry_id = e.id`;
  expect(rows).toEqual([{ subject: 'Provisional tax', body: 'And the lease?' }]);
});

test('only references of other tables keep an old name', async () => {
  const names = await sql<{ name: string }[]>`
    select conname as name from pg_constraint where connamespace = 'public'::regnamespace
    union select indexname from pg_indexes where schemaname = 'public'
    union select table_name || '.' || column_name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const old = names
    .map(({ name }) => name)
    .filter((name) => /contact_message|message_entr|[.]message_id/.test(name));
  expect(old.toSorted()).toEqual([
    'documents.message_id',
    'received_mails.message_id',
    'reply_drafts.message_id',
    'sent_files.message_id',
  ]);
});

test('the version before reads and writes enquiries through the old names', async () => {
  const id = await addMessage('stored-meanwhile-1');
  await addEntry(id, 'note', 'Call her');
  const [entry] = await addEntry(id, 'received', 'Thank you');
  await sql.begin(async (tx) => {
    await tx`select * from contact_messages where contact_messages.id = ${id} for update`;
    await tx`update contact_messages set state = 'in_progress', version = contact_messages.version + 1,
      updated_at = now() where contact_messages.id = ${id}`;
  });
  await sql`insert into sent_files (message_id, entry_id, author_id, name, type, size)
    values (${id}, ${entry?.id ?? null}, gen_random_uuid(), 'a.pdf', 'application/pdf', 3)`;
  const found = await sql`
    select m.state, m.version, count(e.id)::int as entries, count(f.id)::int as files from contact_messages m
    join message_entries e on e.message_id = m.id left join sent_files f on f.message_id = m.id and f.entry_id = e.id
    where m.words @@ to_tsquery('simple', 'provisional') and m.id = ${id} group by 1, 2`;
  expect(found).toEqual([{ state: 'in_progress', version: 2, entries: 2, files: 1 }]);
  expect(await sql`select state from enquiries where id = ${id}`).toEqual([{ state: 'in_progress' }]);
  expect(await sql`delete from contact_messages where id = ${id} returning id`).toEqual([{ id }]);
  expect(await sql`select 1 from enquiry_entries where enquiry_id = ${id}`).toEqual([]);
});

test('a repeated enquiry is refused through the old name too, and a wrong one', async () => {
  await expect(addMessage('stored-before-0001')).rejects.toMatchObject({ code: '23505' });
  await expect(addMessage('too-short')).rejects.toMatchObject({ code: '23514' });
});

/** As the query builder writes it: a default for each column without a value, none for a generated one. */
async function addMessage(key: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into "contact_messages" ("id", "submission_key", "channel", "topic", "user_type", "entity_name", "name", "email",
      "position", "phone", "subject", "message", "state", "network_hash", "calculation", "acknowledgement_id", "assignee_id",
      "member_id", "snoozed_until", "waiting_since", "tags", "version", "created_at", "updated_at")
    values (default, ${key}, default, default, 'individual', default, 'Thandi Nkosi', 'thandi@example.org',
      default, '+27 821234567', 'Provisional tax', 'What must I file, and when?', default, default, default, default, default,
      default, default, default, default, default, default, default)
    returning "id"`;
  return row?.id ?? '';
}

function addEntry(id: string, kind: string, body: string) {
  const sender = kind === 'received' ? 'Thandi <thandi@example.org>' : null;
  return sql<{ id: string }[]>`
    insert into "message_entries" ("id", "message_id", "kind", "author_id", "body", "mail_id", "sender", "is_automatic", "created_at")
    values (default, ${id}, ${kind}, default, ${body}, default, ${sender}, default, default) returning "id"`;
}
