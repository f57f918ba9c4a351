import postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { createBlankDatabase } from '#tests/database.ts';
import { migrateDatabase } from './migrate.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

const BEFORE = journal.entries.find(({ tag }) => tag.endsWith('_notes'))?.idx;

const database = await createBlankDatabase();
await migrateDatabase(database.url, { upTo: BEFORE });
const sql = postgres(database.url, { max: 1 });
const ANN = '1a2b3c4d-0000-4000-8000-00000000000a';
const [taxpayer] = await sql<{ id: string }[]>`
  insert into taxpayers (kind, name, note) values ('individual', 'Thandi Nkosi', 'Pays late') returning id`;
const [work] = await sql<{ id: string }[]>`
  insert into engagements (taxpayer_id, type, period, state, note)
    values (${taxpayer?.id ?? ''}, 'itr12', '2026', 'collecting', 'Called her') returning id`;
await sql`insert into audit_entries (actor_id, action, entity, entity_id, at)
  values (${ANN}, 'engagement.note', 'engagement', ${work?.id ?? ''}, '2026-11-25T10:00:00Z')`;
await migrateDatabase(database.url);

afterAll(async () => {
  await sql.end();
  await database.drop();
});

const save = (note: string | null) => sql`update engagements set note = ${note} where id = ${work?.id ?? ''}`;
const entries = () =>
  sql`select text, author_id from notes where engagement_id is not null order by at, text`;

test('the single note that was kept before becomes the first entry', async () => {
  expect(await sql`select text, author_id, at from notes order by text`).toEqual([
    { text: 'Called her', author_id: ANN, at: new Date('2026-11-25T10:00:00Z') },
    { text: 'Pays late', author_id: null, at: expect.any(Date) },
  ]);
});

test('what the version before writes is an entry, and never over a changed one', async () => {
  await save('Called twice');
  expect(await entries()).toEqual([{ text: 'Called twice', author_id: null }]);
  await save(null);
  expect(await entries()).toEqual([]);
  await save('Call back');
  await sql`update notes set text = 'Called back', edited_at = now() where text = 'Call back'`;
  await save('Never call');
  expect((await entries()).map(({ text }) => text as string).toSorted()).toEqual([
    'Called back',
    'Never call',
  ]);
});
