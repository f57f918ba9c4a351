import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { joinJob } from '#app/work/documents/join-job.server.ts';
import { thumbnailJob } from '#app/work/documents/thumbnail-job.server.ts';
import {
  formOfFiles,
  PDF,
  photo,
  type TestFile,
  runQueued,
} from '#app/work/documents/documents.test-support.ts';
import { documentsOf } from '#app/work/documents/documents.server.ts';
import type { Sent } from '#app/work/documents/sent.ts';
import * as spool from '#app/platform/storage/spool.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { engagementMessages, requestItems } from '#app/platform/db/schema/engagements.ts';
import { draftOwner, findDraft } from '#app/platform/drafts/drafts.server.ts';
import { freshDesk, itemsIn } from '#app/work/core/engagements/work.test-support.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { ask, submit, toastOf, visit } from '#tests/routes.ts';
import { loader as openDocument } from './work.documents.$id.ts';

await useTestDatabase();

let [thandi, client, stranger, staff, admin, id] = ['', '', '', '', '', ''];

beforeEach(async () => {
  const desk = await freshDesk();
  ({ thandi, id } = desk);
  client = await signedInAs(thandi);
  stranger = await signedInAs(await addMember({ email: 'sipho@example.org' }));
  [staff, admin] = [await signedInAs(desk.bob), await signedInAs(desk.admin)];
});

type Sender = {
  cookie: string;
  files?: TestFile[];
  fields?: Record<string, string>;
  accept?: string;
  length?: string;
};

function send({ files = [], fields, accept = 'text/html', ...visitor }: Sender, path = `/work/${id}/files`) {
  return submit(path, formOfFiles(files, fields), { ...visitor, accept });
}

test('no form attaches a file to any message, not even to the sender’s own', async () => {
  const message = (isOurs: boolean, authorId: string | null) =>
    put(engagementMessages, {
      engagementId: id,
      isOurs,
      authorId,
      authorName: 'Anusha Pillay',
      text: 'Our bank details',
      submissionKey: randomUUID(),
    });
  for (const { id: named } of [await message(true, null), await message(false, thandi)])
    for (const [cookie, path] of [
      [client, `/work/${id}/files`],
      [admin, `/admin/work/${id}/files`],
    ] as const) {
      const files = [{ name: 'bank letter.pdf', bytes: `${PDF}${randomUUID()}` }];
      await send({ cookie, files, fields: { message: named } }, path);
    }
  const stored = await documentsOf(id);
  expect(stored.map(({ noteId }) => noteId)).toEqual([null, null, null, null]);
});

test('a plain form returns to the page with the outcome; a script gets it as JSON', async () => {
  const good = { name: 'a.pdf', bytes: PDF };
  for (const [files, title] of [
    [[good], 'The file is here'],
    [[good], 'That was here already'],
    [[], 'No file was chosen'],
    [[good, { name: 'a.exe', bytes: 'MZ' }], '“a.exe” was not taken'],
  ] as const) {
    const answer = await send({ cookie: client, files: [...files] });
    expect(answer, title).toMatchObject({ status: 303, location: `/work/${id}` });
    expect((await toastOf(answer))?.title).toBe(title);
  }
  const [item] = await itemsIn(id);
  const ofItem = await send({
    cookie: client,
    files: [{ name: 'a.exe', bytes: 'MZ' }],
    fields: { item: item?.id ?? '' },
  });
  expect(await toastOf(ofItem)).toMatchObject({ tone: 'loss', at: item?.id });
  const another = [{ ...good, bytes: `${PDF}2` }];
  const fromScript = await send({ cookie: client, files: another, accept: 'application/json' });
  expect(fromScript).toMatchObject({ status: 200, cacheControl: 'no-store' });
  const stored = [{ id: expect.any(String), name: 'a.pdf', type: 'application/pdf' }];
  expect(fromScript.data).toEqual({ stored, repeated: [], refused: [] });
  const toDesk = await send({ cookie: admin, files: [good] }, `/admin/work/${id}/deliver`);
  expect(toDesk.location).toBe(`/admin/work/${id}#delivered`);
  const directions = (await documentsOf(id)).map(({ direction }) => direction);
  expect(directions).toEqual(['from_client', 'from_client', 'to_client']);
});

