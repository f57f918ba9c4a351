import { asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { documents } from '#app/db/schema/documents.ts';
import { isSafe, shownState } from '#app/scan/safe.server.ts';
import type { Closed, StoredDocument } from './document.ts';

const { scanState: state } = documents;

/** Null when it may be handed out. */
export function closed(): SQL<Closed | null> {
  return sql`case when ${state} = 'missing' then 'missing' when ${isSafe(state)} then null else coalesce(${shownState(state)}, 'waiting') end`;
}

/** The oldest first. */
export function documentsOf(engagementId: string): Promise<StoredDocument[]> {
  const {
    engagementId: _,
    uploadedBy: __,
    scanState: ___,
    scanFinding: ____,
    ...columns
  } = getTableColumns(documents);
  return db()
    .select({ ...columns, scan: closed(), isChecked: sql<boolean>`${state} = 'clean'` })
    .from(documents)
    .where(eq(documents.engagementId, engagementId))
    .orderBy(asc(documents.createdAt), asc(documents.id));
}
