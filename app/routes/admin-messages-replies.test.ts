import PostalMime from 'postal-mime';
import { beforeEach, expect, test, vi } from 'vitest';
import { replies } from '#content/replies.ts';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { addEnquiry, freshInbox } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import type { Enquiry } from '#app/enquiries/desk/enquiry/enquiry.ts';
import { MOST_BYTES } from '#app/enquiries/desk/enquiry/sent-file.ts';
import { SENT_PREFIX } from '#app/enquiries/core/sent-file-keys.ts';
import { deleteSentFiles } from '#app/enquiries/desk/enquiry/stored-data.server.ts';
import { findTemplates } from '#app/enquiries/desk/enquiry/templates.server.ts';
import { startJobs, stopJobs } from '#app/platform/jobs/workers.server.ts';
import { mailJob } from '#app/platform/mail/mail.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { formOf, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { ask, submit, visit } from '#tests/routes.ts';
import { startSmtpServer } from '#tests/smtp.ts';
import { loader as readFile } from './admin.messages.$id.$part.$file.ts';

await useTestDatabase();
const server = await startSmtpServer('accept');
vi.stubEnv('SMTP_URL', server.url);
vi.stubEnv('NOTICE_WAIT_SECONDS', '0');

let [ann, ben] = ['', ''];

beforeEach(async () => {
  await stopJobs();
  server.arrivals.length = 0;
  const ids = await freshInbox();
  [ann, ben] = [await signedInAs(ids.ann), await signedInAs(ids.ben)];
});

test('a reply opens the next enquiry, the list after the last, or the same on request', async () => {
  const [first, second, third] = [
    await addEnquiry({ subject: 'The newest one', createdAt: new Date('2026-03-03') }),
    await addEnquiry({ subject: 'One in between', createdAt: new Date('2026-03-02') }),
    await addEnquiry({ subject: 'The oldest one', createdAt: new Date('2026-03-01') }),
  ];
  const reply = (id: string, fields = {}) =>
    act(ann, `${id}?state=waiting`, { intent: 'reply', body: 'Dear Thandi', version: '1', ...fields });
  await db().update(enquiries).set({ waitingSince: enquiries.createdAt });
  expect((await reply(third)).location).toBe(`/admin/messages/${second}?state=waiting`);
  expect((await reply(second, { stay: 'yes' })).location).toBe(`/admin/messages/${second}?state=waiting`);
  expect((await reply(first)).location).toBe('/admin/messages?state=waiting');
});

test('files go out once with a reply under their names; only the desk can fetch them', async () => {
  const id = await addEnquiry();
  const pdf = new File(['%PDF-1.7 an offer'], 'C:\\offers\\Offer “2026”.pdf');
  const send = (intent: string, ...files: File[]) => {
    const form = formOf({ intent, body: 'Our offer.', version: '1', stay: 'yes' });
    for (const file of files) form.append('files', file);
    return act(ann, id, form);
  };
  const refused: [File, RegExp][] = [
    [new File(['MZ'], 'tool.exe'), /of a kind that we don’t mail/],
    [new File(['MZ'], 'tool.pdf'), /not what its name says/],
    [new File(['%PDF-', new Uint8Array(MOST_BYTES)], 'long.pdf'), /may have 6 MB together/],
  ];
  for (const [file, words] of refused) expect((await send('reply', pdf, file)).data?.error).toMatch(words);
  expect((await shown(ann, id)).draft.files).toEqual([]);

  expect(await send('attach', pdf)).toMatchObject({ status: 303 });
  const draft = { body: 'Our offer.', files: [{ name: 'Offer “2026”.pdf', size: 17 }] };
  expect(await shown(ann, id)).toMatchObject({ draft });
  expect((await shown(ben, id)).draft.files).toEqual([]);
  await send('reply', new File(['a,b'], 'figures.csv'));
  const [entry] = (await shown(ann, id)).entries;
  expect(entry?.files.map(({ name }) => name)).toEqual(['Offer “2026”.pdf', 'figures.csv']);
  const [part = '', file = ''] = entry?.files[0]?.path.split('/') ?? [];
  const fetchFile = (cookie?: string) =>
    readFile(ask(`/admin/messages/${id}/${part}/${file}`, { cookie, params: { id, part, file } }));
  expect(await (await fetchFile(ben)).text()).toBe('%PDF-1.7 an offer');
  await expect(fetchFile()).rejects.toMatchObject({ status: 403 });

  await startJobs([mailJob]);
  await vi.waitFor(() => expect(server.arrivals).toHaveLength(1), { timeout: 10_000 });
  const { attachments } = await PostalMime.parse(server.arrivals[0]?.raw ?? '');
  expect(attachments.map((one) => [one.filename, one.mimeType, textOf(one.content)])).toEqual([
    ['Offer “2026”.pdf', 'application/pdf', '%PDF-1.7 an offer'],
    ['figures.csv', 'text/csv', 'a,b'],
  ]);

  const key = (await storage().list(SENT_PREFIX)).find((one) => one.endsWith(file)) ?? '';
  await act(ann, id, { intent: 'delete', version: '2' });
  await deleteSentFiles(new Date());
  expect(await storage().get(key)).toBeNull();
}, 20_000);

