import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { userRoles } from '#app/platform/db/schema/accounts.ts';
import { enquiries, enquiryEntries } from '#app/platform/db/schema/enquiries.ts';
import { receivedFiles, receivedMails } from '#app/platform/db/schema/received.ts';
import { sentFiles } from '#app/platform/db/schema/replies.ts';
import { firmMailbox } from '#app/platform/mail/firm-addresses.server.ts';
import { addEnquiry, freshMember } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { sentKey } from '#app/enquiries/core/sent-file-keys.ts';
import { fileKey } from '#app/enquiries/received/file-keys.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { mailAllNotices } from '#app/work/core/engagements/work.test-support.ts';
import { ADDRESS, addMember, queuedMails, signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';

await useTestDatabase();

const OTHER = 'lwazi@example.org';

let member = '';

beforeEach(async () => {
  member = await freshMember();
});

test('an enquiry’s page, answer form and files refuse everybody but its member', async () => {
  const id = await addEnquiry({ memberId: member });
  const [fileId, hidden] = [await addFile(id, false), await addFile(id, true)];
  const [sent, draft] = [await addSentFile(id, true), await addSentFile(id, false)];
  const stranger = await signedInAs(await addMember({ email: OTHER }));
  const owner = await signedInAs(member);
  for (const [cookie, status] of [
    [owner, 200],
    [stranger, 404],
    ['', 302],
  ] as const) {
    expect(await open(id, cookie)).toMatchObject({ status });
    for (const shown of [fileId, sent]) {
      expect(await download(id, shown, cookie)).toMatchObject({ status });
    }
  }
  for (const kept of [hidden, draft]) expect(await download(id, kept, owner)).toMatchObject({ status: 404 });
  expect(await answer(id, 'Mine now', stranger)).toMatchObject({ status: 404 });
  expect(await open('no-id', owner)).toMatchObject({ status: 404 });
  expect(await db().select().from(enquiryEntries).where(eq(enquiryEntries.body, 'Mine now'))).toEqual([]);
});

test('members never see notes, absences, whole mails or what others wrote', async () => {
  const enquiryId = await addEnquiry({ memberId: member });
  const mail = { enquiryId, kind: 'received', sender: `Thandi <${ADDRESS}>` } as const;
  const entries: (typeof enquiryEntries.$inferInsert)[] = [
    { enquiryId, kind: 'note', authorId: member, body: 'A suspicion' },
    { enquiryId, kind: 'reply', authorId: member, body: 'In August.', mailId: '<a@firm>' },
    { ...mail, body: 'I am away', isAutomatic: true },
    { ...mail, body: 'Thanks.\n\nOn Mon, 2 Mar 2026 at 10:00, Firm <a@b> wrote:\n> In August.' },
    { ...mail, sender: 'Lwazi <lwazi@example.org>', body: 'I am her brother.' },
  ];
  for (const entry of entries) await db().insert(enquiryEntries).values(entry);
  await addFile(enquiryId, false);
  const { data } = await open(enquiryId, await signedInAs(member));
  const { enquiry } = data as { enquiry: { entries: object[]; lastAnswerAt: Date | null } };
  expect(enquiry.lastAnswerAt).toBeInstanceOf(Date);
  expect(enquiry.entries).toMatchObject([
    { isOurs: true, body: 'In August.' },
    { isOurs: false, body: 'Thanks.', quoted: expect.stringContaining('> In August.') },
    { files: [{ path: expect.stringMatching(/^files\//), name: 'payslip.pdf' }] },
  ]);
  expect(JSON.stringify(data)).not.toMatch(/suspicion|I am away|brother|\.eml|source\//);
});

test('an answer joins the enquiry, opens it again, and is mailed to its assignee', async () => {
  const colleague = await addMember({ email: 'ann@firm.example', admin: true });
  const id = await addEnquiry({ memberId: member, state: 'answered', waitingSince: null });
  const cookie = await signedInAs(member);
  const snoozedUntil = new Date(Date.now() + 86_400_000);
  const steps = [
    { assigneeId: null, state: 'new', to: firmMailbox() },
    { assigneeId: colleague, state: 'in_progress', to: 'ann@firm.example' },
  ] as const;
  for (const { assigneeId, state, to } of steps) {
    await db().update(enquiries).set({ assigneeId, state: 'answered', snoozedUntil });
    const body = `For ${state}\r\nwith a second line`;
    for (let click = 0; click < 2; click++) {
      expect(await answer(id, body, cookie)).toMatchObject({ status: 303 });
    }
    const [row] = await db().select().from(enquiries);
    expect(row).toMatchObject({ state, snoozedUntil: null, waitingSince: expect.any(Date) });
    expect(await queuedMails(to)).toEqual([]);
    await mailAllNotices();
    expect((await queuedMails(to)).map(({ text }) => text)).toEqual([
      expect.stringMatching(new RegExp(`An answer from Thandi Nkosi[^]*/admin/messages/${id}`)),
    ]);
  }
  expect(await db().select().from(enquiryEntries)).toMatchObject([
    { kind: 'received', authorId: member, sender: `Thandi Nkosi <${ADDRESS}>`, isAutomatic: false },
    { body: 'For in_progress\nwith a second line' },
  ]);
  await db().delete(userRoles).where(eq(userRoles.userId, colleague));
  await answer(id, 'To the firm again', cookie);
  await mailAllNotices();
  expect(await queuedMails(firmMailbox())).toHaveLength(2);
});

test('answers are checked, limited, and kept when the session has ended', async () => {
  const id = await addEnquiry({ memberId: member });
  const cookie = await signedInAs(member);
  for (const body of ['', ' \n ', 'x'.repeat(10_001)]) {
    expect(await answer(id, body, cookie)).toMatchObject({ status: 400 });
  }
  const { data } = await open(id, cookie);
  const { owner } = data as { owner: string };
  const lost = await submit(`/account/enquiries/${id}`, { body: 'Kept', draftOwner: owner });
  expect(lost.location).toContain('/auth?redirectTo=');
  expect(await open(id, cookie)).toMatchObject({ data: { kept: 'Kept' } });
  for (let number = 0; number < 20; number++) await answer(id, `Number ${number}`, cookie);
  expect(await answer(id, 'One too many', cookie)).toMatchObject({ status: 429 });
  expect(await db().select().from(enquiryEntries)).toHaveLength(20);
  expect((await open(id, cookie)).data).toMatchObject({ kept: undefined });
});

test('what we answered last stands first in the list, before newer messages', async () => {
  const day = (date: string) => new Date(`2026-11-${date}T08:00:00Z`);
  const [older, newer] = [
    await addEnquiry({ memberId: member, createdAt: day('02') }),
    await addEnquiry({ memberId: member, createdAt: day('09') }),
  ];
  const cookie = await signedInAs(member);
  const order = async () => {
    const { data } = await visit('/account/enquiries?index', { cookie });
    return (data as { enquiries: { id: string }[] }).enquiries.map(({ id }) => id);
  };
  expect(await order()).toEqual([newer, older]);
  const reply = {
    enquiryId: older,
    kind: 'reply',
    authorId: member,
    body: 'In August.',
    mailId: '<a@firm>',
  } as const;
  await put(enquiryEntries, { ...reply, createdAt: day('16') });
  expect(await order()).toEqual([older, newer]);
});

function open(id: string, cookie: string) {
  return visit(`/account/enquiries/${id}`, { cookie });
}

function answer(id: string, body: string, cookie: string) {
  return submit(`/account/enquiries/${id}`, { body }, { cookie });
}

function download(id: string, fileId: string, cookie: string) {
  return visit(`/account/enquiries/${id}/files/${fileId}`, { cookie });
}

let mails = 0;

async function addFile(enquiryId: string, isAutomatic: boolean): Promise<string> {
  const mailHash = String(++mails).padStart(64, '0');
  const answer = { kind: 'received', sender: `Thandi <${ADDRESS}>`, body: 'Here it is' } as const;
  const entry = await put(enquiryEntries, { ...answer, enquiryId, isAutomatic });
  await put(receivedMails, { hash: mailHash, kind: 'personal', enquiryId, entryId: entry.id, size: 9 });
  await storage().put(fileKey(mailHash, 0), Buffer.from('%PDF'), 'application/octet-stream');
  const file = { position: 0, name: 'payslip.pdf', type: 'application/pdf', size: 4 };
  return (await put(receivedFiles, { ...file, mailHash })).id;
}

/** With an answer by the firm, or one that is still a draft. */
async function addSentFile(enquiryId: string, isSent: boolean): Promise<string> {
  const reply = { enquiryId, kind: 'reply', authorId: member, body: 'Here', mailId: '<a@firm>' } as const;
  const entry = isSent ? await put(enquiryEntries, reply) : null;
  const file = { enquiryId, entryId: entry?.id, authorId: member, name: 'assessment.pdf', size: 4 };
  const { id } = await put(sentFiles, { ...file, type: 'application/pdf' });
  await storage().put(sentKey(id), Buffer.from('%PDF'), 'application/octet-stream');
  return id;
}
