import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { contactPersons } from '#app/platform/db/schema/taxpayers.ts';
import * as scanner from '#app/platform/scan/scanner.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { documentKey } from '#app/work/documents/keys.ts';
import { formOfFiles, type TestFile } from '#app/work/documents/documents.test-support.ts';
import { timelineOf } from '#app/work/core/engagements/timeline.server.ts';
import { addTaxpayerFor, mailAllNotices } from '#app/work/core/engagements/work.test-support.ts';
import {
  freshSigning,
  itemOf,
  pdfOf,
  SIPHO,
  type Signing,
  TO_SIGN,
  returnAndAnnex,
} from '#app/work/signatures/signing.test-support.ts';
import { ADDRESS, queuedMails, subjectsTo } from '#tests/accounts.ts';
import { put, rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

const APPROVE = { purpose: 'approve', what: 'The return', figure: 'refund', amount: '12 345.67' };

let signing: Signing;
let files: TestFile[];

beforeEach(async () => {
  signing = await freshSigning();
  files = await returnAndAnnex();
});

test('one mail brings files and asks for their approval', async () => {
  const answer = await deliver(APPROVE);
  expect(await toastOf(answer)).toMatchObject({ title: 'Asked for approval', action: { label: 'Undo' } });
  expect(answer.location).toBe(`/admin/work/${signing.work}#items`);
  expect(await itemOf(signing)).toMatchObject({
    what: 'The return',
    approval: { cents: 1_234_567, documents: [{ name: 'Return.pdf' }, { name: 'Annex.pdf' }] },
  });
  await mailAllNotices();
  const mails = await queuedMails(ADDRESS);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/one thing to approve/)]);
  expect(mails[0]?.text).toMatch(/Please read and approve: The return\./);
  expect(mails[0]?.text).not.toMatch(/documents? for you/);
});

test('files delivered to be signed join those that were delivered before', async () => {
  const answer = await deliver({ ...TO_SIGN, document: signing.statements });
  expect(await toastOf(answer)).toMatchObject({ title: 'Asked for signature' });
  expect(await itemOf(signing)).toMatchObject({
    approval: {
      documents: [{ name: 'Statements.pdf' }, { name: 'Return.pdf' }, { name: 'Annex.pdf' }],
      signing: { kind: 'statements', signers: [{ email: ADDRESS }] },
    },
  });
  await mailAllNotices();
  expect(await subjectsTo(ADDRESS)).toEqual([expect.stringMatching(/one thing to sign/)]);
  expect(await subjectsTo(SIPHO)).toEqual([]);
});

test('accepted work waits for the client then, and does not collect papers again', async () => {
  const { work, ann } = signing;
  await db().update(engagements).set({ state: 'accepted' }).where(eq(engagements.id, work));
  await deliver(APPROVE);
  expect(await rowOf(engagements, work)).toMatchObject({ state: 'waiting_for_client' });
  const lines = await timelineOf(work, { isForClient: false, reader: ann });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.filter(({ undo }) => undo.length > 0)).toHaveLength(1);
});

test('the same file under another name says which name it keeps', async () => {
  const again = {
    name: 'Accounts.pdf',
    bytes: (await storedFile(signing.statements))?.bytes ?? new Uint8Array(),
  };
  const words =
    /“Accounts.pdf” is the same file as “Statements.pdf”, which is here already and keeps its name\./;
  expect(await toastOf(await deliver(TO_SIGN, [again]))).toMatchObject({
    title: 'Asked for signature',
    description: expect.stringMatching(words),
  });
  expect(await toastOf(await deliver({ purpose: 'know' }, [again]))).toMatchObject({
    description: expect.stringMatching(words),
  });
});

test('Undo takes back the files and what was asked of them, before the mail and after', async () => {
  for (const isMailed of [false, true]) {
    const undo = (await toastOf(await deliver(APPROVE)))?.action;
    if (isMailed) await mailAllNotices();
    const fields = Object.fromEntries(undo?.fields ?? []);
    const cookie = signing.staff;
    expect(await toastOf(await submit('/admin/undo', fields, { cookie }))).toMatchObject({
      title: 'Taken back',
    });
    expect(await storedNames()).toEqual(['Statements.pdf']);
    expect(await db().$count(requestItems, eq(requestItems.engagementId, signing.work))).toBe(0);
    expect(await db().$count(clientNotices)).toBe(isMailed ? 6 : 0);
  }
});

