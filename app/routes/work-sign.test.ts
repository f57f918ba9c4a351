import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { seals } from '#app/platform/db/schema/signatures.ts';
import { env } from '#app/platform/env/env.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { mailAllNotices } from '#app/work/core/engagements/work.test-support.ts';
import { runQueued } from '#app/work/documents/documents.test-support.ts';
import { documentKey } from '#app/work/documents/keys.ts';
import { findSeal } from '#app/work/signatures/find-seal.server.ts';
import { PAPER_KIND } from '#app/work/signatures/kinds.ts';
import { sealJob } from '#app/work/signatures/seal-job.server.ts';
import { unsealable } from '#app/work/signatures/seal.server.ts';
import {
  answer,
  askFor,
  deliver,
  freshSigning,
  itemOf,
  pdfOf,
  queuedSeal,
  sealedFiles,
  sign,
  SIPHO,
  type Signing,
} from '#app/work/signatures/signing.test-support.ts';
import { ADDRESS, queuedMails, subjectsTo } from '#tests/accounts.ts';
import { signingCertificate } from '#tests/certificates.ts';
import { useTestDatabase } from '#tests/database.ts';
import { toastOf } from '#tests/routes.ts';

await useTestDatabase();

let signing: Signing;

beforeEach(async () => {
  signing = await freshSigning();
});

test('two sign by typing their names, and all get one sealed file', async () => {
  expect(await toastOf(await askFor(signing))).toMatchObject({ title: 'Asked for signature' });
  await mailAllNotices();
  expect((await queuedMails(SIPHO))[0]?.text).toMatch(/Please read and sign: The statements\./);
  expect(await toastOf(await sign(signing, 'thandi', 'Thandi Nkosi'))).toMatchObject({ title: 'Signed' });
  await sign(signing, 'thandi', 'Somebody else');
  await runQueued(sealJob);
  expect(await sealedFiles(signing)).toEqual([]);
  expect(await itemOf(signing)).toMatchObject({ state: 'open', approval: { given: null } });

  await sign(signing, 'sipho', 'S. Dube');
  await runQueued(sealJob);
  await mailAllNotices();
  const [sealed] = await sealedFiles(signing);
  expect(sealed).toMatchObject({ name: 'Statements, signed.pdf', type: 'application/pdf' });
  const stored = await storage().get(documentKey(sealed?.id ?? ''));
  expect(await storedHash(sealed?.id)).toBe(sealed?.sha256);
  expect(await unsealable(stored?.bytes ?? new Uint8Array())).toBe('signed');
  const { state, approval } = await itemOf(signing);
  expect(state).toBe('accepted');
  expect(approval?.signing).toMatchObject({
    signatures: [
      { email: ADDRESS, typed: 'Thandi Nkosi', proof: 'session' },
      { email: SIPHO, name: 'Sipho Dube', typed: 'S. Dube', network: expect.any(String) },
    ],
    sealed: [{ id: sealed?.id }],
  });
  expect(await findSeal(sealed?.sha256 ?? '')).toMatchObject({ signatures: 2 });
  for (const address of [ADDRESS, SIPHO])
    expect((await queuedMails(address)).map(({ text }) => text).join()).toMatch(/for you/i);
  expect((await subjectsTo('ann@%')).join()).toMatch(/signed what you asked for/);
});

test('a job killed at any step seals once, and its row names the stored file', async () => {
  await askFor(signing, { signer: ADDRESS });
  await sign(signing, 'thandi', 'Thandi Nkosi');
  const again = await queuedSeal();
  await runQueued(sealJob);
  const first = await sealedFiles(signing);
  expect(first).toHaveLength(1);
  // It ended before its job was marked as done.
  for (const attempt of [2, 3, 4]) await again(attempt);
  expect(await sealedFiles(signing)).toEqual(first);
  expect(await findSeal(first[0]?.sha256 ?? '')).toMatchObject({ signatures: 1 });
  // Its file was stored, and its rows were not written.
  const { id, approval } = await itemOf(signing);
  const changed = approval?.signing && { ...approval.signing, sealed: null };
  await db()
    .delete(documents)
    .where(eq(documents.id, first[0]?.id ?? ''));
  await db().delete(seals);
  await db()
    .update(requestItems)
    .set({ approval: approval && { ...approval, signing: changed } })
    .where(eq(requestItems.id, id));
  await again(5);
  const [sealed, ...others] = await sealedFiles(signing);
  expect(others).toEqual([]);
  expect(await storedHash(sealed?.id)).toBe(sealed?.sha256);
});

test('of attempts at once, one keeps its file, which nothing replaces', async () => {
  env().SIGNING_CERTIFICATE = signingCertificate();
  onTestFinished(() => void (env().SIGNING_CERTIFICATE = undefined));
  await askFor(signing, { signer: ADDRESS });
  await sign(signing, 'thandi', 'Thandi Nkosi');
  const again = await queuedSeal();
  await Promise.all([1, 2, 3].map(again));
  const [sealed, ...others] = await sealedFiles(signing);
  expect(others).toEqual([]);
  expect(await storedHash(sealed?.id)).toBe(sealed?.sha256);
});

test('two who sign in the same second are both counted, and it is sealed once', async () => {
  await askFor(signing);
  await Promise.all([sign(signing, 'thandi', 'Thandi Nkosi'), sign(signing, 'sipho', 'Sipho Dube')]);
  expect((await itemOf(signing)).approval?.signing?.signatures).toHaveLength(2);
  await runQueued(sealJob);
  expect(await sealedFiles(signing)).toHaveLength(1);
});

