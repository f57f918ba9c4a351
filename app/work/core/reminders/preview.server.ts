import type { Mailing } from '#app/accounts/bulk/define-bulk.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { rehearse } from '../notices/rehearse.server.ts';
import { daysMailed, markOf } from './marks.server.ts';
import { chosenWork } from './open-work.server.ts';
import { workOf } from './theirs.ts';
import { remindNow, whyNotReminded } from './remind-now.server.ts';

/** Who would be mailed if these were reminded, and one of the mails. Nothing is stored. */
export async function previewReminders(
  me: FirmActor,
  ids: readonly string[],
  now = new Date(),
): Promise<Mailing> {
  const [{ chosen, people }, had] = await Promise.all([
    chosenWork(me, ids, now),
    daysMailed(southAfricanDay(now)),
  ]);
  const waiting = chosen.filter(({ isWaiting }) => isWaiting);
  const mails = people
    .map((person) => ({
      person,
      work: workOf(person, waiting).filter((one) => !had.has(markOf(person, one))),
    }))
    .filter(({ work }) => work.length > 0);
  const [first] = mails;
  const remindAll = async (tx: Transaction) => {
    for (const { id } of first?.work ?? []) await remindNow(tx, me, id, now);
  };
  return {
    clients: new Set(mails.flatMap(({ work }) => work.map(({ taxpayerId }) => taxpayerId))).size,
    people: mails.length,
    example: first ? await rehearse(first.person.email, remindAll) : null,
  };
}

/** By the id of each of which nobody would be reminded: why. */
export async function findUnreminded(
  me: FirmActor,
  ids: readonly string[],
  now = new Date(),
): Promise<Map<string, 'nothing' | NonNullable<ReturnType<typeof whyNotReminded>>>> {
  const [{ chosen, people }, had] = await Promise.all([
    chosenWork(me, ids, now),
    daysMailed(southAfricanDay(now)),
  ]);
  const open = new Map(chosen.filter(({ isOpen }) => isOpen).map((one) => [one.id, one]));
  const reached = people.map((person) => ({ person, works: new Set(workOf(person, chosen)) }));
  return new Map(
    ids.flatMap((id) => {
      const own = open.get(id);
      if (!own) return [[id, 'nothing'] as const];
      const readers = reached.filter(({ works }) => works.has(own)).map(({ person }) => person);
      const why = whyNotReminded(own, readers, had);
      // One reminder is of the whole proposal.
      return why && !(own.proposalId && why === 'noticed') ? [[id, why] as const] : [];
    }),
  );
}
