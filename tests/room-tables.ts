import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { schema } from '#app/platform/db/client.server.ts';

const CONFIGS = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableConfig(table));

/** The column with the owner's id, and the owner's table. */
type Owner = { column: string; of: string };

const OWNERS: Readonly<Record<string, readonly Owner[]>> = Object.fromEntries(
  CONFIGS.map(({ name, foreignKeys }) => [
    name,
    foreignKeys
      .filter(({ onDelete }) => onDelete === 'cascade')
      .map((key) => key.reference())
      .filter(({ columns }) => columns.length === 1)
      .map(({ columns, foreignTable }) => ({
        column: inSql(columns[0]?.name ?? ''),
        of: getTableConfig(foreignTable).name,
      })),
  ]),
);

function inSql(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Every table whose rows belong to these, directly or through others: by table, SQL that is true of such a row. */
export function tablesOf(roots: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  const found: Record<string, string> = Object.fromEntries(
    Object.entries(roots).map(([name, ids]) => [name, `id in (${ids.map((id) => `'${id}'`).join(', ')})`]),
  );
  // Tables of owners that are not found yet are found in the next round.
  for (let count = 0; count !== Object.keys(found).length;) {
    count = Object.keys(found).length;
    for (const [name, owners] of Object.entries(OWNERS)) {
      const own = owners.filter(({ of }) => of !== name && of in found);
      if (name in found || own.length === 0) continue;
      found[name] = own
        .map(({ column, of }) => `${column} in (select id from ${of} where ${found[of]})`)
        .join(' or ');
    }
  }
  return found;
}
