import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { changing, recordStep } from '../engagements/changing.server.ts';
import { notifyClient } from '../notices/notify-client.server.ts';
import { daysMailed, markOf } from './marks.server.ts';
import { chosenWork, type OpenWork } from './open-work.server.ts';
import { workOf } from './theirs.ts';
import { addReminderEvent } from './reminder-event.server.ts';

/** `told`: a mail waits, for all of its proposal. `nothing` is open. `nobody` to write to. `had`: all had today's. */
export type Reminded = 'told' | NonNullable<OpenWork['held']> | 'nothing' | 'nobody' | 'had' | 'gone';

/** Of this work, or of its proposal. It waits as all news does, and can be taken back until it is mailed. */
export function remindNow(
  tx: Transaction,
  actor: FirmActor,
  id: string,
  now = new Date(),
): Promise<Reminded> {
  return changing(
    actor,
    id,
    async (inner, engagement) => {
      const { chosen, people } = await chosenWork(actor, [id], now);
      const own = chosen.find((one) => one.id === id && one.isOpen);
      if (!own) return 'nothing';
      if (own.proposalId && (await isReminded(inner, own.proposalId))) return 'told';
      const readers = people.filter((person) => workOf(person, chosen).includes(own));
      const why = whyNotReminded(own, readers, await daysMailed(southAfricanDay(now)));
      if (why) return why;
      const about = own.proposalId
        ? ({ kind: 'proposal_reminder', aboutIds: [own.proposalId] } as const)
        : ({ kind: 'reminder' } as const);
      const { reminders, version } = engagements;
      const counted = { reminders: sql`${reminders} + 1`, version: sql`${version} + 1` };
      await inner.update(engagements).set(counted).where(eq(engagements.id, id));
      await addReminderEvent(inner, id, actor, now);
      await notifyClient(inner, { engagementId: id, ...about }, actor, now);
      await recordStep(inner, actor, 'remind', engagement);
      return 'told';
    },
    tx,
  );
}

/** Of open work. `readers`: whom a mail about it goes to. `had`: the marks of today's mails. Null: remind them. */
export function whyNotReminded(
  own: OpenWork,
  readers: readonly { email: string }[],
  had: ReadonlyMap<string, unknown>,
): Exclude<Reminded, 'told' | 'gone'> | null {
  if (own.held) return own.held;
  if (readers.length === 0) return 'nobody';
  return readers.every((reader) => had.has(markOf(reader, own))) ? 'had' : null;
}

async function isReminded(tx: Transaction, proposalId: string): Promise<boolean> {
  const { kind, aboutId } = clientNotices;
  return (await tx.$count(clientNotices, and(eq(kind, 'proposal_reminder'), eq(aboutId, proposalId)))) > 0;
}
