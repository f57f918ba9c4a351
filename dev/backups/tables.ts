import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Sql, TransactionSql } from 'postgres';

type Connection = Sql | TransactionSql;

export type Table = { name: string; columns: string[] };

/** The site's own tables and the waiting jobs, referenced tables first. */
export async function listTables(sql: Connection): Promise<Table[]> {
  const tables = await sql<(Table & { needs: string[] })[]>`
    select t.name, t.columns, coalesce(f.needs, '{}') as needs
    from (
      select format('%I.%I', c.table_schema, c.table_name) as name,
        array_agg(c.column_name::text order by c.ordinal_position) as columns
      from information_schema.columns c
      join information_schema.tables b using (table_schema, table_name)
      where (c.table_schema = 'public' and b.table_type = 'BASE TABLE'
          or c.table_schema = 'pgboss' and c.table_name = 'job')
        and c.is_generated = 'NEVER'
      group by 1
    ) t
    left join (
      select conrelid::regclass as child, array_agg(confrelid::regclass) as parents,
        array_agg(format('%I.%I', n.nspname, p.relname)) as needs
      from pg_constraint
      join pg_class p on p.oid = confrelid join pg_namespace n on n.oid = p.relnamespace
      where contype = 'f' and n.nspname = 'public' and conrelid <> confrelid
      group by 1
    ) f on f.child = t.name::regclass
    order by t.name`;
  return parentsFirst(tables);
}

/** Postgres COPY text, in a stable order. */
export async function readRows(sql: Connection, { name, columns }: Table): Promise<Buffer> {
  const list = columns.map(quoted).join(', ');
  const query = sql.unsafe(`copy (select ${list} from ${name} t order by t::text collate "C") to stdout`);
  return buffer(await query.readable());
}

export async function writeRows(sql: Connection, { name, columns }: Table, rows: Uint8Array): Promise<void> {
  const list = columns.map(quoted).join(', ');
  const writable = await sql.unsafe(`copy ${name} (${list}) from stdin`).writable();
  await pipeline(Readable.from([rows]), writable);
}

export async function resetSequences(sql: Connection): Promise<void> {
  const columns = await sql<{ table: string; column: string }[]>`
    select format('%I.%I', table_schema, table_name) as table, column_name as column
    from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`;
  for (const { table, column } of columns) {
    await sql.unsafe(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${quoted(column)}), 0) + 1, false) from ${table}`,
    );
  }
}

/** COPY text has one line per row; line breaks within a value are escaped. */
export function countRows(rows: Uint8Array): number {
  return rows.reduce((count, byte) => count + (byte === 0x0a ? 1 : 0), 0);
}

function parentsFirst(tables: (Table & { needs: string[] })[]): Table[] {
  const sorted: Table[] = [];
  let left = tables;
  while (left.length > 0) {
    const names = new Set(left.map(({ name }) => name));
    const ready = left.filter(({ needs }) => !needs.some((need) => names.has(need)));
    if (ready.length === 0) throw new Error('The tables refer to one another in a circle.');
    sorted.push(...ready.map(({ name, columns }) => ({ name, columns })));
    left = left.filter((table) => !ready.includes(table));
  }
  return sorted;
}

function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
