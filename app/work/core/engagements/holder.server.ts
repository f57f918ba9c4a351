import { sql, type SQL } from 'drizzle-orm';
import { colleagueIds } from '#app/accounts/core/colleagues.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';

// For queries that join `engagements` and `taxpayers`.

/** Who acts next for the firm, and is told: the work's own colleague, else its client's, if they still work here; else null. */
export const HOLDER: SQL<string | null> = sql`case
  when ${engagements.assigneeId} in ${colleagueIds('work')} then ${engagements.assigneeId}
  when ${taxpayers.assigneeId} in ${colleagueIds('work')} then ${taxpayers.assigneeId} end`;

/** Whose name stands at it: of a former colleague where nobody else acts. */
export const NAMED_HOLDER: SQL<string | null> = sql`coalesce(${HOLDER}, ${engagements.assigneeId})`;

/** Also what was given to a former colleague by name, until somebody takes it over. */
export function isWorkOf(colleagueId: string): SQL {
  return sql`(${HOLDER} = ${colleagueId} or ${engagements.assigneeId} = ${colleagueId})`;
}

export const isNobodysWork: SQL = sql`${HOLDER} is null`;
