import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { keyedHash } from '#app/platform/http/rate-limit.server.ts';
import { recordStep } from '../engagements/changing.server.ts';
import { findEngagement } from '../engagements/find.server.ts';
import { addEvent } from '../engagements/timeline.server.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { openWorkOf, wholePeopleOf } from './open-work.server.ts';
import { mailOnce, workOf } from './send.server.ts';

/** `had`: the client already had today's mail. `nothing`: nothing is open, or reminders are paused. */
export type Reminded = { kind: 'mailed'; to: string[] } | { kind: 'had' | 'nothing' | 'gone' };

/**
 * Counts as today's mail. `before`: the marks of those whom the same act has mailed already, read when somebody has had
 * a mail: a person gets one a day, which says everything. `to` has the marks of those mailed now.
 */
export async function remindNow(
  tx: Transaction,
  actor: FirmActor,
  id: string,
  before: () => Promise<ReadonlySet<string>> = () => Promise.resolve(new Set()),
  now = new Date(),
): Promise<Reminded> {
  const engagement = await findEngagement(actor, id, tx);
  if (!engagement) return { kind: 'gone' };
  const people = await wholePeopleOf([engagement.taxpayer.id]);
  const all = people.flatMap(({ taxpayerIds }) => [...taxpayerIds]);
  const work = await openWorkOf(all, southAfricanDay(now));
  if (!work.some((one) => one.id === id && one.isWaiting)) return { kind: 'nothing' };
  const to: string[] = [];
  let isMailed = false;
  for (const person of people.filter(({ taxpayerIds }) => taxpayerIds.has(engagement.taxpayer.id))) {
    const mark = keyedHash(person.email);
    if (await mailOnce(tx, person, workOf(person, work), now)) to.push(mark);
    isMailed ||= to.includes(mark) || (await before()).has(mark);
  }
  if (!isMailed) return { kind: 'had' };
  await tx
    .update(engagements)
    .set({ reminders: sql`${engagements.reminders} + 1`, updatedAt: engagements.updatedAt })
    .where(eq(engagements.id, id));
  const event = { engagementId: id, kind: 'note', text: 'Reminder sent', isForClient: false } as const;
  await addEvent(tx, event, actor, now);
  await recordStep(tx, actor, 'remind', engagement);
  return { kind: 'mailed', to };
}
