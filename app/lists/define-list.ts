import type * as schema from '#app/db/schema/lists.ts';

type Schema = typeof schema;

/** The tables of lists, by the names under which app/db/schema/lists.ts exports them. */
export type ListTableName = {
  [Key in keyof Schema]: Schema[Key] extends schema.ListTable ? Key : never;
}[keyof Schema];

type RowOf<Table extends ListTableName> = Schema[Table]['$inferSelect'];

/** A table with a column `category` needs a label for each category; no other may have any. */
type Categories<Table extends ListTableName> =
  RowOf<Table> extends { category: infer Value extends string }
    ? { categories: Record<Value, string> }
    : { categories?: never };

/** Any list's category. */
export type Category = {
  [Table in ListTableName]: RowOf<Table> extends { category: infer Value extends string } ? Value : never;
}[ListTableName];

/** A list that administrators edit and the public sees. */
export type ListDeclaration<Name extends string = string> = {
  /** Its segment in addresses: `/admin/clients`. */
  name: Name;
  table: ListTableName;
  /** What the audit trail calls a row. */
  entity: string;
  noun: string;
  plural: string;
  /** Its label in the menu of the administration. */
  nav: string;
  /** Where the public sees it. */
  publicPage: `/${string}`;
  /** The labels of its rows' categories, if rows have one. */
  categories?: Partial<Record<Category, string>>;
};

/** Checks a declaration against its table, which itself never gets into a browser. */
export function defineList<const Name extends string, Table extends ListTableName>(
  list: ListDeclaration<Name> & { table: Table } & Categories<Table>,
): ListDeclaration<Name> {
  return list;
}
