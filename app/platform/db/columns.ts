import { sql } from 'drizzle-orm';
import { check, customType, timestamp, uuid, type AnyPgColumn, type PgColumn } from 'drizzle-orm/pg-core';

export function timestamps() {
  return {
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment()
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  };
}

export function moment() {
  return timestamp({ withTimezone: true });
}

export function goesWith(column: () => AnyPgColumn) {
  return uuid().notNull().references(column, { onDelete: 'cascade' });
}

/** An account's id, without a reference: it stays as a pseudonym when the account is deleted. */
export function pseudonym() {
  return uuid();
}

/** The step of a colleague in which the row was written (`app/work/core/engagements/steps.server.ts`). */
export function writtenInStep() {
  return uuid('step_id').default(sql`nullif(current_setting('app.step', true), '')::uuid`);
}

export function atMostCheck(name: string, column: PgColumn, most: number) {
  return check(name, sql`char_length(${column}) <= ${sql.raw(String(most))}`);
}

/** Forms count UTF-16 units, Postgres code points; the lower limit counts bytes, which are never fewer. */
export function lengthCheck(name: string, column: PgColumn, least: number, most: number) {
  const [lower, upper] = [sql.raw(String(least)), sql.raw(String(most))];
  return check(name, sql`octet_length(${column}) >= ${lower} and char_length(${column}) <= ${upper}`);
}

export function oneOfCheck(name: string, column: PgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`);
}

export const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' });
