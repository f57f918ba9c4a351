import { and, desc, eq } from 'drizzle-orm';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { engagementEvents } from '#app/platform/db/schema/engagements.ts';
import { engagementSteps } from '#app/platform/db/schema/steps.ts';
import type { EVENT_KINDS } from '#app/platform/db/work-values.ts';
import { actorIdOf, type Actor } from '#app/accounts/core/actor.ts';
import { shownText } from './reminder-line.server.ts';
import { undoChains } from './undo-chains.server.ts';
import { canBeTakenBack, STEP_LASTS } from './undoable.server.ts';

export type EventKind = (typeof EVENT_KINDS)[number];

type NewEvent = { id?: string; engagementId: string; kind: EventKind; text: string; isForClient: boolean };

export type TimelineEvent = {
  id: string;
  kind: EventKind;
  at: Date;
  text: string;
  isOurs: boolean;
  isForClient: boolean;
  by: string | null;
  /** At the last line of a step: it and the reader's later ones from there, if they can be taken back; else empty. */
  undo: readonly string[];
};

/** `actor` is null for what the site does itself. */
export async function addEvent(
  tx: Transaction,
  event: NewEvent,
  actor: Actor | null,
  now: Date,
): Promise<void> {
  await addEvents(tx, [event], actor, now);
}

export async function addEvents(
  tx: Transaction,
  events: readonly NewEvent[],
  actor: Actor | null,
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  const by = { isOurs: actor?.party !== 'client', actorId: actorIdOf(actor), at: now };
  await tx.insert(engagementEvents).values(events.map((event) => ({ ...event, ...by })));
}

/** The newest 500, oldest first. `reader`: whose own steps are named. */
export async function timelineOf(
  engagementId: string,
  { isForClient, reader }: { isForClient: boolean; reader?: string },
  now = new Date(),
): Promise<TimelineEvent[]> {
  const { id, kind, at, isOurs, actorId } = engagementEvents;
  const shown = isForClient ? eq(engagementEvents.isForClient, true) : undefined;
  const latest = await db()
    .select({
      id,
      kind,
      at,
      text: shownText(),
      isOurs,
      isForClient: engagementEvents.isForClient,
      by: profiles.fullName,
      stepId: engagementEvents.stepId,
      undoable: engagementSteps.id,
    })
    .from(engagementEvents)
    .leftJoin(profiles, eq(profiles.id, actorId))
    .leftJoin(engagementSteps, canBeTakenBack(engagementEvents.stepId, reader, now))
    .where(and(eq(engagementEvents.engagementId, engagementId), shown))
    .orderBy(desc(at), desc(id))
    .limit(500);
  const oldest = now.getTime() - STEP_LASTS;
  const isBlocked = latest.some((one) => one.stepId && !one.undoable && one.at.getTime() > oldest);
  const chains = reader && isBlocked ? await undoChains(engagementId, reader, now) : null;
  const newestOf = new Map(latest.toReversed().map((one) => [one.stepId, one.id]));
  return latest.toReversed().map(({ stepId, undoable, ...event }) => ({
    ...event,
    undo: newestOf.get(stepId) !== event.id ? [] : undoable ? [undoable] : (chains?.get(stepId ?? '') ?? []),
  }));
}
