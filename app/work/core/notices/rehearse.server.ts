import { sql, TransactionRollbackError } from 'drizzle-orm';
import type { Mailing } from '#app/accounts/bulk/define-bulk.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { mailJob } from '#app/platform/mail/mail.server.ts';
import { peopleOf } from '../reminders/open-work.server.ts';
import { mailPerson } from './mail-notices.server.ts';

type Mail = { to: string; subject: string; text: string };

/** Who would be mailed if all of these were changed, and the mail that the change of the first really writes. `to`: those alone who can answer a proposal. */
export async function mailingAbout<Row extends { taxpayerId: string }>(
  rows: readonly Row[],
  change: (tx: Transaction, row: Row) => Promise<unknown>,
  to: 'taxpayerIds' | 'acceptsFor' = 'taxpayerIds',
): Promise<Mailing> {
  const all = await peopleOf(rows.map(({ taxpayerId }) => taxpayerId));
  const people = all.filter((person) => person[to].size > 0);
  const [first] = people;
  const row = first && rows.find(({ taxpayerId }) => first[to].has(taxpayerId));
  return {
    clients: new Set(people.flatMap((person) => [...person[to]])).size,
    people: people.length,
    example: row ? await rehearse(first.email, (tx) => change(tx, row)) : null,
  };
}

/** In a transaction that is rolled back: nothing is stored, nobody is mailed, and the mail's link opens nothing. */
export async function rehearse(
  email: string,
  change: (tx: Transaction) => Promise<unknown>,
): Promise<Mail | null> {
  let mail: Mail | null = null;
  const rehearsal = db().transaction(async (tx) => {
    await change(tx);
    const now = new Date();
    await mailPerson(tx, email, { until: now, now });
    const [queued] = await tx.execute<Mail>(sql`
      select data ->> 'to' as to, data ->> 'subject' as subject, data ->> 'text' as text from pgboss.job
      where name = ${mailJob.name} and data ->> 'to' = ${email} and created_on >= now() order by created_on desc limit 1`);
    mail = queued ?? null;
    tx.rollback();
  });
  await rehearsal.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
  return mail;
}
