import { inArray, sql } from 'drizzle-orm';
import { recordAll, type Change } from '#app/platform/audit/audit.server.ts';
import type { Verb } from '#app/platform/audit/words.ts';
import { mayMove, type Party } from '#app/platform/core/states.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import type { Actor, Reader } from '#app/accounts/core/actor.ts';
import { lockEngagement, type Engagement } from './find.server.ts';
import { inStep } from './steps.server.ts';
import { hasBegun } from './has-begun.ts';
import { ENGAGEMENT_STATE, isWithdrawn, type EngagementState } from './states.ts';
import { versionOf } from './types.ts';

/** Locks the engagement, in its own transaction or `within` another; `gone`: unknown, or not seen by the reader. */
export function changing<Result>(
  reader: Reader,
  id: string,
  change: (tx: Transaction, engagement: Engagement) => Promise<Result>,
  within?: Transaction,
): Promise<Result | 'gone'> {
  const run = async (tx: Transaction) => {
    const engagement = await lockEngagement(tx, reader, id);
    return engagement ? inStep(tx, reader, id, () => change(tx, engagement)) : 'gone';
  };
  return within ? run(within) : db().transaction(run);
}

export async function update(
  tx: Transaction,
  id: string,
  values: Partial<typeof engagements.$inferInsert>,
): Promise<void> {
  await updateAll(tx, [id], values);
}

async function updateAll(
  tx: Transaction,
  ids: readonly string[],
  values: Partial<typeof engagements.$inferInsert>,
): Promise<void> {
  await tx
    .update(engagements)
    .set({ ...values, version: sql`${engagements.version} + 1` })
    .where(inArray(engagements.id, [...ids]));
}

type Moved = Pick<Engagement, 'id' | 'state' | 'typeId'>;

/** False, and nothing changes, for what the table does not let this party do. */
export function moveTo(
  tx: Transaction,
  party: Party,
  one: Moved,
  to: EngagementState,
  values: Partial<typeof engagements.$inferInsert> = {},
): Promise<boolean> {
  return moveAll(tx, party, [one], to, values);
}

export async function moveAll(
  tx: Transaction,
  party: Party,
  all: readonly [Moved, ...Moved[]],
  to: EngagementState,
  values: Partial<typeof engagements.$inferInsert>,
): Promise<boolean> {
  const [{ state, typeId }] = all;
  if (!mayMove(ENGAGEMENT_STATE, party, state, to)) return false;
  const withdrawnOn = isWithdrawn(to) ? southAfricanDay(new Date()) : null;
  const days = to === state ? {} : { startsOn: null, withdrawnOn };
  const begins = hasBegun(to) && !hasBegun(state) ? { kindVersion: versionOf(typeId) } : {};
  const ids = all.map(({ id }) => id);
  await updateAll(tx, ids, { ...days, ...begins, ...values, state: to });
  return true;
}

/** Only what staff did; what clients do is in the timeline. */
export async function recordStep(
  tx: Transaction,
  actor: Actor | null,
  verb: Verb,
  work: Pick<Engagement, 'id' | 'title'>,
  changes?: Record<string, Change | string>,
): Promise<void> {
  await recordSteps(tx, actor, verb, [work], changes);
}

export async function recordSteps(
  tx: Transaction,
  actor: Actor | null,
  verb: Verb,
  works: readonly Pick<Engagement, 'id' | 'title'>[],
  changes?: Record<string, Change | string>,
): Promise<void> {
  if (actor?.party === 'client') return;
  const entry = {
    actorId: actor?.id ?? null,
    action: `engagement.${verb}`,
    entity: 'engagement',
    changes,
  } as const;
  await recordAll(
    tx,
    works.map(({ id, title }) => ({ ...entry, entityId: id, subject: title })),
  );
}
