import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { db } from '#app/db/client.server.ts';
import { documents } from '#app/db/schema/documents.ts';
import { engagementMessages, engagements, requestItems } from '#app/db/schema/engagements.ts';
import { typeOf } from '#app/engagements/types.ts';
import { hasOpenQuestions } from '#app/engagements/find.server.ts';
import { isUnderWay } from '#app/engagements/titles.ts';

/** The kinds of things that wait behind a link, and nothing of what they say: whoever has the link reads this. */
export async function whatWaits(engagementId: string): Promise<string[]> {
  const isOf = (column: PgColumn) => eq(column, engagements.id);
  const [found] = await db()
    .select({
      state: engagements.state,
      typeId: engagements.type,
      answers: engagements.answers,
      items: db().$count(
        requestItems,
        and(isOf(requestItems.engagementId), inArray(requestItems.state, ['open', 'returned'])),
      ),
      letters: db().$count(
        engagementMessages,
        and(
          isOf(engagementMessages.engagementId),
          eq(engagementMessages.isOurs, true),
          isNull(engagementMessages.readAt),
        ),
      ),
      files: db().$count(
        documents,
        and(isOf(documents.engagementId), eq(documents.direction, 'to_client'), isNull(documents.openedAt)),
      ),
    })
    .from(engagements)
    .where(eq(engagements.id, engagementId));
  if (!found) return [];
  const { state, typeId, answers, items, letters, files } = found;
  const type = typeOf(typeId);
  return [
    state === 'proposed' && 'A proposal to read and to answer',
    isUnderWay(state) &&
      (items > 0 || hasOpenQuestions({ type, answers, state })) &&
      'Papers that we need from you',
    letters > 0 && 'A message from us',
    files > 0 && 'A document for you',
  ].filter((line) => line !== false);
}
