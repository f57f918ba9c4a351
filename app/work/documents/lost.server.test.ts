import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { lostDocuments } from '#app/work/core/engagements/lost-notice.server.ts';
import { addEngagement, freshWork, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { MOST_LISTED } from '#app/platform/storage/object.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { bytesOf, PDF, sendFiles } from './documents.test-support.ts';
import { documentsOf } from './documents.server.ts';
import { requestJoin } from './join.server.ts';
import { documentKey, thumbnailKey } from './keys.ts';
import { compareWithStorage } from './lost.server.ts';
import { openDocument, openThumbnail } from './open.server.ts';
import { zipOfWork } from './zip.server.ts';

await useTestDatabase();

const logDamage = vi.fn<() => void>();
const NAMES = ['whole.pdf', 'gone.pdf', 'shorter.pdf', 'other.pdf', 'whole.pdf', '../../etc/passwd.pdf'];
let staff: FirmActor;
let engagementId = '';
let ids: string[] = [];

beforeEach(async () => {
  const { ann, taxpayerId } = await freshWork();
  logDamage.mockClear();
  for (const key of await storage().list('')) await storage().remove(key);
  staff = staffActor(ann);
  engagementId = await addEngagement({ taxpayerId });
  const files = NAMES.map((name, at) => ({ name, bytes: textOf(at) }));
  const sent = await sendFiles(staff, files, { engagementId });
  ids = sent.stored.map(({ id }) => id);
});

test('a file that the storage lost is in the ZIP’s index, and stops nothing', async () => {
  await storage().remove(keyOf(1));
  await storage().put(keyOf(2), Buffer.from('%PDF'), 'application/pdf');
  await storage().put(keyOf(3), Buffer.from(textOf(3).replace('an', 'no')), 'application/pdf');
  await expect(zipped()).rejects.toThrow('not those that were stored');
  const zip = await zipped();
  for (const at of [0, 4, 5]) expect(zip).toContain(textOf(at));
  const index = zip.slice(0, zip.indexOf('index.csv'));
  const lost = (await documentsOf(engagementId)).filter(({ scan }) => scan === 'missing');
  expect(lost.map(({ name }) => name)).toEqual(['gone.pdf', 'shorter.pdf', 'other.pdf']);
  for (const { name, sha256 } of lost) {
    expect(index).toMatch(new RegExp(`${name}\\n.*our storage has lost it\\n  SHA-256 ${sha256}`));
    expect(zip).not.toContain(`${name}PK`);
  }
  expect(index.match(/never checked for viruses/g)).toHaveLength(3);
  expect(logDamage).toHaveBeenCalled();
  expect(await countOf('document.damage')).toBe(3);
  expect(await notice()).toMatchObject({ standing: 'urgent', path: `/admin/work/${engagementId}` });
  expect(await openDocument(staff, ids[1] ?? '', logDamage)).toBe('missing');

  for (const at of [1, 2]) await storage().put(keyOf(at), Buffer.from(textOf(at)), 'application/pdf');
  await compareWithStorage();
  expect(await openDocument(staff, ids[1] ?? '', logDamage)).toMatchObject({ name: 'gone.pdf' });
  expect(await notice()).toMatchObject({ state: expect.stringMatching(/^1:/) });
  await storage().put(keyOf(3), Buffer.from(textOf(3)), 'application/pdf');
  expect(await zipped()).toContain(textOf(3));
  expect(await notice()).toMatchObject({ state: 'None', standing: 'order' });
  expect(await countOf('document.damage')).toBe(3);
});

test('a damaged object is never delivered as whole, and counts as lost from then on', async () => {
  await storage().put(keyOf(0), Buffer.from(textOf(0).replace('an', 'no')), 'application/pdf');
  const found = await openDocument(staff, ids[0] ?? '', logDamage);
  if (!found || typeof found === 'string') throw new Error('Nothing was opened.');
  await expect(bytesOf(found.chunks)).rejects.toThrow('not those that were stored');
  expect(logDamage).toHaveBeenCalledOnce();
  expect(await countOf('document.damage')).toBe(1);
  expect(await openDocument(staff, ids[0] ?? '', logDamage)).toBe('missing');
});

test('the nightly check finds what the storage has lost', async () => {
  await storage().remove(keyOf(1));
  await compareWithStorage();
  await compareWithStorage();
  expect(await notice()).toMatchObject({ standing: 'urgent' });
  expect(await countOf('document.damage')).toBe(1);
});

test('the nightly check reads more rows than fit one page', async () => {
  const [known] = await db()
    .select()
    .from(documents)
    .where(eq(documents.id, ids[0] ?? ''));
  if (!known) throw new Error('Nothing was stored.');
  const rows = Array.from({ length: MOST_LISTED }, () => {
    const id = randomUUID();
    return { ...known, id, sha256: id.replaceAll('-', '').repeat(2), scanState: 'missing' as const };
  });
  const last = { id: 'ffffffff-ffff-4fff-bfff-ffffffffffff', name: 'last.pdf', sha256: 'f'.repeat(64) };
  await db()
    .insert(documents)
    .values([...rows, { ...known, ...last }]);
  await compareWithStorage();
  const audited = await db().select().from(auditEntries).where(eq(auditEntries.action, 'document.damage'));
  expect(audited.map(({ changes }) => changes)).toEqual([expect.objectContaining({ document: 'last.pdf' })]);
});

test('names in a ZIP are all different and stay in their folder, whatever they were', async () => {
  const zip = await zipped();
  for (const path of ['001 whole.pdf', '005 whole.pdf', '006 passwd.pdf'])
    expect(zip).toContain(`from us/${path}`);
  expect(zip).not.toContain('..');
});

test('asking for the size of a download opens nothing', async () => {
  const heads = [await openDocument(staff, ids[0] ?? '', logDamage), await makeZip()];
  expect(heads.every((head) => head && typeof head === 'object' && head.size > 0)).toBe(true);
  expect(await countOf('document.download')).toBe(0);
  await zipped();
  expect(await countOf('document.download')).toBe(1);
});

test('a file with a virus has no picture, joins no PDF and is in no ZIP', async () => {
  const change = (at: number, values: Partial<typeof documents.$inferInsert>) =>
    db()
      .update(documents)
      .set(values)
      .where(eq(documents.id, ids[at] ?? ''));
  for (const at of [0, 1]) await change(at, { type: 'image/jpeg', hasThumbnail: true });
  await storage().put(thumbnailKey(ids[0] ?? ''), Buffer.from('RIFF'), 'image/webp');
  expect(await openThumbnail(staff, ids[0] ?? '')).not.toBeNull();
  await change(0, { scanState: 'infected' });
  expect(await openThumbnail(staff, ids[0] ?? '')).toBeNull();
  expect(await openDocument(staff, ids[0] ?? '', logDamage)).toBe('infected');
  const read = vi.spyOn(storage(), 'open');
  expect(await requestJoin(staff, engagementId, ids.slice(0, 2))).toBe('none');
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
  const zip = await zipped();
  expect(zip).toMatch(/001 whole\.pdf\n.*it has a virus/);
  expect(zip).not.toContain(textOf(0));
});

function textOf(at: number): string {
  return `${PDF} number ${at}`;
}

function keyOf(at: number): string {
  return documentKey(ids[at] ?? '');
}

async function makeZip() {
  return zipOfWork(staff, (await findEngagement(staff, engagementId))!, logDamage);
}

/** As text; throws if it breaks off, or does not have the length that it stated. */
async function zipped(): Promise<string> {
  const { chunks, size } = await makeZip();
  const bytes = await bytesOf(chunks);
  expect(bytes.length).toBe(size);
  expect(bytes.readUInt32LE(bytes.length - 22)).toBe(0x06054b50);
  return bytes.toString();
}

function notice() {
  return lostDocuments.check({ me: staff, now: new Date() });
}

function countOf(action: string): Promise<number> {
  return db().$count(auditEntries, eq(auditEntries.action, action));
}
