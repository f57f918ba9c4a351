import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/db/client.server.ts';
import { users } from '#app/db/schema/accounts.ts';
import {
  ADDRESS,
  addMember,
  doAccountJobs,
  forgetAccounts,
  PASSWORD,
  queuedMails,
  secretsTo,
  signedInAs,
} from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();
beforeEach(forgetAccounts);

const NEW_ADDRESS = 'nkosi@example.org';

test('a new address is active once confirmed on any device, and the old one gets two mails', async () => {
  const id = await addMember();
  const cookie = await signedInAs(id);
  const form = { email: ` ${NEW_ADDRESS.toUpperCase()}`, currentPassword: PASSWORD };
  const requested = await submit('/account/email', form, { cookie });
  expect(requested).toMatchObject({ status: 303, location: '/account/email' });
  await doAccountJobs();
  expect(await ownAddress(id)).toBe(ADDRESS);
  const [token = ''] = await secretsTo(NEW_ADDRESS, '/account/email/confirm');
  const here = `/account/email/confirm?token=${token}`;
  expect(await visit(here)).toMatchObject({ data: { kind: 'open' } });
  const done = await submit(here, { token });
  expect(await toastOf(done)).toMatchObject({ title: 'E-mail address changed' });
  expect(await ownAddress(id)).toBe(NEW_ADDRESS);
  const again = await submit(here, { token });
  expect(again).toMatchObject({ status: 303, location: here });
  expect(await visit(here)).toMatchObject({ data: { kind: 'spent' } });
  expect((await queuedMails(ADDRESS)).map(({ subject }) => subject).toSorted()).toEqual([
    'A change of your e-mail address',
    'Your e-mail address was changed',
  ]);
});

test('a taken address gets the same answer, and its owner a mail', async () => {
  const cookie = await signedInAs(await addMember());
  await addMember({ email: 'lwazi@example.org' });
  const requestChange = (address: string) =>
    submit('/account/email', { email: address, currentPassword: PASSWORD }, { cookie });
  const [taken, free] = [await requestChange('lwazi@example.org'), await requestChange(NEW_ADDRESS)];
  expect(JSON.stringify(taken)).toBe(JSON.stringify(free));
  await doAccountJobs();
  expect((await queuedMails('lwazi@example.org')).map(({ subject }) => subject)).toEqual([
    'This address has an account already',
  ]);
});

test('an address belongs to the first of two members who confirms it', async () => {
  const [one, other] = [await addMember(), await addMember({ email: 'lwazi@example.org' })];
  for (const id of [one, other]) {
    const cookie = await signedInAs(id);
    await submit('/account/email', { email: NEW_ADDRESS, currentPassword: PASSWORD }, { cookie });
    await doAccountJobs();
  }
  const tokens = await secretsTo(NEW_ADDRESS, '/account/email/confirm');
  expect(tokens).toHaveLength(2);
  const answers = tokens.map((token) => submit('/account/email/confirm', { token }));
  const locations = (await Promise.all(answers)).map(({ location }) => location?.split('?')[0]).toSorted();
  expect(locations).toEqual(['/account', '/account/email/confirm']);
  const held = await db().select().from(users).where(eq(users.email, NEW_ADDRESS));
  expect(held).toHaveLength(1);
});

test('without the queue an address is not changed, and the member sees an error', async () => {
  const cookie = await signedInAs(await addMember());
  await db().execute(sql`alter table pgboss.job_common rename to job_away`);
  const form = { email: NEW_ADDRESS, currentPassword: PASSWORD };
  const answer = await submit('/account/email', form, { cookie });
  await db().execute(sql`alter table pgboss.job_away rename to job_common`);
  expect(answer).toMatchObject({ status: 503, retryAfter: '10' });
});

async function ownAddress(id: string) {
  const [user] = await db().select().from(users).where(eq(users.id, id));
  return user?.email;
}
