import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { drafts } from '#app/platform/db/schema/drafts.ts';
import { seal } from '#app/platform/http/sealed.server.ts';
import { addEnquiry, freshInbox } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { HOUR } from '#app/platform/core/time.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';
import { draftOwner, findDraft, keepDraft } from './drafts.server.ts';

await useTestDatabase();

let [ann, ben] = ['', ''];

beforeEach(async () => {
  ({ ann, ben } = await freshInbox());
});

test('a reply and a note survive session and role, for their author, until stored', async () => {
  const id = await addEnquiry();
  for (const intent of ['reply', 'note']) {
    const shown = async (userId: string) => {
      const { data } = await visit(`/admin/messages/${id}`, { cookie: await signedInAs(userId) });
      return data as { owner: string; kept: object | null; enquiry: { version: number } };
    };
    const { owner, enquiry } = await shown(ann);
    const typed = { intent, body: 'Dear Thandi\n\nAn hour’s words.', version: String(enquiry.version) };
    const send = (cookie?: string) =>
      submit(`/admin/messages/${id}`, { ...typed, draftOwner: owner }, { cookie });

    const refused = await send();
    expect(refused).toMatchObject({
      status: 403,
      data: { remedy: 'sign-in', message: expect.stringContaining('kept') },
    });
    expect((await shown(ann)).kept).toMatchObject({ intent, body: typed.body });
    expect((await shown(ben)).kept).toBeNull();
    expect(await send(await signedInAs(ann))).toMatchObject({ status: 303 });
    expect((await shown(ann)).kept).toBeNull();
  }
});

test('a typed profile survives an ended session, and its member is told', async () => {
  const { data } = await visit('/account/profile', { cookie: await signedInAs(ann) });
  const { owner } = data as { owner: string };
  const fields = {
    full_name: 'Ann Elaborate',
    user_type: 'business',
    contactNumber: '+27 82 123 4567',
    draftOwner: owner,
  };
  const refused = await submit('/account/profile', fields);
  expect(refused.location).toBe('/auth?redirectTo=%2Faccount%2Fprofile');
  expect(await toastOf(refused)).toMatchObject({
    description: expect.stringContaining('What you wrote is kept.'),
  });

  const cookie = await signedInAs(ann);
  const back = await visit('/account/profile', { cookie });
  expect(back.data).toMatchObject({
    profile: { full_name: 'Ann Elaborate', contactNumber: '+27 82 123 4567' },
  });
  await submit('/account/profile', fields, { cookie });
  expect(await db().select().from(drafts)).toEqual([]);
});

test('of a form that is too long or has no length, only what would be kept is read', async () => {
  const head = `--b\r\nContent-Disposition: form-data; name="draftOwner"\r\n\r\n${draftOwner(ann)}\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`;
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(to) {
      to.enqueue(sent === 0 ? new TextEncoder().encode(head) : new Uint8Array(10_000));
      sent += 10_000;
      if (sent > 20_000_000) to.close();
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const init = { method: 'POST', headers, body, duplex: 'half' as const };
  expect(await keepDraft(new Request('http://localhost/account', init))).toBe(false);
  expect(sent).toBeLessThan(300_000);
});

test('only a form made for an account is kept: encrypted, at its address, for a day', async () => {
  const sent = (fields: Record<string, string>) =>
    new Request('http://localhost/account', { method: 'POST', body: new URLSearchParams(fields) });
  for (const draftOwner of ['', ann, 'x'.repeat(60), seal(ann, 'draft'), seal('nobody', 'draft of')])
    expect(await keepDraft(sent({ text: 'Secret', draftOwner })), draftOwner).toBe(false);
  expect(await keepDraft(sent({ text: 'Secret' }))).toBe(false);
  expect(await keepDraft(new Request('http://localhost/account'))).toBe(false);

  const now = new Date('2026-11-22T10:00:00Z');
  const request = sent({ text: 'Secret', draftOwner: draftOwner(ann) });
  expect(await keepDraft(request, now)).toBe(true);
  expect((await request.formData()).get('text')).toBe('Secret');
  expect(JSON.stringify(await db().select().from(drafts))).not.toContain('Secret');
  const later = (hours: number) => new Date(now.getTime() + hours * HOUR);
  expect(await findDraft(ann, request, later(23))).toEqual({ text: 'Secret' });
  expect(await findDraft(ann, request, later(25))).toBeNull();
  expect(await findDraft(ben, request, later(1))).toBeNull();
  expect(await findDraft(ann, new Request('http://localhost/account/email'), later(1))).toBeNull();
});

test('no draft contains the password of a PDF', async () => {
  const body = new FormData();
  for (const [name, value] of [
    ['draftOwner', draftOwner(ann)],
    ['text', 'My words'],
    ['pdfPassword', 'secret'],
  ] as const)
    body.append(name, value);
  const request = new Request('http://localhost/work/1/files', { method: 'POST', body });
  expect(await keepDraft(request)).toBe(true);
  expect(await findDraft(ann, request)).toEqual({ text: 'My words' });
});
