import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { record, type AuditEntry } from '#app/platform/audit/audit.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { recoveries, recoveryFiles } from '#app/platform/db/schema/recoveries.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import type { Download } from '#app/platform/http/download.ts';
import { shownState } from '#app/platform/scan/safe.server.ts';
import { findingOf } from '#app/platform/scan/scan-waiting.server.ts';
import { defineScanned } from '#app/platform/scan/scanned.ts';
import { TO_SCAN, type ClosedScan } from '#app/platform/scan/states.ts';
import type { Source } from '#app/platform/storage/object.ts';
import { removeOrphans } from '#app/platform/storage/orphans.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { verified } from '#app/platform/storage/verified.ts';
import { readConfirmLink } from './ask.server.ts';
import { MOST_IDENTITY_FILES } from './states.ts';

const PREFIX = 'identity/';

/** The request to which this link may add pictures; null if settled, or the link is too old. */
export async function requestOfLink(secret: string, now = new Date()): Promise<string | null> {
  const { kind, id } = await readConfirmLink(secret, now);
  return kind === 'with-us' ? (id ?? null) : null;
}

/** Oldest first. `scan`: why nobody can open it. */
export function findIdentityFiles(recoveryId: string) {
  const { id, name, type, createdAt, scanState } = recoveryFiles;
  return db()
    .select({ id, name, type, createdAt, scan: shownState(scanState) })
    .from(recoveryFiles)
    .where(eq(recoveryFiles.recoveryId, recoveryId))
    .orderBy(asc(createdAt), asc(id));
}

type Picture = { name: string; type: string; file: Source };

/** Stores the bytes first, and the same picture once. Throws when the storage is away. */
export async function storeIdentity(
  recoveryId: string,
  { name, type, file }: Picture,
  now = new Date(),
): Promise<'stored' | 'full' | 'gone'> {
  const id = randomUUID();
  await storage().putStream(PREFIX + id, file, type);
  const { size, sha256 } = file;
  const added = await addRow({ id, recoveryId, name, type, size, sha256, createdAt: now });
  if (added !== 'stored') await storage().remove(PREFIX + id);
  return added === 'repeated' ? 'stored' : added;
}

function addRow(
  row: typeof recoveryFiles.$inferInsert & { recoveryId: string },
): Promise<'stored' | 'repeated' | 'full' | 'gone'> {
  return db().transaction(async (tx) => {
    const [request] = await tx
      .select({ state: recoveries.state })
      .from(recoveries)
      .where(eq(recoveries.id, row.recoveryId))
      .for('update');
    if (request?.state !== 'open' && request?.state !== 'waiting') return 'gone';
    const count = await tx.$count(recoveryFiles, eq(recoveryFiles.recoveryId, row.recoveryId));
    if (count >= MOST_IDENTITY_FILES) return 'full';
    const added = await tx.insert(recoveryFiles).values(row).onConflictDoNothing().returning();
    if (added.length === 0) return 'repeated';
    await record(tx, entryOf(null, row, 'recovery.identify'));
    return 'stored';
  });
}

/** Null: no such file. Records who looked at it. */
export async function openIdentity(
  actorId: string,
  recoveryId: string,
  fileId: string,
): Promise<(Download & { type: string }) | ClosedScan | null> {
  if (!isUuid(recoveryId) || !isUuid(fileId)) return null;
  const { name, type, size, sha256, scanState } = recoveryFiles;
  const [found] = await db()
    .select({ name, type, size, sha256, scan: shownState(scanState) })
    .from(recoveryFiles)
    .where(and(eq(recoveryFiles.id, fileId), eq(recoveryFiles.recoveryId, recoveryId)));
  if (!found || found.scan) return found?.scan ?? null;
  const object = await storage().open(PREFIX + fileId);
  if (object?.size !== found.size) return 'missing';
  const entry = entryOf(actorId, { recoveryId, name: found.name }, 'recovery.download');
  return { ...found, chunks: recording(entry, verified(object.chunks, found)) };
}

async function* recording(entry: AuditEntry, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  await db().transaction((tx) => record(tx, entry));
  yield* chunks;
}

function entryOf(
  actorId: string | null,
  { recoveryId, name }: { recoveryId: string; name: string },
  action: AuditEntry['action'],
): AuditEntry {
  return { actorId, action, entity: 'recovery', entityId: recoveryId, changes: { document: name } };
}

export const scannedIdentity = defineScanned({
  async findWaiting(limit) {
    const waiting = await db()
      .select({ id: recoveryFiles.id })
      .from(recoveryFiles)
      .where(isIn(recoveryFiles.scanState, TO_SCAN))
      .orderBy(asc(recoveryFiles.id))
      .limit(limit);
    return waiting.map(({ id }) => ({ id, key: PREFIX + id }));
  },
  async keep(id, result) {
    await db()
      .update(recoveryFiles)
      .set({ scanState: result.state, scanFinding: findingOf(result) })
      .where(eq(recoveryFiles.id, id));
  },
});

/** Earlier than the request itself. Returns how many. */
export async function deleteOldIdentity(now: Date): Promise<number> {
  const before = new Date(now.getTime() - retention.identityDays * DAY);
  const decided = db().select({ id: recoveries.id }).from(recoveries).where(lt(recoveries.endedAt, before));
  const old = await db().delete(recoveryFiles).where(inArray(recoveryFiles.recoveryId, decided)).returning();
  for (const { id } of old) await storage().remove(PREFIX + id);
  // Of deleted accounts. A day's grace: the row of new bytes may still be on its way.
  await removeOrphans({ prefix: PREFIX, before: new Date(now.getTime() - DAY), findKept });
  return old.length;
}

async function findKept(ids: readonly string[]): Promise<string[]> {
  const rows = await db()
    .select({ id: recoveryFiles.id })
    .from(recoveryFiles)
    .where(inArray(recoveryFiles.id, ids.filter(isUuid)));
  return rows.map(({ id }) => id);
}
