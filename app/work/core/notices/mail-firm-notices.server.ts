import { and, asc, eq, getTableColumns, inArray, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { FIRM_NOTICE_KINDS } from '#app/platform/db/work-values.ts';
import { firmNotices } from '#app/platform/db/schema/steps.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { firmMailbox } from '#app/platform/mail/firm-addresses.server.ts';
import { defineBatchJob } from '#app/platform/jobs/batch-job.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { hasWaited, noticeWait } from '#app/platform/mail/when-mailed.server.ts';
import { isFindable, isPresent } from '../engagements/access.server.ts';
import { FIRM_HOLDER, OF_ENGAGEMENT, OF_ENQUIRY, OF_TAXPAYER } from './firm-holder.server.ts';
import { firmNewsMail, type FirmNews } from './firm-mail.server.ts';
import { ALONG } from './firm-notice-kinds.ts';
import { lockThings, newsOf } from './firm-news.server.ts';

export const { job: firmNoticesJob, doAll: mailFirmNotices } = defineBatchJob({
  name: 'firm-notices',
  cron: '* * * * *',
  done: 'mails to colleagues queued',
  async doSome(tx, now, limit) {
    const waiting = waitingNotices();
    const oldest = sql`min(${waiting.at}) filter (where ${notInArray(waiting.kind, ALONG)})`;
    const due = await tx
      .select({ holderId: waiting.holderId })
      .from(waiting)
      .groupBy(waiting.holderId)
      .having(and(isNotNull(oldest), hasWaited(waiting.at, now, noticeWait(), oldest)))
      .orderBy(asc(oldest))
      .limit(limit);
    const until = new Date(now.getTime() - noticeWait());
    for (const { holderId } of due) await mailHolder(tx, holderId, { until, now });
    return due.length;
  },
});

/** One mail with everything that waited since `until` or longer and is still so; what only goes along waits on where nothing is told. `holderId` null: to the firm's address. */
export async function mailHolder(
  tx: Transaction,
  holderId: string | null,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  const waiting = await noticesOf(tx, holderId, until);
  const things = new Set(waiting.map(({ thingId }) => thingId));
  if (things.size === 0 || !(await lockThings(tx, waiting))) return;
  // Again, behind the lock: meanwhile they may have been told, looked at or handed over.
  const notices = (await noticesOf(tx, holderId, until)).filter(({ thingId }) => things.has(thingId));
  const news: FirmNews[] = [];
  const over: string[] = [];
  for (const thing of things) {
    const own = notices.filter(({ thingId }) => thingId === thing);
    const one = await newsOf(tx, own);
    if (one) news.push(one);
    over.push(...own.filter(({ kind }) => one || !ALONG.includes(kind)).map(({ id }) => id));
  }
  await tx.delete(firmNotices).where(inArray(firmNotices.id, over));
  const [first, ...others] = news;
  if (!first) return;
  const to = await addressOf(tx, holderId);
  await queueMail(tx, firmNewsMail.write(to, { news: [first, ...others] }), now);
}

function waitingNotices() {
  const { engagementId, taxpayerId, enquiryId } = firmNotices;
  return (
    db()
      .select({
        ...getTableColumns(firmNotices),
        holderId: FIRM_HOLDER.as('holder_id'),
        thingId: sql<string>`coalesce(${engagementId}, ${taxpayerId}, ${enquiryId})`.as('thing_id'),
      })
      .from(firmNotices)
      .leftJoin(engagements, OF_ENGAGEMENT)
      .leftJoin(taxpayers, OF_TAXPAYER)
      .leftJoin(enquiries, OF_ENQUIRY)
      // A kind of a newer release waits for a process of it, and what is in the trash until it is restored.
      .where(and(isIn(firmNotices.kind, FIRM_NOTICE_KINDS), isPresent, isFindable))
      .as('waiting')
  );
}

function noticesOf(tx: Transaction, holderId: string | null, until: Date) {
  const waiting = waitingNotices();
  const isOfHolder = sql`${waiting.holderId} is not distinct from ${holderId}::uuid`;
  return tx
    .select()
    .from(waiting)
    .where(and(isOfHolder, lte(waiting.at, until)))
    .orderBy(asc(waiting.at), asc(waiting.id));
}

/** Of a colleague; null, and who is not there any more: the firm’s. */
export async function addressOf(tx: Transaction, holderId: string | null): Promise<string> {
  if (holderId === null) return firmMailbox();
  const [holder] = await tx.select({ email: users.email }).from(users).where(eq(users.id, holderId));
  return holder?.email ?? firmMailbox();
}
