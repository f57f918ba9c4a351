import { sql, type SQL } from 'drizzle-orm';
import { colleagueIds } from '#app/accounts/core/colleagues.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { isNobodysWork, isWorkOf } from '../engagements/holder.server.ts';

// Of `engagements`, and of a `step` of theirs where `EACH_STEP` is joined.

const { insideSteps } = engagements;

export const EACH_STEP = sql`cross join lateral jsonb_array_elements(${insideSteps}) with ordinality as each_step (step, place)`;

export const isStillOpen = sql`step -> 'done' = 'null'`;
/** A step of a former colleague goes back to the colleague who does the work. */
export const isGiven = sql`coalesce((step ->> 'who')::uuid in ${colleagueIds('work')}, false)`;

/** All conditions below begin with this one, so that the index is used. */
function has(like: Partial<Record<'who' | 'done', unknown>>): SQL {
  return sql`${insideSteps} @> ${JSON.stringify([like])}::jsonb`;
}

export function isGivenStepOf(colleagueId: string): SQL {
  return has({ who: colleagueId });
}

export function isDoneStepOf(colleagueId: string): SQL {
  return has({ done: { by: colleagueId } });
}

export const hasOpenSteps = has({ done: null });

const hasUngiven = sql`(${hasOpenSteps} and exists (
  select from jsonb_array_elements(${insideSteps}) as each_step (step) where ${isStillOpen} and not ${isGiven}))`;

/** An open step waits for them: given to them, or theirs because they do the work. */
export function waitsForStepOf(colleagueId: string): SQL {
  return sql`(${has({ who: colleagueId, done: null })} or (${hasUngiven} and ${isWorkOf(colleagueId)}))`;
}

export const waitsForNobody: SQL = sql`(${hasUngiven} and ${isNobodysWork})`;

export const OPEN_INSIDE = sql<number>`jsonb_array_length(jsonb_path_query_array(${insideSteps}, '$[*] ? (@.done == null)'))`;
export const ALL_INSIDE = sql<number>`jsonb_array_length(${insideSteps})`;
