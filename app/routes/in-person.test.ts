import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { findOnDevice } from '#app/work/client/in-person.server.ts';
import { certificateWords } from '#app/work/signatures/certificate-words.ts';
import { runQueued } from '#app/work/documents/documents.test-support.ts';
import { sealJob } from '#app/work/signatures/seal-job.server.ts';
import {
  answer,
  askFor,
  freshSigning,
  itemOf,
  sealedFiles,
  SIPHO,
  type Signing,
} from '#app/work/signatures/signing.test-support.ts';
import { ADDRESS, queuedMails } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

let signing: Signing;

beforeEach(async () => {
  signing = await freshSigning();
  await askFor(signing, { signer: ADDRESS });
});

test('handing over signs the colleague out, and opens a page of what is signed alone', async () => {
  const { path, cookies } = await handOver();
  expect(cookies.join()).toMatch(/session=;.*Max-Age=0/);
  const desk = await visit(`/admin/work/${signing.work}`, { cookie: signing.staff });
  expect([401, 403]).toContain(desk.status);
  const { status, data } = await visit(path);
  expect(status).toBe(200);
  expect(data).toEqual({
    kind: 'sign',
    path,
    what: 'The statements',
    signer: 'Thandi Nkosi',
    before: expect.stringMatching(/^Ann/),
    documents: [{ id: signing.statements, name: 'Statements.pdf', sha256: expect.any(String) }],
  });
  expect((await visit(`${path}/files/${signing.statements}`)).status).toBe(200);
  expect((await visit(`${path}/files/${signing.work}`)).status).toBe(404);
});

test('a signature in person names colleague and document, once, and is mailed about', async () => {
  const { path } = await handOver();
  expect(await toastOf(await signAt(path))).toMatchObject({ title: 'Signed' });
  expect(await toastOf(await signAt(path))).toMatchObject({ title: 'Nothing changed' });
  expect((await visit(path)).data).toEqual({
    kind: 'just signed',
    path,
    work: signing.work,
    what: 'The statements',
    signer: 'T. Nkosi',
  });
  const token = path.split('/').at(-1) ?? '';
  const later = new Date(Date.now() + 16 * MINUTE);
  expect(await findOnDevice(token, later)).toEqual({ justSigned: null, work: signing.work });
  expect((await visit(`${path}/files/${signing.statements}`)).status).toBe(404);
  const signatures = await signaturesOf();
  expect(signatures).toMatchObject([
    {
      proof: 'person',
      typed: 'T. Nkosi',
      inPerson: { by: signing.ann, document: 'passport', digits: '21A' },
    },
  ]);
  const words = certificateWords({
    firm: '',
    file: '',
    sha256: '',
    places: [],
    at: new Date().toISOString(),
    verify: '',
    isSelfMade: false,
    signatures,
  });
  expect(words).toMatch(/in person before Ann .+, who saw: a passport, its number ending in 21A/);
  expect((await queuedMails(ADDRESS)).map(({ subject }) => subject)).toContain(
    'You signed in person: The statements',
  );
  const entries = await db().select().from(auditEntries);
  expect(JSON.stringify(entries.map(({ changes }) => changes))).toContain(`handed over to sign in person`);
});

test('the page ends after 15 minutes, by a later one, and when they do not sign', async () => {
  const first = await handOver();
  const { approval } = await itemOf(signing);
  const { handedOver } = approval?.signing ?? {};
  if (!approval?.signing || !handedOver) throw new Error('Nothing was handed over.');
  const ended = { ...approval.signing, handedOver: { ...handedOver, until: new Date().toISOString() } };
  await db()
    .update(requestItems)
    .set({ approval: { ...approval, signing: ended } });
  expect(await toastOf(await signAt(first.path))).toMatchObject({ title: 'Nothing changed' });
  expect(await toastOf(await submit(first.path, { intent: 'leave' }))).toMatchObject({
    title: 'Nothing changed',
  });

  await db().update(requestItems).set({ approval });
  expect(await toastOf(await submit(first.path, { intent: 'leave' }))).toMatchObject({ title: 'Not signed' });
  expect(await toastOf(await signAt(first.path))).toMatchObject({ title: 'Nothing changed' });
  expect((await visit(first.path)).data).toMatchObject({ kind: 'over', work: signing.work });
  expect(await signaturesOf()).toEqual([]);
});

