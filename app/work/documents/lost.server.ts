import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { and, asc, eq, gt } from 'drizzle-orm';
import { record } from '#app/platform/audit/audit.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { isLost, LOST, SAFE_UNSCANNED, USABLE, type ScanState } from '#app/platform/scan/states.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { MOST_LISTED } from '#app/platform/storage/object.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { isDamaged, verified, type Fingerprint } from '#app/platform/storage/verified.ts';
import { documentKey } from './keys.ts';

export type Kept = Fingerprint & { id: string; name: string; engagementId: string };

/** Audited once, until it is found again. */
export async function noteLost({ id, name, engagementId }: Kept, why: 'missing' | 'damaged'): Promise<void> {
  await db().transaction(async (tx) => {
    const [lost] = await tx
      .update(documents)
      .set({ scanState: 'missing' })
      .where(and(eq(documents.id, id), isIn(documents.scanState, USABLE)))
      .returning({ id: documents.id });
    if (!lost) return;
    const changes = {
      document: name,
      why: why === 'missing' ? 'it is not in the storage' : 'its bytes differ',
    };
    const thing = { entity: 'engagement', entityId: engagementId };
    await record(tx, { actorId: null, action: 'document.damage', ...thing, changes });
  });
}

/** By `documents` alone; an object that was lost before is read whole, and its return is noted. */
export async function isThere(document: Kept & { scan: ScanState | null }): Promise<boolean> {
  const object = await storage().open(documentKey(document.id));
  const isWhole = object?.size === document.size;
  if (!isLost(document.scan)) {
    if (!isWhole) await noteLost(document, object ? 'damaged' : 'missing');
    return isWhole;
  }
  if (!isWhole || !object || !(await isReadable(object.chunks, document))) return false;
  await noteFound(document.id);
  return true;
}

/** Every night: which objects the storage has lost, and which are back. A page of rows at a time. */
export async function compareWithStorage(): Promise<void> {
  const { id, name, size, sha256, engagementId, scanState } = documents;
  let last: string | undefined;
  do {
    // The rows first, because bytes are stored before their row.
    const rows = await db()
      .select({ id, name, size, sha256, engagementId, scanState })
      .from(documents)
      .where(and(isIn(scanState, SAFE_UNSCANNED), last ? gt(id, last) : undefined))
      .orderBy(asc(id))
      .limit(MOST_LISTED);
    const missing = new Set(await storage().missing(rows.map((row) => documentKey(row.id))));
    for (const { scanState: state, ...document } of rows) {
      if (missing.has(documentKey(document.id))) await noteLost(document, 'missing');
      else if (isLost(state)) await isThere({ ...document, scan: state });
    }
    last = rows.at(-1)?.id;
  } while (last);
}

async function isReadable(chunks: AsyncIterable<Uint8Array>, document: Fingerprint): Promise<boolean> {
  try {
    await finished(Readable.from(verified(chunks, document)).resume());
    return true;
  } catch (error) {
    if (isDamaged(error)) return false;
    throw error;
  }
}

/** The virus scanner checks it again. */
async function noteFound(id: string): Promise<void> {
  await db()
    .update(documents)
    .set({ scanState: 'waiting' })
    .where(and(eq(documents.id, id), isIn(documents.scanState, LOST)));
}
