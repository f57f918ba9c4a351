import { and, eq, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { isBusinessDay, lastBusinessDay } from '#app/firm/core/business-days.ts';
import { DAY, HOUR, southAfricanDay } from '#app/platform/core/time.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { paymentMails } from '#app/platform/db/schema/payment-mails.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { env } from '#app/platform/env/env.server.ts';
import { seal, unseal } from '#app/platform/http/sealed.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { lastDayOfMonth } from '#app/tax/month.ts';
import { keptPath } from '#app/tools/kept/kept-kind.ts';
import { freelancerKept } from './freelancer-kept.ts';
import { confirmPaymentMail, paymentMail } from './payment-mails.ts';

export const MAILS_PATH = '/payment-mails';

/** The month of the mail, and the month at whose end the payment is due. */
const DUE = [
  { in: '01', month: '02', name: 'second' },
  { in: '07', month: '08', name: 'first' },
] as const;
const FROM_DAY = '10';

/** Mails a link that must be opened first; the same whether or not the address has such mails already. */
export async function askForMails(email: string, token: string, now = new Date()): Promise<void> {
  await db().transaction(async (tx) => {
    const row = { email: email.toLowerCase(), sealedLink: seal(token, 'payment mails'), createdAt: now };
    const [added] = await tx.insert(paymentMails).values(row).returning({ id: paymentMails.id });
    if (added) await queueMail(tx, confirmPaymentMail.write(email, { url: mailsUrl(added.id) }), now);
  });
}

/** By the link of a mail. Null: they were ended, or not confirmed in time. */
export async function findMails(link: string): Promise<{ id: string; isConfirmed: boolean } | null> {
  const id = unseal(link, 'payment mails');
  if (!isUuid(id)) return null;
  const { confirmedAt } = paymentMails;
  const [row] = await db().select({ confirmedAt }).from(paymentMails).where(eq(paymentMails.id, id));
  return row ? { id, isConfirmed: row.confirmedAt !== null } : null;
}

/** From then on the address has the mails of this link alone. */
export async function confirmMails(link: string, now = new Date()): Promise<boolean> {
  const found = await findMails(link);
  if (!found) return false;
  return db().transaction(async (tx) => {
    const { id, email, confirmedAt } = paymentMails;
    const [confirmed] = await tx
      .update(paymentMails)
      .set({ confirmedAt: now })
      .where(eq(id, found.id))
      .returning({ email });
    if (!confirmed) return false;
    const others = and(eq(email, confirmed.email), ne(id, found.id), isNotNull(confirmedAt));
    await tx.delete(paymentMails).where(others);
    return true;
  });
}

export async function endMails(link: string): Promise<boolean> {
  const found = await findMails(link);
  if (!found) return false;
  const { id } = paymentMails;
  return (await db().delete(paymentMails).where(eq(id, found.id)).returning({ id })).length > 0;
}

/** In January and in July, once each: who writes the month into the row sends the mail. Gives how many. */
export async function sendPaymentMails(now = new Date()): Promise<number> {
  const today = southAfricanDay(now);
  const due = DUE.find((one) => one.in === today.slice(5, 7));
  if (!due || today.slice(8) < FROM_DAY || !isBusinessDay(today)) return 0;
  const month = today.slice(0, 7);
  const payment = {
    name: due.name,
    due: lastBusinessDay(lastDayOfMonth(`${today.slice(0, 4)}-${due.month}`)),
  };
  const rows = await db()
    .select()
    .from(paymentMails)
    .where(and(isNotNull(paymentMails.confirmedAt), isUnsent(month)));
  let count = 0;
  for (const row of rows) {
    if (await db().transaction((tx) => mailOnce(tx, row, { month, payment, now }))) count += 1;
  }
  return count;
}

export async function deleteOldPaymentMails(now = new Date()): Promise<number> {
  const { id, createdAt, confirmedAt } = paymentMails;
  const unconfirmed = new Date(now.getTime() - retention.confirmLinkHours * HOUR);
  const old = new Date(now.getTime() - retention.paymentMailDays * DAY);
  const deleted = await db()
    .delete(paymentMails)
    .where(or(and(isNull(confirmedAt), lt(createdAt, unconfirmed)), lt(confirmedAt, old)))
    .returning({ id });
  return deleted.length;
}

type Round = { month: string; payment: { name: 'first' | 'second'; due: string }; now: Date };

async function mailOnce(
  tx: Transaction,
  { id, email, sealedLink }: typeof paymentMails.$inferSelect,
  { month, payment, now }: Round,
): Promise<boolean> {
  const token = unseal(sealedLink, 'payment mails');
  const marked = await tx
    .update(paymentMails)
    // Sealed anew, so that it outlives a change of the site's secret.
    .set({ sentFor: month, ...(token && { sealedLink: seal(token, 'payment mails') }) })
    .where(and(eq(paymentMails.id, id), isUnsent(month)))
    .returning({ id: paymentMails.id });
  if (marked.length === 0) return false;
  const months = urlOf(token ? keptPath(freelancerKept, token) : freelancerKept.path);
  await queueMail(tx, paymentMail.write(email, { ...payment, months, end: mailsUrl(id) }), now);
  return true;
}

function isUnsent(month: string) {
  return or(isNull(paymentMails.sentFor), ne(paymentMails.sentFor, month));
}

function mailsUrl(id: string): string {
  return urlOf(`${MAILS_PATH}/${seal(id, 'payment mails')}`);
}

function urlOf(path: string): string {
  return new URL(path, env().APP_URL).href;
}
