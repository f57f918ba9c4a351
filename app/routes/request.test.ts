import { beforeEach, expect, test } from 'vitest';
import { linkOwner } from '#app/work/client/ended-link.server.ts';
import { openedAddress, openedCookie, provedAt } from '#app/work/client/opened-link.server.ts';
import { requireClient } from '#app/work/client/client.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { linkDrafts } from '#app/platform/db/schema/links.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { addEngagementLink } from '#app/work/core/engagements/links.server.ts';
import {
  addEngagement,
  addTaxpayerFor,
  forgetWork,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { mailAddressNews } from '#app/work/core/taxpayers/address-news.server.ts';
import { updateTaxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { HOUR, MINUTE } from '#app/platform/core/time.ts';
import { secureAccount } from '#app/accounts/core/sessions.server.ts';
import {
  ADDRESS,
  addMember,
  asCookie,
  mailedCode,
  queuedMails,
  setUpSecondFactor,
  signedInAs,
} from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { answerOf, ask, submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

let [taxpayerId, engagementId, token] = ['', '', ''];

beforeEach(async () => {
  await forgetWork();
  taxpayerId = await addTaxpayerFor(null, { email: ADDRESS });
  engagementId = await addEngagement({ taxpayerId });
  token = await db().transaction((tx) => addEngagementLink(tx, { engagementId, email: ADDRESS }, new Date()));
});

test('the link shows what waits, sends nothing, and looks alike without an account', async () => {
  const shown = await open();
  const data = { waits: ['Nine short questions'], isSent: false };
  expect(shown).toMatchObject({ status: 200, data });
  expect(await queuedMails()).toEqual([]);
  await addMember();
  expect(await open()).toEqual(shown);
  expect(await send({ intent: 'send' })).toMatchObject({ status: 303, location: `/request/${token}?sent` });
});

test('who came by a code is asked to sign in once the address has an account', async () => {
  const cookie = asCookie(await openedCookie(ask('/').request, { engagementId, email: ADDRESS }, new Date()));
  const opened = async () =>
    (await visit(`/work/${engagementId}`, { cookie, params: { id: engagementId } })).data;
  expect(await opened()).toMatchObject({ isMember: false, hasAccount: false });
  await addMember();
  expect(await opened()).toMatchObject({ isMember: false, hasAccount: true });
});

test('an address that the desk changed is told so, and so is the new one', async () => {
  const ann = await addMember({ email: 'ann@example.org', role: 'admin' });
  const link = { engagementId, email: ADDRESS };
  const cookie = asCookie(await openedCookie(ask('/').request, link, new Date()));
  await updateTaxpayer(staffActor(ann, 'admin'), taxpayerId, { email: 'new@example.org' }, 1);
  const moved = await visit(`/work/${engagementId}`, { cookie, params: { id: engagementId } });
  expect(moved.location).toBe('/auth/link');
  expect(await toastOf(moved)).toMatchObject({ title: 'This work opens with another address now' });
  const member = await signedInAs(await addMember({ email: 'sipho@example.org' }));
  const both = { cookie: `${cookie}; ${member}`, params: { id: engagementId } };
  expect((await visit(`/work/${engagementId}`, both)).location).toBe('/auth/link');
  expect(await queuedMails()).toEqual([]);
  await mailAddressNews(new Date(Date.now() + HOUR));
  expect((await queuedMails()).map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
    ['new@example.org', 'We write to this address about Thandi Nkosi now'],
    [ADDRESS, 'We no longer write to this address about Thandi Nkosi'],
  ]);
});

test('an unknown link, an old one, and one for a stopped address show the same page', async () => {
  const none = { status: 404, data: null };
  expect(await open('x')).toMatchObject(none);
  expect(await open('x'.repeat(43))).toMatchObject(none);
  await db().update(taxpayers).set({ email: 'another@example.org' });
  expect(await open()).toMatchObject(none);
  expect(await send({ intent: 'send' })).toMatchObject({ status: 303, location: `/request/${token}` });
  expect(await queuedMails()).toEqual([]);
});

test('a member of the taxpayer or of the address goes straight on; others need a code', async () => {
  const [stranger, same] = [await addMember({ email: 'stranger@example.org' }), await addMember()];
  expect(await open(token, await signedInAs(stranger))).toMatchObject({ status: 200 });
  const opened = await open(token, await signedInAs(same));
  expect(opened).toMatchObject({ status: 303, location: `/work/${engagementId}` });
  await expectOpened(asCookie(...opened.cookies));
});

test('one code opens the other links to its address, for ten minutes in this browser', async () => {
  const other = await addEngagement({ taxpayerId, period: '2025' });
  const link = (email: string) =>
    db().transaction((tx) => addEngagementLink(tx, { engagementId: other, email }, new Date()));
  const opened = async (age: number, secret: string) => {
    const at = new Date(Date.now() - age * MINUTE);
    return open(secret, asCookie(await openedCookie(ask('/').request, { engagementId, email: ADDRESS }, at)));
  };
  const second = await opened(8, await link(ADDRESS));
  expect(second).toMatchObject({ status: 303, location: `/work/${other}` });
  const cookie = asCookie(...second.cookies);
  const { request } = ask('/', { cookie });
  expect(await openedAddress(request, other, new Date())).toBe(ADDRESS);
  expect(await provedAt(request, ADDRESS, new Date(Date.now() + 3 * MINUTE))).toBeNull();
  expect((await opened(11, await link(ADDRESS))).status).toBe(200);
  await db().update(taxpayers).set({ email: 'else@example.org' });
  expect((await opened(1, await link('else@example.org'))).status).toBe(200);
});

test('the right code opens this engagement for two hours, and no other', async () => {
  await send({ intent: 'send' });
  expect(await send({ intent: 'enter', code: '12 34' })).toMatchObject({ status: 400, cookies: [] });
  const code = await mailedCode();
  const opened = await send({ intent: 'enter', code: ` ${code.slice(0, 3)} ${code.slice(3)} ` });
  expect(opened).toMatchObject({ status: 303, location: `/work/${engagementId}` });
  expect(opened.cookies).toEqual([
    expect.stringMatching(/^opened=[^;]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  const cookie = asCookie(...opened.cookies);
  await expectOpened(cookie);
  const other = await addEngagement({ taxpayerId, period: '2025' });
  const refused = { status: 303, location: expect.stringMatching(/^\/auth/) };
  expect(await openWork(cookie, other)).toMatchObject(refused);
  const later = new Date(Date.now() + 2 * HOUR);
  expect(await openedAddress(ask('/', { cookie }).request, engagementId, later)).toBeNull();
  await db().update(taxpayers).set({ email: 'another@example.org' });
  expect(await openWork(cookie, engagementId)).toMatchObject({ location: '/auth/link' });
});

test('with two-step verification the link leads to the sign-in, without a code', async () => {
  await send({ intent: 'send' });
  const code = await mailedCode();
  const opened = asCookie(...(await send({ intent: 'enter', code })).cookies);
  const member = await addMember();
  await setUpSecondFactor(member);
  const toSignIn = { status: 303, location: `/auth?redirectTo=${encodeURIComponent(`/request/${token}`)}` };
  const mailed = (await queuedMails()).length;
  expect(await open()).toMatchObject(toSignIn);
  expect(await send({ intent: 'send' })).toMatchObject({ location: toSignIn.location });
  expect(await send({ intent: 'enter', code })).toMatchObject({
    location: toSignIn.location,
    cookies: [expect.stringMatching(/^toast=/)],
  });
  expect(await queuedMails()).toHaveLength(mailed);
  expect((await openWork(opened, engagementId)).location).toMatch(/^\/auth/);
  const half = await signedInAs(member, { awaitsSecondFactor: true });
  expect(await open(token, half)).toMatchObject(toSignIn);
  const other = await signedInAs(await addMember({ email: 'other@example.org' }));
  expect(await open(token, other)).toMatchObject({ location: '/account' });
  const own = await signedInAs(member);
  const onward = await open(token, own);
  expect(onward).toMatchObject({ status: 303, location: `/work/${engagementId}` });
  await expectOpened(asCookie(own, ...onward.cookies));
  expect((await openWork(asCookie(...onward.cookies), engagementId)).location).toMatch(/^\/auth/);
});

test('signing out also closes what a code or a link opened in this browser', async () => {
  const own = await signedInAs(await addMember());
  const opened = asCookie(...(await open(token, own)).cookies);
  await expectOpened(opened);
  const { cookies } = await submit('/sign-out', {}, { cookie: asCookie(own, opened) });
  expect(cookies).toContainEqual(expect.stringMatching(/^opened=; Max-Age=0; Path=\/;/));
});

test('what a code opened is closed when its account is secured or signs out everywhere', async () => {
  const link = { engagementId, email: ADDRESS };
  const cookieOf = async (at: Date) => asCookie(await openedCookie(ask('/').request, link, at));
  const member = await addMember();
  const before = await cookieOf(new Date(Date.now() - 1_000));
  await expectOpened(before);
  await db().transaction((tx) => secureAccount(tx, member));
  expect((await openWork(before, engagementId)).location).toMatch(/^\/auth/);
  await expectOpened(await cookieOf(new Date(Date.now() + 1_000)));
});

test('what is sent after the two hours is kept, and is in its form after a new code', async () => {
  const now = new Date();
  const link = { engagementId, email: ADDRESS };
  const ended = asCookie(await openedCookie(ask('/').request, link, new Date(now.getTime() - 3 * HOUR)));
  const text = 'Must I keep the slips?';
  const message = { intent: 'message', key: 'one-message-of-thandi', text, draftOwner: linkOwner(link, now) };

  for (const cookie of [ended, undefined]) {
    const refused = await sendToWork(message, cookie);
    expect(refused).toMatchObject({ status: 303, location: expect.stringMatching(/^\/request\/.*\?sent$/) });
    expect(refused.location).not.toContain('slips');
    const again = refused.location?.slice('/request/'.length, -'?sent'.length) ?? '';
    const code = await mailedCode();
    const opened = await submit(`/request/${again}`, { intent: 'enter', code });
    expect(opened).toMatchObject({ status: 303, location: `/work/${engagementId}#messages` });
    const fresh = asCookie(...opened.cookies);
    const shown = () => visit(`/work/${engagementId}`, { cookie: fresh });
    expect(await shown()).toMatchObject({ data: { draft: { intent: 'message', text } } });
    expect(await sendToWork({ ...message, key: `message-of-${again.slice(0, 20)}` }, fresh)).toMatchObject({
      location: `/work/${engagementId}#messages`,
    });
    expect(await shown()).toMatchObject({ data: { draft: null } });
  }
  expect(JSON.stringify(await db().select().from(linkDrafts))).toBe('[]');
  const mailed = (await queuedMails(ADDRESS)).length;
  expect((await openWork(ended, engagementId)).location).toMatch(/^\/request\/[\w-]+$/);
  expect((await sendToWork({ ...message, draftOwner: 'x'.repeat(60) })).location).toMatch(/^\/auth/);
  await db().update(taxpayers).set({ email: 'another@example.org' });
  expect((await sendToWork(message, ended)).location).toMatch(/^\/request\/[\w-]+$/);
  expect(await queuedMails(ADDRESS)).toHaveLength(mailed);
});

test('codes are limited by address, for every asker', async () => {
  for (let sent = 0; sent < 10; sent += 1)
    expect(await send({ intent: 'send' }, `10.0.${sent}.1`)).toMatchObject({ status: 303 });
  expect(await send({ intent: 'send' }, '10.0.99.1')).toMatchObject({ status: 429 });
  // Within a minute one is mailed, however often it is asked for.
  expect(await queuedMails(ADDRESS)).toHaveLength(1);
});

function open(secret = token, cookie?: string) {
  return visit(`/request/${secret}`, { cookie });
}

function send(fields: Record<string, string>, clientAddress?: string) {
  return submit(`/request/${token}`, fields, { clientAddress });
}

function sendToWork(fields: Record<string, string>, cookie?: string) {
  return submit(`/work/${engagementId}`, fields, { cookie });
}

async function expectOpened(cookie: string): Promise<void> {
  expect(await openWork(cookie, engagementId)).toMatchObject({ data: { email: ADDRESS, userId: null } });
}

function openWork(cookie: string, id: string) {
  const { request, context } = ask(`/work/${id}`, { cookie });
  return answerOf(requireClient({ request, context }, id));
}
