import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { Transaction } from '#app/db/client.server.ts';
import { enqueue, openedBoss, type Keeping } from './queue.server.ts';
import { deadLetterQueue, type JobData, type QueueName } from './queues.ts';

/**
 * Takes a dead letter of `queue` up again, as new: all its attempts are before it. `keepingOf` says how long it is kept once
 * it is done, which the dead letter has forgotten. False when it is no dead letter any more.
 */
export async function redrive<Name extends QueueName>(
  tx: Transaction,
  queue: Name,
  id: string,
  keepingOf: (data: JobData[Name]) => Keeping,
): Promise<boolean> {
  const data = await deadData(tx, queue, id);
  if (!data) return false;
  await discard(tx, queue, id);
  await enqueue(tx, queue, data, keepingOf(data));
  return true;
}

/** Lets a job that waits for its next attempt have it now. False when it does not wait any more. */
export async function hurry(tx: Transaction, queue: QueueName, id: string): Promise<boolean> {
  const boss = await openedBoss();
  const { updated } = await boss.update(queue, undefined, {
    id,
    startAfter: new Date(),
    db: fromDrizzle(tx, sql),
  });
  return updated > 0;
}

/** Takes a job out of `queue` before it is done, or throws its dead letter away. False when it is neither any more. */
export async function cancel(tx: Transaction, queue: QueueName, id: string): Promise<boolean> {
  if (await deadData(tx, queue, id)) return discard(tx, queue, id);
  // Locked and looked at first: a job that is at work can't be called back.
  const [waiting] = await tx.execute(
    sql`select id from pgboss.job where name = ${queue} and id = ${id} and state in ('created', 'retry') for update`,
  );
  if (!waiting) return false;
  const boss = await openedBoss();
  await boss.cancel(queue, id, { db: fromDrizzle(tx, sql) });
  return true;
}

async function deadData<Name extends QueueName>(
  tx: Transaction,
  queue: Name,
  id: string,
): Promise<JobData[Name] | null> {
  await openedBoss();
  const [dead] = await tx.execute<{ data: JobData[Name] }>(
    sql`select data from pgboss.job where name = ${deadLetterQueue(queue)} and id = ${id} and state = 'created' for update`,
  );
  return dead?.data ?? null;
}

async function discard(tx: Transaction, queue: QueueName, id: string): Promise<boolean> {
  const boss = await openedBoss();
  await boss.deleteJob(deadLetterQueue(queue), id, { db: fromDrizzle(tx, sql) });
  return true;
}
