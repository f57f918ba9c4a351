import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { firm } from '#app/platform/content/firm.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { engagementMessages } from '#app/platform/db/schema/engagements.ts';
import { receivedMails } from '#app/platform/db/schema/received.ts';
import { actorIdOf, isByMail, type Actor } from '#app/accounts/core/actor.ts';
import { engagementSteps } from '#app/platform/db/schema/steps.ts';
import { changing, recordStep } from './changing.server.ts';
import { canBeTakenBack } from './undoable.server.ts';
import { notifyClient } from '../notices/notify-client.server.ts';
import { lookedAt, notifyFirm } from '../notices/notify-firm.server.ts';

export type EngagementMessage = {
  id: string;
  isOurs: boolean;
  authorName: string;
  text: string;
  isByMail: boolean;
  quoted: string;
  hasSource: boolean;
  at: Date;
  readAt: Date | null;
  /** The step that sent it, if the reader can still take it back. */
  undoStep: string | null;
};

const HAS_SOURCE = sql<boolean>`exists (select 1 from ${receivedMails}
  where ${receivedMails.noteId} = ${engagementMessages.id})`;

/** The oldest first; at most the latest 500. `reader`: the colleague whose own steps are named. */
export async function messagesOf(
  engagementId: string,
  { reader, now = new Date() }: { reader?: string; now?: Date } = {},
): Promise<EngagementMessage[]> {
  const { id, isOurs, authorName, text, isByMail, quoted, at, readAt } = engagementMessages;
  const latest = await db()
    .select({
      id,
      isOurs,
      authorName,
      text,
      isByMail,
      quoted,
      hasSource: HAS_SOURCE,
      at,
      readAt,
      undoStep: engagementSteps.id,
    })
    .from(engagementMessages)
    .leftJoin(engagementSteps, canBeTakenBack(engagementMessages.stepId, reader, now))
    .where(eq(engagementMessages.engagementId, engagementId))
    .orderBy(desc(at), desc(id))
    .limit(500);
  return latest.toReversed();
}

/** `readUntil`: its author has read what the other side wrote until then. */
type NewMessage = { text: string; key: string; quoted?: string; readUntil?: Date | null };

/** `key`: equal for repeats of one submission. The other side gets a mail that says that there is a message. */
export function addMessage(
  actor: Actor,
  engagementId: string,
  { text, key, quoted = '', readUntil = null }: NewMessage,
  now = new Date(),
): Promise<{ kind: 'sent' | 'repeated'; id: string } | 'gone'> {
  return changing(actor, engagementId, async (tx, engagement) => {
    const isOurs = actor.party === 'firm';
    const values = {
      engagementId,
      isOurs,
      authorId: actorIdOf(actor),
      authorName: actor.name || (isOurs ? firm.name : actor.email),
      text,
      quoted,
      isByMail: isByMail(actor),
      at: now,
      submissionKey: key,
    };
    const [added] = await tx
      .insert(engagementMessages)
      .values(values)
      .onConflictDoNothing()
      .returning({ id: engagementMessages.id });
    if (!added) {
      const isSame = and(
        eq(engagementMessages.submissionKey, key),
        eq(engagementMessages.engagementId, engagementId),
      );
      const [known] = await tx.select({ id: engagementMessages.id }).from(engagementMessages).where(isSame);
      return known ? { kind: 'repeated', id: known.id } : 'gone';
    }
    const notice = { engagementId, kind: 'message' } as const;
    if (isOurs) await notifyClient(tx, { ...notice, aboutIds: [added.id] }, actor, now);
    else await notifyFirm(tx, { ...notice, aboutId: added.id }, actor, now);
    if (readUntil) await readIn(tx, actor, engagementId, readUntil, now);
    await recordStep(tx, actor, 'reply', engagement);
    return { kind: 'sent', id: added.id };
  });
}

/** What came later stays unread. */
export async function markRead(
  actor: Actor,
  engagementId: string,
  until: Date,
  now = new Date(),
): Promise<void> {
  await changing(actor, engagementId, (tx) => readIn(tx, actor, engagementId, until, now));
}

async function readIn(
  tx: Transaction,
  actor: Actor,
  engagementId: string,
  until: Date,
  now: Date,
): Promise<void> {
  const { id, isOurs, readAt, at } = engagementMessages;
  const isShown = and(
    eq(engagementMessages.engagementId, engagementId),
    eq(isOurs, actor.party === 'client'),
    // A page has milliseconds, Postgres microseconds.
    lte(sql`date_trunc('milliseconds', ${at})`, until.toISOString()),
  );
  await tx
    .update(engagementMessages)
    .set({ readAt: now })
    .where(and(isShown, isNull(readAt)));
  if (actor.party === 'client') return;
  const shown = tx.select({ id }).from(engagementMessages).where(isShown);
  await lookedAt(tx, actor, engagementId, { kind: 'message', aboutIds: shown });
}