test('what a colleague delivers at once is told with Undo, which takes back all of it', async () => {
  const files = ['a', 'b'].map((name) => ({ name: `${name}.pdf`, bytes: `${PDF}${name}` }));
  const step = randomUUID();
  const other = await signedInAs(await addMember({ email: 'chief@example.org', admin: true }));
  const path = `/admin/work/${id}/deliver`;
  const undo = async (answer: Awaited<ReturnType<typeof send>>, who = admin) => {
    const toast = await toastOf(answer);
    expect(toast).toMatchObject({
      title: 'Delivered to the client',
      description: expect.stringMatching(/mail/),
    });
    const body = new URLSearchParams(toast?.action?.fields);
    return toastOf(await submit('/admin/undo', Object.fromEntries(body), { cookie: who }));
  };
  expect(await undo(await send({ cookie: admin, files }, path))).toMatchObject({ title: 'Taken back' });
  expect(await documentsOf(id)).toEqual([]);
  expect(await db().$count(clientNotices)).toBe(0);

  const fromScript = { cookie: admin, accept: 'application/json', fields: { step }, files };
  const byScript = `/admin/work/${id}/files?deliver`;
  const [first, last] = [await send(fromScript, byScript), await send(fromScript, byScript)];
  for (const { data } of [first, last]) expect(data).toEqual({ to: `/admin/work/${id}#delivered` });
  await send({ ...fromScript, cookie: other, files: [{ name: 'c.pdf', bytes: `${PDF}c` }] }, byScript);
  expect(await documentsOf(id)).toHaveLength(3);
  expect(await undo(last)).toMatchObject({ title: 'Taken back' });
  expect((await documentsOf(id)).map(({ name }) => name)).toEqual(['c.pdf']);

  const again = await send({ cookie: admin, files }, path);
  await db().update(documents).set({ openedAt: new Date() });
  expect(await undo(again)).toMatchObject({ description: 'The client has read it already.' });
});

test('words and a file of one form are both stored; what came too late is kept', async () => {
  const [item] = await itemsIn(id);
  const typed = { intent: 'text', text: 'R 8 500 each month.' };
  const fields = { ...typed, item: item?.id ?? '', draftOwner: draftOwner(thandi) };
  const files = [{ name: 'a.pdf', bytes: PDF }];
  const refused = await send({ cookie: '', files, fields });
  expect(refused.location).toBe(`/auth?redirectTo=${encodeURIComponent(`/work/${id}`)}`);
  const draft = () => findDraft(thandi, new Request(`http://localhost/work/${id}`));
  expect(await draft()).toMatchObject(typed);

  const answer = await send({ cookie: client, files, fields });
  expect(await toastOf(answer)).toMatchObject({ title: 'The file is here', description: 'With your words.' });
  expect(await itemsIn(id)).toMatchObject([{ state: 'answered', answer: 'R 8 500 each month.' }, {}, {}, {}]);
  expect(await draft()).toBeNull();
  const alone = await send({ cookie: client, fields: { ...fields, text: 'R 9 000.' } });
  expect(await toastOf(alone)).toMatchObject({ title: 'Your answer is with us' });
  expect(await itemsIn(id)).toMatchObject([{ answer: 'R 9 000.' }, {}, {}, {}]);
  expect(await documentsOf(id)).toHaveLength(1);

  await send({ cookie: '', files, fields, length: '300000' });
  expect(await draft()).toBeNull();
});

