import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { sessions, verificationTokens } from '#app/platform/db/schema/accounts.ts';
import {
  ADDRESS,
  addMember,
  asCookie,
  codeOf,
  doAccountJobs,
  forgetAccounts,
  mailedSecret,
  PASSWORD,
  queuedMails,
  secretsTo,
  setUpSecondFactor,
  signedInAs,
} from '#tests/accounts.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';
import { useProxiedDatabase } from '#tests/database.ts';

const door = await useProxiedDatabase();
beforeEach(forgetAccounts);

const ENTRY = { email: ADDRESS, password: PASSWORD };
const SIGN_UP = { ...ENTRY, full_name: 'Thandi Nkosi', user_type: 'individual' };

test('the second factor completes the sign-in with a new session on the wanted page', async () => {
  const { secret } = await setUpSecondFactor(await addMember());
  const half = await submit('/auth?redirectTo=%2Faccount', ENTRY);
  expect(half).toMatchObject({ status: 303, location: '/auth/second-factor?redirectTo=%2Faccount' });
  expect(half.cookies.map((line) => line.split('=')[0])).toEqual(['session']);
  const cookie = asCookie(...half.cookies);
  const here = '/auth/second-factor?redirectTo=%2Faccount';
  const shown = await visit(here, { cookie });
  expect(shown.data).toEqual({ hasPasskeys: false, back: { redirectTo: '/account' } });
  const wrong = await submit(here, { code: '000000' }, { cookie });
  expect(wrong).toMatchObject({ status: 403, data: { title: 'Authentication failed' } });
  expect(JSON.stringify(wrong.data)).not.toContain('000000');
  const right = await submit(here, { code: codeOf(secret) }, { cookie });
  expect(right).toMatchObject({ status: 303, location: '/account' });
  expect(await toastOf(right)).toMatchObject({ title: 'Welcome back!' });
  expect(await db().select().from(sessions)).toHaveLength(1);
  expect(await visit(here, { cookie })).toMatchObject({ status: 302 });
});

test('the second factor requires the password first', async () => {
  const cookie = await signedInAs(await addMember());
  const here = '/auth/second-factor?redirectTo=%2Faccount';
  for (const visitor of [{}, { cookie }]) {
    const location = '/auth?redirectTo=%2Faccount';
    expect(await visit(here, visitor)).toMatchObject({ status: 302, location });
    expect(await submit(here, { code: '123456' }, visitor)).toMatchObject({ status: 303, location });
  }
});

test('a link is used up by pressing Confirm, not by opening it', async () => {
  await submit('/auth?mode=signup', SIGN_UP);
  const token = await mailedSecret('/auth/verify');
  const here = `/auth/verify?token=${token}`;
  for (let scanner = 0; scanner < 3; scanner++) {
    expect(await visit(here)).toMatchObject({ data: { kind: 'open' } });
  }
  const first = await submit(here, { token });
  expect(first).toMatchObject({ status: 303, location: '/' });
  expect(await toastOf(first)).toMatchObject({ title: 'Email address confirmed' });
  expect(await submit('/auth', ENTRY)).toMatchObject({ status: 303, location: '/' });
  expect(await submit(here, { token })).toMatchObject({ status: 303, location: here, cookies: [] });
  expect(await visit(here)).toMatchObject({ data: { kind: 'spent' } });
  expect(await visit('/auth/verify')).toMatchObject({ data: { kind: 'unknown' } });
});

test('the mailed link of a sign-up leads on to the wanted page, never to another site', async () => {
  for (const [target, location] of [
    ['/start/individual-income-tax', '/auth?redirectTo=%2Fstart%2Findividual-income-tax'],
    ['//evil.example', '/'],
  ] as const) {
    const email = `to-${location.length}@example.org`;
    const query = `redirectTo=${encodeURIComponent(target)}`;
    await submit(`/auth?mode=signup&${query}`, { ...SIGN_UP, email });
    await doAccountJobs();
    const { text = '' } = (await queuedMails(email))[0] ?? {};
    const link = new URL(/https?:\/\/\S+\/auth\/verify\S+/.exec(text)?.[0] ?? '');
    const token = link.searchParams.get('token') ?? '';
    expect(text).not.toContain('evil');
    expect(await submit(link.pathname + link.search, { token })).toMatchObject({ status: 303, location });
  }
});

