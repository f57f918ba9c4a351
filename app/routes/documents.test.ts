import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { formOfFiles, PDF, photo, type TestFile } from '#app/documents/documents.test-support.ts';
import { documentsOf } from '#app/documents/documents.server.ts';
import type { Sent } from '#app/documents/sent.ts';
import * as spool from '#app/storage/spool.server.ts';
import { db } from '#app/db/client.server.ts';
import { requestItems } from '#app/db/schema/engagements.ts';
import { draftOwner, findDraft } from '#app/drafts/drafts.server.ts';
import { findEngagement } from '#app/engagements/find.server.ts';
import { itemsOf } from '#app/engagements/items.server.ts';
import {
  addEngagement,
  addTaxpayerFor,
  forgetWork,
  memberActor,
} from '#app/engagements/work.test-support.ts';
import { addMember, forgetAccounts, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { makeFolder } from '#tests/folder.ts';
import { answerOf, ask, toastOf } from '#tests/routes.ts';
import * as deskDocument from './admin.documents.$id.ts';
import * as deskThumbnail from './admin.documents.$id_.thumbnail.ts';
import * as deskFiles from './admin.work.$id.files.ts';
import * as deskZip from './admin.work.$id.documents[.]zip.ts';
import * as clientDocument from './work.documents.$id.ts';
import * as clientThumbnail from './work.documents.$id_.thumbnail.ts';
import * as clientFiles from './work.$id.files.ts';
import * as clientZip from './work.$id.documents[.]zip.ts';

await useTestDatabase();
const objects = makeFolder('site-objects-');
vi.stubEnv('DATA_DIR', objects);
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(objects, { recursive: true });
});

let [thandi, client, stranger, staff, admin, id] = ['', '', '', '', '', ''];

beforeEach(async () => {
  await forgetWork();
  await forgetAccounts();
  thandi = await addMember();
  client = await signedInAs(thandi);
  stranger = await signedInAs(await addMember({ email: 'sipho@example.org' }));
  const ann = await addMember({ email: 'ann@example.org', role: 'staff' });
  staff = await signedInAs(await addMember({ email: 'other@example.org', role: 'staff' }));
  admin = await signedInAs(await addMember({ email: 'admin@example.org', role: 'admin' }));
  const taxpayerId = await addTaxpayerFor(thandi, { assigneeId: ann });
  id = await addEngagement({ taxpayerId, assigneeId: ann, answers: { pay: 'yes' } });
});

type Sender = { cookie: string; files?: TestFile[]; fields?: Record<string, string>; accept?: string };

function send({ cookie, files = [], fields, accept = 'text/html' }: Sender, of = id): ActionFunctionArgs {
  const init = { method: 'POST', headers: { cookie, accept }, body: formOfFiles(files, fields) };
  return { request: new Request(`http://localhost/work/${of}/files`, init), params: { id: of }, context: {} };
}

test('a plain form leads back to the page, which says what became of the files; a script gets it as JSON', async () => {
  const good = { name: 'a.pdf', bytes: PDF };
  for (const [files, title] of [
    [[good], 'The file is here'],
    [[good], 'That was here already'],
    [[], 'No file was chosen'],
    [[good, { name: 'a.exe', bytes: 'MZ' }], '“a.exe” was not taken'],
  ] as const) {
    const answer = await answerOf(clientFiles.action(send({ cookie: client, files: [...files] })));
    expect([answer.status, answer.location, (await toastOf(answer))?.title]).toEqual([
      303,
      `/work/${id}`,
      title,
    ]);
  }
  const fromScript = send({
    cookie: client,
    files: [{ ...good, bytes: `${PDF}2` }],
    accept: 'application/json',
  });
  const { status, data, cacheControl } = await answerOf(clientFiles.action(fromScript));
  expect([status, cacheControl, data]).toEqual([
    200,
    'no-store',
    {
      stored: [{ id: expect.any(String), name: 'a.pdf', type: 'application/pdf' }],
      repeated: [],
      refused: [],
    },
  ]);
  const toDesk = await answerOf(deskFiles.action(send({ cookie: admin, files: [good] })));
  expect(toDesk.location).toBe(`/admin/work/${id}`);
  expect((await documentsOf(id)).map(({ direction }) => direction)).toEqual([
    'from_client',
    'from_client',
    'to_client',
  ]);
});

