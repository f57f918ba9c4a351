import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { Transaction } from '#app/platform/db/client.server.ts';
import type { Job, JobPolicy } from './job.ts';
import { deadLetterQueue } from './job.ts';
import { bossFor, enqueue } from './queue.server.ts';

/** `retentionOf`: how long a finished job is stored, which the dead letter does not know. False: there is none. */
export async function requeueDeadLetter<Data extends object>(
  tx: Transaction,
  job: Job<Data>,
  id: string,
  retentionOf: (data: Data) => Partial<Pick<JobPolicy, 'keepDone'>>,
): Promise<boolean> {
  const data = await deadData(tx, job, id);
  if (!data) return false;
  await discard(tx, job, id);
  await enqueue(tx, job, data, retentionOf(data));
  return true;
}

export async function runNow(tx: Transaction, job: Job<object>, id: string): Promise<boolean> {
  const boss = await bossFor(job);
  const { updated } = await boss.update(job.name, undefined, {
    id,
    startAfter: new Date(),
    db: fromDrizzle(tx, sql),
  });
  return updated > 0;
}

/** False when it is running or done. */
export async function cancel(tx: Transaction, job: Job<object>, id: string): Promise<boolean> {
  if (await deadData(tx, job, id)) return discard(tx, job, id);
  // Locked first: a running job can't be cancelled.
  const [waiting] = await tx.execute(
    sql`select id from pgboss.job where name = ${job.name} and id = ${id} and state in ('created', 'retry') for update`,
  );
  if (!waiting) return false;
  const boss = await bossFor(job);
  await boss.cancel(job.name, id, { db: fromDrizzle(tx, sql) });
  return true;
}

async function deadData<Data extends object>(
  tx: Transaction,
  job: Job<Data>,
  id: string,
): Promise<Data | null> {
  await bossFor(job);
  const [dead] = await tx.execute<{ data: unknown }>(
    sql`select data from pgboss.job where name = ${deadLetterQueue(job)} and id = ${id} and state = 'created' for update`,
  );
  return dead ? job.schema.parse(dead.data) : null;
}

async function discard(tx: Transaction, job: Job<object>, id: string): Promise<boolean> {
  const boss = await bossFor(job);
  await boss.deleteJob(deadLetterQueue(job), id, { db: fromDrizzle(tx, sql) });
  return true;
}
