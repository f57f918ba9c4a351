import { and, asc, eq, getTableColumns, inArray, lte, min, sql, type SQL } from 'drizzle-orm';
import { colleagueIds } from '#app/accounts/core/colleagues.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { FIRM_NOTICE_KINDS } from '#app/platform/db/work-values.ts';
import { firmNotices } from '#app/platform/db/schema/steps.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { env } from '#app/platform/env/env.server.ts';
import { defineBatchJob } from '#app/platform/jobs/batch-job.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { hasWaited, noticeWait } from '#app/platform/mail/when-mailed.server.ts';
import { CAME_IN_ITEMS } from '../engagements/item-states.ts';
import { titleOf } from '../engagements/titles.ts';
import { firmNewsMail } from './firm-mail.server.ts';
import { firmNewsOf } from './firm-notice-kinds.ts';
import { lockWork, toldWork } from './told-work.server.ts';

/** Mails each colleague what has waited long enough, as clients are mailed. */
export const { job: firmNoticesJob, doAll: mailFirmNotices } = defineBatchJob({
  name: 'firm-notices',
  cron: '* * * * *',
  done: 'mails to colleagues queued',
  async doSome(tx, now, limit) {
    const waiting = waitingNotices();
    const due = await tx
      .select({ holderId: waiting.holderId })
      .from(waiting)
      .groupBy(waiting.holderId)
      .having(hasWaited(waiting.at, now))
      .orderBy(asc(min(waiting.at)))
      .limit(limit);
    const until = new Date(now.getTime() - noticeWait());
    for (const { holderId } of due) await mailHolder(tx, holderId, { until, now });
    return due.length;
  },
});

/** One mail with everything that waited since `until` or longer and is still so. `holderId` null: to the firm's address. */
export async function mailHolder(
  tx: Transaction,
  holderId: string | null,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  const waiting = await noticesOf(tx, holderId, until);
  const about = [...new Set(waiting.map(({ engagementId }) => engagementId))];
  if (about.length === 0 || !(await lockWork(tx, about))) return;
  // Again, behind the lock: meanwhile they may have been told, looked at or handed over.
  const notices = (await noticesOf(tx, holderId, until)).filter(({ engagementId }) =>
    about.includes(engagementId),
  );
  const works = [];
  for (const engagementId of about) {
    const work = await toldWork(tx, engagementId);
    if (!work) continue;
    const { taxpayer, state, toDo } = work;
    const own = notices.filter((notice) => notice.engagementId === engagementId);
    const news = firmNewsOf(own.map((notice) => ({ ...notice, state, toDo })));
    const title = titleOf(work.type, work.period, work.dates);
    if (news) works.push({ engagementId, title, taxpayer, ...news });
  }
  const ids = notices.map(({ id }) => id);
  await tx.delete(firmNotices).where(inArray(firmNotices.id, ids));
  const [first, ...others] = works;
  if (!first) return;
  const to = await addressOf(tx, holderId);
  await queueMail(tx, firmNewsMail.write(to, { works: [first, ...others] }), now);
}

/** Who is told of this work; null for the firm's address. */
export async function holderOf(tx: Transaction, engagementId: string): Promise<string | null> {
  const [found] = await tx
    .select({ holderId: HOLDER })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(eq(engagements.id, engagementId));
  return found?.holderId ?? null;
}

/** The engagement's assignee, else the taxpayer's, if they still work here. */
const HOLDER: SQL<string | null> = sql`case
  when ${engagements.assigneeId} in ${colleagueIds('work')} then ${engagements.assigneeId}
  when ${taxpayers.assigneeId} in ${colleagueIds('work')} then ${taxpayers.assigneeId} end`;

const IS_THERE: SQL<boolean> = sql`(${documents.id} is not null or coalesce(${isIn(requestItems.state, CAME_IN_ITEMS)}, false))`;

function waitingNotices() {
  return (
    db()
      .select({
        ...getTableColumns(firmNotices),
        holderId: HOLDER.as('holder_id'),
        isThere: IS_THERE.as('is_there'),
      })
      .from(firmNotices)
      .innerJoin(engagements, eq(engagements.id, firmNotices.engagementId))
      .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
      .leftJoin(requestItems, eq(requestItems.id, firmNotices.aboutId))
      .leftJoin(documents, eq(documents.id, firmNotices.aboutId))
      // A kind of a newer release waits for a process of it.
      .where(isIn(firmNotices.kind, FIRM_NOTICE_KINDS))
      .as('waiting')
  );
}

/** The oldest first. */
function noticesOf(tx: Transaction, holderId: string | null, until: Date) {
  const waiting = waitingNotices();
  const isOfHolder = sql`${waiting.holderId} is not distinct from ${holderId}::uuid`;
  return tx
    .select()
    .from(waiting)
    .where(and(isOfHolder, lte(waiting.at, until)))
    .orderBy(asc(waiting.at), asc(waiting.id));
}

async function addressOf(tx: Transaction, holderId: string | null): Promise<string> {
  if (holderId === null) return env().MAIL_TO;
  const [holder] = await tx.select({ email: users.email }).from(users).where(eq(users.id, holderId));
  return holder?.email ?? env().MAIL_TO;
}
