import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { timelineOf } from '#app/work/core/engagements/timeline.server.ts';
import {
  addEngagement,
  freshWork,
  itemsIn,
  mailAllNotices,
  memberActor,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { env } from '#app/platform/env/env.server.ts';
import { scanWaiting } from '#app/platform/scan/scan-waiting.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { queuedMails } from '#tests/accounts.ts';
import { EICAR, startScanner, whyNoScanner } from '#tests/clamd.ts';
import { useTestDatabase } from '#tests/database.ts';
import { bytesOf, PDF, sendFiles, type TestFile } from './documents.test-support.ts';
import { documentsOf } from './documents.server.ts';
import { documentKey } from './keys.ts';
import { openDocument } from './open.server.ts';
import { scannedDocuments } from './scan.server.ts';
import { zipOfWork } from './zip.server.ts';

await useTestDatabase();
const missing = whyNoScanner();
const scanner = missing ? null : await startScanner();
afterAll(async () => {
  delete env().CLAMD_URL;
  await scanner?.remove();
});

beforeEach((context) => {
  if (!scanner) return context.skip(missing ?? '');
  env().CLAMD_URL = scanner.url;
});

/** A CSV with only the test's signature: ClamAV knows it by the hash of the whole file. */
const INFECTED = { name: 'payslips.csv', bytes: EICAR };

test('nobody opens a file before its scan, or with a virus: both sides are told', async () => {
  const { thandi, ann, taxpayerId } = await freshWork();
  const [client, staff] = [memberActor(thandi), staffActor(ann)];
  const engagementId = await addEngagement({ taxpayerId, answers: { pay: 'yes' }, assigneeId: ann });
  const itemId = (await itemsIn(engagementId))[0]?.id;
  const send = async (file: TestFile, to?: string) => {
    const { stored } = await sendFiles(client, [file], { engagementId, itemId: to });
    return stored[0]?.id ?? '';
  };
  const scans = async () => (await documentsOf(engagementId)).map(({ scan }) => scan);

  await scanner?.stop();
  const clean = await send({ name: 'a.pdf', bytes: PDF });
  const infected = await send(INFECTED, itemId);
  expect(await scanWaiting([scannedDocuments])).toBe(0);
  expect(await scans()).toEqual(['waiting', 'waiting']);
  for (const actor of [client, staff]) expect(await openDocument(actor, clean, () => {})).toBe('waiting');
  await scanner?.start();
  await vi.waitFor(async () => {
    await scanWaiting([scannedDocuments]);
    expect(await scans()).toEqual([null, 'infected']);
  }, 20_000);
  expect(await openDocument(staff, clean, () => {})).toMatchObject({ name: 'a.pdf' });
  for (const actor of [client, staff]) expect(await openDocument(actor, infected, () => {})).toBe('infected');
  expect(await storage().get(documentKey(infected))).not.toBeNull();

  const texts = (await timelineOf(engagementId, { isForClient: true })).map(({ text }) => text);
  expect(texts).toContain('“payslips.csv” has a virus, so nobody can open it');
  await mailAllNotices();
  for (const to of [client.email, 'ann@example.org']) {
    const mails = (await queuedMails(to)).filter(({ subject }) => subject.includes('virus'));
    expect([to, mails.length]).toEqual([to, 1]);
    expect(mails[0]?.text).not.toMatch(/payslips|Eicar/);
  }
  const item = (await itemsIn(engagementId)).find(({ id }) => id === itemId);
  expect(item).toMatchObject({ state: 'returned', reason: expect.stringContaining('payslips.csv') });
  const engagement = (await findEngagement(staff, engagementId))!;
  const { chunks, size } = await zipOfWork(staff, engagement, () => {});
  const zip = await bytesOf(chunks);
  expect(zip.length).toBe(size);
  expect([zip.includes(PDF), zip.includes(EICAR), zip.includes('it has a virus')]).toEqual([
    true,
    false,
    true,
  ]);
});
