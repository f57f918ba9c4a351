import { and, eq, inArray, lte, not, notExists, sql } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import {
  engagementEvents,
  engagementMessages,
  engagements,
  requestItems,
} from '#app/platform/db/schema/engagements.ts';
import { engagementLinks, linkCodes, linkDrafts } from '#app/platform/db/schema/links.ts';
import { clientNotices, engagementSteps, firmNotices } from '#app/platform/db/schema/steps.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { longMoment } from '#app/platform/stored-data/moment.ts';
import { letterForClient } from '../sars-letters/letter-text.ts';
import { HOUR } from '#app/platform/core/time.ts';
import { hasSoleMember } from './sole-member.server.ts';
import { ownEngagements } from './own-data.server.ts';
import { isPastRetention, wasAgreed } from './retention.server.ts';
import { deleteOldSteps } from './steps.server.ts';
import { deleteOldAnswers } from '../notices/old-answers.server.ts';

export const storedEngagements = defineStoredData({
  name: 'engagements',
  tables: [engagements, engagementEvents, requestItems, engagementMessages],
  holds:
    'Work done for clients: what was asked and answered, letters from SARS, messages, timeline, notes, steps inside the firm',
  isPersonal: true,
  policy: ['clientRecords', 'proposals'],
  deleteExpired: ({ now }) => deleteOldEngagements(now),
  // What was agreed is kept for its own time.
  async deleteFor(tx, subject) {
    const alone = tx.select({ id: taxpayers.id }).from(taxpayers).where(hasSoleMember(subject));
    await tx.delete(engagements).where(and(inArray(engagements.taxpayerId, alone), not(wasAgreed)));
  },
  ownData: {
    read: async (member) => ({ work: await ownEngagements(member) }),
    describe: ({ work }) => [
      {
        title: 'Work we do for you',
        items: work.map(({ title, taxpayer, requests, sarsLetters, messages, timeline }) => ({
          head: `${title}, for ${taxpayer}`,
          text: [
            ...requests.map(({ what, answerText }) => `${what}: ${answerText ?? 'no words'}`),
            ...sarsLetters
              .map((letter) => letterForClient(letter))
              .map(({ says, next }) => `${says} ${next}`),
            ...messages.map(({ at, from, text }) => `${longMoment(at)}, ${from}:\n${text}`),
            ...timeline.map(({ at, text }) => `${longMoment(at)}: ${text}`),
          ].join('\n\n'),
        })),
      },
    ],
  },
});

export const storedRequestLinks = defineStoredData({
  name: 'links to work',
  tables: [engagementLinks, linkCodes, linkDrafts, 'work-links'],
  holds:
    'Hashes of mailed links and codes that open what we ask for, with the address that they went to, and what was typed after their time, encrypted',
  isPersonal: true,
  policy: ['requestLinks', 'drafts'],
  async deleteExpired({ now }) {
    const codes = await db().delete(linkCodes).where(lte(linkCodes.expiresAt, now)).returning();
    const links = await db().delete(engagementLinks).where(lte(engagementLinks.expiresAt, now)).returning();
    const oldest = new Date(now.getTime() - retention.draftHours * HOUR);
    const drafts = await db().delete(linkDrafts).where(lte(linkDrafts.at, oldest)).returning();
    return codes.length + links.length + drafts.length;
  },
  async deleteFor(tx, { email }) {
    await tx.execute(
      sql`delete from pgboss.job where name = 'work-links' and data->>'email' = ${email.toLowerCase()}`,
    );
    await tx.delete(linkCodes).where(eq(linkCodes.email, email.toLowerCase()));
    await tx.delete(linkDrafts).where(eq(linkDrafts.email, email.toLowerCase()));
    await tx.delete(engagementLinks).where(eq(engagementLinks.email, email.toLowerCase()));
  },
  ownData: { none: 'Secrets: they prove who somebody is.' },
});

export const storedSteps = defineStoredData({
  name: 'steps and notices of work',
  tables: [engagementSteps, clientNotices, firmNotices],
  holds: `For a day, how work was before a colleague changed it; what a mail will tell a client or a colleague, until it has, and for ${retention.answerNoticeDays} days answers that no mail took along`,
  isPersonal: true,
  policy: ['clientRecords'],
  deleteExpired: async ({ now }) => (await deleteOldSteps(now)) + (await deleteOldAnswers(now)),
  deleteFor: (tx, { email }) => tx.delete(clientNotices).where(eq(clientNotices.email, email.toLowerCase())),
  ownData: { none: 'The work itself and the mails say the same.' },
});

/** Only when their documents are gone from the storage, so that no file is left without a row. */
function deleteOldEngagements(now: Date): Promise<number> {
  return db().transaction(async (tx) => {
    const files = tx.select().from(documents).where(eq(documents.engagementId, engagements.id));
    const { length } = await tx
      .delete(engagements)
      .where(and(isPastRetention(now), notExists(files)))
      .returning({ id: engagements.id });
    if (length === 0) return 0;
    const [action, entity, entityId] = ['engagement.expire', 'engagement', 'expired'] as const;
    await record(tx, { actorId: null, action, entity, entityId, changes: { deleted: String(length) } });
    return length;
  });
}
