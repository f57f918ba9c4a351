import { sql, type GetColumnData, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Fields = Record<string, PgColumn | SQL>;

type ValueOf<Field> = Field extends PgColumn
  ? GetColumnData<Field, 'query'>
  : Field extends SQL<infer Value>
    ? Value
    : never;

/** Moments are texts in JSON. */
export type InJson<F extends Fields> = {
  [Name in keyof F]: ValueOf<F[Name]> extends infer Value
    ? Exclude<Value, Date> | (Extract<Value, Date> extends never ? never : string)
    : never;
};

/** An object of columns: a renamed column does not compile. The names come from the code and are not escaped. */
export function jsonObject<F extends Fields>(fields: F): SQL<InJson<F>> {
  const pairs = Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

export function jsonList<Each>(each: SQL<Each>, orderBy: SQL, rest: SQL): SQL<Each[]> {
  return sql`(select coalesce(json_agg(${each} order by ${orderBy}), '[]') ${rest})`;
}

export function jsonRow<Each>(each: SQL<Each>, rest: SQL): SQL<Each | null> {
  return sql`(select ${each} ${rest})`;
}

export type JsonOf<Expression> = Expression extends SQL<infer Value> ? Value : never;

export function newest<Each>(each: SQL<Each>, at: PgColumn, rest: SQL, most: number): SQL<Each[]> {
  return jsonList(
    sql<Each>`newest.one`,
    sql`newest.at desc`,
    sql`from (select ${each} as one, ${at} as at ${rest} order by ${at} desc limit ${most}) newest`,
  );
}
