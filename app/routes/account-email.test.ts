import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import {
  ADDRESS,
  addMember,
  doAccountJobs,
  forgetAccounts,
  mailedSecret,
  PASSWORD,
  secretsTo,
  signedInAs,
  subjectsTo,
} from '#tests/accounts.ts';
import { rowOf, useTestDatabase, without } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();
beforeEach(forgetAccounts);

const NEW_ADDRESS = 'nkosi@example.org';

test('a new address is active once confirmed on any device; the old one gets two mails', async () => {
  const id = await addMember();
  const cookie = await signedInAs(id);
  const form = { email: ` ${NEW_ADDRESS.toUpperCase()}`, currentPassword: PASSWORD };
  const requested = await submit('/account/email', form, { cookie });
  expect(requested).toMatchObject({ status: 303, location: '/account/email' });
  const token = await mailedSecret('/account/email/confirm', NEW_ADDRESS);
  expect(await rowOf(users, id)).toMatchObject({ email: ADDRESS });
  const here = `/account/email/confirm?token=${token}`;
  expect(await visit(here)).toMatchObject({ data: { kind: 'open' } });
  const done = await submit(here, { token });
  expect(await toastOf(done)).toMatchObject({ title: 'E-mail address changed' });
  expect(await rowOf(users, id)).toMatchObject({ email: NEW_ADDRESS });
  const again = await submit(here, { token });
  expect(again).toMatchObject({ status: 303, location: here });
  expect(await visit(here)).toMatchObject({ data: { kind: 'spent' } });
  expect((await subjectsTo(ADDRESS)).toSorted()).toEqual([
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
  expect(await subjectsTo('lwazi@example.org')).toEqual(['This address has an account already']);
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
  const form = { email: NEW_ADDRESS, currentPassword: PASSWORD };
  const answer = await without('pgboss.job_common', () => submit('/account/email', form, { cookie }));
  expect(answer).toMatchObject({ status: 503, retryAfter: '10' });
});
