import { sql, type SQL } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { AGREED, DEAD, ENDED, PLANNED } from './states.ts';

const { state, submittedOn, updatedAt, deletedAt } = engagements;

/** Nobody agreed to it, so no law requires it. */
const isDead = isIn(state, DEAD);

const isAgreed = isIn(state, AGREED);

/** Agreed, and planned until its papers exist. */
const isAgreedForLater = sql`${isIn(state, PLANNED)} and exists (
  select 1 from ${letters} join ${proposals} on ${proposals.id} = ${letters.proposalId}
  where ${letters.engagementId} = ${engagements.id} and ${proposals.acceptedAt} is not null)`;

export const wasAgreed: SQL = sql`(${isAgreed} or ${isAgreedForLater})`;

/** Unfinished work, such as an open audit, is kept from its last change. */
const keptFrom = sql`case when ${isIn(state, ENDED)} and ${isAgreed} and ${submittedOn} is not null
  then ${submittedOn}::timestamp at time zone 'Africa/Johannesburg' else ${updatedAt} end`;
const deadKept = sql.raw(`make_interval(months => ${retention.deadProposalMonths})`);
const recordsKept = sql.raw(`make_interval(years => ${retention.taxRecordYears})`);
const keptFor = sql`case when ${isDead} then ${deadKept} else ${recordsKept} end`;

/** After a change, not before administrators were told of the deletion. */
export const deletedOn: SQL<Date> = sql`case when ${deletedAt} is not null
  then ${deletedAt} + make_interval(days => ${sql.raw(String(retention.deletedWorkDays))}) else greatest(${keptFrom} + ${keptFor},
  ${updatedAt} + make_interval(days => ${sql.raw(String(retention.deletionNoticeDays))})) end`.mapWith(
  updatedAt,
);

export function isPastRetention(now: Date): SQL {
  const until = sql`${now.toISOString()}::timestamptz`;
  return sql`(${isOld(until)} and ${deletedOn} <= ${until})`;
}

/** As `deletedOn` has it with two days to spare, in words that indexes find: little of all work is so old. */
function isOld(until: SQL): SQL {
  const before = (kept: SQL) => sql`${until} - ${kept} + interval '2 days'`;
  return sql`(${deletedAt} is not null or ${updatedAt} <= ${before(recordsKept)}
    or ${submittedOn} <= (${before(recordsKept)})::date or ${isDead} and ${updatedAt} <= ${before(deadKept)})`;
}
