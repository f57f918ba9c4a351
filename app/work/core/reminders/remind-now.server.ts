import { eq, sql } from 'drizzle-orm';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { recordStep } from '../engagements/changing.server.ts';
import { findEngagement, type Engagement } from '../engagements/find.server.ts';
import { addEvent } from '../engagements/timeline.server.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { openWorkOf, wholePeopleOf, type OpenWork, type Person } from './open-work.server.ts';
import { mailOnce, workOf } from './send.server.ts';

/** `engagements`: whose client got a mail. `had`: who already had today's. `nothing`: nothing open, or paused. */
export type Reminded = { engagements: number; had: number; nothing: number };

/** Counts as today's mail. Engagements that the actor may not see are left out. */
export async function remindNow(
  actor: FirmActor,
  engagementIds: readonly string[],
  now = new Date(),
): Promise<Reminded> {
  const reminded: Reminded = { engagements: 0, had: 0, nothing: 0 };
  const chosen = await visibleOf(actor, engagementIds);
  // A person gets one mail a day, so it includes all of their taxpayers.
  const people = await wholePeopleOf(chosen.map(({ taxpayer }) => taxpayer.id));
  const all = people.flatMap(({ taxpayerIds }) => [...taxpayerIds]);
  const work = await openWorkOf(all, southAfricanDay(now));
  const mailed = new Map<string, boolean>();
  for (const engagement of chosen) {
    if (!work.some(({ id, isWaiting }) => id === engagement.id && isWaiting)) {
      reminded.nothing += 1;
      continue;
    }
    const isSent = await db().transaction((tx) =>
      remind(tx, { actor, engagement, people, work, mailed }, now),
    );
    if (isSent) reminded.engagements += 1;
    else reminded.had += 1;
  }
  return reminded;
}

type Reminding = {
  actor: FirmActor;
  engagement: Engagement;
  people: readonly Person[];
  work: readonly OpenWork[];
  /** By address: whether this call has sent today's mail. */
  mailed: Map<string, boolean>;
};

async function remind(tx: Transaction, { actor, engagement, people, work, mailed }: Reminding, now: Date) {
  const recipients = people.filter(({ taxpayerIds }) => taxpayerIds.has(engagement.taxpayer.id));
  for (const person of recipients)
    if (!mailed.has(person.email))
      mailed.set(person.email, await mailOnce(tx, person, workOf(person, work), now));
  if (!recipients.some(({ email }) => mailed.get(email))) return false;
  const { id } = engagement;
  await tx
    .update(engagements)
    .set({ reminders: sql`${engagements.reminders} + 1`, updatedAt: engagements.updatedAt })
    .where(eq(engagements.id, id));
  await addEvent(
    tx,
    { engagementId: id, kind: 'note', text: 'Reminder sent', isForClient: false },
    actor,
    now,
  );
  await recordStep(tx, actor, 'remind', engagement);
  return true;
}

async function visibleOf(actor: FirmActor, ids: readonly string[]): Promise<Engagement[]> {
  const found = await Promise.all([...new Set(ids)].map((id) => findEngagement(actor, id)));
  return found.filter((one) => one !== null);
}
