import { and, eq, inArray } from 'drizzle-orm';
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

/** Of delivered documents of this work: why one of them cannot be signed here, at these places, as a sentence; null if all can. */
export async function whyNotSealable(
  engagementId: string,
  ids: readonly string[],
  places: readonly SignPlace[] = [],
): Promise<string | null> {
  const rows = await db()
    .select({ id: documents.id, name: documents.name, type: documents.type })
    .from(documents)
    .where(and(eq(documents.engagementId, engagementId), inArray(documents.id, ids.filter(isUuid))));
  for (const { id, name, type } of rows) {
    if (type !== 'application/pdf') return `“${name}” is no PDF. Save it as a PDF and deliver that.`;
    const stored = await storage().get(documentKey(id));
    const why = stored ? await unsealable(stored.bytes, places) : 'damaged';
    if (why) return `“${name}” ${WHY[why]}.`;
  }
  return null;
}
