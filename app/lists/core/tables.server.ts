import { sql } from 'drizzle-orm';
import * as schema from '#app/platform/db/schema/lists.ts';
import type { List } from './lists.ts';

const tables = { ...schema };

export function tableOf({ table }: Pick<List, 'table'>): schema.ListTable {
  return tables[table];
}

/** SQL's null for a list without categories. */
export function categoryOf({ table: name }: Pick<List, 'table'>) {
  const table = tables[name];
  return 'category' in table ? table.category : sql<null>`null`;
}