test('what is signed can be signed after the work was filed', async () => {
  await askFor(signing, { signer: ADDRESS });
  await db().update(engagements).set({ state: 'with_sars' }).where(eq(engagements.id, signing.work));
  expect(await toastOf(await sign(signing, 'thandi', 'Thandi Nkosi'))).toMatchObject({ title: 'Signed' });
});

test('a signature is taken back until it is sealed, and then no more', async () => {
  await askFor(signing);
  await sign(signing, 'thandi', 'Thandi Nkosi');
  await sign(signing, 'sipho', 'Sipho Dube');
  expect(await toastOf(await answer(signing, 'sipho', 'unapprove'))).toMatchObject({ title: 'Taken back' });
  await runQueued(sealJob);
  expect(await sealedFiles(signing)).toEqual([]);
  expect((await itemOf(signing)).approval?.signing?.signatures.map(({ email }) => email)).toEqual([ADDRESS]);
  await mailAllNotices();
  expect((await subjectsTo('ann@%')).join()).toMatch(/took a signature back/);
  await sign(signing, 'sipho', 'Sipho Dube');
  await runQueued(sealJob);
  for (const [intent, fields] of [
    ['unapprove', {}],
    ['wrong', { text: 'Page 2' }],
  ] as const)
    expect(await toastOf(await answer(signing, 'sipho', intent, fields))).toMatchObject({
      title: 'Nothing changed',
    });
  expect(await sealedFiles(signing)).toHaveLength(1);
});

test('who declines says why, and nothing is sealed', async () => {
  await askFor(signing);
  await sign(signing, 'thandi', 'Thandi Nkosi');
  await answer(signing, 'sipho', 'wrong', { text: 'The loan of 2025 is missing.' });
  expect(await itemOf(signing)).toMatchObject({ state: 'answered', answer: 'The loan of 2025 is missing.' });
  expect(await toastOf(await sign(signing, 'sipho', 'Sipho Dube'))).toMatchObject({
    title: 'Nothing changed',
  });
  await runQueued(sealJob);
  expect(await sealedFiles(signing)).toEqual([]);
});

test('nobody signs late, for others, without a name, or what is only approved', async () => {
  await askFor(signing, { signer: ADDRESS });
  for (const typed of ['', ' ', '123', 'x'.repeat(101)])
    expect(await sign(signing, 'thandi', typed)).toMatchObject({ status: 400 });
  expect(await toastOf(await sign(signing, 'sipho', 'Sipho Dube'))).toMatchObject({
    description: 'Others sign this.',
  });
  expect(await toastOf(await answer(signing, 'sipho', 'wrong', { text: 'No' }))).toMatchObject({
    title: 'Nothing changed',
  });
  await answer(signing, 'thandi', 'approve');
  const { id, approval } = await itemOf(signing);
  expect(approval?.signing?.signatures).toEqual([]);
  const changed = approval?.signing && { ...approval.signing, until: '2026-01-01' };
  const set = (values: typeof approval) =>
    db().update(requestItems).set({ approval: values }).where(eq(requestItems.id, id));
  await set(approval && { ...approval, signing: changed });
  expect(await toastOf(await sign(signing, 'thandi', 'Thandi Nkosi'))).toMatchObject({
    description: expect.stringMatching(/last day to sign is over/),
  });
  const { signing: _, ...approvedOnly } = approval ?? {};
  await set(approvedOnly as typeof approval);
  await sign(signing, 'thandi', 'Thandi Nkosi');
  expect((await itemOf(signing)).approval?.given).toBeNull();
});

test('a file that is not the one that was signed is never sealed', async () => {
  await askFor(signing, { signer: ADDRESS });
  await sign(signing, 'thandi', 'Thandi Nkosi');
  await storage().put(documentKey(signing.statements), await pdfOf('Another'), 'application/pdf');
  const again = await queuedSeal();
  expect(await again(1)).toMatchObject({
    status: 'deadletter',
  });
  expect(await sealedFiles(signing)).toEqual([]);
});

test('what cannot be signed here is refused with its reason', async () => {
  for (const kind of Object.keys(PAPER_KIND))
    expect(await askFor(signing, { kind })).toMatchObject({
      status: 400,
      data: { errors: { kind: expect.stringMatching(/paper|Print/i) } },
    });
  const text = await deliver(signing.work, 'Note.txt', Buffer.from('A note'), 'text/plain');
  const broken = await deliver(signing.work, 'Broken.pdf', Buffer.from('%PDF-1.7 and nothing'));
  for (const [fields, field] of [
    [{ kind: '' }, 'kind'],
    [{ signer: '' }, 'signer'],
    [{ signer: 'stranger@example.org' }, 'signer'],
    [{ until: '2026-01-01' }, 'until'],
    [{ until: 'soon' }, 'until'],
    [{ document: '' }, 'file'],
    [{ document: text }, 'file'],
    [{ document: broken }, 'file'],
  ] as const)
    expect(await askFor(signing, fields)).toMatchObject({
      status: 400,
      data: { errors: { [field]: expect.any(String) } },
    });
  expect(await db().$count(requestItems, eq(requestItems.engagementId, signing.work))).toBe(0);
});

async function storedHash(id = ''): Promise<string> {
  const stored = await storage().get(documentKey(id));
  return createHash('sha256')
    .update(stored?.bytes ?? '')
    .digest('hex');
}
