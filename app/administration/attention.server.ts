import { and, count, eq, isNull, min, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { contactMessages } from '#app/db/schema/contact.ts';
import { lastRuns } from '#app/db/schema/runs.ts';
import { countTroubles } from '#app/mail-desk/mail-queue.server.ts';
import { adminPath, lists, type List } from '#app/lists/lists.ts';
import { tableOf } from '#app/lists/tables.server.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { taxYearLabel, taxYearOn } from '#app/tax/tax-year.ts';
import { DAY, momentText, southAfricanDay } from '#app/time.ts';

/** How old the last backup may be before somebody should look. */
const BACKUP_EVERY = 2 * DAY;

/** One thing to know of: `state` is what stands beside it, `isUrgent` whether somebody has to act. */
export type Attention = { subject: string; state: string; isUrgent: boolean; path: string; way: string };

/** What needs an administrator, and what does not, by subject. */
export async function findAttention(me: string, now = new Date()): Promise<Attention[]> {
  const found = await Promise.all([
    newMessages(),
    ownMessages(me),
    mail(),
    ...lists.map(missingLogos),
    backup(now),
  ]);
  return [...found, rateTables(now)];
}

async function newMessages(): Promise<Attention> {
  const [found] = await db()
    .select({ messages: count(), oldest: min(contactMessages.createdAt) })
    .from(contactMessages)
    .where(eq(contactMessages.state, 'new'));
  const messages = found?.messages ?? 0;
  const since = found?.oldest ? `, the oldest since ${momentText(found.oldest)}` : '';
  return {
    subject: 'New enquiries',
    state: messages === 0 ? 'None' : `${messages}${since}`,
    isUrgent: messages > 0,
    path: '/admin/messages?state=new',
    way: 'Read',
  };
}

async function ownMessages(me: string): Promise<Attention> {
  const [found] = await db()
    .select({ messages: count() })
    .from(contactMessages)
    .where(and(eq(contactMessages.assigneeId, me), eq(contactMessages.state, 'in_progress')));
  const messages = found?.messages ?? 0;
  return {
    subject: 'In progress with you',
    state: messages === 0 ? 'None' : String(messages),
    isUrgent: messages > 0,
    path: '/admin/messages?state=in_progress&assignee=me',
    way: 'Answer',
  };
}

async function mail(): Promise<Attention> {
  const { failed, retrying } = await countTroubles();
  const troubles = [failed > 0 && `${failed} failed`, retrying > 0 && `${retrying} tried again`];
  return {
    subject: 'Mail',
    state: troubles.filter(Boolean).join(', ') || 'All is delivered',
    isUrgent: failed > 0,
    path: '/admin/mail',
    way: 'Open the queue',
  };
}

async function missingLogos(list: List): Promise<Attention> {
  const table = tableOf(list);
  const [found] = await db()
    .select({ rows: count() })
    .from(table)
    .where(and(eq(table.isActive, true), isNull(table.deletedAt), isNull(table.logoUrl)));
  const rows = found?.rows ?? 0;
  return {
    subject: `Logos of ${list.plural}`,
    state: rows === 0 ? 'None missing' : `${rows} missing`,
    isUrgent: rows > 0,
    path: rows === 0 ? adminPath(list.name) : `${adminPath(list.name)}?show=no-logo`,
    way: rows === 0 ? 'Open the list' : 'Upload',
  };
}

async function backup(now: Date): Promise<Attention> {
  const [run] = await db()
    .select()
    .from(lastRuns)
    .where(sql`${lastRuns.name} = 'backup'`);
  return {
    subject: 'Last backup',
    state: run ? momentText(run.at) : 'None is known. Whoever runs the server makes one with npm run backup.',
    isUrgent: !run || now.getTime() - run.at.getTime() > BACKUP_EVERY,
    path: '/admin/audit',
    way: 'See what changed',
  };
}

/** SARS's tables of a year are known by the Budget in February: they have to be in the software when the year begins. */
export function rateTables(now: Date): Attention {
  const running = taxYearOn(southAfricanDay(now));
  const isStale = running > newestTaxYear;
  return {
    subject: 'Rate tables',
    state: isStale
      ? `The year ${taxYearLabel(running)} has begun and has no tables: the newest are of ${taxYearLabel(newestTaxYear)}.`
      : `The tables of ${taxYearLabel(running)} are in force`,
    isUrgent: isStale,
    path: '/rates',
    way: 'See the tables',
  };
}
