import { beforeEach, expect, test } from 'vitest';
import { resetPassword } from '#app/accounts/core/confirm.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { sessions } from '#app/platform/db/schema/accounts.ts';
import {
  ADDRESS,
  addMember,
  asCookie,
  codeOf,
  forgetAccounts,
  PASSWORD,
  queuedMails,
  secretsTo,
  setUpSecondFactor,
} from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit } from '#tests/routes.ts';

await useTestDatabase();
beforeEach(forgetAccounts);

const SUBJECT = 'A sign-in from a new browser';

test('a sign-in in a new browser is mailed, except for an account’s first', async () => {
  await addMember();
  const first = await signIn();
  expect(await warnings()).toEqual([]);
  await signIn(asCookie(...first.cookies.filter((line) => line.startsWith('device='))));
  expect(await warnings()).toEqual([]);
  const forged = Buffer.from(JSON.stringify([ADDRESS])).toString('base64');
  for (const [count, cookie] of ['', `device=${forged}`].entries()) {
    const { cookies } = await signIn(cookie);
    expect(await warnings()).toHaveLength(count + 1);
    await signIn(asCookie(...cookies));
    expect(await warnings()).toHaveLength(count + 1);
  }
  const [mail] = await warnings();
  expect(mail).toMatch(/Chrome on Linux, on \d+ \w+ \d{4}, \d\d:\d\d South African time/);
  expect(mail).toContain('10.0.0.0/24');
  expect(mail).not.toContain('10.0.0.1');
});

test('with two-step verification the mail comes once the code is right', async () => {
  const { secret } = await setUpSecondFactor(await addMember());
  for (const expected of [0, 1]) {
    const { cookies } = await signIn();
    expect(await warnings()).toHaveLength(0);
    const code = codeOf(secret, new Date(Date.now() + (expected - 1) * 30_000));
    await submit('/auth/second-factor', { code }, { cookie: asCookie(...cookies) });
    expect(await warnings()).toHaveLength(expected);
  }
});

test('“This was not me” signs the stranger out, and the old password is worth nothing', async () => {
  await addMember();
  await signIn();
  await signIn();
  const [token = ''] = await secretsTo(ADDRESS, '/auth/not-me');
  expect(await submit('/auth/not-me', { token })).toMatchObject({ status: 303 });
  expect(await db().select().from(sessions)).toEqual([]);
  expect(await signIn()).toMatchObject({ status: 403 });
  const [reset = ''] = await secretsTo(ADDRESS, '/auth/reset');
  expect(await resetPassword(reset, 'Newer-Word-3')).toBe(ADDRESS);
});

function signIn(cookie?: string) {
  return submit('/auth', { email: ADDRESS, password: PASSWORD }, { cookie });
}

async function warnings(): Promise<string[]> {
  return (await queuedMails()).filter(({ subject }) => subject === SUBJECT).map(({ text }) => text);
}
