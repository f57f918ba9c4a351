import PostalMime from 'postal-mime';
import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { individual } from '#app/enquiries/core/enquiry.test-support.ts';
import { addEnquiry, freshInbox } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import type { Enquiry } from '#app/enquiries/desk/enquiry/enquiry.ts';
import { startJobs, stopJobs } from '#app/platform/jobs/workers.server.ts';
import { mailJob } from '#app/platform/mail/mail.server.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { ask, submit, toastOf, visit } from '#tests/routes.ts';
import { startSmtpServer } from '#tests/smtp.ts';
import { loader as spreadsheet } from './admin.messages[.]csv.ts';

await useTestDatabase();
const server = await startSmtpServer('accept');
vi.stubEnv('SMTP_URL', server.url);
vi.stubEnv('NOTICE_WAIT_SECONDS', '0');
vi.stubEnv('MAIL_TO', 'Enquiries <enquiries@firm.example>');

let [ann, ben] = ['', ''];

beforeEach(async () => {
  await stopJobs();
  server.arrivals.length = 0;
  const ids = await freshInbox();
  [ann, ben] = [await signedInAs(ids.ann), await signedInAs(ids.ben)];
});

test('replies continue the acknowledgement’s thread, and answers go to the firm', async () => {
  const message = 'I started to freelance in May.\nWhat must I file?';
  await submit('/contact', { ...individual, message, subject: 'Provisional tax for the first time' });
  const id = (await db().select().from(enquiries))[0]?.id ?? '';
  await act(ann, id, { intent: 'reply', body: 'Dear Thandi\n\nAn IRP6.\nBy August.', version: '1' });
  await act(ben, id, { intent: 'reply', body: 'And again by February.', version: '2' });
  await startJobs([mailJob]);
  await vi.waitFor(() => expect(server.arrivals).toHaveLength(4), { timeout: 10_000 });

  const mails = await Promise.all(server.arrivals.map(({ raw }) => PostalMime.parse(raw)));
  const about = (words: string) => mails.find((mail) => mail.text?.includes(words));
  const [thanks, first, second] = ['has reached us', 'An IRP6.', 'February'].map(about);
  expect(first).toMatchObject({
    to: [{ address: individual.email }],
    replyTo: [{ name: 'Enquiries', address: 'enquiries@firm.example' }],
    inReplyTo: thanks?.messageId,
    references: thanks?.messageId,
  });
  expect(first?.subject).toMatch(/^Re: Provisional tax for the first time \(reference [0-9A-F]{8}\)$/);
  expect(first?.text).toContain('An IRP6.\nBy August.');
  expect(first?.text).toContain('> I started to freelance in May.\n> What must I file?');
  expect(first?.headers.some(({ key }) => key === 'auto-submitted')).toBe(false);
  expect(second).toMatchObject({
    inReplyTo: first?.messageId,
    references: `${thanks?.messageId} ${first?.messageId}`,
  });
}, 20_000);

test('a stale reply is not sent, shows what changed, and can be sent again', async () => {
  const id = await addEnquiry();
  await act(ann, id, { intent: 'reply', body: 'From Ann', version: '1' });
  const late = await act(ben, id, { intent: 'reply', body: 'From Ben', version: '1' });
  expect(late.status).toBe(409);
  const lines = [
    { field: 'state', from: 'new', to: 'answered' },
    { field: 'assignee', from: 'nothing', to: 'Ann' },
  ];
  const entries = [{ by: 'Ann', action: 'message.reply', lines }];
  expect(late.data).toMatchObject({ intent: 'reply', typed: { body: 'From Ben' }, entries });
  const again = { intent: 'reply', body: 'From Ben', version: String((await shown(ben, id)).version) };
  expect(await act(ben, id, again)).toMatchObject({ status: 303 });
  expect((await shown(ann, id)).entries.map(({ by, body }) => [by, body])).toEqual([
    ['Ann', 'From Ann'],
    ['Ben', 'From Ben'],
  ]);
});

test('each action has its toast', async () => {
  const id = await addEnquiry();
  for (const [fields, title] of [
    [{ intent: 'handle', state: 'in_progress', assignee: '', version: '1' }, 'Message saved'],
    [{ intent: 'note', body: 'A note', version: '2' }, 'Note added'],
  ] as const)
    expect(await toastOf(await act(ann, id, fields))).toMatchObject({ title });
  const deleted = await act(ann, id, { intent: 'delete', version: '3' });
  expect(deleted).toMatchObject({ status: 303, location: '/admin/messages' });
  expect(await visit(`/admin/messages/${id}`, { cookie: ann })).toMatchObject({ status: 404 });
});

