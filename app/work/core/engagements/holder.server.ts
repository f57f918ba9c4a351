import { sql, type SQL } from 'drizzle-orm';
import { colleagueIds, isHeldByNobody } from '#app/accounts/core/colleagues.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';

// For queries that join `engagements` and `taxpayers`.

/** Who acts next for the firm, and is told: the work's colleague, else its client's, if still here; else null. */
export const HOLDER: SQL<string | null> = sql`case
  when ${engagements.assigneeId} in ${colleagueIds('work')} then ${engagements.assigneeId}
  when ${taxpayers.assigneeId} in ${colleagueIds('work')} then ${taxpayers.assigneeId} end`;

const isUnheld = isHeldByNobody(engagements.assigneeId, 'work');

/** Whose name stands at it: of a former colleague where nobody else acts. */
export const NAMED_HOLDER: SQL<string | null> = sql`coalesce(${HOLDER}, ${engagements.assigneeId})`;

/** Also what was given to a former colleague, until somebody takes it over. As `HOLDER`, found by its indexes. */
export function isWorkOf(colleagueId: string): SQL {
  const isOfClient = sql`${engagements.taxpayerId} = any(array(
    select own.id from ${taxpayers} own where own.assignee_id = ${colleagueId} and own.assignee_id in ${colleagueIds('work')}))`;
  return sql`(${engagements.assigneeId} = ${colleagueId} or (${isUnheld} and ${isOfClient}))`;
}

/** As `HOLDER`, without a row of `taxpayers`. An array: with `in` Postgres would read all work. */
export const isNobodysWork: SQL = sql`(${isUnheld} and ${engagements.taxpayerId} = any(array(
  select unheld.id from ${taxpayers} unheld where unheld.assignee_id is null or unheld.assignee_id not in ${colleagueIds('work')})))`;
