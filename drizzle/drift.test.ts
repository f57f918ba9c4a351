import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schema, withDb } from '#app/platform/db/client.server.ts';
import { createBlankDatabase, createTestDatabase } from '#tests/database.ts';

const EXTENSIONS = ['create extension pg_trgm', 'create extension btree_gist'];
/** Of indexes. */
const FUNCTIONS = ['name_key', 'plain_letters'];
/** Drizzle has no exclusion constraints: they are only in a migration. */
const BY_HAND = [
  `alter table bookings add constraint bookings_one_at_a_time exclude using gist
    (colleague_id with =, tstzrange(starts_at, held_until) with &&) where (state = 'booked')`,
];

test('the migrations produce the schema described in code', async () => {
  const migrated = await createTestDatabase();
  const described = await createBlankDatabase();
  const functions = await Promise.all(FUNCTIONS.map((name) => definitionOf(migrated.url, name)));
  await apply(described.url, [...EXTENSIONS, ...functions, ...(await statementsOf(schema)), ...BY_HAND]);

  const built = await catalogue(migrated.url);
  expect(built.length).toBeGreaterThan(100);
  expect(built).toEqual(await catalogue(described.url));
  await Promise.all([migrated.drop(), described.drop()]);
});

/** An index uses it; Drizzle has no functions. */
function definitionOf(url: string, name: string): Promise<string> {
  return withDb(url, async (db) => {
    const [found] = await db.execute<{ text: string }>(
      sql`select pg_get_functiondef(${name}::regproc) as text`,
    );
    return found?.text ?? '';
  });
}

async function statementsOf(tables: Record<string, unknown>): Promise<string[]> {
  const nothing = generateDrizzleJson({}, undefined, undefined, 'snake_case');
  return generateMigration(nothing, generateDrizzleJson(tables, nothing.id, undefined, 'snake_case'));
}

function apply(url: string, statements: string[]) {
  return withDb(url, async (db) => {
    for (const statement of statements) await db.execute(sql.raw(statement));
  });
}

function catalogue(url: string) {
  return withDb(url, (db) =>
    db.execute(sql`
      select table_name as of, column_name as name,
        concat_ws(' ', data_type, is_nullable, column_default, identity_generation) as definition
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
      union all
      select conrelid::regclass::text, conname, pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
      order by 1, 2, 3`),
  );
}
