import { sql, type SQL } from 'drizzle-orm';
import { colleagueIds } from '#app/accounts/core/colleagues.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';

const { actorId, action, entity, entityId, changes, at, id } = auditEntries;
const { id: workId } = engagements;

/** In queries of finished `engagements`: who last finished it; not who only corrected its reference. Null: unknown. */
export const FINISHER: SQL<string | null> = sql`(select ${actorId} from ${auditEntries}
  where ${entity} = 'engagement' and ${entityId} = ${workId}::text and ${action} = 'engagement.state'
    and ${changes} -> 'state' ->> 'to' = 'done' and ${changes} -> 'state' ->> 'from' <> 'done'
  order by ${at} desc, ${id} desc limit 1)`;

/** That colleague has left, or it was not recorded. */
export const isFinishedByNobodyHere: SQL = sql`${FINISHER} is null or ${FINISHER} not in ${colleagueIds('work')}`;
