import { db } from '#app/db/client.server.ts';

/** The driver's own question, once for each connection that it opens. */
const OF_THE_DRIVER = /^\s*select b\.oid, b\.typarray\s/;

/** What `db()` sends to Postgres from now on, statement by statement, those of transactions included. */
export function recordStatements(): string[] {
  const statements: string[] = [];
  db().$client.options.debug = (_connection, statement) => {
    if (!OF_THE_DRIVER.test(statement)) statements.push(statement);
  };
  return statements;
}
