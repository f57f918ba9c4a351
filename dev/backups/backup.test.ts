import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { db, withDb } from '#app/platform/db/client.server.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { clients } from '#app/platform/db/schema/lists.ts';
import { lastRuns } from '#app/platform/db/schema/runs.ts';
import { savedCalculations } from '#app/platform/db/schema/saved.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { documentKey } from '#app/work/documents/keys.ts';
import { addEngagement, addTaxpayerFor } from '#app/work/core/engagements/work.test-support.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { diskStorage } from '#app/platform/storage/disk.server.ts';
import { DAY, MINUTE } from '#app/platform/core/time.ts';
import { BASELINE_COUNT, migrateDatabase, schemaVersion } from '#drizzle/migrate.ts';
import { createBlankDatabase, createTestDatabase, put, useTestDatabase } from '#tests/database.ts';
import { makeFolder } from '#tests/folder.ts';
import { nightly } from '#tests/nightly.ts';
import { createBackup, newestBackup } from './create.ts';
import { differingTables, documentsWithoutBytes, restoreBackup } from './restore.ts';

const { url } = await useTestDatabase();
const source = { databaseUrl: url, storage: diskStorage(makeFolder('backup-source-')) };
await source.storage.put('clients/one-1.webp', new Uint8Array([1, 2, 3]), 'image/webp');
await fill();

let folder = '';
beforeEach(() => {
  folder = makeFolder('backups-');
});

test('a restored site has every row and object, counts on, and a change of it is named', async () => {
  const target = await emptySite();
  const manifest = await restoreBackup(await createBackup(source, { folder, keep: 3 }), target);
  expect(await differingTables(manifest, target.databaseUrl)).toEqual([]);
  expect(manifest.tables.find(({ name }) => name === 'public.clients')?.rows).toBe(2);
  expect(manifest.tables.find(({ name }) => name === 'pgboss.job')?.rows).toBe(1);
  expect(await target.storage.get('clients/one-1.webp')).toMatchObject({
    contentType: 'image/webp',
    bytes: Buffer.from([1, 2, 3]),
  });
  await withDb(target.databaseUrl, async (db) => {
    await db.update(clients).set({ name: 'Changed' });
    expect(await differingTables(manifest, target.databaseUrl)).toEqual(['public.clients']);
    const before = await db.select().from(auditEntries);
    await db.insert(auditEntries).values({ action: 'a', entity: 'b', entityId: 'c' });
    expect(await db.select().from(auditEntries)).toHaveLength(before.length + 1);
  });
});

nightly('documents come back whole, later backups share them, a drill finds missing ones', async () => {
  const bytes = Buffer.from('%PDF-1.7 an assessment');
  const id = await addDocument(bytes);
  await source.storage.put(documentKey(id), bytes, 'application/pdf');
  const first = await createBackup(source, { folder, keep: 3, now: new Date('2026-03-01') });
  await source.storage.put(documentKey(id), Buffer.from('never read again'), 'application/pdf');
  const backup = await createBackup(source, { folder, keep: 3, now: new Date('2026-03-02') });
  await rm(first, { recursive: true });
  const target = await emptySite();
  const manifest = await restoreBackup(backup, target);
  expect(await target.storage.get(documentKey(id))).toMatchObject({ contentType: 'application/pdf', bytes });
  expect(await documentsWithoutBytes(manifest, target.databaseUrl)).toEqual({ all: 1, lost: [] });
  const without = { ...manifest, objects: manifest.objects.filter(({ key }) => key !== documentKey(id)) };
  expect(await documentsWithoutBytes(without, target.databaseUrl)).toEqual({ all: 1, lost: [id] });
  await source.storage.remove(documentKey(id));
  await db().delete(taxpayers);
});

test('a backup with a changed byte or a missing file is not restored', async () => {
  const backup = await createBackup(source, { folder, keep: 3 });
  const file = join(backup, 'tables', 'public.users.copy');
  await writeFile(file, (await readFile(file, 'utf8')).replace('ann@', 'eve@'));
  await expect(restoreBackup(backup, await emptySite())).rejects.toThrow(
    'public.users.copy is missing or was changed',
  );
  await expect(restoreBackup(folder, await emptySite())).rejects.toThrow('holds no backup');
});

