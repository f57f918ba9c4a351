import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isIn } from '#app/platform/db/is-in.ts';
import { hasScanner } from './scanner.server.ts';
import { CLEAN, LOST, SAFE_UNSCANNED, type HeldScan } from './states.ts';

/** What may be handed out: with a scanner what it called clean, otherwise everything not found infected. */
export function isSafe(state: PgColumn | SQL): SQL<boolean> {
  return isIn(state, hasScanner() ? CLEAN : SAFE_UNSCANNED);
}

/** Why its reader does not get it. `waiting` only with a scanner. */
export function shownState(state: PgColumn | SQL): SQL<HeldScan | null> {
  return sql`case when ${isSafe(state)} or ${isIn(state, LOST)} then null else ${state} end`;
}