test('files of a returned item are replaced one, all or none, as the client says', async () => {
  const [{ id: item = '' } = {}] = await itemsIn(id);
  const give = (names: string[], replaces = '') => {
    const files = names.map((name) => ({ name, bytes: `${PDF} ${name} ${replaces}` }));
    return send({ cookie: client, files, fields: { item, replaces } });
  };
  await give(['1.pdf', '2.pdf', '3.pdf']);
  const second = (await documentsOf(id)).find(({ name }) => name === '2.pdf')?.id;
  for (const [replaces = '', left] of [
    [second, ['1.pdf', '3.pdf', 'new.pdf']],
    ['none', ['1.pdf', '3.pdf', 'new.pdf', 'new.pdf']],
    ['all', ['new.pdf']],
  ] as const) {
    await db().update(requestItems).set({ state: 'returned', reason: 'A page is cut off.' });
    await give(['new.pdf'], replaces);
    const current = (await documentsOf(id)).filter(({ replacedById }) => replacedById === null);
    expect(current.map(({ name }) => name)).toEqual(left);
  }
});

test('a script’s photos are joined when all are there', async () => {
  const ids: string[] = [];
  for (const colour of ['#fff', '#000']) {
    const file = { name: `${colour}.jpg`, bytes: await photo(colour) };
    const { data } = await send({ cookie: client, files: [file], accept: 'application/json' });
    const [one] = (data as Sent | null)?.stored ?? [];
    ids.push(one?.id ?? '');
  }
  const form = new FormData();
  for (const one of ids) form.append('join', one);
  const joined = await submit(`/work/${id}/files`, form, { cookie: client });
  expect((await toastOf(joined))?.title).toBe('The photos are being joined');
  await runQueued(joinJob);
  const types = (await documentsOf(id)).map(({ type }) => type);
  expect(types).toEqual(['image/jpeg', 'image/jpeg', 'application/pdf']);
});

test('a document is opened by its two sides alone: for everybody else it is not there', async () => {
  await send({ cookie: client, files: [{ name: 'é "IRP5".jpg', bytes: await photo('#fff') }] });
  await runQueued(thumbnailJob);
  const [{ id: document = '' } = {}] = await documentsOf(id);
  for (const [of, address] of [
    [document, '/work/documents/ID'],
    [document, '/work/documents/ID/thumbnail'],
    [document, '/work/documents/ID/look'],
    [id, '/work/ID/documents.zip'],
    [document, '/admin/documents/ID'],
    [document, '/admin/documents/ID/thumbnail'],
    [document, '/admin/documents/ID/look'],
    [id, '/admin/work/ID/documents.zip'],
  ] as const) {
    const isDesk = address.startsWith('/admin');
    const statuses = isDesk ? [403, 403, 404, 200] : [200, 404, 404, 404];
    for (const [at, cookie] of [client, stranger, staff, admin].entries())
      expect((await visit(address.replace('ID', of), { cookie })).status, address).toBe(statuses[at]);
    const cookie = isDesk ? admin : client;
    for (const other of [randomUUID(), 'no-id', ''])
      expect(await visit(address, { cookie, params: { id: other } })).toMatchObject({ status: 404 });
  }
  const found = await openDocument(ask('/', { cookie: client, params: { id: document } }));
  expect(Object.fromEntries(found.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''%C3%A9%20%22IRP5%22.jpg`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  await found.body?.cancel();
});

test('a full disk is said in words, and nothing is stored', async () => {
  const error = new Error('ENOSPC: no space left on device');
  const full = Object.assign(error, { code: 'ENOSPC', syscall: 'write' });
  const open = vi.spyOn(spool, 'openSpool').mockRejectedValue(full);
  const files = [{ name: 'a.pdf', bytes: PDF }];
  const page = await send({ cookie: client, files });
  const script = await send({ cookie: client, files, accept: 'application/json' });
  open.mockRestore();
  expect(page.status).toBe(303);
  expect((await toastOf(page))?.title).toBe('There is no room for files at the moment');
  expect(script.status).toBe(507);
  expect(await documentsOf(id)).toEqual([]);
});
