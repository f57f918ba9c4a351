import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { tryAgain } from '#content/pages/auth.ts';
import { bcryptHash } from '#app/accounts/core/hashing.server.ts';
import type { Return } from '#app/accounts/core/landing.ts';
import type { Refusal } from '#app/accounts/core/refusal.server.ts';
import {
  ADDRESS,
  addMember,
  doAccountJobs,
  forgetAccounts,
  PASSWORD,
  queuedMails,
  signedInAs,
} from '#tests/accounts.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';
import { useProxiedDatabase } from '#tests/database.ts';

const door = await useProxiedDatabase();
beforeEach(forgetAccounts);

const ENTRY = { email: ADDRESS, password: PASSWORD };
const SIGN_UP = { ...ENTRY, full_name: 'Thandi Nkosi', user_type: 'individual' };

test('the form has the mode of the address, and redirects only within the site', async () => {
  expect(await visit('/auth')).toMatchObject({ data: { mode: 'signin', back: {} } });
  const { data } = await visit('/auth?mode=signup&redirectTo=%2Faccount%2Fdata%3Fa%3D1');
  expect(data).toMatchObject({ mode: 'signup', back: { redirectTo: '/account/data?a=1' } });
  for (const target of ['https://evil.example', '//evil.example', '/\\evil.example', '/%09/evil.example']) {
    const shown = await visit(`/auth?redirectTo=${encodeURIComponent(target)}`);
    const { redirectTo = '/' } = (shown.data?.back ?? {}) as Return;
    expect([target, redirectTo]).toEqual([target, expect.stringMatching(/^\/(?![/\\])/)]);
  }
});

test('a sign-up that began with a plan for companies begins as a business', async () => {
  for (const [plan, accountType] of [
    ['individual-income-tax', 'individual'],
    ['standard', 'business'],
  ]) {
    const { data } = await visit(`/auth?mode=signup&redirectTo=${encodeURIComponent(`/start/${plan}`)}`);
    expect([plan, data?.accountType]).toEqual([plan, accountType]);
  }
});

test('a member is redirected, and an unfinished sign-in goes to the second factor', async () => {
  const id = await addMember();
  const whole = { cookie: await signedInAs(id) };
  expect(await visit('/auth', whole)).toMatchObject({ status: 302, location: '/' });
  expect(await visit('/auth?redirectTo=/account', whole)).toMatchObject({ location: '/account' });
  const half = { cookie: await signedInAs(id, { awaitsSecondFactor: true }) };
  expect(await visit('/auth?redirectTo=/account', half)).toMatchObject({
    location: '/auth/second-factor?redirectTo=%2Faccount',
  });
});

test('a sign-in redirects to the requested page, with a session and a toast', async () => {
  await addMember();
  const answer = await submit('/auth?redirectTo=%2Faccount%2Fdata', ENTRY);
  expect(answer).toMatchObject({ status: 303, location: '/account/data' });
  const description = 'You have been successfully signed in.';
  expect(await toastOf(answer)).toEqual({ title: 'Welcome back!', description, tone: 'gain' });
  expect(answer.cookies.filter((line) => /^(session|device)=/.test(line))).toHaveLength(2);
  const abroad = await submit('/auth?redirectTo=%2F%2Fevil.example', ENTRY);
  expect(abroad).toMatchObject({ status: 303, location: '/' });
  expect(await toastOf(abroad)).toMatchObject({ link: { label: 'Go to your account', path: '/account' } });
});

test('colleagues land at the desk, members where they were, or both where they asked', async () => {
  const [member, staff] = [await addMember(), await addMember({ email: 'staff@example.org', role: 'staff' })];
  for (const [email, query, location] of [
    [ADDRESS, '', '/'],
    [ADDRESS, '?from=%2Fpricing', '/pricing'],
    [ADDRESS, '?from=%2F%2Fevil.example', '/'],
    ['staff@example.org', '', '/admin'],
    ['staff@example.org', '?from=%2Fpricing', '/admin'],
    ['staff@example.org', '?redirectTo=%2Fadmin%2Fmessages', '/admin/messages'],
  ] as const) {
    const signedIn = await submit(`/auth${query}`, { email, password: PASSWORD });
    expect(signedIn, email + query).toMatchObject({ location });
    const cookie = await signedInAs(email === ADDRESS ? member : staff);
    expect(await visit(`/auth${query}`, { cookie })).toMatchObject({ location });
  }
});

test('an unknown address and a wrong password are refused alike, with no password back', async () => {
  await addMember();
  const wrong = await submit('/auth', { ...ENTRY, password: 'Wrong-Word-1' });
  const unknown = await submit('/auth', { email: 'lwazi@example.org', password: 'Wrong-Word-1' });
  expect(wrong).toMatchObject({
    status: 403,
    cacheControl: 'private, no-store',
    data: {
      title: 'Authentication failed',
      message: 'The email address or the password is not right.',
      result: { initialValue: { email: ADDRESS } },
    },
  });
  expect(JSON.stringify(wrong.data)).not.toContain('Wrong-Word-1');
  expect(JSON.stringify(unknown).replaceAll('lwazi@example.org', ADDRESS)).toBe(JSON.stringify(wrong));
});

