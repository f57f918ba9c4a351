import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { recordStep } from '../engagements/changing.server.ts';
import { findEngagement } from '../engagements/find.server.ts';
import { chosenWork, type OpenWork } from './open-work.server.ts';
import { addReminderEvent } from './reminder-event.server.ts';
import { mailAbout, markOf, workOf } from './send.server.ts';

/**
 * `nothing`: nothing is open. `nobody`: there is nobody to write to. `had`: the client already had today's mail about it.
 */
export type Reminded =
  | { kind: 'mailed'; to: string[] }
  | { kind: NonNullable<OpenWork['held']> | 'nothing' | 'nobody' | 'had' | 'gone' };

/** What is reminded of by the same act: all of a person's is in one mail. `mailed`: the marks of it so far. */
type Together = { ids(): Promise<readonly string[]>; mailed(): Promise<ReadonlySet<string>> };

/** About this work alone, or what is reminded of together with it. `to` has the marks of what was mailed now. */
export async function remindNow(
  tx: Transaction,
  actor: FirmActor,
  id: string,
  now = new Date(),
  together: Together = { ids: async () => [id], mailed: async () => new Set() },
): Promise<Reminded> {
  const engagement = await findEngagement(actor, id, tx);
  if (!engagement) return { kind: 'gone' };
  const { chosen, people } = await chosenWork(actor, await together.ids(), now);
  const own = chosen.find((one) => one.id === id && one.isOpen);
  if (!own) return { kind: 'nothing' };
  if (own.held) return { kind: own.held };
  const readers = people.filter((person) => workOf(person, chosen).includes(own));
  if (readers.length === 0) return { kind: 'nobody' };
  const to: string[] = [];
  let isMailed = false;
  for (const person of readers) {
    to.push(...(await mailAbout(tx, person, workOf(person, chosen), now)));
    const mark = markOf(person, own);
    isMailed ||= to.includes(mark) || (await together.mailed()).has(mark);
  }
  if (!isMailed) return { kind: 'had' };
  await tx
    .update(engagements)
    .set({ reminders: sql`${engagements.reminders} + 1`, updatedAt: engagements.updatedAt })
    .where(eq(engagements.id, id));
  await addReminderEvent(tx, id, actor, now);
  await recordStep(tx, actor, 'remind', engagement);
  return { kind: 'mailed', to };
}
