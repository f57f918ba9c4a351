import { sql, type SQL } from 'drizzle-orm';
import type { Action } from '#app/platform/audit/words.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { referenceOf } from '#app/enquiries/core/store.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { deadLetterQueue } from '#app/platform/jobs/job.ts';
import { sharedBoss } from '#app/platform/jobs/queue.server.ts';
import { cancel, requeueDeadLetter, runNow } from '#app/platform/jobs/waiting.server.ts';
import { mailJob, OVERDUE, retentionOf } from '#app/platform/mail/mail.server.ts';
import { SECOND } from '#app/platform/core/time.ts';
import type { Filter, Group, Lines, MailLine } from './mail-queue.ts';

const DEAD = deadLetterQueue(mailJob);
const MOST = 100;

const isOverdue = sql`coalesce(output->>'reason' = ${OVERDUE}, false)`;

const WHICH: Record<Group, SQL> = {
  failed: sql`name = ${DEAD} and state = 'created'`,
  retrying: sql`name = 'mail' and state = 'retry'`,
  waiting: sql`name = 'mail' and state in ('created', 'active')`,
  sent: sql`name = 'mail' and state = 'completed' and not ${isOverdue}`,
  cancelled: sql`name = 'mail' and (state = 'cancelled' or state = 'completed' and ${isOverdue})`,
};

/** The code that opens a client’s work leads its subject, for the client alone. */
const SUBJECT = sql`case when data->>'secret' = 'true'
  then regexp_replace(data->>'subject', '[0-9]{6}', '······') else data->>'subject' end`;

/** Never the words of a mail. */
export async function findMail(group: Group, filter: Filter = null): Promise<Lines> {
  await sharedBoss();
  const rows = await db().execute<Row>(sql`
    with listed as (
      select *, count(*) over ()::int as total from pgboss.job where ${WHICH[group]} and ${matching(filter)}
      order by coalesce(completed_on, created_on) desc limit ${MOST}
    )
    select listed.id, data->>'kind' as kind, data->>'to' as "to", ${SUBJECT} as subject,
      coalesce(enquiry.name, account.full_name) as who, enquiry.id as "enquiryId", account.id as "accountId",
      greatest(retry_count, coalesce(source_retry_count, 0)) as attempts,
      coalesce(source_output, output)->>'reason' as reason,
      extract(epoch from coalesce(source_created_on, created_on))::float8 as queued,
      extract(epoch from coalesce(completed_on, start_after))::float8 as due,
      total
    from listed
    left join ${enquiries} enquiry on enquiry.id = case when data->'about'->>'entity' = 'message' then (data->'about'->>'id')::uuid end
    left join ${users} addressed on addressed.email = data->>'to'
    left join ${profiles} account on account.id = addressed.id
    order by coalesce(completed_on, listed.created_on) desc`);
  return { lines: rows.map(lineOf), total: rows[0]?.total ?? 0 };
}

export async function countProblems(): Promise<{ failed: number; retrying: number }> {
  await sharedBoss();
  const [row] = await db().execute<{ failed: number; retrying: number }>(sql`
    select count(*) filter (where ${WHICH.failed})::int as failed,
      count(*) filter (where ${WHICH.retrying})::int as retrying
    from pgboss.job where name in ('mail', ${DEAD})`);
  return { failed: row?.failed ?? 0, retrying: row?.retrying ?? 0 };
}

function matching(filter: Filter): SQL {
  if (!filter) return sql`true`;
  return filter.only === 'mail' ? sql`id = ${filter.id}` : sql`data->'about'->>'id' = ${filter.id}`;
}

/** A failed mail gets all its attempts again. */
export function retryMail(id: string, actorId: string): Promise<boolean> {
  return changeMail(
    'mail.retry',
    id,
    actorId,
    async (tx) => (await requeueDeadLetter(tx, mailJob, id, retentionOf)) || (await runNow(tx, mailJob, id)),
  );
}

export async function retryFailed(actorId: string): Promise<number> {
  await sharedBoss();
  const failed = await db().execute<{ id: string }>(sql`select id from pgboss.job where ${WHICH.failed}`);
  let retried = 0;
  for (const { id } of failed) if (await retryMail(id, actorId)) retried++;
  return retried;
}

/** False when it is being sent or was sent. */
export function cancelMail(id: string, actorId: string): Promise<boolean> {
  return changeMail('mail.cancel', id, actorId, (tx) => cancel(tx, mailJob, id));
}

/** The audit entry names neither recipient nor subject. */
async function changeMail(
  action: Action,
  id: string,
  actorId: string,
  change: (tx: Transaction) => Promise<boolean>,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  return db().transaction(async (tx) => {
    const done = await change(tx);
    if (done) await record(tx, { actorId, action, entity: 'mail', entityId: id });
    return done;
  });
}

type Row = Omit<MailLine, 'queuedAt' | 'at' | 'enquiry'> & {
  enquiryId: string | null;
  queued: number;
  due: number;
  total: number;
};

function lineOf({ queued, due, total: _total, enquiryId, ...line }: Row): MailLine {
  const enquiry = enquiryId ? { id: enquiryId, reference: referenceOf(enquiryId) } : null;
  return { ...line, enquiry, queuedAt: new Date(queued * SECOND), at: new Date(due * SECOND) };
}
