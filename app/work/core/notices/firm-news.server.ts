import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagementEvents, engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import type { firmNotices } from '#app/platform/db/schema/steps.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { SITE } from '#app/accounts/core/actor.ts';
import { colleagueIds } from '#app/accounts/core/colleagues.server.ts';
import { isAtReviewer, isBeforeFiling } from '../engagements/at-reviewer.server.ts';
import { CAME_IN_ITEMS } from '../engagements/item-states.ts';
import { titleOf } from '../engagements/titles.ts';
import { worksText } from '../engagements/works-text.ts';
import { correctionsOf } from '../taxpayers/standing-corrections.server.ts';
import { findTaxpayer } from '../taxpayers/taxpayers.server.ts';
import type { FirmNews } from './firm-mail.server.ts';
import { firmNewsOf } from './firm-notice-kinds.ts';
import { lockWork, mailedWork } from './mailed-work.server.ts';

type Notice = typeof firmNotices.$inferSelect;

/** Locks as acts do, before their notices. False while somebody else holds one: it is told a minute later. */
export async function lockThings(tx: Transaction, notices: readonly Notice[]): Promise<boolean> {
  const idsOf = (of: 'engagementId' | 'taxpayerId' | 'enquiryId') => [
    ...new Set(notices.map((notice) => notice[of]).filter((id) => id !== null)),
  ];
  return (
    (await lockWork(tx, idsOf('engagementId'))) &&
    (await lockRows(tx, taxpayers, idsOf('taxpayerId'))) &&
    (await lockRows(tx, enquiries, idsOf('enquiryId')))
  );
}

async function lockRows(
  tx: Transaction,
  table: PgTable & { id: PgColumn },
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const locked = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(inArray(table.id, [...ids]))
    .orderBy(table.id)
    .for('update', { skipLocked: true });
  return locked.length === ids.length;
}

/** What one mail says of one piece of work, client or conversation; null if nothing of it is so any more. */
export function newsOf(tx: Transaction, notices: readonly Notice[]): Promise<FirmNews | null> {
  const [first] = notices;
  if (first?.engagementId) return newsOfWork(tx, first.engagementId, notices);
  if (first?.taxpayerId) return newsOfTaxpayer(tx, first.taxpayerId, notices);
  if (first?.enquiryId) return newsOfEnquiry(tx, first.enquiryId, notices);
  return Promise.resolve(null);
}

async function newsOfWork(tx: Transaction, id: string, notices: readonly Notice[]): Promise<FirmNews | null> {
  const work = await mailedWork(tx, id);
  if (!work) return null;
  const there = await idsThere(tx, notices);
  const ofReview = await reviewThere(tx, id, notices);
  const files = await filesWith(tx, notices);
  const title = titleOf(work.type, work.period, work.dates);
  const news = firmNewsOf(
    notices.map((notice) => ({
      ...notice,
      what: notice.what === title ? null : notice.what,
      work,
      isThere: ofReview(notice) ?? there(notice),
      files: files.get(notice.aboutId),
    })),
  );
  if (!news) return null;
  const heading = worksText([{ title, taxpayer: work.taxpayer }]);
  return { ...news, entity: 'engagement', id, heading };
}

async function idsThere(tx: Transaction, notices: readonly Notice[]) {
  const ids = notices.map(({ aboutId }) => aboutId);
  const items = await tx
    .select({
      id: requestItems.id,
      hasCome: isIn(requestItems.state, CAME_IN_ITEMS).mapWith(Boolean),
      approval: requestItems.approval,
    })
    .from(requestItems)
    .where(inArray(requestItems.id, ids));
  const files = await tx.select({ id: documents.id }).from(documents).where(inArray(documents.id, ids));
  return ({ kind, aboutId }: Notice): boolean => {
    const item = items.find(({ id }) => id === aboutId);
    if (kind === 'approved') return Boolean(item?.approval?.given);
    if (kind === 'signed') return (item?.approval?.signing?.signatures.length ?? 0) > 0;
    if (kind === 'unapproved' || kind === 'unsigned') return item?.approval?.given === null;
    return item?.hasCome ?? files.some(({ id }) => id === aboutId);
  };
}

