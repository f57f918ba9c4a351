import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Written into the statement: a partial index is not used with parameters. Throws for values that need escaping. */
export function isIn(column: SQLWrapper, values: readonly string[]): SQL<boolean> {
  if (values.length === 0) return sql`false`;
  return sql`${column} in (${sql.raw(values.map(quoted).join(', '))})`;
}

export function isNotIn(column: SQLWrapper, values: readonly string[]): SQL<boolean> {
  return sql`not (${isIn(column, values)})`;
}

function quoted(value: string): string {
  if (!/^[a-z_]+$/.test(value)) throw new Error(`“${value}” is no value of this code.`);
  return `'${value}'`;
}
