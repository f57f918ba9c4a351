import type * as schema from '#app/platform/db/schema/lists.ts';

type Schema = typeof schema;

export type ListTableName = {
  [Key in keyof Schema]: Schema[Key] extends schema.ListTable ? Key : never;
}[keyof Schema];

type RowOf<Table extends ListTableName> = Schema[Table]['$inferSelect'];

/** A table with a column `category` needs a label for each category; other tables have none. */
type Categories<Table extends ListTableName> =
  RowOf<Table> extends { category: infer Value extends string }
    ? { categories: Record<Value, string> }
    : { categories?: never };

export type Category = {
  [Table in ListTableName]: RowOf<Table> extends { category: infer Value extends string } ? Value : never;
}[ListTableName];

export type ListDeclaration<Name extends string = string> = {
  name: Name;
  table: ListTableName;
  entity: string;
  noun: string;
  plural: string;
  nav: string;
  publicPage: `/${string}`;
  categories?: Partial<Record<Category, string>>;
};

/** Checks a declaration against its table without importing it, so that no browser loads it. */
export function defineList<const Name extends string, Table extends ListTableName>(
  list: ListDeclaration<Name> & { table: Table } & Categories<Table>,
): ListDeclaration<Name> {
  return list;
}
