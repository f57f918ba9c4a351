import { and, asc, eq, getTableColumns, or, sql, type SQL } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayerMembers } from '#app/platform/db/schema/taxpayers.ts';
import type { Actor } from '#app/accounts/core/actor.ts';
import { keyedHash } from '#app/platform/http/rate-limit.server.ts';
import { CLEAN, LOST, type ClosedScan } from '#app/platform/scan/states.ts';
import { isSafe } from '#app/platform/scan/safe.server.ts';
import { isNewPaper } from '#app/work/core/engagements/news.server.ts';
import type { StoredDocument } from './document.ts';

const { scanState: state } = documents;

/** Null if it may be handed out. */
export function closed(): SQL<ClosedScan | null> {
  return sql`case when ${isSafe(state)} and not ${isIn(state, LOST)} then null else ${state} end`;
}

/** Of a client's address, to recognise them without an account. */
export function senderHashOf(email: string): string {
  return keyedHash(`sender of a document:${email.toLowerCase()}`);
}

/** Clients their own and an owner every client's, until it is filed; staff what they delivered or entered. */
export function removableBy(actor: Actor, { isFiled }: { isFiled: boolean }): SQL | undefined {
  const { direction, uploadedBy, senderHash } = documents;
  const isOpen = isFiled ? sql`false` : undefined;
  if (actor.party === 'firm')
    return or(eq(direction, 'to_client'), and(isOpen, or(eq(uploadedBy, actor.id), IS_OF_PHOTOS)));
  const isSenders = eq(senderHash, senderHashOf(actor.email));
  const { userId } = actor;
  const isOwn = userId === null ? isSenders : or(isSenders, eq(uploadedBy, userId), isOfOwner(userId));
  return and(isOpen, eq(direction, 'from_client'), isOwn);
}

/** Its photos come back when it is removed. */
const IS_OF_PHOTOS = sql`exists (select from ${documents} photo where photo.merged_into_id = ${documents}.id)`;

function isOfOwner(userId: string): SQL {
  const { taxpayerId, userId: who, role } = taxpayerMembers;
  const owned = db()
    .select({ one: sql`1` })
    .from(engagements)
    .innerJoin(taxpayerMembers, eq(taxpayerId, engagements.taxpayerId))
    .where(and(eq(engagements.id, documents.engagementId), eq(who, userId), eq(role, 'owner')));
  return sql`exists ${owned}`;
}

const {
  engagementId: _,
  uploadedBy: __,
  scanState: ___,
  scanFinding: ____,
  senderHash: _____,
  receivedFileId: ______,
  stepId: _______,
  ...columns
} = getTableColumns(documents);

export const shown = (removable?: SQL) => ({
  ...columns,
  scan: closed(),
  isChecked: isIn(state, CLEAN),
  isNew: isNewPaper,
  isRemovable: sql<boolean>`coalesce(${removable ?? sql`false`}, false)`,
});

/** The oldest first. `removable`: by the reader. */
export function documentsOf(engagementId: string, removable?: SQL): Promise<StoredDocument[]> {
  return db()
    .select(shown(removable))
    .from(documents)
    .where(eq(documents.engagementId, engagementId))
    .orderBy(asc(documents.createdAt), asc(documents.id));
}