test('only the right password shows that an address is unconfirmed, and offers a link', async () => {
  await addMember({ verified: false });
  const wrong = await submit('/auth', { ...ENTRY, password: 'Wrong-Word-1' });
  expect(refusalOf(wrong)?.offersLink).toBeUndefined();
  const right = await submit('/auth', ENTRY);
  expect(right).toMatchObject({
    status: 403,
    cookies: [],
    data: {
      title: 'Authentication failed',
      message: 'Your email address is not confirmed yet. Open the link we mailed you, or have it sent again.',
      offersLink: true,
    },
  });
});

test('every sign-up gets the same answer, and only the mail differs', async () => {
  await addMember({ email: 'member@example.org' });
  const fresh = await submit('/auth?mode=signup', SIGN_UP);
  const taken = await submit('/auth?mode=signup', { ...SIGN_UP, email: 'member@example.org' });
  expect(fresh).toMatchObject({ status: 303, location: '/' });
  const description = 'Please check your email to verify your account before signing in.';
  expect(await toastOf(fresh)).toEqual({ title: 'Verification email sent', description, tone: 'gain' });
  const shown = (answer: typeof fresh) =>
    JSON.stringify(answer).replaceAll(/(signed-up=)[\w%-]+/g, (_, name: string) => name);
  expect(shown(taken)).toBe(shown(fresh));
  const lengths = [fresh, taken].map(({ cookies }) => cookies.join('').length);
  expect(lengths[0]).toBe(lengths[1]);
  await doAccountJobs();
  expect((await queuedMails()).map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
    ['member@example.org', 'You have an account already'],
    [ADDRESS, 'Confirm your e-mail address'],
  ]);
});

test('who signs up on the way to a page goes on to it after the sign-in', async () => {
  const cameFor = '/auth?mode=signup&redirectTo=%2Fstart%2Fstarter';
  const onward = await submit(cameFor, SIGN_UP);
  expect(onward.location).toBe('/auth?check=mail&redirectTo=%2Fstart%2Fstarter');
  const cookie = onward.cookies.map((line) => line.split(';')[0]).join('; ');
  const waiting = await visit(onward.location ?? '', { cookie });
  expect(waiting.data, 'the address is named to this browser').toMatchObject({ mailedTo: ADDRESS });
  expect((await visit(onward.location ?? '')).data, 'and to no other').toMatchObject({ mailedTo: null });
  const again = await submit('/auth/resend', { email: ADDRESS, redirectTo: '/start/starter' });
  expect(again.location).toBe(onward.location);
  const elsewhere = await submit('/auth/resend', { email: ADDRESS, redirectTo: '//evil.example' });
  expect(elsewhere.location).toBe('/');
  await doAccountJobs();
  const mails = await queuedMails(ADDRESS);
  expect(mails.map(({ text }) => text.includes('%2Fstart%2Fstarter')).toSorted()).toEqual([
    false,
    true,
    true,
  ]);
});

test('while too many passwords wait the answer is a 503 that says when to come back', async () => {
  const answered = new AbortController();
  const waiting = Array.from({ length: 40 }, async () => {
    while (!answered.signal.aborted) await bcryptHash('a password', 9).catch(() => sleep(1));
  });
  const answer = await submit('/auth', ENTRY);
  expect(answer).toMatchObject({ status: 503, retryAfter: '10', data: { title: 'Authentication failed' } });
  expect(refusalOf(answer)?.message).toBe(
    'Many people are signing in just now. Please try again in a few seconds.',
  );
  answered.abort();
  await Promise.all(waiting);
});

test('an empty sign-up is told first that the email is required', async () => {
  const answer = await submit('/auth?mode=signup', {});
  expect(refusalOf(answer)).toMatchObject({ title: 'Validation Error', message: 'Email is required' });
});

test('a limited sign-in shows how long to wait', async () => {
  await addMember();
  let answer = await submit('/auth', { ...ENTRY, password: 'Wrong-Word-1' });
  for (let count = 0; count < 10; count++) {
    answer = await submit('/auth', { ...ENTRY, password: 'Wrong-Word-1' });
  }
  expect(answer.status).toBe(429);
  expect(Number(answer.retryAfter)).toBeGreaterThan(0);
  expect(refusalOf(answer)?.message).toMatch(
    /^That was tried too often\. Please try again in (a minute|\d+ minutes)\.$/,
  );
});

test('without the database the form says so, and the log has no personal data', async () => {
  const log = vi.fn<(what: string, reason: string) => void>();
  for (const [path, form, title, message] of [
    ['/auth', ENTRY, 'Authentication failed', 'An unexpected error occurred during sign in'],
    ['/auth?mode=signup', SIGN_UP, 'Registration failed', 'An unexpected error occurred during sign up'],
    [
      '/auth/forgot',
      ENTRY,
      'Authentication error',
      'There was a problem with your request. Please try again.',
    ],
  ] as const) {
    const answer = await door.whileShut(() => submit(path, form, { logFailure: log }));
    expect(answer).toMatchObject({ status: 503, retryAfter: '10', data: { title, message } });
    if (path !== '/auth/forgot') expect(refusalOf(answer)?.whatNow).toBe(tryAgain);
    const { password: _secret, ...typed } = form;
    expect(refusalOf(answer)?.result.initialValue, 'what was typed is there').toMatchObject(typed);
    expect(JSON.stringify(answer)).not.toContain(PASSWORD);
  }
  expect(log).toHaveBeenCalledTimes(3);
  expect(log.mock.calls.flat().join(' ')).not.toMatch(/thandi|Karoo/i);
});

function refusalOf(answer: { data: unknown } | undefined) {
  return answer?.data as Refusal | undefined;
}