test('words and a file of one form are both stored; what came too late is kept for the page, and a large file is not read for it', async () => {
  const [item] = await itemsNow();
  const fields = {
    item: item?.id ?? '',
    intent: 'text',
    text: 'R 8 500 each month.',
    draftOwner: draftOwner(thandi),
  };
  const files = [{ name: 'a.pdf', bytes: PDF }];
  const refused = await answerOf(clientFiles.action(send({ cookie: '', files, fields })));
  expect(refused.location).toBe(`/auth?redirectTo=${encodeURIComponent(`/work/${id}`)}`);
  const draft = () => findDraft(thandi, new Request(`http://localhost/work/${id}`));
  expect(await draft()).toMatchObject({ intent: 'text', text: 'R 8 500 each month.' });

  const answer = await answerOf(clientFiles.action(send({ cookie: client, files, fields })));
  expect(await toastOf(answer)).toMatchObject({ title: 'The file is here', description: 'With your words.' });
  expect(await itemsNow()).toMatchObject([{ state: 'answered', answer: 'R 8 500 each month.' }, {}, {}, {}]);
  expect(await draft()).toBeNull();
  const alone = send({ cookie: client, fields: { ...fields, text: 'R 9 000.' } });
  expect(await toastOf(await answerOf(clientFiles.action(alone)))).toMatchObject({
    title: 'Your answer is with us',
  });
  expect(await itemsNow()).toMatchObject([{ answer: 'R 9 000.' }, {}, {}, {}]);
  expect(await documentsOf(id)).toHaveLength(1);

  const large = send({ cookie: '', files, fields });
  large.request.headers.set('Content-Length', '300000');
  await answerOf(clientFiles.action(large));
  expect(await draft()).toBeNull();
});

test('of several files of a returned item one, none or all are replaced, as the client says', async () => {
  const [{ id: item = '' } = {}] = await itemsNow();
  const give = (names: string[], replaces = '') =>
    clientFiles.action(
      send({
        cookie: client,
        files: names.map((name) => ({ name, bytes: `${PDF} ${name} ${replaces}` })),
        fields: { item, replaces },
      }),
    );
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

async function itemsNow() {
  const engagement = await findEngagement(memberActor(thandi), id);
  return engagement ? itemsOf(engagement) : [];
}

test('a script’s photos are joined when all are there', async () => {
  const photos = await Promise.all(['#fff', '#000'].map(photoNamed));
  const ids: string[] = [];
  for (const file of photos) {
    const sent = send({ cookie: client, files: [file], accept: 'application/json' });
    const { data } = await answerOf(clientFiles.action(sent));
    const [one] = (data as Sent | null)?.stored ?? [];
    ids.push(one?.id ?? '');
  }
  const join = send({ cookie: client });
  const form = new FormData();
  for (const one of ids) form.append('join', one);
  join.request = new Request(join.request.url, { method: 'POST', headers: { cookie: client }, body: form });
  expect((await toastOf(await answerOf(clientFiles.action(join))))?.title).toBe('The photos are one PDF now');
  expect((await documentsOf(id)).map(({ type }) => type)).toEqual([
    'image/jpeg',
    'image/jpeg',
    'application/pdf',
  ]);
});

async function photoNamed(colour: string) {
  return { name: `${colour}.jpg`, bytes: await photo(colour) };
}

test('a document is opened by its two sides alone: for everybody else it is not there', async () => {
  await clientFiles.action(
    send({ cookie: client, files: [{ name: 'é "IRP5".jpg', bytes: await photo('#fff') }] }),
  );
  const [{ id: document = '' } = {}] = await documentsOf(id);
  const open = (module: object, of: string, cookie: string) =>
    answerOf(
      (module as { loader(args: LoaderFunctionArgs): unknown }).loader(
        ask('/', { cookie, params: { id: of } }),
      ),
    );
  for (const [of, routes] of [
    [document, [clientDocument, clientThumbnail]],
    [id, [clientZip]],
    [document, [deskDocument, deskThumbnail]],
    [id, [deskZip]],
  ] as const)
    for (const module of routes) {
      const isDesk = ([deskDocument, deskThumbnail, deskZip] as unknown[]).includes(module);
      const statuses = isDesk ? [403, 403, 404, 200] : [200, 404, 404, 404];
      for (const [at, cookie] of [client, stranger, staff, admin].entries())
        expect([at, (await open(module, of, cookie)).status]).toEqual([at, statuses[at]]);
      for (const other of [randomUUID(), 'no-id', ''])
        expect((await open(module, other, isDesk ? admin : client)).status).toBe(404);
    }
  const found = await clientDocument.loader(ask('/', { cookie: client, params: { id: document } }));
  expect(Object.fromEntries(found.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''%C3%A9%20%22IRP5%22.jpg`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  await found.body?.cancel();
});

test('a full disk is said in words, and nothing is stored', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  const open = vi.spyOn(spool, 'openSpool').mockRejectedValue(full);
  const files = [{ name: 'a.pdf', bytes: PDF }];
  const page = await answerOf(clientFiles.action(send({ cookie: client, files })));
  const script = await answerOf(
    clientFiles.action(send({ cookie: client, files, accept: 'application/json' })),
  );
  open.mockRestore();
  expect([page.status, (await toastOf(page))?.title]).toEqual([
    303,
    'There is no room for files at the moment',
  ]);
  expect(script.status).toBe(507);
  expect(await documentsOf(id)).toEqual([]);
});
