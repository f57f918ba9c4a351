import { db } from '#app/platform/db/client.server.ts';

/** The driver sends this once for each new connection. */
const OF_THE_DRIVER = /^\s*select b\.oid, b\.typarray\s/;

/** Includes statements in transactions. */
export function recordStatements(): string[] {
  const statements: string[] = [];
  db().$client.options.debug = (_connection, statement) => {
    if (!OF_THE_DRIVER.test(statement)) statements.push(statement);
  };
  return statements;
}
