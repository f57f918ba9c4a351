import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { attachFiles } from '#app/enquiries/desk/enquiry/sent-files.server.ts';
import { findEnquiry } from '#app/enquiries/desk/enquiry/thread.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { receivedFiles } from '#app/platform/db/schema/received.ts';
import { env } from '#app/platform/env/env.server.ts';
import { scanWaiting } from '#app/platform/scan/scan-waiting.server.ts';
import { pingScanner, scan } from '#app/platform/scan/scanner.server.ts';
import { addMember, forgetAccounts } from '#tests/accounts.ts';
import { EICAR, startScanner, whyNoScanner } from '#tests/clamd.ts';
import { useTestDatabase } from '#tests/database.ts';
import { deleteAllEnquiries } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { readReceivedFile, readReceivedSource } from './files.server.ts';
import { scannedMail } from './scan.server.ts';
import { storeReceived } from './store.server.ts';

await useTestDatabase();
const missing = whyNoScanner();
const scanner = missing ? null : await startScanner();
afterAll(async () => {
  delete env().CLAMD_URL;
  await scanner?.remove();
});

let ann = '';

beforeEach(async (context) => {
  if (!scanner) return context.skip(missing ?? '');
  await scanner.stop();
  await scanner.start();
  env().CLAMD_URL = scanner.url;
  await deleteAllEnquiries();
  await db().execute(sql`truncate received_mails cascade`);
  await forgetAccounts();
  ann = await addMember({ email: 'ann@example.org', admin: true });
});

test('nobody opens a file, or its mail, before the scan or when it has a virus', async () => {
  const clean = await received('Clean', { 'a.txt': 'harmless', 'b.pdf': '%PDF-1.4' });
  const infected = await received('Infected', { 'a.txt': 'harmless', 'virus.com': EICAR });
  expect(await open(clean)).toEqual(['waiting', 'waiting', 'waiting']);
  expect(await open(infected)).toEqual(['waiting', 'waiting', 'waiting']);
  expect(await scanWaiting([scannedMail])).toBe(4);
  expect(await open(clean)).toEqual(['opens', 'opens', 'opens']);
  expect(await open(infected)).toEqual(['opens', 'infected', 'infected']);
  const findings = await db().select({ finding: receivedFiles.scanFinding }).from(receivedFiles);
  expect(findings.filter(({ finding }) => finding)).toEqual([
    { finding: expect.stringContaining('Eicar-Test') },
  ]);
  expect(await scanWaiting([scannedMail])).toBe(0);
});

test('while the scanner is away, files wait, and colleagues cannot attach any', async () => {
  const id = await received('Letter', { 'a.txt': 'harmless' });
  await scanner?.stop();
  await expect(pingScanner()).rejects.toThrow();
  await expect(scan(Buffer.from('harmless'))).rejects.toThrow();
  expect(await scanWaiting([scannedMail])).toBe(0);
  expect(await open(id)).toEqual(['waiting', 'waiting']);
  const draft = { enquiryId: id, authorId: ann };
  const upload = new File([EICAR], 'notes.txt');
  expect(await attachFiles(draft, [upload])).toMatch(/does not answer, so nothing was attached/);
  await scanner?.start();
  expect(await attachFiles(draft, [upload])).toBe(
    '“notes.txt” has a virus (Eicar-Test.UNOFFICIAL) and was not attached.',
  );
  expect(await attachFiles(draft, [new File(['harmless'], 'notes.txt')])).toBeNull();
  expect(await scanWaiting([scannedMail])).toBe(1);
  expect(await open(id)).toEqual(['opens', 'opens']);
});

test('without a scanner files open, except those found infected before', async () => {
  const id = await received('Letter', { 'virus.com': EICAR });
  delete env().CLAMD_URL;
  expect(await open(id)).toEqual(['opens', 'opens']);
  env().CLAMD_URL = scanner?.url;
  await scanWaiting([scannedMail]);
  delete env().CLAMD_URL;
  expect(await open(id)).toEqual(['infected', 'infected']);
});

async function open(id: string): Promise<string[]> {
  const message = await findEnquiry(id, ann);
  return Promise.all(
    (message?.files ?? []).map(async ({ path, scan: shown }) => {
      const [part, file = ''] = path.split('/');
      const found = part === 'source' ? await readReceivedSource(id, file) : await readReceivedFile(id, file);
      expect(Boolean(found), path).toBe(shown === null);
      return shown ?? 'opens';
    }),
  );
}

async function received(subject: string, files: Record<string, string>): Promise<string> {
  const parts = Object.entries(files).map(
    ([name, content]) =>
      `--x\nContent-Type: application/octet-stream\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${Buffer.from(content).toString('base64')}\n`,
  );
  const raw = `From: Thandi <thandi@example.co.za>\nTo: info@firm.example\nSubject: ${subject}\nMessage-ID: <${subject}@client>\nContent-Type: multipart/mixed; boundary=x\n\n--x\nContent-Type: text/plain\n\nText\n${parts.join('')}--x--\n`;
  const bytes = Buffer.from(raw.replaceAll('\n', '\r\n'));
  await storeReceived({ raw: bytes, isWhole: true, size: bytes.byteLength });
  const [message] = await db()
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(sql`${enquiries.subject} = ${subject}`);
  return message?.id ?? '';
}
