import { and, eq, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagementMessages, engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import type { WorkPlace } from '#app/work/core/engagements/links.server.ts';
import { typeOfWork } from '#app/work/core/engagements/types.ts';
import { countQuestions } from '#app/work/core/engagements/find.server.ts';
import {
  isOwedApproval,
  isOwedPaper,
  isOwedSignature,
  isUnopenedAlone,
} from '#app/work/core/engagements/owed.server.ts';
import { toDoText } from '#app/work/core/engagements/to-do.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { isOffered, isUnderWay } from '#app/work/core/engagements/states.ts';

/** `isPrepared`: they decide on what we have prepared. */
type Waiting = { place: WorkPlace; what: string; isPrepared?: true };

/** The kinds of things that wait behind a link, without their content: everybody who has the link reads this. */
export async function openRequestsOf(engagementId: string): Promise<Waiting[]> {
  const isOf = (column: PgColumn) => eq(column, engagements.id);
  const [found] = await db()
    .select({
      state: engagements.state,
      typeId: engagements.type,
      kindVersion: engagements.kindVersion,
      answers: engagements.answers,
      givenAnswers: engagements.givenAnswers,
      items: db().$count(requestItems, and(isOf(requestItems.engagementId), isOwedPaper)),
      approvals: db().$count(requestItems, and(isOf(requestItems.engagementId), isOwedApproval)),
      signatures: db().$count(requestItems, and(isOf(requestItems.engagementId), isOwedSignature)),
      letters: db().$count(
        engagementMessages,
        and(
          isOf(engagementMessages.engagementId),
          eq(engagementMessages.isOurs, true),
          isNull(engagementMessages.readAt),
        ),
      ),
      files: db().$count(documents, and(isOf(documents.engagementId), isUnopenedAlone)),
    })
    .from(engagements)
    .where(eq(engagements.id, engagementId));
  if (!found) return [];
  const { state, items, approvals, signatures, letters, files } = found;
  const questions = countQuestions({ ...found, type: typeOfWork(found) });
  const waiting: (Waiting | false)[] = [
    isOffered(state) && { place: 'top', what: 'A proposal to read and to answer' },
    approvals > signatures && isUnderWay(state) && toDecide('Something to approve'),
    signatures > 0 && isUnderWay(state) && toDecide('Something to sign'),
    questions > 0 && { place: 'open', what: capitalised(toDoText({ questions, papers: 0 }) ?? '') },
    items > 0 && isUnderWay(state) && { place: 'open', what: 'Papers that we need from you' },
    letters > 0 && { place: 'messages', what: 'A message from us' },
    files > 0 && { place: 'from-us', what: 'A document for you' },
  ];
  return waiting.filter((line) => line !== false);
}

function toDecide(what: string): Waiting {
  return { place: 'open', what, isPrepared: true };
}
