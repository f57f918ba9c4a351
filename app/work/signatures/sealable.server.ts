import { and, asc, eq, inArray } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import type { SignPlace } from '#app/platform/db/work-values.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { documentKey } from '#app/work/documents/keys.ts';
import { unsealable, type Unsealable } from './seal.server.ts';

const WHY: Record<Unsealable | 'unread', string> = {
  encrypted: 'is protected with a password. Deliver it without one',
  signed:
    'is signed already by somebody, whose signature would not hold. Deliver it without one, or sign on paper',
  page: 'has no such page. Give one that it has',
  unread: 'takes too long to check just now. Try again, or deliver it as a simpler PDF',
  damaged: 'cannot be read as a PDF. Save it anew and deliver it again',
};

export type SignFile = { id: string; name: string; type: string; read(): Promise<Uint8Array | null> };

export async function deliveredFiles(engagementId: string, ids: readonly string[]): Promise<SignFile[]> {
  const { id: of, name, type, createdAt } = documents;
  const rows = await db()
    .select({ id: of, name, type })
    .from(documents)
    .where(and(eq(documents.engagementId, engagementId), inArray(of, ids.filter(isUuid))))
    .orderBy(asc(createdAt), asc(of));
  return rows.map((row) => ({
    ...row,
    read: async () => (await storage().get(documentKey(row.id)))?.bytes ?? null,
  }));
}

/** Why one of them cannot be signed here, at these places, as a sentence; null if all can. */
export async function whyNotSealable(
  files: readonly SignFile[],
  places: readonly SignPlace[] = [],
): Promise<string | null> {
  for (const { name, type, read } of files) {
    if (type !== 'application/pdf') return `“${name}” is no PDF. Save it as a PDF and deliver that.`;
    const bytes = await read();
    const why = bytes ? await unsealable(bytes, places) : 'damaged';
    if (why) return `“${name}” ${WHY[why]}.`;
  }
  return null;
}
