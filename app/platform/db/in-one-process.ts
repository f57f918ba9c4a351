import { sql, type SQL } from 'drizzle-orm';

/**
 * True, as a condition anywhere in a statement that Postgres must not share among processes: one that only adds up what indexes have
 * is done before the others have begun. The planner asks whether a function may run in parallel before it writes it in line, so the
 * condition itself costs nothing.
 */
export const inOneProcess: SQL<boolean> = sql<boolean>`in_one_process()`;
