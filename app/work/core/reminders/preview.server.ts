import type { Mailing } from '#app/accounts/bulk/define-bulk.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { chosenWork } from './open-work.server.ts';
import { daysMailed, markOf, reminderTo, workOf } from './send.server.ts';

/** In an example: the link of each mail is made when it is sent, and stored as a hash alone. */
const OWN_LINK = 'own-link-of-each-mail';

/** Who would be mailed if these were reminded, and one of the mails. Nothing is stored. */
export async function previewReminders(
  me: FirmActor,
  ids: readonly string[],
  now = new Date(),
): Promise<Mailing> {
  const today = southAfricanDay(now);
  const [{ chosen, people }, had] = await Promise.all([chosenWork(me, ids, now), daysMailed(today)]);
  const waiting = chosen.filter(({ isWaiting }) => isWaiting);
  const mails = people
    .map((person) => {
      const work = workOf(person, waiting).filter((one) => !had.has(markOf(person, one)));
      return { work, mail: reminderTo(person, work, today, () => OWN_LINK) };
    })
    .filter(({ mail }) => mail !== null);
  return {
    clients: new Set(mails.flatMap(({ work }) => work.map(({ taxpayerId }) => taxpayerId))).size,
    people: mails.length,
    example: mails[0]?.mail ?? null,
  };
}
