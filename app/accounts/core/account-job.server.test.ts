import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { retention } from '#content/retention.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles, userRoles, users, verificationTokens } from '#app/platform/db/schema/accounts.ts';
import { startJobs, stopJobs } from '#app/platform/jobs/workers.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import {
  ADDRESS,
  addMember,
  forgetAccounts,
  formOf,
  PASSWORD,
  queuedMails,
  secretsTo,
} from '#tests/accounts.ts';
import { rowOf, useTestDatabase, without } from '#tests/database.ts';
import { accountJob, runAccountJob, type AccountJob } from './account-job.server.ts';
import { confirmAddress } from './confirm.server.ts';
import { receiveSignUp } from './sign-up.server.ts';

await useTestDatabase();
beforeEach(forgetAccounts);

const SIGN_UP: Extract<AccountJob, { kind: 'sign-up' }> = {
  kind: 'sign-up',
  email: ADDRESS,
  passwordHash: 'a hash',
  fullName: 'Thandi Nkosi',
  userType: 'individual',
  contactNumber: null,
  identificationNumber: null,
};

test('a job that fails halfway stores nothing, and its repeat takes effect once', async () => {
  await expect(without('pgboss.job_common', () => runAccountJob(SIGN_UP))).rejects.toThrow();
  for (const table of [users, profiles, verificationTokens])
    expect(await db().select().from(table)).toEqual([]);
  await runAccountJob(SIGN_UP);
  expect(await db().select().from(users)).toHaveLength(1);
  expect(await queuedMails()).toHaveLength(1);
});

test('a sign-up job that runs ten times at once makes one account with one link', async () => {
  await runAccountJob(SIGN_UP);
  await runAccountJob(SIGN_UP);
  expect(await db().select().from(users)).toHaveLength(1);
  const [one = '', other = ''] = await secretsTo(ADDRESS);
  expect([await confirmAddress(other), await confirmAddress(one)]).toEqual([expect.anything(), null]);
  await forgetAccounts();
  await Promise.all(Array.from({ length: 10 }, () => runAccountJob(SIGN_UP)));
  expect(await db().select().from(users)).toHaveLength(1);
  expect(await secretsTo(ADDRESS)).toHaveLength(10);
});

test('the worker runs the queued form, and the queue stores no password hash', async () => {
  const person = { full_name: 'Thandi Nkosi', user_type: 'individual' };
  const form = formOf({ ...person, email: ADDRESS, password: PASSWORD });
  expect(await receiveSignUp(form, '10.0.0.1')).toMatchObject({ kind: 'received' });
  const [job] = await db().execute(
    sql`select data, extract(epoch from deletion_seconds * interval '1 second') as retention from pgboss.job where name = 'account'`,
  );
  expect(JSON.stringify(job?.data)).not.toContain(PASSWORD);
  expect(Number(job?.retention)).toBeLessThanOrEqual(600);
  await startJobs([accountJob]);
  await vi.waitFor(async () => expect(await db().select().from(users)).toHaveLength(1), 10_000);
  await vi.waitFor(async () => expect(await secretsTo(ADDRESS)).toHaveLength(1), 10_000);
  await stopJobs();
});

test('a request for an unknown or already confirmed address sends no mail', async () => {
  for (const job of [
    { kind: 'password-reset', email: 'nobody@example.org' },
    { kind: 'verification', email: 'nobody@example.org' },
    { kind: 'email-change', userId: crypto.randomUUID(), newEmail: 'nobody@example.org' },
  ] satisfies AccountJob[]) {
    await runAccountJob(job);
  }
  await addMember();
  await runAccountJob({ kind: 'verification', email: ADDRESS });
  expect(await queuedMails()).toEqual([]);
});

test('an account unconfirmed for a month is deleted at the next sign-up', async () => {
  const [old, linked, confirmed, administrator] = [
    await addMember({ email: 'old@example.org', verified: false }),
    await addMember({ email: 'linked@example.org', verified: false }),
    await addMember({ email: 'confirmed@example.org' }),
    await addMember({ email: 'boss@example.org', verified: false, admin: true }),
  ];
  const now = Date.now() + retention.unconfirmedAccountDays * DAY;
  await runAccountJob({ kind: 'verification', email: 'linked@example.org' }, new Date(now - DAY / 2));
  await runAccountJob(SIGN_UP, new Date(now - DAY / 4));
  expect(await db().select().from(users)).toHaveLength(5);
  await runAccountJob({ ...SIGN_UP, email: 'next@example.org' }, new Date(now + DAY / 4));
  const left = (await db().select().from(users)).map(({ id }) => id);
  expect(left).toEqual(expect.arrayContaining([linked, confirmed, administrator]));
  expect(left).not.toContain(old);
  expect(await rowOf(profiles, old)).toBeUndefined();
  expect(await db().select().from(userRoles)).toHaveLength(1);
});
