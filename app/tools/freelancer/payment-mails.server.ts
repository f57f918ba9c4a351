import { and, asc, eq, isNotNull, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { hashOfSecret } from '#app/accounts/core/secret.server.ts';
import { isBusinessDay, lastBusinessDay } from '#app/firm/core/business-days.ts';
import { maskedEmail } from '#app/platform/core/masked-email.ts';
import { DAY, HOUR, southAfricanDay } from '#app/platform/core/time.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { paymentMails } from '#app/platform/db/schema/payment-mails.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { env } from '#app/platform/env/env.server.ts';
import { seal, unseal } from '#app/platform/http/sealed.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { lastDayOfMonth, monthText } from '#app/tax/month.ts';
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

/** Mails a link that must be opened first; the answer is the same whether or not the address has such mails already. */
export async function askForMails(email: string, token: string, now = new Date()): Promise<void> {
  await db().transaction(async (tx) => {
    const row = { email: email.toLowerCase(), ...linkOf(token), createdAt: now };
    const [added] = await tx.insert(paymentMails).values(row).returning({ id: paymentMails.id });
    if (added) await queueMail(tx, confirmPaymentMail.write(email, { url: mailsUrl(added.id) }), now);
  });
}

/** `to`: masked. `months`: the path of the private link, once the address is confirmed. */
export type MailsAtLink = { state: 'waiting' | 'confirmed' | 'ended'; to: string; months: string | null };

/** By the link in a mail. Null: not confirmed in time, or ended more than a day ago. */
export async function findMails(link: string): Promise<MailsAtLink | null> {
  const row = await findRow(link);
  if (!row || (row.endedAt && !row.confirmedAt)) return null;
  const token = row.confirmedAt && unseal(row.sealedLink, 'payment mails');
  return {
    state: row.endedAt ? 'ended' : row.confirmedAt ? 'confirmed' : 'waiting',
    to: maskedEmail(row.email),
    months: token ? keptPath(freelancerKept, token) : null,
  };
}

async function findRow(link: string): Promise<typeof paymentMails.$inferSelect | null> {
  const which = rowOf(link);
  if (!which) return null;
  const [row = null] = await db().select().from(paymentMails).where(which);
  return row;
}

/** `to`: masked, for everybody who has the private link. */
export type MailsOfLink = { id: string; to: string; isConfirmed: boolean };

/** Present mails of a private link, in the order in which they were asked for. */
export async function findMailsOf(token: string): Promise<MailsOfLink[]> {
  const { id, email, confirmedAt, createdAt, linkHash } = paymentMails;
  const rows = await db()
    .select({ id, email, confirmedAt })
    .from(paymentMails)
    .where(and(eq(linkHash, hashOfSecret(token)), isGoingOn()))
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row) => ({
    id: row.id,
    to: maskedEmail(row.email),
    isConfirmed: row.confirmedAt !== null,
  }));
}

/** Ends the address's mails for other links. */
export async function confirmMails(link: string, now = new Date()): Promise<boolean> {
  const found = await findRow(link);
  if (!found || found.endedAt) return false;
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

export type MailOfLink = { token: string; id: string };

/** By the link in a mail or the private link. False if they had ended. */
export async function endMails(which: string | MailOfLink, now = new Date()): Promise<boolean> {
  return mark(which, isGoingOn(), now);
}

/** Possible for a day; may be pressed twice. False if the address meanwhile has mails for another link. */
export async function resumeMails(which: string | MailOfLink): Promise<boolean> {
  return mark(which, undefined, null);
}

async function mark(
  which: string | MailOfLink,
  isSo: SQL | undefined,
  endedAt: Date | null,
): Promise<boolean> {
  const row = rowOf(which);
  if (!row) return false;
  const { id } = paymentMails;
  const marked = await db().update(paymentMails).set({ endedAt }).where(and(row, isSo)).returning({ id });
  return marked.length > 0;
}

function rowOf(which: string | MailOfLink): SQL | undefined {
  const { id, linkHash } = paymentMails;
  if (typeof which !== 'string')
    return isUuid(which.id) ? and(eq(id, which.id), eq(linkHash, hashOfSecret(which.token))) : undefined;
  const unsealed = unseal(which, 'payment mails');
  return isUuid(unsealed) ? eq(id, unsealed) : undefined;
}

function isGoingOn(): SQL {
  return isNull(paymentMails.endedAt);
}

function linkOf(token: string) {
  return { sealedLink: seal(token, 'payment mails'), linkHash: hashOfSecret(token) };
}

/** Once in January and once in July: the process that writes the month into the row sends it. Returns how many. */
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
    .where(and(isNotNull(paymentMails.confirmedAt), isGoingOn(), isUnsent(month)));
  let count = 0;
  for (const row of rows) {
    if (await db().transaction((tx) => mailOnce(tx, row, { month, payment, now }))) count += 1;
  }
  return count;
}

/** The month of the first mail to an address that is confirmed today. */
export function firstMailIn(today = southAfricanDay()): string {
  const [year = '', month = ''] = today.split('-');
  const isToCome = (one: string) =>
    one > month || (one === month && lastBusinessDay(lastDayOfMonth(`${year}-${one}`)) > today);
  const next = DUE.find((one) => isToCome(one.in));
  return monthText(next ? `${year}-${next.in}` : `${Number(year) + 1}-${DUE[0].in}`);
}

export async function deleteOldPaymentMails(now = new Date()): Promise<number> {
  const { id, createdAt, confirmedAt, endedAt } = paymentMails;
  const ended = new Date(now.getTime() - retention.keptDeletedHours * HOUR);
  const unconfirmed = new Date(now.getTime() - retention.confirmLinkHours * HOUR);
  const old = new Date(now.getTime() - retention.paymentMailDays * DAY);
  const deleted = await db()
    .delete(paymentMails)
    .where(or(and(isNull(confirmedAt), lt(createdAt, unconfirmed)), lt(confirmedAt, old), lt(endedAt, ended)))
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
    // Sealed again, so that it outlives a change of the site's secret.
    .set({ sentFor: month, ...(token && linkOf(token)) })
    .where(and(eq(paymentMails.id, id), isGoingOn(), isUnsent(month)))
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
