import { beforeEach, expect, test } from 'vitest';
import { countSignIn } from '#app/accounts/core/attempts.server.ts';
import {
  ADDRESS,
  addMember,
  asCookie,
  codeOf,
  forgetAccounts,
  mailedSecret,
  PASSWORD,
  setUpSecondFactor,
  signedInAs,
  subjectsTo,
} from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { ask, submit, visit } from '#tests/routes.ts';

await useTestDatabase();

const ENTRY = { email: ADDRESS, password: PASSWORD };

beforeEach(forgetAccounts);

test('a reset link sets a new password, signs in with it, and works once', async () => {
  const before = await signedInAs(await addMember());
  await submit('/auth/forgot', { email: ADDRESS });
  const token = await mailedSecret('/auth/reset');
  const here = `/auth/reset?token=${token}`;
  expect(await visit(here)).toMatchObject({ data: { kind: 'open' } });
  const weak = await submit(here, { token, password: 'Password1' });
  expect(weak).toMatchObject({ status: 400, data: { title: 'Validation Error' } });
  expect(JSON.stringify(weak.data)).not.toContain('Password1');
  const done = await submit(here, { token, password: 'Newer-Word-3' });
  expect(done).toMatchObject({ status: 303, location: '/account' });
  const opens = async (cookie: string) => (await visit('/account', { cookie })).status;
  expect([await opens(asCookie(...done.cookies)), await opens(before)]).toEqual([200, 302]);
  expect(await subjectsTo()).not.toContain('A sign-in from a new browser');
  const again = await submit(here, { token, password: 'Newest-Word-4' });
  expect(again).toMatchObject({ status: 303, location: here });
  expect(await visit(here)).toMatchObject({ data: { kind: 'spent' } });
  expect(await subjectsTo()).toContain('Your password was changed');
  expect(await submit('/auth', ENTRY)).toMatchObject({ status: 403 });
  const entry = { ...ENTRY, password: 'Newer-Word-3' };
  expect(await submit('/auth', entry)).toMatchObject({ status: 303 });
});

test('who has given the right password finds its address in the form for a lost phone', async () => {
  const lost = async (cookie: string) => (await visit('/auth/lost', { cookie })).data?.knownEmail;
  const id = await addMember();
  expect(await lost(await signedInAs(id, { awaitsSecondFactor: true }))).toBe(ADDRESS);
  expect(await lost('')).toBeNull();
});

test('after a reset the second step is asked for as always', async () => {
  const { secret } = await setUpSecondFactor(await addMember());
  await submit('/auth/forgot', { email: ADDRESS });
  const token = await mailedSecret('/auth/reset');
  const done = await submit('/auth/reset', { token, password: 'Newer-Word-3' });
  expect(done).toMatchObject({ status: 303, location: '/auth/second-factor?from=%2Faccount' });
  const cookie = asCookie(...done.cookies);
  expect((await visit('/account', { cookie })).status).toBe(302);
  const code = codeOf(secret, new Date(Date.now() + 30_000));
  expect(await submit('/auth/second-factor', { code }, { cookie })).toMatchObject({ status: 303 });
});

test('the browser that reset the password can sign in while others are limited', async () => {
  await addMember();
  for (let stranger = 0; stranger < 60; stranger++) {
    await countSignIn(ADDRESS, { ...ask('/auth'), clientAddress: `10.1.${stranger}.1` });
  }
  expect(await submit('/auth', ENTRY)).toMatchObject({ status: 429 });
  await submit('/auth/forgot', { email: ADDRESS });
  const token = await mailedSecret('/auth/reset');
  const { cookies } = await submit('/auth/reset', { token, password: 'Newer-Word-3' });
  const device = asCookie(...cookies.filter((line) => line.startsWith('device=')));
  const newSignIn = await submit('/auth', { ...ENTRY, password: 'Newer-Word-3' }, { cookie: device });
  expect(newSignIn).toMatchObject({ status: 303, location: '/' });
});
