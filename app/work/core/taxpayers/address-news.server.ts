import { asc, eq, lte } from 'drizzle-orm';
import { moveNotices } from '#app/accounts/core/moved-notices.server.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { defineBatchJob } from '#app/platform/jobs/batch-job.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { noticeWait } from '#app/platform/mail/when-mailed.server.ts';
import { addressMail } from './mails.server.ts';
import { findMergedInto } from './merged.server.ts';

/** `from`: written to until now. Both are told once it has waited: of several changes the last, unless undone. */
export async function addressChanged(
  tx: Transaction,
  id: string,
  from: string | null,
  now = new Date(),
): Promise<void> {
  const [row] = await tx
    .select({ news: taxpayers.addressNews, email: taxpayers.email })
    .from(taxpayers)
    .where(eq(taxpayers.id, id));
  if (!row) return;
  const before = [from, row.news?.known ?? null].filter((email) => email !== null);
  if (row.email) await moveNotices(tx, [id], { from: before, to: row.email, now });
  const addressNews = row.news ?? { known: from, since: now.toISOString() };
  const wait = noticeWait();
  const latest = new Date(addressNews.since).getTime() + 2 * wait;
  const tellAddressAt = new Date(Math.min(now.getTime() + wait, latest));
  await tx.update(taxpayers).set({ addressNews, tellAddressAt }).where(eq(taxpayers.id, id));
  if (wait === 0) await mailBoth(tx, id, now);
}

export const { job: addressNewsJob, doAll: mailAddressNews } = defineBatchJob({
  name: 'address-news',
  cron: '* * * * *',
  done: 'changes of taxpayers’ addresses told',
  async doSome(tx, now, limit) {
    const { id, tellAddressAt } = taxpayers;
    const due = await tx
      .select({ id })
      .from(taxpayers)
      .where(lte(tellAddressAt, now))
      .orderBy(asc(tellAddressAt), asc(id))
      .limit(limit)
      .for('update', { skipLocked: true });
    for (const row of due) await mailBoth(tx, row.id, now);
    return due.length;
  },
});

async function mailBoth(tx: Transaction, id: string, now: Date): Promise<void> {
  const [row] = await tx.select().from(taxpayers).where(eq(taxpayers.id, id));
  await tx.update(taxpayers).set({ addressNews: null, tellAddressAt: null }).where(eq(taxpayers.id, id));
  const news = row?.addressNews;
  if (!row || !news) return;
  const into = row.merged && row.deletedAt ? await findMergedInto(id, tx) : null;
  // Of what lies in the trash nobody is told.
  if (row.deletedAt && !into) return;
  const to = into ? into.email : row.email;
  if (to === news.known) return;
  const input = { taxpayerId: id, taxpayer: row.name };
  if (news.known) await queueMail(tx, addressMail.write(news.known, { ...input, isOld: true }), now);
  if (to) await queueMail(tx, addressMail.write(to, { ...input, isOld: false }), now);
}
