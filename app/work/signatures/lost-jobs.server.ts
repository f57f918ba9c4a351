import { inArray, sql, type SQL } from 'drizzle-orm';
import { DAY } from '#app/platform/core/time.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { deadLetterQueue, type Job } from '#app/platform/jobs/job.ts';

/** What was given up, such as a file that was away, is tried once a day. */
const GIVEN_UP = DAY;

type Name = Pick<Job<object>, 'name'>;

/** Whether a job waits or runs that is about it, or was given up on this day. `about`: a condition on `data`. */
export function hasJob(job: Name, about: SQL, now: Date): SQL {
  const oldest = new Date(now.getTime() - GIVEN_UP).toISOString();
  return sql`exists (select from pgboss.job where ${about}
    and (name = ${job.name} and state < 'completed' or name = ${deadLetterQueue(job)} and created_on > ${oldest}))`;
}

/** Before they are queued again: what was given up of them. */
export async function forgetGivenUp(
  tx: Transaction,
  job: Name,
  { key, ids }: { key: string; ids: readonly string[] },
): Promise<void> {
  const isOne = inArray(sql`data ->> ${key}`, [...ids]);
  await tx.execute(sql`delete from pgboss.job where name = ${deadLetterQueue(job)} and ${isOne}`);
}