test('a database with rows is refused, and a refused restore leaves nothing behind', async () => {
  const backup = await createBackup(source, { folder, keep: 3 });
  const target = { ...(await emptySite()), databaseUrl: (await createTestDatabase()).url };
  await withDb(target.databaseUrl, (db) => db.insert(clients).values({ name: 'Somebody else' }));
  await expect(restoreBackup(backup, target)).rejects.toThrow('restore into an empty one');
  await withDb(target.databaseUrl, async (db) => {
    expect(await db.select().from(clients)).toMatchObject([{ name: 'Somebody else' }]);
    expect(await db.select().from(users)).toEqual([]);
  });
});

test('the site knows the last backup', async () => {
  for (const now of [new Date('2026-03-02T10:00:00Z'), new Date('2026-03-03T10:00:00Z')]) {
    await createBackup(source, { folder, keep: 2, now });
    expect(await db().select().from(lastRuns)).toEqual([{ name: 'backup', at: now }]);
  }
});

test('only the newest backups stay, and an aborted one leaves nothing behind', async () => {
  for (const minute of [1, 2, 3, 4]) {
    await createBackup(source, { folder, keep: 2, now: new Date(`2026-03-02T10:0${minute}:00Z`) });
  }
  expect(await readdir(folder)).toEqual(['backup-20260302T100300Z', 'backup-20260302T100400Z']);
  expect(await newestBackup(folder)).toEqual(new Date('2026-03-02T10:04:00Z'));
  const broken = { ...source, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' };
  await expect(createBackup(broken, { folder, keep: 2 })).rejects.toThrow();
  expect(await readdir(folder)).toHaveLength(2);
});

test('many backups of a day push out none of the last days', async () => {
  const days = [
    '2026-03-01T10:00:00Z',
    '2026-03-08T10:00:00Z',
    '2026-03-09T10:00:00Z',
    '2026-03-09T11:00:00Z',
  ];
  for (const day of days)
    await createBackup(source, { folder, keep: 1, keepFor: 7 * DAY, now: new Date(day) });
  expect(await readdir(folder)).toEqual([
    'backup-20260308T100000Z',
    'backup-20260309T100000Z',
    'backup-20260309T110000Z',
  ]);
});

nightly(
  'a backup of each schema since 1.0.0 is migrated with its rows',
  async () => {
    const versions = await withDb(url, schemaVersion);
    for (let migrations = BASELINE_COUNT; migrations < versions.expected; migrations++) {
      const old = { ...(await emptySite()), storage: source.storage };
      await migrateDatabase(old.databaseUrl, { upTo: migrations });
      await withDb(old.databaseUrl, (db) =>
        db.execute("insert into users (email, password_hash) values ('old@example.org', 'x')"),
      );
      const backup = await createBackup(old, {
        folder,
        keep: 99,
        now: new Date(Date.UTC(2026, 0, 1, migrations)),
      });
      const target = await emptySite();
      await restoreBackup(backup, target);
      await withDb(target.databaseUrl, async (db) => {
        expect(await schemaVersion(db)).toEqual({ applied: versions.expected, expected: versions.expected });
        expect(await db.select({ email: users.email }).from(users)).toEqual([{ email: 'old@example.org' }]);
      });
    }
  },
  10 * MINUTE,
);

async function fill(): Promise<void> {
  const { id } = await put(users, {
    email: 'ann@example.org',
    passwordHash: 'x',
    emailVerifiedAt: new Date(),
  });
  await put(profiles, { id, fullName: "Ann O'Neill\\N\t", userType: 'business' });
  await put(clients, { name: 'Line\nbreak', description: '\\N' });
  await put(clients, { name: 'Ünïcödé “quotes”', isActive: false });
  const inputs = { values: { a: '1\\t2' } };
  await put(savedCalculations, { ownerId: id, title: 'Mine', kind: 'company', inputs });
  await put(auditEntries, { actorId: id, action: 'a', entity: 'b', entityId: 'c' });
  await db().transaction((tx) =>
    queueMail(tx, { to: 'ann@example.org', subject: 'Waits', text: 'Text', html: '<p>Text</p>' }),
  );
}

async function addDocument(bytes: Buffer): Promise<string> {
  const engagementId = await addEngagement({ taxpayerId: await addTaxpayerFor(null) });
  const { id } = await put(documents, {
    engagementId,
    direction: 'from_client',
    name: 'ITA34.pdf',
    type: 'application/pdf',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  return id;
}

async function emptySite() {
  const database = await createBlankDatabase();
  return { databaseUrl: database.url, storage: diskStorage(makeFolder('restored-')) };
}
