import { sql, type SQL } from 'drizzle-orm';

/**
 * True; as a condition it keeps Postgres from sharing the statement among processes: one that only adds up indexes
 * is done before the others have begun. The planner checks whether a function may run in parallel before it inlines it,
 * so the condition itself costs nothing.
 */
export const inOneProcess: SQL<boolean> = sql<boolean>`in_one_process()`;
