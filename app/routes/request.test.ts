import { beforeEach, expect, test } from 'vitest';
import { openedAddress } from '#app/client-room/opened-link.server.ts';
import { requireClient } from '#app/client-room/client.server.ts';
import { db } from '#app/db/client.server.ts';
import { taxpayers } from '#app/db/schema/taxpayers.ts';
import { addEngagementLink } from '#app/engagements/links.server.ts';
import { addEngagement, addTaxpayerFor, forgetWork } from '#app/engagements/work.test-support.ts';
import { HOUR } from '#app/time.ts';
import { ADDRESS, addMember, asCookie, forgetAccounts, queuedMails, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { answerOf, ask, post } from '#tests/routes.ts';
import { action, loader } from './request.$token.tsx';

await useTestDatabase();

let taxpayerId = '';
let engagementId = '';
let token = '';

beforeEach(async () => {
  await forgetAccounts();
  await forgetWork();
  taxpayerId = await addTaxpayerFor(null, { email: ADDRESS });
  engagementId = await addEngagement({ taxpayerId });
  token = await db().transaction((tx) => addEngagementLink(tx, { engagementId, email: ADDRESS }, new Date()));
});

test('the link shows what kind of thing waits, sends nothing by itself, and is the same whether there is an account', async () => {
  const shown = await open();
  expect(shown).toMatchObject({
    status: 200,
    data: { waits: ['Papers that we need from you'], isSent: false },
  });
  expect(await queuedMails()).toEqual([]);
  await addMember();
  expect(await open()).toEqual(shown);
  expect(await send({ intent: 'send' })).toMatchObject({ status: 303, location: `/request/${token}?sent` });
});

test('an unknown link, an old one, and one to an address that is written to no more are one page', async () => {
  const none = { status: 404, data: null };
  expect(await open('x')).toMatchObject(none);
  expect(await open('x'.repeat(43))).toMatchObject(none);
  await db().update(taxpayers).set({ email: 'another@example.org' });
  expect(await open()).toMatchObject(none);
  expect(await send({ intent: 'send' })).toMatchObject({ status: 303, location: `/request/${token}` });
  expect(await queuedMails()).toEqual([]);
});

test('a member of the taxpayer, or one with the address, goes straight on; anybody else needs the code', async () => {
  const [stranger, same] = [await addMember({ email: 'stranger@example.org' }), await addMember()];
  expect(await open(token, await signedInAs(stranger))).toMatchObject({ status: 200 });
  const opened = await open(token, await signedInAs(same));
  expect(opened).toMatchObject({ status: 303, location: `/work/${engagementId}` });
  await expectOpened(asCookie(...opened.cookies));
});

test('the right code opens this engagement for two hours, and no other', async () => {
  await send({ intent: 'send' });
  expect(await send({ intent: 'enter', code: '12 34' })).toMatchObject({ status: 400, cookies: [] });
  const code = /code is (\d{6})/.exec((await queuedMails(ADDRESS))[0]?.text ?? '')?.[1] ?? '';
  const opened = await send({ intent: 'enter', code: ` ${code.slice(0, 3)} ${code.slice(3)} ` });
  expect(opened).toMatchObject({ status: 303, location: `/work/${engagementId}` });
  expect(opened.cookies).toEqual([
    expect.stringMatching(/^opened=[^;]+; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  const cookie = asCookie(...opened.cookies);
  await expectOpened(cookie);
  const other = await addEngagement({ taxpayerId, period: '2025' });
  expect(await openWork(cookie, other)).toMatchObject({
    status: 303,
    location: expect.stringMatching(/^\/auth/),
  });
  const later = new Date(Date.now() + 2 * HOUR);
  expect(await openedAddress(ask('/', { cookie }).request, engagementId, later)).toBeNull();
  await db().update(taxpayers).set({ email: 'another@example.org' });
  expect(await openWork(cookie, engagementId)).toMatchObject({ status: 404 });
});

test('codes are limited by address, whoever asks', async () => {
  for (let sent = 0; sent < 10; sent += 1)
    expect(await send({ intent: 'send' }, `10.0.${sent}.1`)).toMatchObject({ status: 303 });
  expect(await send({ intent: 'send' }, '10.0.99.1')).toMatchObject({ status: 429 });
  expect(await queuedMails(ADDRESS)).toHaveLength(10);
});

function open(secret = token, cookie?: string) {
  return answerOf(loader(ask(`/request/${secret}`, { cookie, params: { token: secret } })));
}

function send(fields: Record<string, string>, clientAddress?: string) {
  return answerOf(action(post(`/request/${token}`, fields, { clientAddress, params: { token } })));
}

async function expectOpened(cookie: string): Promise<void> {
  expect(await openWork(cookie, engagementId)).toMatchObject({ data: { email: ADDRESS, userId: null } });
}

function openWork(cookie: string, id: string) {
  const { request, context } = ask(`/work/${id}`, { cookie });
  return answerOf(requireClient({ request, context }, id));
}
