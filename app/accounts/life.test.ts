import { afterAll, beforeEach, expect, test } from 'vitest';
import { stopJobs } from '#app/jobs/workers.server.ts';
import {
  ADDRESS,
  addMember,
  asCookie,
  codeOf,
  doAccountJobs,
  forgetAccounts,
  formOf,
  PASSWORD,
  queuedMails,
  secretsTo,
  setUpSecondFactor,
} from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { confirmAddress, resetPassword } from './confirm.server.ts';
import { findMember } from './member.server.ts';
import { completeSignIn } from './second-step.server.ts';
import { signIn } from './sign-in.server.ts';
import { receiveLinkRequest, receiveSignUp } from './sign-up.server.ts';

await useTestDatabase();
afterAll(() => stopJobs());

beforeEach(forgetAccounts);

test('whoever signs up, confirms and signs in is known by the cookie', async () => {
  expect(await signUp()).toEqual({ kind: 'taken' });
  const early = await enter();
  expect(early).toMatchObject({ kind: 'refused', refusal: { offersLink: true } });
  expect(await confirmAddress((await secretsTo(ADDRESS))[0] ?? '')).toBe(true);

  const entered = await enter();
  expect(entered.kind).toBe('signed-in');
  expect(await findMember(requestWith(entered))).toMatchObject({ email: ADDRESS, fullName: 'Thandi Nkosi' });
});

test('of a stranger’s sign-up with the same address nothing is left once its owner confirms her own', async () => {
  await signUp({ password: 'Strangers-Word-1', full_name: 'A Stranger' });
  await signUp();
  const [, own] = await secretsTo(ADDRESS);
  expect(await confirmAddress(own ?? '')).toBe(true);
  expect((await enter()).kind).toBe('signed-in');
  expect((await enter({ password: 'Strangers-Word-1' })).kind).toBe('refused');
  const [first] = await secretsTo(ADDRESS);
  expect(await confirmAddress(first ?? '')).toBe(false);
});

test('a link that is sent again lets no stranger’s password in: whoever reads it chooses one', async () => {
  await signUp({ password: 'Strangers-Word-1', full_name: 'A Stranger' });
  await signUp();
  await receiveLinkRequest('verification', formOf({ email: ADDRESS }), '10.0.0.1');
  await doAccountJobs();
  expect(await secretsTo(ADDRESS)).toHaveLength(2);
  const [secret = ''] = await secretsTo(ADDRESS, '/auth/reset');
  expect(await resetPassword(secret, 'Newer-Word-3')).toBe(ADDRESS);
  expect((await enter({ password: 'Strangers-Word-1' })).kind).toBe('refused');
  expect((await enter({ password: 'Newer-Word-3' })).kind).toBe('signed-in');
  for (const stale of await secretsTo(ADDRESS)) expect(await confirmAddress(stale)).toBe(false);
});

test('an address that has an account is answered like a new one, and its owner is told', async () => {
  await addMember();
  expect(await signUp({ password: 'Another-Word-2', full_name: 'Somebody Else' })).toEqual({ kind: 'taken' });
  expect((await queuedMails()).map(({ subject }) => subject)).toEqual(['You have an account already']);
  expect((await enter()).kind).toBe('signed-in');
});

test('a reset link sets a new password once, ends every session and tells the owner', async () => {
  await addMember();
  const before = await enter();
  await receiveLinkRequest('password-reset', formOf({ email: ADDRESS }), '10.0.0.1');
  await doAccountJobs();
  const [secret = ''] = await secretsTo(ADDRESS, '/auth/reset');
  expect(await resetPassword(secret, 'Newer-Word-3')).toBe(ADDRESS);
  expect(await resetPassword(secret, 'Newest-Word-4')).toBeNull();
  expect(await findMember(requestWith(before))).toBeNull();
  expect((await enter()).kind).toBe('refused');
  expect((await enter({ password: 'Newer-Word-3' })).kind).toBe('signed-in');
  expect((await queuedMails()).map(({ subject }) => subject)).toContain('Your password was changed');
});

test('with a second factor the password alone opens nothing', async () => {
  const { secret, recoveryCodes } = await setUpSecondFactor(await addMember());

  const half = await enter();
  expect(half.kind).toBe('second-factor');
  expect(await findMember(requestWith(half))).toBeNull();
  const wrong = await completeSignIn(requestWith(half), formOf({ code: '000000' }), '10.0.0.1');
  expect(wrong.kind).toBe('refused');
  const code = codeOf(secret);
  const whole = await completeSignIn(requestWith(half), formOf({ code }), '10.0.0.1');
  expect(whole.kind).toBe('signed-in');
  expect(await findMember(requestWith(whole))).not.toBeNull();

  const again = await enter();
  const replayed = await completeSignIn(requestWith(again), formOf({ code }), '10.0.0.1');
  expect(replayed.kind).toBe('refused');
  const byPaper = await completeSignIn(
    requestWith(again),
    formOf({ code: recoveryCodes[0]?.toLowerCase() ?? '' }),
    '10.0.0.1',
  );
  expect(byPaper.kind).toBe('signed-in');
});

async function signUp(fields: Record<string, string> = {}) {
  const form = formOf({
    full_name: 'Thandi Nkosi',
    user_type: 'individual',
    email: ADDRESS,
    password: PASSWORD,
    ...fields,
  });
  const receipt = await receiveSignUp(form, '10.0.0.1');
  await doAccountJobs();
  return receipt;
}

function enter(fields: Record<string, string> = {}) {
  const body = new URLSearchParams({ email: ADDRESS, password: PASSWORD, ...fields });
  return signIn(new Request('http://localhost/auth', { method: 'POST', body }), '10.0.0.1');
}

function requestWith(outcome: { kind: string; cookies?: string[] }) {
  const headers = { Cookie: asCookie(...(outcome.cookies ?? [])) };
  return new Request('http://localhost/account', { headers });
}
