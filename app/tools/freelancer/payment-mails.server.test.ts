import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { retention } from '#content/retention.ts';
import { db } from '#app/platform/db/client.server.ts';
import { paymentMails } from '#app/platform/db/schema/payment-mails.ts';
import { DAY, HOUR, SECOND } from '#app/platform/core/time.ts';
import { bossFor } from '#app/platform/jobs/queue.server.ts';
import { mailJob } from '#app/platform/mail/mail.server.ts';
import { makeSecret } from '#app/accounts/core/secret.server.ts';
import { queuedMails } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';
import { keep } from '../kept/kept.server.ts';
import { freelancerKept } from './freelancer-kept.ts';
import {
  askForMails,
  confirmMails,
  deleteOldPaymentMails,
  endMails,
  findMails,
  findMailsOf,
  firstMailIn,
  resumeMails,
  sendPaymentMails,
} from './payment-mails.server.ts';

const NOVEMBER = new Date('2026-11-26T08:00:00Z');
const JANUARY = new Date('2027-01-12T08:00:00Z');
const JULY = new Date('2027-07-12T08:00:00Z');
const TOKEN = makeSecret();

await useTestDatabase();
await bossFor(mailJob);
beforeEach(async () => {
  await db().execute(sql`truncate payment_mails, kept_entries, rate_limits`);
  await db().execute(sql`delete from pgboss.job`);
});

test('an address is written to only once its owner has confirmed it', async () => {
  const link = await linkAskedFor();
  expect(await sendPaymentMails(JANUARY)).toBe(0);
  expect(await confirmMails(link, NOVEMBER)).toBe(true);
  expect(await sendPaymentMails(JANUARY)).toBe(1);
  const mail = await lastMail();
  expect(mail).toMatchObject({
    to: 'thandi@example.org',
    subject: 'Time to work out your provisional payment',
  });
  expect(mail.text).toContain('second provisional payment must be with SARS by 26 February 2027');
  expect(mail.text).toContain(`/kept/freelancer/${TOKEN}`);
  expect(mail.unsubscribe).toMatch(/\/payment-mails\/[\w-]+\/end$/);
});

test('each of January and July has one mail, however often the job runs', async () => {
  await confirmMails(await linkAskedFor(), NOVEMBER);
  const round = await Promise.all([sendPaymentMails(JANUARY), sendPaymentMails(JANUARY)]);
  expect(round.toSorted()).toEqual([0, 1]);
  expect(await sendPaymentMails(new Date(JANUARY.getTime() + DAY))).toBe(0);
  expect(await sendPaymentMails(new Date('2027-03-15T08:00:00Z'))).toBe(0);
  expect(await sendPaymentMails(new Date('2027-07-09T08:00:00Z'))).toBe(0);
  expect(await sendPaymentMails(JULY)).toBe(1);
  expect((await lastMail()).text).toContain('first provisional payment must be with SARS by 31 August 2027');
});

test('who confirms after the mails of a month went is told when the first comes', () => {
  expect(firstMailIn('2026-12-01')).toBe('January 2027');
  expect(firstMailIn('2027-01-28')).toBe('January 2027');
  // 29 January 2027 is the last business day: its mails have gone in the morning.
  for (const today of ['2027-01-29', '2027-02-10']) expect(firstMailIn(today)).toBe('July 2027');
  expect(firstMailIn('2027-07-31')).toBe('January 2028');
});

test('one click in a mail ends them, again and again with the same answer', async () => {
  const link = await linkAskedFor();
  await confirmMails(link, NOVEMBER);
  for (let count = 0; count < 2; count += 1) {
    const ended = await submit(`/payment-mails/${link}/end`, { 'List-Unsubscribe': 'One-Click' });
    expect(ended.status).toBe(200);
  }
  const other = await submit(`/payment-mails/${link}/end`, {}, { method: 'DELETE' });
  expect(other.status).toBe(405);
  expect(await sendPaymentMails(JANUARY)).toBe(0);
  expect((await visit(`/payment-mails/${link}/end`)).location).toBe(`/payment-mails/${link}`);
  const page = await visit(`/payment-mails/${link}`);
  expect(page.data).toMatchObject({ state: 'ended', to: 'th…@example.org' });
  expect([await endMails(link), await confirmMails(link)]).toEqual([false, false]);
});

test('the page of a mail’s link names the address, and once confirmed the months', async () => {
  const link = await linkAskedFor();
  const months = `/kept/freelancer/${TOKEN}`;
  expect(await findMails(link)).toEqual({ state: 'waiting', to: 'th…@example.org', months: null });
  await submit(`/payment-mails/${link}`, { intent: 'confirm' });
  expect(await findMails(link)).toEqual({ state: 'confirmed', to: 'th…@example.org', months });
  await submit(`/payment-mails/${link}`, { intent: 'end' });
  expect(await findMails(link)).toEqual({ state: 'ended', to: 'th…@example.org', months });
  await submit(`/payment-mails/${link}`, { intent: 'resume' });
  expect(await findMails(link)).toMatchObject({ state: 'confirmed' });
});

