import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { resetPassword } from '#app/accounts/core/confirm.server.ts';
import { CHALLENGE_LIFETIME } from '#app/accounts/core/passkeys/challenges.server.ts';
import { signInWithPasskey } from '#app/accounts/core/passkeys/sign-in.server.ts';
import { issueToken } from '#app/accounts/core/tokens.server.ts';
import { resetSecondFactor } from '#app/accounts/core/lost-second-factor.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { sessions } from '#app/platform/db/schema/accounts.ts';
import { passkeyChallenges, passkeys } from '#app/platform/db/schema/passkeys.ts';
import {
  ADDRESS,
  addMember,
  asCookie,
  forgetAccounts,
  PASSWORD,
  queuedMails,
  secretsTo,
  setUpSecondFactor,
  signedInAs,
  subjectsTo,
} from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { makePasskey } from '#tests/passkey.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();
beforeEach(forgetAccounts);

type Options = { challenge: string; user: { id: string } };

test('a passkey is added with a name, signs in alone, and its uses are counted', async () => {
  const { passkey, cookie } = await memberWithPasskey();
  expect(await subjectsTo(ADDRESS)).toEqual(['A passkey was added']);
  for (const counter of [1, 2]) {
    const answer = await use(passkey.use(await question(), { counter }));
    expect(answer).toMatchObject({ status: 303, location: '/account' });
    expect(await toastOf(answer)).toMatchObject({ title: 'Welcome back!' });
    const home = await visit('/account/passkeys', { cookie: asCookie(...answer.cookies) });
    expect(home.data).toMatchObject({ passkeys: [{ name: 'My phone', lastUsedAt: expect.any(Date) }] });
  }
  expect(await db().select().from(passkeys)).toMatchObject([{ counter: 2 }]);
  expect(await db().select().from(passkeyChallenges)).toEqual([]);
  const again = await add(passkey.add(await questionToAdd(cookie)), cookie);
  expect(await toastOf(again)).toMatchObject({ title: 'Passkey not added' });
});

test('no passkey answer of another site, question or account signs in, nor a copy', async () => {
  const { passkey } = await memberWithPasskey();
  await use(passkey.use(await question(), { counter: 5 }));
  const other = makePasskey();
  const used = await question();
  await use(passkey.use(used, { counter: 6 }));
  const lwazi = await signedInAs(await addMember({ email: 'lwazi@example.org' }));
  const adding = (await questionToAdd(lwazi)) as never;
  const answers: Record<string, string> = {
    'another origin': passkey.use(await question(), { counter: 9, origin: 'https://evil.example' }),
    'another host': passkey.use(await question(), { counter: 9, host: 'evil.example' }),
    'a replayed question': passkey.use(used, { counter: 9 }),
    'a question to add': passkey.use(adding, { counter: 9 }),
    'a question of nobody': passkey.use({ challenge: 'x'.repeat(43) }, { counter: 9 }),
    'a counter that does not move on': passkey.use(await question(), { counter: 6 }),
    'no verified user': passkey.use(await question(), { counter: 9, isVerified: false }),
    'another handle': passkey.use(await question(), { counter: 9, handle: 'eA' }),
    'an unknown passkey': other.use(await question(), { counter: 9 }),
    'another key': other.use(await question(), { counter: 9 }).replaceAll(other.id, passkey.id),
    'no JSON': '{',
    nothing: '',
  };
  const before = await db().select().from(sessions);
  for (const [what, answer] of Object.entries(answers)) {
    const refused = await use(answer);
    expect(refused.location, what).toBe('/auth?redirectTo=%2Faccount');
    expect(await toastOf(refused), what).toMatchObject({ title: 'Authentication failed', tone: 'loss' });
  }
  expect(await db().select().from(sessions)).toHaveLength(before.length);
  const late = passkey.use(await question(), { counter: 9 });
  const request = new Request('http://localhost/auth/passkey', { method: 'POST' });
  const then = new Date(Date.now() + CHALLENGE_LIFETIME + 1000);
  expect(await signInWithPasskey(request, { answer: late, clientAddress: '10.0.0.1' }, then)).toBeNull();
  expect((await use(passkey.use(await question(), { counter: 9 }))).location).toBe('/account');
});

test('a passkey is added once, with a recent proof, in its session, from this site', async () => {
  const id = await addMember();
  const cookie = await signedInAs(id);
  const passkey = makePasskey();
  const own = await questionToAdd(cookie);
  const other = await signedInAs(await addMember({ email: 'lwazi@example.org' }));
  const elsewhere = passkey.add(await questionToAdd(cookie), { origin: 'https://evil.example' });
  for (const [answer, whose] of [
    [elsewhere, cookie],
    [passkey.add(own), other],
    [passkey.use(own), cookie],
  ] as const) {
    expect(await toastOf(await add(answer, whose))).toMatchObject({ title: 'Passkey not added' });
  }
  await db().update(sessions).set({ provedAt: null });
  expect(await submit('/account/passkeys/options', {}, { cookie })).toMatchObject({ status: 403 });
  const unproved = await add(passkey.add(own), cookie);
  expect(unproved).toMatchObject({ status: 403, data: { kind: 'proof', action: '/account/passkeys' } });
  const form = { intent: 'add', answer: '', proof: PASSWORD };
  const proved = await submit('/account/passkeys', form, { cookie });
  expect(await toastOf(proved)).toMatchObject({ title: 'It is you' });
  expect(await db().select().from(passkeys)).toEqual([]);
});