test('the mailed link signs in where its own sign-up was sent, and nowhere else', async () => {
  const start = '/start/individual-income-tax';
  const signUp = (password: string) =>
    submit(`/auth?mode=signup&redirectTo=${encodeURIComponent(start)}`, { ...SIGN_UP, password });
  const own = await signUp(PASSWORD);
  const [ownLink = ''] = await newSecrets();
  const strangers = await signUp('Strangers-Word-1');
  const strangersBrowser = { cookie: asCookie(...strangers.cookies) };
  const ownBrowser = { cookie: asCookie(...own.cookies) };
  const press = (token: string, browser: { cookie: string }) =>
    submit(`/auth/verify?token=${token}&redirectTo=${encodeURIComponent(start)}`, { token }, browser);
  const confirmed = await press(ownLink, ownBrowser);
  expect(confirmed).toMatchObject({ status: 303, location: start });
  expect(confirmed.cookies.some((line) => line.startsWith('session='))).toBe(true);

  await forgetAccounts();
  await signUp(PASSWORD);
  const [link = ''] = await newSecrets();
  const elsewhere = await press(link, strangersBrowser);
  expect(elsewhere.location).toBe(`/auth?redirectTo=${encodeURIComponent(start)}`);
  expect(elsewhere.cookies.some((line) => line.startsWith('session='))).toBe(false);
});

async function newSecrets(): Promise<string[]> {
  await doAccountJobs();
  return secretsTo(ADDRESS);
}

test('an invalid token of any length leads to an error page', async () => {
  for (const token of ['x'.repeat(100_000), '\r\nX-Injected: yes', '\0', '€']) {
    for (const page of ['/auth/verify', '/auth/reset', '/account/email/confirm']) {
      const answer = await submit(page, { token, password: 'Newer-Word-3' });
      expect(answer).toMatchObject({ status: 303, location: `${page}?token=` });
    }
  }
});

test('asking for a new link or a reset link looks alike with or without an account', async () => {
  await addMember({ email: 'member@example.org' });
  await addMember({ email: 'waiting@example.org', verified: false });
  for (const [path, location] of [
    ['/auth/forgot', '/auth'],
    ['/auth/resend', '/'],
  ] as const) {
    const answers = [];
    for (const name of ['member', 'waiting', 'nobody'])
      answers.push(JSON.stringify(await submit(path, { email: `${name}@example.org` })));
    expect(new Set(answers).size).toBe(1);
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ status: 303, location });
  }
  await doAccountJobs();
  const mails = (await queuedMails()).map(({ to, subject }) => `${to}: ${subject}`).toSorted();
  expect(mails).toEqual([
    'member@example.org: Choose a new password',
    'waiting@example.org: Choose a new password',
    'waiting@example.org: Confirm your e-mail address',
  ]);
});

test('an expired link is replaced without typing the address; an invented one asks', async () => {
  await addMember({ verified: false });
  await submit('/auth/resend', { email: ADDRESS });
  const token = await mailedSecret('/auth/verify');
  await db().update(verificationTokens).set({ expiresAt: new Date() });
  const page = await visit(`/auth/verify?token=${token}`);
  expect(page.data).toEqual({ kind: 'expired', token });
  const again = await submit('/auth/resend', { token });
  expect(again).toMatchObject({ status: 303, location: '/' });
  expect(JSON.stringify(again)).not.toContain(ADDRESS);
  await doAccountJobs();
  expect(await secretsTo(ADDRESS)).toHaveLength(2);
  const unknown = await submit('/auth/resend', { token: 'x'.repeat(43) });
  expect(unknown.status).toBe(400);
  expect((await submit('/auth/forgot', { token })).status).toBe(400);
  for (let sent = 0; sent < 5; sent++) await submit('/auth/resend', { token });
  const limited = await submit('/auth/resend', { token });
  expect([limited.status, JSON.stringify(limited).includes(ADDRESS)]).toEqual([429, false]);
});

test('signing out deletes the session and the cookie', async () => {
  const cookie = await signedInAs(await addMember());
  const answer = await submit('/sign-out', {}, { cookie });
  expect(answer).toMatchObject({ status: 303, location: '/' });
  expect(await toastOf(answer)).toEqual({ title: 'Signed out successfully', tone: 'gain' });
  expect(answer.cookies).toContainEqual(expect.stringMatching(/^session=; Max-Age=0;/));
  expect(await db().select().from(sessions)).toEqual([]);
});

test('a sign-out that fails says so', async () => {
  const cookie = await signedInAs(await addMember());
  const log = vi.fn();
  const answer = await door.whileShut(() => submit('/sign-out', {}, { cookie, logFailure: log }));
  const description = 'There was a problem signing you out. Please try again.';
  expect(await toastOf(answer)).toEqual({ title: 'Error signing out', description, tone: 'loss' });
  expect(answer.cookies.some((line) => line.startsWith('session='))).toBe(false);
  expect(log).toHaveBeenCalledExactlyOnceWith('Error signing out:', expect.any(String));
});

test('opening an address does not sign out', async () => {
  const cookie = await signedInAs(await addMember());
  expect((await visit('/sign-out')).location).toBe('/');
  expect(await submit('/sign-out', {}, { cookie, method: 'PUT' })).toMatchObject({ status: 405 });
  expect(await db().select().from(sessions)).toHaveLength(1);
});