test('an address has the mails of the link that it confirmed last', async () => {
  await confirmMails(await linkAskedFor(), NOVEMBER);
  const second = await linkAskedFor('Thandi@Example.org');
  expect(await sendPaymentMails(JANUARY)).toBe(1);
  await confirmMails(second, JANUARY);
  expect(await db().select().from(paymentMails)).toHaveLength(1);
});

test('what nobody confirms is deleted after a day, and the rest after three years', async () => {
  await linkAskedFor();
  const later = (ms: number) => new Date(NOVEMBER.getTime() + ms);
  expect(await deleteOldPaymentMails(later(24 * HOUR))).toBe(0);
  expect(await deleteOldPaymentMails(later(24 * HOUR + SECOND))).toBe(1);
  await confirmMails(await linkAskedFor(), NOVEMBER);
  expect(await deleteOldPaymentMails(later(retention.paymentMailDays * DAY))).toBe(0);
  expect(await deleteOldPaymentMails(later(retention.paymentMailDays * DAY + SECOND))).toBe(1);
});

test('the private link shows whether its mails are on, and ends them with Undo', async () => {
  const token = await keep(freelancerKept, { years: {} });
  const path = `/kept/freelancer/${token}`;
  const shown = async () =>
    findMailsOf(token).then(async (mails) => {
      expect((await visit(path)).data).toMatchObject({ mails });
      return mails;
    });
  expect(await shown()).toEqual([]);
  await submit(path, { intent: 'mails', email: 'thandi@example.org' });
  const [waiting] = await shown();
  if (!waiting) throw new Error('the page shows no mails');
  expect(waiting).toEqual({ id: expect.any(String), to: 'th…@example.org', isConfirmed: false });
  await confirmMails(/\/payment-mails\/([\w-]+)/.exec((await lastMail()).text)?.[1] ?? '', NOVEMBER);
  expect(await shown()).toEqual([{ ...waiting, isConfirmed: true }]);
  expect(await endMails({ token: TOKEN, id: waiting.id })).toBe(false);
  const ended = await submit(path, { intent: 'endMails', id: waiting.id });
  expect(await toastOf(ended)).toMatchObject({ title: 'Ended', action: { label: 'Undo' } });
  expect(await shown()).toEqual([]);
  expect(await sendPaymentMails(JANUARY)).toBe(0);
  const resumed = await submit(path, { intent: 'resumeMails', id: waiting.id });
  expect(await toastOf(resumed)).toMatchObject({ title: 'They go on' });
  expect(await sendPaymentMails(JANUARY)).toBe(1);
});

test('mails that are older than the link’s own column are shown after the next one', async () => {
  const token = await keep(freelancerKept, { years: {} });
  await submit(`/kept/freelancer/${token}`, { intent: 'mails', email: 'thandi@example.org' });
  await db().update(paymentMails).set({ linkHash: null, confirmedAt: NOVEMBER });
  expect(await findMailsOf(token)).toEqual([]);
  await sendPaymentMails(JANUARY);
  expect(await findMailsOf(token)).toHaveLength(1);
});

test('ended mails come back within a day, but not once the address has others', async () => {
  const first = await linkAskedFor();
  await confirmMails(first, NOVEMBER);
  expect(await endMails(first, NOVEMBER)).toBe(true);
  expect(await deleteOldPaymentMails(new Date(NOVEMBER.getTime() + DAY))).toBe(0);
  expect([await resumeMails(first), await resumeMails(first)]).toEqual([true, true]);
  await endMails(first, NOVEMBER);
  await confirmMails(await linkAskedFor(), NOVEMBER);
  expect(await resumeMails(first)).toBe(false);
  expect(await deleteOldPaymentMails(new Date(NOVEMBER.getTime() + DAY + SECOND))).toBe(0);
  expect(await db().select().from(paymentMails)).toHaveLength(1);
});

test('mails are asked for at the private link alone, and a wrong address is refused', async () => {
  const path = `/kept/freelancer/${await keep(freelancerKept, { years: {} })}`;
  const wrong = await submit(path, { intent: 'mails', email: 'thandi' });
  expect(wrong).toMatchObject({ status: 400, data: { errors: { email: expect.any(String) } } });
  expect(await submit(path, { intent: 'mails', email: 'thandi@example.org' })).toMatchObject({
    status: 303,
    location: path,
  });
  const unknown = `/kept/freelancer/${makeSecret()}`;
  expect((await submit(unknown, { intent: 'mails', email: 'thandi@example.org' })).status).toBe(404);
  expect(await db().select().from(paymentMails)).toHaveLength(1);
  expect(await findMails('made-up')).toBeNull();
});

async function linkAskedFor(email = 'thandi@example.org'): Promise<string> {
  await askForMails(email, TOKEN, NOVEMBER);
  return /\/payment-mails\/([\w-]+)/.exec((await lastMail()).text)?.[1] ?? '';
}

async function lastMail() {
  const [mail] = (await queuedMails()).slice(-1);
  if (!mail) throw new Error('no mail was queued');
  return mail;
}