test('one file that is not taken, or does not fit, delivers none of them', async () => {
  for (const [fields, bytes, why] of [
    [{ purpose: 'know' }, 'MZ', /“bad.pdf” was not taken: .* Nothing was delivered/],
    [APPROVE, 'MZ', /“bad.pdf” was not taken/],
    [TO_SIGN, '%PDF-1.7 and nothing', /cannot be read as a PDF/],
    [{ ...APPROVE, document: randomUUID() }, await pdfOf('Good'), /taken back meanwhile/],
  ] as const) {
    const posted = { ...fields, why: 'Look at page 2' };
    const answer = await deliver(posted, [...files, { name: 'bad.pdf', bytes }]);
    expect(answer).toMatchObject({
      status: 400,
      data: { errors: { file: expect.stringMatching(why) }, typed: { why: 'Look at page 2' } },
    });
    expect(await storedNames()).toEqual(['Statements.pdf']);
  }
  expect(await db().$count(requestItems, eq(requestItems.engagementId, signing.work))).toBe(0);
});

test('what a purpose needs is asked for at its field, and a script gets it as JSON', async () => {
  for (const [fields, field] of [
    [{ ...APPROVE, what: 'x' }, 'what'],
    [{ ...APPROVE, amount: 'much' }, 'amount'],
    [{ ...TO_SIGN, kind: '' }, 'kind'],
    [{ ...TO_SIGN, title: 'x' }, 'title'],
    [{ ...TO_SIGN, until: '2026-01-01' }, 'until'],
  ] as const) {
    expect(await deliver(fields)).toMatchObject({
      status: 400,
      data: { errors: { [field]: expect.any(String) } },
    });
    const answer = await deliver(fields, files, 'application/json');
    expect(answer).toMatchObject({ status: 200, data: { errors: { [field]: expect.any(String) } } });
  }
  expect(await deliver({ purpose: 'know' }, [])).toMatchObject({
    data: { errors: { file: 'Choose a file first.' } },
  });
  expect(await storedNames()).toEqual(['Statements.pdf']);
});

test('what is given no name is called like its file', async () => {
  await deliver({ ...APPROVE, what: ' ' });
  expect(await itemOf(signing)).toMatchObject({ what: 'Return' });
  await db().delete(requestItems).where(eq(requestItems.engagementId, signing.work));
  await deliver({ ...TO_SIGN, title: '' });
  expect(await itemOf(signing)).toMatchObject({ what: 'Return' });
});

test('contact persons are named as who cannot sign yet, and never sign', async () => {
  const { taxpayerId = '' } = (await rowOf(engagements, signing.work)) ?? {};
  const other = await addTaxpayerFor(null);
  const [lwazi, zodwa] = ['lwazi@example.org', 'zodwa@example.org'];
  for (const [of, name, email] of [
    [taxpayerId, 'Lwazi Dlamini', lwazi],
    [taxpayerId, 'Thandi Nkosi', ADDRESS],
    [other, 'Zodwa Khumalo', zodwa],
  ] as const)
    await put(contactPersons, { id: randomUUID(), taxpayerId: of, name, role: 'director', email });
  const { work, staff } = signing;
  const { data } = await visit(`/admin/work/${work}/deliver`, { cookie: staff, params: { id: work } });
  expect(data).toMatchObject({
    client: taxpayerId,
    contacts: [{ name: 'Lwazi Dlamini', role: 'director' }],
  });
  for (const signer of [lwazi, zodwa])
    expect(await deliver({ ...TO_SIGN, signer })).toMatchObject({
      status: 400,
      data: { errors: { signer: expect.any(String) } },
    });
});

test('a form that comes twice asks once', async () => {
  const fields = { ...APPROVE, step: randomUUID() };
  const send = () => deliver(fields, files, 'application/json');
  for (const { data } of [await send(), await send()])
    expect(data).toEqual({ to: `/admin/work/${signing.work}#items` });
  expect(await db().$count(requestItems, eq(requestItems.engagementId, signing.work))).toBe(1);
});

test('the mail waits until every file is scanned, and never goes for one with a virus', async () => {
  vi.spyOn(scanner, 'hasScanner').mockReturnValue(true);
  await deliver(APPROVE);
  const set = (scanState: 'clean' | 'waiting' | 'infected', name: string) =>
    db().update(documents).set({ scanState }).where(eq(documents.name, name));
  await set('clean', 'Return.pdf');
  for (const state of ['waiting', 'infected'] as const) {
    await set(state, 'Annex.pdf');
    await mailAllNotices();
    expect(await subjectsTo(ADDRESS), state).toEqual([]);
  }
  await set('clean', 'Annex.pdf');
  await mailAllNotices();
  expect(await subjectsTo(ADDRESS)).toEqual([expect.stringMatching(/one thing to approve/)]);
});

function storedFile(id: string) {
  return storage().get(documentKey(id));
}

function deliver(fields: Record<string, string>, these = files, accept = 'text/html') {
  const { work, staff } = signing;
  const form = formOfFiles(these, fields);
  const path = accept === 'text/html' ? 'deliver' : 'files?deliver';
  return submit(`/admin/work/${work}/${path}`, form, { cookie: staff, params: { id: work }, accept });
}

async function storedNames() {
  const { name, engagementId } = documents;
  const rows = await db().select({ name }).from(documents).where(eq(engagementId, signing.work));
  return rows.map((row) => row.name).toSorted();
}
