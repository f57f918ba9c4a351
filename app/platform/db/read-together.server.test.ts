import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestDatabase } from '#tests/database.ts';
import { recordStatements } from '#tests/statements.ts';
import { db } from './client.server.ts';
import { readTogether, rowPart } from './parts.server.ts';

await useTestDatabase();

const number = (value: number) => rowPart({ value: sql<number>`${value}::int` }, sql``);

test('reads begun together under one key are sent as one statement', async () => {
  await db().execute(sql`select 1`);
  const statements = recordStatements();
  const [key, other] = [{}, {}];
  const reading = [
    readTogether(key, number(1)),
    readTogether(key, number(2)),
    readTogether(other, number(3)),
  ];
  expect((await Promise.all(reading)).map(({ value }) => value)).toEqual([1, 2, 3]);
  expect(statements).toHaveLength(2);
  expect(await readTogether(key, number(4))).toEqual({ value: 4 });
  expect(statements).toHaveLength(3);
});
