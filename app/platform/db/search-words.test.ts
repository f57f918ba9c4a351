import { sql, type SQL } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '#tests/database.ts';
import { db } from './client.server.ts';
import { isFoundBy } from '#app/work/core/taxpayers/found-by.server.ts';
import { taxpayers } from './schema/taxpayers.ts';
import { beginsAWord, indexFirst, resembles } from './search-words.ts';

await useTestDatabase();

const CLIENTS = 10_000;
/** As common as the name of the most common client in a large book. */
const EACH = 14;

beforeAll(async () => {
  await db().execute(sql`
    insert into ${taxpayers} (kind, name, email, numbers, street_address)
    select 'individual', case n % ${EACH} when 0 then 'Thandi Mokoena ' else 'Pieter Botha ' end || n,
      'client' || n || '@example.org', jsonb_build_object('vatNumber', '4' || lpad(n::text, 9, '0')),
      n || ' Arcadia Street' || E'\\nPretoria\\n' || lpad((n % 7000)::text, 4, '0')
    from generate_series(1, ${CLIENTS}::int) n`);
  await db().execute(sql`vacuum analyze ${taxpayers}`);
});

test.each([
  ['the beginning of a word', beginsAWord(taxpayers.name, 'mokoena')],
  ['a word with two letters swapped', resembles(taxpayers.name, ['mokeona'])],
  ['a word as it is', resembles(taxpayers.name, ['mokoena'])],
])('%s is found by the index, and no other name is compared', async (_what, looksLike) => {
  const fits = indexFirst(taxpayers.name, looksLike ?? sql`false`);
  expect(await planOf(fits)).toContain('taxpayers_by_part_of_name');
  expect(await planOf(fits)).not.toContain('Seq Scan');
  expect(await db().$count(taxpayers, fits)).toBe(Math.floor(CLIENTS / EACH));
});

test.each(['thandi mokoena 14', 'client14@example.org', '9210014', '14 arcadia', '0144'])(
  'a search for “%s” does not compare every client',
  async (typed) => {
    expect(await planOf(isFoundBy(typed))).toContain('taxpayers_by_part_of_email');
    expect(await planOf(isFoundBy(typed))).not.toMatch(/Seq Scan on taxpayers.*\n\s+Filter/);
  },
);

async function planOf(fits: SQL): Promise<string> {
  const lines = await db().execute<{ 'QUERY PLAN': string }>(
    sql`explain select ${taxpayers.id} from ${taxpayers} where ${fits}`,
  );
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}
