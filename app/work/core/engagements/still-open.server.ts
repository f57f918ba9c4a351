import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { engagementMessages, requestItems } from '#app/platform/db/schema/engagements.ts';
import { hasOpenQuestions, type Engagement } from './find.server.ts';
import { stillOpen } from './still-open.ts';

/** What stands now, while the engagement is locked. */
export async function findStillOpen(tx: Transaction, engagement: Engagement): Promise<string[]> {
  const { engagementId, what, state, isOptional, position, createdAt, id } = requestItems;
  const items = await tx
    .select({ what, state, isOptional })
    .from(requestItems)
    .where(eq(engagementId, engagement.id))
    .orderBy(asc(position), asc(createdAt), asc(id));
  const { isOurs, readAt, engagementId: of } = engagementMessages;
  const isUnread = and(eq(of, engagement.id), eq(isOurs, false), isNull(readAt));
  const unread = await tx.$count(engagementMessages, isUnread);
  return stillOpen({ items, hasQuestions: hasOpenQuestions(engagement), unread });
}
