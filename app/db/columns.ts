import { sql } from 'drizzle-orm';
import { check, timestamp, type PgColumn } from 'drizzle-orm/pg-core';

/** When the row was made and last changed; `updatedAt` follows every update made through Drizzle. */
export function timestamps() {
  return {
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment()
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  };
}

/** A point in time, with its zone. */
export function moment() {
  return timestamp({ withTimezone: true });
}

/** Holds a text to `most` characters. */
export function atMostCheck(name: string, column: PgColumn, most: number) {
  return check(name, sql`char_length(${column}) <= ${sql.raw(String(most))}`);
}

/**
 * Holds a text between two lengths as a form counts them. A form counts UTF-16 units, Postgres code points: so the
 * lower bound is taken on bytes, which are never fewer than the units, and no text a form accepts is refused here.
 */
export function lengthCheck(name: string, column: PgColumn, least: number, most: number) {
  const [lower, upper] = [sql.raw(String(least)), sql.raw(String(most))];
  return check(name, sql`octet_length(${column}) >= ${lower} and char_length(${column}) <= ${upper}`);
}

/** Holds a column to the values of a list. */
export function oneOfCheck(name: string, column: PgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`);
}