async function reviewThere(tx: Transaction, id: string, notices: readonly Notice[]) {
  const own = notices.filter(({ kind }) => isOfReview(kind));
  if (own.length === 0) return () => null;
  const { reviewerId, reviewedBy } = engagements;
  const [work] = await tx
    .select({
      isAt: sql<boolean>`${isAtReviewer} and ${reviewerId} in ${colleagueIds('work')}`,
      isToDo: sql<boolean>`${isBeforeFiling}`,
      reviewerId,
      reviewedBy,
    })
    .from(engagements)
    .where(eq(engagements.id, id));
  const ids = own.map(({ aboutId }) => aboutId);
  const events = await tx
    .select({ id: engagementEvents.id })
    .from(engagementEvents)
    .where(and(eq(engagementEvents.engagementId, id), inArray(engagementEvents.id, ids)));
  return ({ kind, aboutId }: Notice): boolean | null => {
    if (!isOfReview(kind)) return null;
    if (!work) return false;
    const isAtThem = work.isAt && work.reviewerId === aboutId;
    if (kind === 'review_by_other') return !isAtThem && work.reviewedBy !== aboutId;
    if (!work.isToDo) return false;
    if (kind === 'to_review') return isAtThem;
    if (kind === 'reviewed') return work.reviewedBy === aboutId;
    if (kind === 'sent_back' && work.isAt) return false;
    return !work.reviewedBy && events.some((event) => event.id === aboutId);
  };
}

function isOfReview(kind: Notice['kind']): boolean {
  return ['to_review', 'sent_back', 'unreviewed', 'reviewed', 'review_by_other'].includes(kind);
}

async function filesWith(tx: Transaction, notices: readonly Notice[]): Promise<Map<string, number>> {
  const messages = notices.filter(({ kind }) => kind === 'message').map(({ aboutId }) => aboutId);
  if (messages.length === 0) return new Map();
  const rows = await tx
    .select({ id: sql<string>`${documents.noteId}`, files: count() })
    .from(documents)
    .where(inArray(documents.noteId, messages))
    .groupBy(documents.noteId);
  return new Map(rows.map(({ id, files }) => [id, files]));
}

/** A correction that was withdrawn or answered meanwhile is none, nor a member who has left. */
async function newsOfTaxpayer(
  tx: Transaction,
  id: string,
  notices: readonly Notice[],
): Promise<FirmNews | null> {
  const taxpayer = await findTaxpayer(SITE, id, tx);
  if (!taxpayer || (await isInTrash(tx, id))) return null;
  const fields = new Set<string>((await correctionsOf(taxpayer, tx)).map(({ field }) => field));
  const members = await tx
    .select({ id: taxpayerMembers.userId })
    .from(taxpayerMembers)
    .where(eq(taxpayerMembers.taxpayerId, id));
  const isThere = ({ kind, aboutId, what }: Notice) =>
    kind === 'correction' ? fields.has(what ?? '') : members.some((member) => member.id === aboutId);
  const news = firmNewsOf(notices.map((notice) => ({ ...notice, work: null, isThere: isThere(notice) })));
  return news && { ...news, entity: 'taxpayer', id, heading: taxpayer.name };
}

async function isInTrash(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ deletedAt: taxpayers.deletedAt })
    .from(taxpayers)
    .where(eq(taxpayers.id, id));
  return !row || row.deletedAt !== null;
}

/** Once a colleague has answered the conversation or put it aside, nobody waits for an answer. */
async function newsOfEnquiry(
  tx: Transaction,
  id: string,
  notices: readonly Notice[],
): Promise<FirmNews | null> {
  const isThere = sql`${enquiries.waitingSince} is not null and ${enquiries.state} not in ('answered', 'spam')`;
  const [row] = await tx
    .select({ subject: enquiries.subject, isThere: isThere.mapWith(Boolean) })
    .from(enquiries)
    .where(eq(enquiries.id, id));
  const news = row && firmNewsOf(notices.map((notice) => ({ ...notice, work: null, isThere: row.isThere })));
  if (!news) return null;
  return { ...news, entity: 'message', id, heading: `${id.slice(0, 8).toUpperCase()}: ${row.subject}` };
}
