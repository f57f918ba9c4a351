import { eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { seals } from '#app/platform/db/schema/signatures.ts';

/** Of a file with this SHA-256, in hex: when we sealed it, and how many had signed. */
export async function findSeal(sha256: string): Promise<{ signatures: number; sealedAt: Date } | null> {
  const { signatures, sealedAt } = seals;
  const [found] = await db().select({ signatures, sealedAt }).from(seals).where(eq(seals.sha256, sha256));
  return found ?? null;
}
