import { beforeEach, expect, test } from 'vitest';
import { ADDRESS, doAccountJobs, forgetAccounts, formOf, PASSWORD, secretsTo } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { runAccountJob } from './account-job.server.ts';
import { confirmAddress, resetPassword } from './confirm.server.ts';
import { signIn } from './sign-in.server.ts';
import { receiveSignUp } from './sign-up.server.ts';

await useTestDatabase();

beforeEach(forgetAccounts);

test('a stranger’s sign-up is void once the owner confirms the same address', async () => {
  await signUp({ password: 'Strangers-Word-1', full_name: 'A Stranger' });
  await signUp();
  const [, own] = await secretsTo(ADDRESS);
  expect(await confirmAddress(own ?? '')).toMatchObject({ email: ADDRESS });
  expect((await signInWith()).kind).toBe('signed-in');
  expect((await signInWith({ password: 'Strangers-Word-1' })).kind).toBe('refused');
  const [first] = await secretsTo(ADDRESS);
  expect(await confirmAddress(first ?? '')).toBeNull();
});

test('after a second sign-up the reader of the link chooses the password', async () => {
  await signUp({ password: 'Strangers-Word-1', full_name: 'A Stranger' });
  await signUp();
  await runAccountJob({ kind: 'verification', email: ADDRESS });
  expect(await secretsTo(ADDRESS)).toHaveLength(2);
  const [secret = ''] = await secretsTo(ADDRESS, '/auth/reset');
  expect(await resetPassword(secret, 'Newer-Word-3')).toBe(ADDRESS);
  expect((await signInWith({ password: 'Strangers-Word-1' })).kind).toBe('refused');
  expect((await signInWith({ password: 'Newer-Word-3' })).kind).toBe('signed-in');
  for (const stale of await secretsTo(ADDRESS)) expect(await confirmAddress(stale)).toBeNull();
});

test('before confirmation, the password of the newest sign-up offers the link again', async () => {
  await signUp();
  await signUp({ password: 'Newer-Word-3' });
  expect(await signInWith({ password: 'Newer-Word-3' })).toMatchObject({
    kind: 'refused',
    refusal: { offersLink: true },
  });
  expect(await signInWith({ password: 'A-Wrong-Word-4' })).toMatchObject({
    refusal: { offersLink: undefined },
  });
});

async function signUp(fields: Record<string, string> = {}) {
  const person = { full_name: 'Thandi Nkosi', user_type: 'individual' };
  await receiveSignUp(formOf({ ...person, email: ADDRESS, password: PASSWORD, ...fields }), '10.0.0.1');
  await doAccountJobs();
}

function signInWith(fields: Record<string, string> = {}) {
  const body = new URLSearchParams({ email: ADDRESS, password: PASSWORD, ...fields });
  return signIn(new Request('http://localhost/auth', { method: 'POST', body }), '10.0.0.1');
}
