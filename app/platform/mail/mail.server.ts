import { sql, type SQL } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { deadLetterQueue, defineJob } from '#app/platform/jobs/job.ts';
import { enqueue } from '#app/platform/jobs/queue.server.ts';
import { metrics } from '#app/platform/core/metrics.server.ts';
import { DAY, MINUTE, SECOND } from '#app/platform/core/time.ts';
import { closeTransport, deliver } from './delivery.server.ts';
import { makeMailId } from './own-mail-id.server.ts';
import { queuedMail, requireSafeHeaders, type MailMessage } from './outgoing.ts';

const STATUS = { sent: 'completed', failed: 'failed', refused: 'deadletter' } as const;

export const OVERDUE = 'overdue';

/** The retries go on for about three days without a mail server. */
export const mailJob = defineJob({
  name: 'mail',
  schema: queuedMail,
  policy: {
    retries: 450,
    firstWait: 2 * SECOND,
    longestWait: 10 * MINUTE,
    timeout: 2 * MINUTE,
    keepWaiting: 90 * DAY,
    keepDone: retention.sentMailDays * DAY,
  },
  async run(mail, { id, attempt, log }) {
    if (mail.dueUntil && Date.now() >= Date.parse(mail.dueUntil)) {
      metrics().mails.inc({ outcome: 'overdue' });
      return { status: 'completed', reason: OVERDUE };
    }
    const { outcome, reason } = await deliver(mail);
    metrics().mails.inc({ outcome });
    const line = { job: id, attempt, reason };
    if (outcome === 'failed') log.warn(line, 'mail not sent, will be tried again');
    if (outcome === 'refused') log.error(line, 'mail refused, kept as a dead letter');
    return { status: STATUS[outcome], reason };
  },
  close: closeTransport,
});

/** Sent if and only if `tx` commits, not before `after`. Throws when a header contains a line break. */
export async function queueMail(
  tx: Transaction,
  message: MailMessage,
  now = new Date(),
  after?: Date,
): Promise<void> {
  requireSafeHeaders(message);
  const messageId = message.messageId ?? makeMailId(message.about);
  const data = { ...message, messageId, date: now.toISOString() };
  await enqueue(tx, mailJob, data, { ...retentionOf(message), after });
}

/** False: the mail is on its way, or sent. */
export async function takeUnsentMail(tx: Transaction, messageId: string): Promise<boolean> {
  const taken = await tx.execute(
    sql`delete from pgboss.job where name = ${mailJob.name} and state in ('created', 'retry')
      and data->>'messageId' = ${messageId} returning id`,
  );
  return taken.length > 0;
}

/**
 * Takes the unsent mails of a kind to one address (and of one cause, if given) out of the queue. Returns their texts,
 * the oldest first.
 */
export async function takeUnsent(
  tx: Transaction,
  { kind, to, cause }: Pick<Required<MailMessage>, 'kind' | 'to'> & Pick<MailMessage, 'cause'>,
): Promise<string[]> {
  const taken = await tx.execute<{ text: string }>(
    sql`with taken as (delete from pgboss.job where name = ${mailJob.name} and state in ('created', 'retry')
          and data->>'kind' = ${kind} and data->>'to' = ${to} and (${cause ?? null}::text is null or data->>'cause' = ${cause ?? null})
          returning created_on, data->>'text' as text)
        select text from taken order by created_on`,
  );
  return taken.map(({ text }) => text);
}

/** Cancels the unsent mails about one thing, even one whose present attempt fails. */
export async function withdrawMail(
  tx: Transaction,
  { kind, about }: Pick<Required<MailMessage>, 'kind' | 'about'>,
  now = new Date(),
): Promise<void> {
  await tx.execute(
    sql`update pgboss.job set data = data || jsonb_build_object('dueUntil', ${now.toISOString()}::text)
      where name = ${mailJob.name} and state in ('created', 'retry', 'active')
        and data->>'kind' = ${kind} and data->'about'->>'id' = ${about.id}`,
  );
}

export function retentionOf({ secret }: Pick<MailMessage, 'secret'>): { keepDone?: number } {
  return secret ? { keepDone: MINUTE } : {};
}

/** Only for a deleted account: deletes the sent and given-up mails to an address, whatever they are about. */
export function deleteMailTo(tx: Transaction, address: string): Promise<void> {
  return deleteDone(tx, sql`data->>'to' = ${address}`);
}

/** Deletes the sent and given-up mails about one thing, whatever their address. `id` as in the mail's `about`. */
export function deleteMailAbout(tx: Transaction, id: string): Promise<void> {
  return deleteDone(tx, sql`data->'about'->>'id' = ${id}`);
}

async function deleteDone(tx: Transaction, which: SQL): Promise<void> {
  await tx.execute(
    sql`delete from pgboss.job where ${which} and (name = ${deadLetterQueue(mailJob)}
      or name = ${mailJob.name} and state in ('completed', 'cancelled', 'failed'))`,
  );
}

export async function fileKeysOfWaitingMail(): Promise<string[]> {
  const rows = await db().execute<{ key: string }>(
    sql`select file ->> 'key' as key from pgboss.job, jsonb_array_elements(data -> 'files') as file
      where name in (${mailJob.name}, ${deadLetterQueue(mailJob)}) and state in ('created', 'retry', 'active') and data ? 'files'`,
  );
  return rows.map(({ key }) => key);
}
