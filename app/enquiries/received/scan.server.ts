import { asc, eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { TO_SCAN } from '#app/platform/scan/states.ts';
import { receivedFiles } from '#app/platform/db/schema/received.ts';
import { findingOf } from '#app/platform/scan/scan-waiting.server.ts';
import { defineScanned } from '#app/platform/scan/scanned.ts';
import { fileKey } from './file-keys.ts';

export const scannedMail = defineScanned({
  async findWaiting(limit) {
    const waiting = await db()
      .select({ id: receivedFiles.id, hash: receivedFiles.mailHash, position: receivedFiles.position })
      .from(receivedFiles)
      .where(isIn(receivedFiles.scanState, TO_SCAN))
      .orderBy(asc(receivedFiles.id))
      .limit(limit);
    return waiting.map(({ id, hash, position }) => ({ id, key: fileKey(hash, position) }));
  },
  async keep(id, result) {
    await db()
      .update(receivedFiles)
      .set({ scanState: result.state, scanFinding: findingOf(result) })
      .where(eq(receivedFiles.id, id));
  },
});
