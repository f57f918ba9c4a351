import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { findEngagementLink } from '#app/work/core/engagements/links.server.ts';
import { addEngagement, addTaxpayerFor, forgetWork } from '#app/work/core/engagements/work.test-support.ts';
import { ADDRESS, queuedMails } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';
import { mailWorkLinks } from './mail-links.server.ts';

await useTestDatabase();

let work: string;

beforeEach(async () => {
  await forgetWork();
  work = await addEngagement({ taxpayerId: await addTaxpayerFor(null, { email: ADDRESS }) });
});

const LINK = /\/request\/([\w-]{43})/g;

test('the mail links to each open work of the address, and none of another', async () => {
  const other = await addEngagement({
    taxpayerId: await addTaxpayerFor(null, { email: ADDRESS, name: 'Nkosi Bakery', kind: 'company' }),
    type: 'itr14',
    period: '2026',
  });
  await addEngagement({ taxpayerId: await addTaxpayerFor(null, { email: 'else@example.org' }) });
  const inTrash = await addEngagement({ taxpayerId: await addTaxpayerFor(null, { email: ADDRESS }) });
  await db().update(engagements).set({ deletedAt: new Date() }).where(eq(engagements.id, inTrash));
  await mailWorkLinks(ADDRESS.toUpperCase());
  const [mail, ...more] = await queuedMails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: ADDRESS, subject: 'The links to your work with Jacaranda Ledger' });
  const links = [...(mail?.text ?? '').matchAll(LINK)].map(([, secret]) => secret ?? '');
  const found = await Promise.all(links.map((secret) => findEngagementLink(secret)));
  expect(found.map((link) => link?.engagementId).toSorted()).toEqual([work, other].toSorted());
  expect(mail?.text).toContain('Nine short questions');
});

test('unknown addresses and ended work alone get no mail, and the same answer', async () => {
  await db().update(engagements).set({ state: 'done' });
  for (const email of [ADDRESS, 'nobody@example.org']) {
    const answer = await submit('/auth/link', { email });
    expect(answer).toMatchObject({ status: 303, location: '/auth/link?sent', cookies: [] });
    expect((await visit('/auth/link?sent')).data).toMatchObject({ isSent: true });
    await mailWorkLinks(email);
  }
  expect(await queuedMails()).toEqual([]);
});

test('one address may be asked for five times an hour', async () => {
  for (let time = 0; time < 5; time += 1)
    expect(await submit('/auth/link', { email: ADDRESS })).toMatchObject({ status: 303 });
  expect(await submit('/auth/link', { email: ADDRESS })).toMatchObject({ status: 429 });
  expect(await submit('/auth/link', { email: 'no address' })).toMatchObject({ status: 400 });
});

test('work that was never opened here leads to the page that mails links', async () => {
  const location = `/auth/link?redirectTo=${encodeURIComponent(`/work/${work}`)}`;
  expect(await visit(`/work/${work}`, { params: { id: work } })).toMatchObject({ status: 303, location });
});
