import { and, asc, eq, inArray } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import {
  engagementEvents,
  engagementMessages,
  engagements,
  requestItems,
} from '#app/platform/db/schema/engagements.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import type { Approval } from '#app/platform/db/work-values.ts';
import type { Subject } from '#app/platform/stored-data/define-stored-data.ts';
import { shownAnswer } from './item-answers.server.ts';
import type { TaxpayerDates } from './periods.ts';
import { titleOf, type Naming } from './titles.ts';

const { yearEnd, registeredOn, vatCategory } = taxpayers;

export const DATES = { yearEnd, registeredOn, vatCategory };

/** What `titleOf` reads, of rows that join work and its taxpayer. */
export const NAMED = { ...DATES, ownTitle: engagements.ownTitle };

type Dates = Pick<typeof taxpayers.$inferSelect, keyof typeof DATES>;

export function datesOf({ yearEnd, registeredOn, vatCategory }: Dates): TaxpayerDates {
  return { yearEnd, registered: registeredOn, vatCategory };
}

export function namingOf({ ownTitle, ...dates }: Dates & { ownTitle: string | null }): Naming {
  return { ...datesOf(dates), ownTitle };
}

/** Without our notes, as for messages. */
export async function ownEngagements({ id, email }: Subject) {
  const own = await db()
    .select({ engagement: engagements, taxpayer: taxpayers.name, dates: NAMED })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .innerJoin(taxpayerMembers, eq(taxpayerMembers.taxpayerId, taxpayers.id))
    .where(eq(taxpayerMembers.userId, id))
    .orderBy(asc(engagements.createdAt), asc(engagements.id));
  const ids = own.map(({ engagement }) => engagement.id);
  const [items, messages, events] = ids.length === 0 ? [[], [], []] : await partsOf(ids);
  return own.map(({ taxpayer, engagement, dates }) => ({
    taxpayer,
    title: titleOf(engagement.type, engagement.period, namingOf(dates)),
    state: engagement.state,
    dueOn: engagement.dueOn,
    price: engagement.price,
    answers: engagement.answers ?? engagement.givenAnswers,
    reference: engagement.reference,
    submittedOn: engagement.submittedOn,
    outcome: engagement.outcome,
    sarsLetters: engagement.sarsLetters,
    openedAt: engagement.createdAt,
    changedAt: engagement.updatedAt,
    requests: items
      .filter(({ engagementId }) => engagementId === engagement.id)
      .map(({ what, takes, state, answer, approval, reason, updatedAt }) => ({
        what,
        takes,
        state,
        answer,
        answerText: shownAnswer({ takes, answer }),
        approval: approval && withOwnDrawing(approval, email),
        reason,
        updatedAt,
      })),
    messages: messages
      .filter(({ engagementId }) => engagementId === engagement.id)
      .map(({ at, authorName, isOurs, text }) => ({ at, from: authorName, isOurs, text })),
    timeline: events
      .filter(({ engagementId }) => engagementId === engagement.id)
      .map(({ at, text }) => ({ at, text })),
  }));
}

/** How others draw their names is no data of this person. */
function withOwnDrawing({ signing, ...approval }: Approval, email: string): Approval {
  if (!signing) return approval;
  const signatures = signing.signatures.map(({ drawn, ...one }) =>
    drawn && one.email === email.toLowerCase() ? { ...one, drawn } : one,
  );
  return { ...approval, signing: { ...signing, signatures } };
}

function partsOf(ids: string[]) {
  return Promise.all([
    db()
      .select()
      .from(requestItems)
      .where(inArray(requestItems.engagementId, ids))
      .orderBy(asc(requestItems.position)),
    db()
      .select()
      .from(engagementMessages)
      .where(inArray(engagementMessages.engagementId, ids))
      .orderBy(asc(engagementMessages.at)),
    db()
      .select()
      .from(engagementEvents)
      .where(and(inArray(engagementEvents.engagementId, ids), eq(engagementEvents.isForClient, true)))
      .orderBy(asc(engagementEvents.at)),
  ]);
}