test('one press does it, opens the next message, and Undo takes it back', async () => {
  const id = await addEnquiry();
  const press = { version: '1', day: '', tags: '' };
  const spam = await act(ann, `${id}?state=new`, { ...press, intent: 'spam' });
  expect(spam).toMatchObject({ status: 303, location: '/admin/messages?state=new' });
  const toast = await toastOf(spam);
  const path = `/admin/messages/${id}?state=new`;
  expect(toast).toMatchObject({
    title: 'One message moved to spam',
    description: expect.stringContaining(': '),
    action: { label: 'Undo', path },
  });
  expect(await shown(ann, id)).toMatchObject({ state: 'spam' });
  const late = await toastOf(await act(ben, id, { ...press, intent: `assign:${id}` }));
  const whose = 'Ann has gone on from there. Look at it as it is now.';
  expect(late).toMatchObject({ title: 'Nothing changed', description: whose, tone: 'loss' });
  const undone = await act(ann, `${id}?state=new`, Object.fromEntries(toast?.action?.fields ?? []));
  expect(undone).toMatchObject({ status: 303, location: path });
  expect(await shown(ann, id)).toMatchObject({ state: 'new' });
  const typed = await act(ann, id, { ...press, intent: 'typed', version: '3', tags: 'VAT' });
  expect(typed.location).toBe(`/admin/messages/${id}`);
  expect(await shown(ann, id)).toMatchObject({ tags: ['vat'] });
});

test('who opens an enquiry again, wakes it or takes it from spam stays with it', async () => {
  for (const [state, intent] of [
    ['answered', 'reopen'],
    ['spam', 'not-spam'],
    ['new', 'wake'],
  ] as const) {
    const id = await addEnquiry({ state, snoozedUntil: intent === 'wake' ? new Date('2099-01-01') : null });
    const pressed = await act(ann, `${id}?state=${state}`, { intent, version: '1', day: '', tags: '' });
    expect(pressed, intent).toMatchObject({ status: 303, location: `/admin/messages/${id}?state=${state}` });
  }
});

test('who took a reply back too late reads who went on from there', async () => {
  const id = await addEnquiry();
  await act(ann, id, { intent: 'reply', body: 'From Ann', version: '1' });
  await act(ben, id, { intent: 'note', body: 'I know her', version: '2' });
  const late = await toastOf(await act(ann, id, { intent: 'take-back', version: '2' }));
  expect(late).toMatchObject({
    title: 'Not taken back',
    description: expect.stringMatching(/^Ben has gone on/),
  });
});

test('an empty or too long text is refused with advice', async () => {
  const id = await addEnquiry();
  const refused: [Record<string, string>, error: string][] = [
    [{ intent: 'reply', body: ' \n ' }, 'Write the reply first.'],
    [{ intent: 'note', body: '' }, 'Write the note first.'],
    [{ intent: 'note', body: 'x'.repeat(10_001) }, 'At most 10 000 characters. Please shorten it.'],
  ];
  for (const [fields, error] of refused) {
    expect(await act(ann, id, { ...fields, version: '1' })).toMatchObject({ status: 400, data: { error } });
  }
});

test('an unknown command is 400, and an unknown enquiry 404', async () => {
  const id = await addEnquiry();
  const wrong: Record<string, string>[] = [
    {},
    { intent: 'handle', state: 'lost', version: '1' },
    { intent: 'note', body: 'x', version: 'one' },
    { intent: 'shred', version: '1' },
  ];
  for (const fields of wrong) expect((await act(ann, id, fields)).status).toBe(400);
  for (const unknown of ['1', "' or 1=1", '00000000-0000-4000-8000-000000000000']) {
    expect(await visit(`/admin/messages/${unknown}`, { cookie: ann })).toMatchObject({ status: 404 });
    expect((await act(ann, unknown, { intent: 'note', body: 'x', version: '1' })).status).toBe(404);
  }
});

test('a template is filled in once with sender and author', async () => {
  const id = await addEnquiry({ name: 'Zoë', subject: 'About {{colleague}} and me' });
  await act(ann, id, { intent: 'insert:documents', body: '', version: '1' });
  expect((await shown(ann, id)).draft.body).toMatch(
    /^Dear Zoë\n[^]*“About \{\{colleague\}\} and me”[^]*Ann\n/,
  );
});

test('the spreadsheet has what the page shows, no formula, and its export is audited', async () => {
  const subject = '=HYPERLINK("https://evil.example")';
  await addEnquiry({ subject, message: '@SUM(1+1) "quoted", and so on' });
  await addEnquiry({ subject: 'Answered long ago', state: 'answered' });
  const answer = await spreadsheet(ask('/admin/messages.csv', { cookie: ann }));
  expect(answer.headers.get('Content-Disposition')).toContain('messages.csv');
  const text = await answer.text();
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(text).toContain(`"'@SUM(1+1) ""quoted"", and so on"`);
  expect(text).toContain(`,'+27 821234567,`);
  expect(text).not.toContain('Answered long ago');
  expect(await db().select().from(auditEntries)).toMatchObject([
    { action: 'message.export', changes: { messages: '1' } },
  ]);
});

function act(cookie: string, id: string, fields: Record<string, string>) {
  return submit(`/admin/messages/${id}`, fields, { cookie });
}

async function shown(cookie: string, id: string): Promise<Enquiry> {
  const { data } = await visit(`/admin/messages/${id}`, { cookie });
  return data?.enquiry as Enquiry;
}