test('a name, a document and its digits are asked for, and only whose turn it is', async () => {
  for (const [fields, errors] of [
    [{ shown: 'a letter' }, { shown: expect.any(String) }],
    [{ digits: '12' }, { digits: expect.any(String) }],
    [{ digits: '<b>1' }, { digits: expect.any(String) }],
  ] as const)
    expect(await hand(fields)).toMatchObject({ status: 400, data: { errors } });
  expect(await hand({ signer: SIPHO })).toMatchObject({
    status: 400,
    data: { error: expect.stringMatching(/cannot sign this now/) },
  });
  const { path } = await handOver();
  expect(await signAt(path, { typed: '' })).toMatchObject({ status: 400 });
  expect(await signAt(path, { drawn: '[[NaN]]' })).toMatchObject({ status: 400 });
  expect((await visit('/in-person/made-up')).status).toBe(404);
});

test('“This was not me” takes the signature back, and is kept', async () => {
  await signAt((await handOver()).path);
  const objection = await mailedPath();
  expect((await visit(objection)).data).toMatchObject({ kind: 'signed', isSealed: false, isObjected: false });
  expect(await toastOf(await submit(objection, { intent: 'not-me', words: 'I was away.' }))).toMatchObject({
    title: 'We have noted it',
  });
  expect(await toastOf(await submit(objection, { intent: 'not-me', words: 'I was away.' }))).toMatchObject({
    title: 'Nothing changed',
  });
  const { state, approval } = await itemOf(signing);
  expect(state).toBe('open');
  expect(approval).toMatchObject({
    given: null,
    signing: { signatures: [], objections: [{ email: ADDRESS }] },
  });
  await runQueued(sealJob);
  expect(await sealedFiles(signing)).toEqual([]);
});

test('of a sealed file the objection is kept beside the signature', async () => {
  await signAt((await handOver()).path);
  await runQueued(sealJob);
  expect(await sealedFiles(signing)).toHaveLength(1);
  expect(await submit(await mailedPath(), { intent: 'not-me', words: ' ' })).toMatchObject({ status: 400 });
  expect(
    await toastOf(await submit(await mailedPath(), { intent: 'not-me', words: 'I was away.' })),
  ).toMatchObject({
    title: 'We have noted it',
  });
  expect((await itemOf(signing)).approval?.signing).toMatchObject({
    signatures: [{ email: ADDRESS }],
    objections: [{ email: ADDRESS, words: 'I was away.' }],
  });
  const [file] = await sealedFiles(signing);
  const checked = await visit(`/verify?sha256=${file?.sha256}`);
  expect(checked.data).toMatchObject({ found: { isDisputed: true } });
});

test('who took the signature back reads that there is nothing to do', async () => {
  await signAt((await handOver()).path);
  await answer(signing, 'thandi', 'unapprove');
  expect((await visit(await mailedPath())).data).toMatchObject({ kind: 'taken back' });
});

async function hand(fields: Record<string, string> = {}) {
  const { work, staff } = signing;
  const { id: item } = await itemOf(signing);
  const given = { signer: ADDRESS, shown: 'passport', digits: '21a', ...fields };
  const form = { intent: 'sign-in-person', item, ...given };
  return submit(`/admin/work/${work}`, form, { cookie: staff, params: { id: work } });
}

async function handOver() {
  const { location, cookies } = await hand();
  return { path: location ?? '', cookies };
}

function signAt(path: string, fields: Record<string, string> = {}) {
  return submit(path, { intent: 'sign', typed: 'T. Nkosi', drawn: '', ...fields });
}

async function signaturesOf() {
  return (await itemOf(signing)).approval?.signing?.signatures ?? [];
}

async function mailedPath(): Promise<string> {
  const mail = (await queuedMails(ADDRESS)).find(({ subject }) => subject.startsWith('You signed in person'));
  return /\/in-person\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
}
