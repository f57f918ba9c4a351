import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import {
  ADDRESS,
  addMember,
  doAccountJobs,
  forgetAccounts,
  mailedSecret,
  PASSWORD,
  queuedMails,
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
  for (const { text } of await queuedMails(ADDRESS)) {
    expect(text).toContain('nk…@example.org');
    expect(text).not.toContain(NEW_ADDRESS);
  }
});

test('who is written to at the old address moves along, as far as the member wants it', async () => {
  for (const [fields, email, oldMail] of [
    [{ work: 'move' }, NEW_ADDRESS, 'We write to the new address about Kgosi Plumbing too'],
    [{}, ADDRESS, 'About Kgosi Plumbing we still write to this address'],
  ] as const) {
    await forgetAccounts();
    const member = await addMember();
    const company = await addCompany(member, ADDRESS);
    const elsewhere = await addCompany(member, 'office@example.org');
    const token = await requestChange(member);
    const page = await visit(`/account/email/confirm?token=${token}`);
    expect(page).toMatchObject({ data: { writtenTo: ['Kgosi Plumbing'] } });
    await submit('/account/email/confirm', { token, ...fields });
    expect([await emailOf(company), await emailOf(elsewhere)]).toEqual([email, 'office@example.org']);
    expect((await queuedMails(ADDRESS)).at(-1)?.text).toContain(oldMail);
    expect((await queuedMails(NEW_ADDRESS)).at(-1)?.text).toContain('Kgosi Plumbing');
    const history = await db().select().from(auditEntries).where(eq(auditEntries.entityId, company));
    const changes = { email: { from: ADDRESS, to: NEW_ADDRESS } };
    const moved = [{ action: 'taxpayer.update', actorId: member, changes }];
    expect(history).toMatchObject(email === NEW_ADDRESS ? moved : []);
  }
});

test('“This was not me” takes back whom we write to as well', async () => {
  const member = await addMember();
  const company = await addCompany(member, ADDRESS);
  const token = await requestChange(member);
  await submit('/account/email/confirm', { token, work: 'move' });
  await submit('/auth/not-me', { token: (await secretsTo(ADDRESS, '/auth/not-me')).at(-1) ?? '' });
  expect(await rowOf(users, member)).toMatchObject({ email: ADDRESS });
  expect(await emailOf(company)).toBe(ADDRESS);
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

/** Returns the secret of the link to the new address. */
async function requestChange(member: string): Promise<string> {
  const cookie = await signedInAs(member);
  await submit('/account/email', { email: NEW_ADDRESS, currentPassword: PASSWORD }, { cookie });
  return mailedSecret('/account/email/confirm', NEW_ADDRESS);
}

async function addCompany(userId: string, email: string): Promise<string> {
  const [row] = await db()
    .insert(taxpayers)
    .values({ kind: 'company', name: 'Kgosi Plumbing', email })
    .returning();
  const taxpayerId = row?.id ?? '';
  await db().insert(taxpayerMembers).values({ taxpayerId, userId, role: 'owner' });
  return taxpayerId;
}

async function emailOf(taxpayer: string): Promise<string | null | undefined> {
  return (await rowOf(taxpayers, taxpayer))?.email;
}
