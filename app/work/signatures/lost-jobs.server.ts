import { inArray, sql, type SQL } from 'drizzle-orm';
import { DAY } from '#app/platform/core/time.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { deadLetterQueue, type Job } from '#app/platform/jobs/job.ts';
import { enqueue } from '#app/platform/jobs/queue.server.ts';

/** What was given up, such as a file that was away, is tried once a day. */
const GIVEN_UP = DAY;

type Name = Pick<Job<object>, 'name'>;

/** Whether a job waits or runs that is about it, or was given up on this day. `about`: a condition on `data`. */
export function hasJob(job: Name, about: SQL, now: Date): SQL {
  const oldest = new Date(now.getTime() - GIVEN_UP).toISOString();
  return sql`exists (select from pgboss.job where ${about}
    and (name = ${job.name} and state < 'completed' or name = ${deadLetterQueue(job)} and created_on > ${oldest}))`;
}

/** Queues what was lost, in place of what was given up. `key`: by which it is known. Returns how many there were. */
export async function queueAgain<Payload extends object>(
  tx: Transaction,
  job: Job<Payload>,
  key: keyof Payload & string,
  lost: readonly Payload[],
): Promise<number> {
  if (lost.length === 0) return 0;
  const isOne = inArray(
    sql`data ->> ${key}`,
    lost.map((one) => String(one[key])),
  );
  await tx.execute(sql`delete from pgboss.job where name = ${deadLetterQueue(job)} and ${isOne}`);
  for (const one of lost) await enqueue(tx, job, one);
  return lost.length;
}
