import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { confirmNewAddress } from '#app/accounts/core/confirm.server.ts';
import { deleteAccount } from '#app/accounts/core/own-account.server.ts';
import { issueToken } from '#app/accounts/core/tokens.server.ts';
import { individual } from '#app/enquiries/core/enquiry.test-support.ts';
import { db } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { reply } from '#app/enquiries/desk/enquiry/change.server.ts';
import { addEnquiry, freshMember } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { findEnquiry } from '#app/enquiries/desk/enquiry/thread.server.ts';
import { storedData } from '#app/registry/stored-data.server.ts';
import { readOwnData } from '#app/platform/stored-data/stored-data.server.ts';
import { ADDRESS, addMember, forgetAccounts, queuedMails, signedInAs } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';

await useTestDatabase();

const OTHER = 'lwazi@example.org';

let member = '';

beforeEach(async () => {
  member = await freshMember();
});

test('a member sees what came from their address, and nobody else’s answers', async () => {
  const other = await addMember({ email: OTHER });
  const cookie = await signedInAs(member);
  for (const [email, subject] of [
    ['Thandi@Example.org', 'Sent while signed in'],
    [OTHER, 'With the address of somebody else'],
  ] as const) {
    const sent = await submit('/contact', { ...individual, email, subject }, { cookie });
    expect(sent).toMatchObject({ status: 303 });
  }
  await addEnquiry({ email: ADDRESS.toUpperCase(), subject: 'Sent signed out' });
  await addEnquiry({ email: ADDRESS, subject: 'With their address typed', memberId: other });
  await addEnquiry({ email: ADDRESS, subject: 'Spam under their address', state: 'spam' });

  expect(await subjectsOf(member)).toEqual(['Sent signed out', 'Sent while signed in']);
  expect(await subjectsOf(other)).toEqual(['With the address of somebody else', 'With their address typed']);
  expect(await exportedTo(member)).toEqual(
    expect.arrayContaining(['Sent while signed in', 'Sent signed out']),
  );
  expect(await exportedTo(member)).not.toContain('With their address typed');
});

test('an address that was given up, or whose account is gone, takes no enquiries along', async () => {
  const ways = {
    'a changed address': async () => {
      const token = { userId: member, purpose: 'change_email', newEmail: OTHER } as const;
      const secret = await db().transaction((tx) => issueToken(tx, token));
      expect(await confirmNewAddress(secret)).toBe('changed');
      expect(await subjectsOf(member)).toEqual(['Sent signed out']);
      expect(await replyTo('Sent signed out')).toBe(OTHER);
    },
    'a deleted account': async () => {
      const account = { id: member, email: ADDRESS, fullName: 'Thandi Nkosi' };
      expect(await deleteAccount(account, storedData)).toBe(true);
    },
  };
  for (const [way, giveUp] of Object.entries(ways)) {
    member = await freshMember();
    const id = await addEnquiry({ email: ADDRESS, subject: 'Sent signed out' });
    expect((await findEnquiry(id, member))?.sender.member).toMatchObject({ id: member });
    await giveUp();
    const next = await addMember({ fullName: 'Somebody Else' });
    expect([way, (await findEnquiry(id, next))?.sender.member?.id]).not.toEqual([way, next]);
    expect([way, await subjectsOf(next)]).toEqual([way, []]);
    expect([way, await exportedTo(next)]).toEqual([way, []]);
    await addEnquiry({ email: ADDRESS, subject: 'Of the next owner' });
    expect([way, await subjectsOf(next)]).toEqual([way, ['Of the next owner']]);
  }
});

test('an account that never confirmed its address keeps no enquiries from their sender', async () => {
  await forgetAccounts();
  const planted = await addMember({ verified: false });
  await addEnquiry({ email: ADDRESS, subject: 'Of the real owner' });
  const stranger = { id: planted, email: ADDRESS, fullName: 'A stranger' };
  await deleteAccount(stranger, storedData, { farewell: false });
  expect(await db().select().from(users)).toEqual([]);
  expect(await subjectsOf(await addMember())).toEqual(['Of the real owner']);
});

async function replyTo(subject: string): Promise<string> {
  const [row] = await db().select().from(enquiries).where(eq(enquiries.subject, subject));
  const { id = '', version = 0 } = row ?? {};
  const actorId = await addMember({ email: 'ann@firm.example', role: 'staff' });
  expect((await findEnquiry(id, actorId))?.replyTo).toBe(OTHER);
  await reply({ id, version, actorId }, { body: 'In August.', after: 'close' });
  const mails = (await queuedMails()).filter(({ text }) => text.includes('In August.'));
  return mails.map(({ to }) => to).join();
}

async function subjectsOf(id: string): Promise<string[]> {
  const { data } = await visit('/account/enquiries', { cookie: await signedInAs(id) });
  return (data as { enquiries: { subject: string }[] }).enquiries.map(({ subject }) => subject).toSorted();
}

async function exportedTo(id: string): Promise<string[]> {
  const { email = '' } = (await rowOf(users, id)) ?? {};
  const { download } = await readOwnData(storedData, { id, email });
  return (download.messages as { subject: string }[]).map(({ subject }) => subject);
}
