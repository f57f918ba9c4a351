import { sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { deadLetterQueue, type Job } from './job.ts';
import { sharedBoss } from './queue.server.ts';

/** By the job's policy. pg-boss does it too, but may have no time for its maintenance. */
export async function deleteExpiredJobs({ name }: Pick<Job<object>, 'name'>, now: Date): Promise<number> {
  await sharedBoss();
  const deleted = await db().execute(sql`
    delete from pgboss.job where name in (${name}, ${deadLetterQueue({ name })}) and (
      completed_on + deletion_seconds * interval '1 second' < ${now.toISOString()}::timestamptz
      or state in ('created', 'retry') and keep_until < ${now.toISOString()}::timestamptz)
    returning id`);
  return deleted.length;
}
