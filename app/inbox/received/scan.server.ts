import { asc, eq } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { receivedFiles } from '#app/db/schema/received.ts';
import { scan } from '#app/scan/scanner.server.ts';
import { storage } from '#app/storage/storage.server.ts';
import { fileKey } from './file-keys.ts';

const AT_ONCE = 100;

/** Two at the same time are harmless. Stops at the first that the scanner does not answer; returns how many it looked at. */
export async function scanWaiting(): Promise<number> {
  const waiting = await db()
    .select({ id: receivedFiles.id, hash: receivedFiles.mailHash, position: receivedFiles.position })
    .from(receivedFiles)
    .where(eq(receivedFiles.scanState, 'waiting'))
    .orderBy(asc(receivedFiles.id))
    .limit(AT_ONCE);
  let count = 0;
  for (const { id, hash, position } of waiting) {
    const result = await scanObject(fileKey(hash, position)).catch(() => null);
    if (!result) return count;
    const finding = 'finding' in result ? result.finding.slice(0, 200) : null;
    await db()
      .update(receivedFiles)
      .set({ scanState: result.state, scanFinding: finding })
      .where(eq(receivedFiles.id, id));
    count += 1;
  }
  return count;
}

async function scanObject(key: string) {
  const object = await storage().open(key);
  return object ? scan(object.chunks) : { state: 'missing' as const };
}
