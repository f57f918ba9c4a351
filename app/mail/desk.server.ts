import { sql, type SQL } from 'drizzle-orm';
import { record } from '#app/audit/audit.server.ts';
import { db, type Transaction } from '#app/db/client.server.ts';
import { isUuid } from '#app/db/uuid.ts';
import { deadLetterQueue } from '#app/jobs/queues.ts';
import { openedBoss } from '#app/jobs/queue.server.ts';
import { cancel, hurry, redrive } from '#app/jobs/waiting.server.ts';
import type { Group, Lines, MailLine } from './desk.ts';
import { keepingOf } from './mail.server.ts';

const DEAD = deadLetterQueue('mail');
const MOST = 100;

const WHICH: Record<Group, SQL> = {
  failed: sql`name = ${DEAD} and state = 'created'`,
  retrying: sql`name = 'mail' and state = 'retry'`,
  waiting: sql`name = 'mail' and state in ('created', 'active')`,
  sent: sql`name = 'mail' and state = 'completed'`,
  cancelled: sql`name = 'mail' and state = 'cancelled'`,
};

/** The newest mails of a group. Of their contents only recipient and subject leave the database. */
export async function findMail(group: Group): Promise<Lines> {
  await openedBoss();
  const rows = await db().execute<Row>(sql`
    select id, data->>'to' as "to", data->>'subject' as subject,
      greatest(retry_count, coalesce(source_retry_count, 0)) as attempts,
      coalesce(source_output, output)->>'reason' as reason,
      extract(epoch from coalesce(source_created_on, created_on))::float8 as queued,
      extract(epoch from coalesce(completed_on, start_after))::float8 as due,
      count(*) over ()::int as total
    from pgboss.job where ${WHICH[group]} order by coalesce(completed_on, created_on) desc limit ${MOST}`);
  return { lines: rows.map(lineOf), total: rows[0]?.total ?? 0 };
}

/** How many mails were given up, and how many are tried again. */
export async function countTroubles(): Promise<{ failed: number; retrying: number }> {
  await openedBoss();
  const [counted] = await db().execute<{ failed: number; retrying: number }>(sql`
    select count(*) filter (where ${WHICH.failed})::int as failed,
      count(*) filter (where ${WHICH.retrying})::int as retrying
    from pgboss.job where name in ('mail', ${DEAD})`);
  return { failed: counted?.failed ?? 0, retrying: counted?.retrying ?? 0 };
}

/** Tries a mail again: one that was given up from the beginning, one that waits for its next attempt now. */
export function retryMail(id: string, actorId: string): Promise<boolean> {
  return acting('mail.retry', id, actorId, async (tx) => {
    return (await redrive(tx, 'mail', id, keepingOf)) || (await hurry(tx, 'mail', id));
  });
}

/** Tries every mail again that was given up; returns how many. */
export async function retryFailed(actorId: string): Promise<number> {
  await openedBoss();
  const failed = await db().execute<{ id: string }>(sql`select id from pgboss.job where ${WHICH.failed}`);
  let retried = 0;
  for (const { id } of failed) if (await retryMail(id, actorId)) retried++;
  return retried;
}

/** Takes a mail out of the queue. False when it is on its way or sent already. */
export function cancelMail(id: string, actorId: string): Promise<boolean> {
  return acting('mail.cancel', id, actorId, (tx) => cancel(tx, 'mail', id));
}

/** Does it and writes it down, without whom the mail is for and what about. */
async function acting(
  action: string,
  id: string,
  actorId: string,
  work: (tx: Transaction) => Promise<boolean>,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  return db().transaction(async (tx) => {
    const done = await work(tx);
    if (done) await record(tx, { actorId, action, entity: 'mail', entityId: id });
    return done;
  });
}

type Row = Omit<MailLine, 'queuedAt' | 'at'> & { queued: number; due: number; total: number };

function lineOf({ queued, due, total: _total, ...line }: Row): MailLine {
  return { ...line, queuedAt: new Date(queued * 1000), at: new Date(due * 1000) };
}
