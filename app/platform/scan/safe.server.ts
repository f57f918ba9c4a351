import { eq, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hasScanner } from './scanner.server.ts';

/** What may be handed out: with a scanner what it called clean, without one everything that was not found infected. */
export function isSafe(state: PgColumn): SQL {
  return hasScanner() ? eq(state, 'clean') : ne(state, 'infected');
}

/** `waiting` only if a scanner is configured. */
export function shownState(state: PgColumn | SQL): SQL<'waiting' | 'infected' | null> {
  const waiting = hasScanner() ? sql`'waiting'` : sql`null`;
  return sql`case ${state} when 'infected' then 'infected' when 'waiting' then ${waiting} end`;
}