test('a prepared text with an open gap is not sent', async () => {
  const id = await addEnquiry();
  await act(ann, id, { intent: 'insert:quote', body: '', version: '1' });
  const { body } = (await shown(ann, id)).draft;
  const send = (text: string) => act(ann, id, { intent: 'reply', body: text, version: '1', stay: 'yes' });
  const refused = await send(body);
  expect(refused).toMatchObject({ status: 400 });
  expect(refused.data?.error).toMatch(/^Nothing is written yet after “.* we charge:”/);
  expect((await shown(ann, id)).entries).toEqual([]);
  expect(await send(body.replace('charge:\n', 'charge:\nR 1 495.'))).toMatchObject({ status: 303 });
});

test('a changed template is the firm’s, and its placeholders are checked', async () => {
  const send = (fields: Record<string, string>) =>
    submit('/admin/messages/templates', fields, { cookie: ann });
  const labels = async () => (await findTemplates()).templates.map(({ label }) => label);
  const given = replies.map(({ label }) => label);
  expect(await findTemplates()).toMatchObject({ isOwn: false });
  const errors = { text: expect.stringContaining('Nothing fills in {{nmae}}') };
  const wrong = await send({ intent: 'add', label: 'Thanks', text: 'Dear {{nmae}}' });
  expect(wrong).toMatchObject({ status: 400, data: { errors } });
  expect(await findTemplates()).toMatchObject({ isOwn: false });
  const right = { intent: 'add', label: 'Thanks', text: 'Dear {{name}}, {{reference}}' };
  expect(await send(right)).toMatchObject({ status: 303 });
  expect(await labels()).toEqual([...given, 'Thanks']);
  const id = (await findTemplates()).templates.at(-1)?.id ?? '';
  await send({ intent: 'up', id });
  expect((await labels()).at(-2)).toBe('Thanks');
  const save = { intent: 'save', id, label: 'Many thanks', text: 'Dear {{name}}', version: '1' };
  expect(await send(save)).toMatchObject({ status: 303 });
  expect(await send(save)).toMatchObject({ status: 409 });
  for (const { id } of replies) await send({ intent: 'delete', id });
  expect(await labels()).toEqual(['Many thanks']);
  expect(await send({ intent: 'delete', id })).toMatchObject({ status: 400 });
  await send({ intent: 'restore' });
  expect(await labels()).toEqual(given);
});

function textOf(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

function act(cookie: string, id: string, fields: Record<string, string> | FormData) {
  return submit(`/admin/messages/${id}`, fields, { cookie });
}

async function shown(cookie: string, id: string): Promise<Enquiry> {
  const { data } = await visit(`/admin/messages/${id}`, { cookie });
  return data?.enquiry as Enquiry;
}
