import { inArray } from 'drizzle-orm';
import type { Mailing } from '#app/accounts/bulk/define-bulk.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { openWorkOf, wholePeopleOf } from './open-work.server.ts';
import { daysMailed, reminderTo, workOf } from './send.server.ts';

/** In an example: the link of each mail is made when it is sent, and stored as a hash alone. */
const OWN_LINK = 'own-link-of-each-mail';

/** Who would get today's mail if these were reminded, and one of the mails. Nothing is stored. */
export async function previewReminders(ids: readonly string[], now = new Date()): Promise<Mailing> {
  const today = southAfricanDay(now);
  const chosen = await taxpayersOf(ids);
  const all = await wholePeopleOf(chosen.map(({ taxpayerId }) => taxpayerId));
  const taxpayerIds = all.flatMap((person) => [...person.taxpayerIds]);
  const [work, days] = await Promise.all([openWorkOf(taxpayerIds, today), daysMailed(all)]);
  const waits = new Set(
    work.filter(({ id, isWaiting }) => isWaiting && ids.includes(id)).map((one) => one.taxpayerId),
  );
  const people = all.filter(
    ({ email, taxpayerIds: own }) =>
      !days.get(email)?.includes(today) && [...own].some((taxpayerId) => waits.has(taxpayerId)),
  );
  const [first] = people;
  const own = first ? workOf(first, work) : [];
  return {
    clients: [...waits].filter((id) => people.some(({ taxpayerIds: own }) => own.has(id))).length,
    people: people.length,
    example: first ? reminderTo(first, own, today, () => OWN_LINK) : null,
  };
}

function taxpayersOf(ids: readonly string[]) {
  const { id, taxpayerId } = engagements;
  return db()
    .select({ id, taxpayerId })
    .from(engagements)
    .where(inArray(id, [...ids]));
}