test('after the password any passkey of the account is the second step, no others', async () => {
  const { id, passkey } = await memberWithPasskey();
  await setUpSecondFactor(id);
  const stranger = await memberWithPasskey('lwazi@example.org');
  const half = await submit('/auth', { email: ADDRESS, password: PASSWORD });
  const cookie = asCookie(...half.cookies);
  const step = await visit('/auth/second-factor', { cookie });
  expect(step.data).toMatchObject({ hasPasskeys: true });
  const wrong = await use(stranger.passkey.use(await question(cookie)), cookie);
  expect(wrong.location).toMatch(/^\/auth\?/);
  const alone = await use(passkey.use(await question(), { isVerified: false }), cookie);
  expect(alone.location).toMatch(/^\/auth\?/);
  const right = await use(passkey.use(await question(cookie), { isVerified: false }), cookie);
  expect(right.location).toBe('/account');
  expect(await visit('/auth/second-factor', { cookie })).toMatchObject({ status: 302 });
});

test('a removed passkey opens nothing, ends other sessions, and its owner gets a mail', async () => {
  const { id, passkey, cookie } = await memberWithPasskey();
  await signedInAs(id);
  const stranger = await signedInAs(await addMember({ email: 'lwazi@example.org' }));
  const form = { intent: 'remove', id: passkey.id };
  await submit('/account/passkeys', form, { cookie: stranger });
  for (const odd of ['\0', '', 'x'.repeat(9_000)])
    expect((await submit('/account/passkeys', { ...form, id: odd }, { cookie })).status).toBe(303);
  expect(await db().select().from(passkeys)).toHaveLength(1);
  await db().update(sessions).set({ provedAt: null });
  const unproved = await submit('/account/passkeys', form, { cookie });
  expect(unproved).toMatchObject({ status: 403, data: { kind: 'proof' } });
  const removed = await submit('/account/passkeys', { ...form, proof: PASSWORD }, { cookie });
  expect(await toastOf(removed)).toMatchObject({ title: 'Passkey removed' });
  expect(await db().select().from(sessions).where(eq(sessions.userId, id))).toHaveLength(1);
  expect((await subjectsTo(ADDRESS)).at(-1)).toBe('A passkey was removed');
  expect((await use(passkey.use(await question()))).location).toMatch(/^\/auth\?/);
});

test('taking an account back, or resetting a lost phone, removes all passkeys', async () => {
  const ways = {
    'not me': async () => {
      const [token = ''] = await secretsTo(ADDRESS, '/auth/not-me');
      await submit('/auth/not-me', { token });
    },
    'a reset by an administrator': () => resetSecondFactor(db(), ADDRESS),
  };
  for (const [way, takeBack] of Object.entries(ways)) {
    await forgetAccounts();
    await memberWithPasskey();
    await takeBack();
    expect([way, await db().select().from(passkeys)]).toEqual([way, []]);
  }
});

test('after a reset by mail the passkeys stay, and the owner is told to check them', async () => {
  const { id, passkey } = await memberWithPasskey();
  const token = { userId: id, purpose: 'reset_password' } as const;
  await resetPassword(await db().transaction((tx) => issueToken(tx, token)), 'Newer-Word-3');
  expect((await queuedMails(ADDRESS)).at(-1)?.text).toContain('Its passkeys still open it');
  expect((await use(passkey.use(await question()))).location).toBe('/account');
});

test('the page of a reset says how many passkeys stay, and its box removes them', async () => {
  const { id, passkey } = await memberWithPasskey();
  const token = await db().transaction((tx) => issueToken(tx, { userId: id, purpose: 'reset_password' }));
  expect((await visit(`/auth/reset?token=${token}`)).data).toMatchObject({ kind: 'open', passkeys: 1 });
  expect(await submit('/auth/reset', { token, password: 'Newer-Word-3', passkeys: 'remove' })).toMatchObject({
    status: 303,
    location: '/account',
  });
  expect((await queuedMails(ADDRESS)).at(-1)?.text).toContain('Its passkeys were removed');
  expect(await db().select().from(passkeys)).toEqual([]);
  expect((await use(passkey.use(await question()))).location).not.toBe('/account');
});

test('questions are limited for a network', async () => {
  const statuses = [];
  for (let number = 0; number < 101; number++) statuses.push((await submit('/auth/passkey/options')).status);
  expect(statuses.filter((status) => status !== 200)).toEqual([429]);
});

async function memberWithPasskey(email = ADDRESS) {
  const id = await addMember({ email });
  const cookie = await signedInAs(id);
  const passkey = makePasskey();
  const added = await add(passkey.add(await questionToAdd(cookie)), cookie);
  expect(await toastOf(added)).toMatchObject({ title: 'Passkey added' });
  return { id, passkey, cookie };
}

async function question(cookie?: string, path = '/auth/passkey/options'): Promise<Options> {
  return (await submit(path, {}, { cookie })).data as Options;
}

function questionToAdd(cookie: string): Promise<Options> {
  return question(cookie, '/account/passkeys/options');
}

function add(answer: string, cookie: string) {
  const fields = { intent: 'add', name: ' My\nphone ', answer };
  return submit('/account/passkeys', fields, { cookie });
}

function use(answer: string, cookie?: string) {
  return submit('/auth/passkey?redirectTo=%2Faccount', { answer }, { cookie });
}
