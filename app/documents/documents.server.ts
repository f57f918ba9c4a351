import { asc, eq, getTableColumns } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { documents } from '#app/db/schema/documents.ts';
import { shownState } from '#app/scan/safe.server.ts';
import type { StoredDocument } from './document.ts';

/** The oldest first. */
export function documentsOf(engagementId: string): Promise<StoredDocument[]> {
  const {
    engagementId: _,
    uploadedBy: __,
    scanState,
    scanFinding: ___,
    ...columns
  } = getTableColumns(documents);
  return db()
    .select({ ...columns, scan: shownState(scanState) })
    .from(documents)
    .where(eq(documents.engagementId, engagementId))
    .orderBy(asc(documents.createdAt), asc(documents.id));
}
