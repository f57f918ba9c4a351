import { and, eq, isNotNull, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { may, ROLES } from '#app/accounts/core/roles.ts';
import type { FirmActor, Reader } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { openedFiles, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isGivenStepOf } from '../inside/inside-where.server.ts';
import { OURS } from './ours.ts';
import { isMemberOf, isRecipient } from './recipients.server.ts';

// These return SQL, never undefined: a kind of sight that nobody handles would filter nothing, and does not compile.

type Colleague = Pick<FirmActor, 'id' | 'role'>;

/** For queries with `engagements` and `taxpayers`: what the reader may read and change. A link opens one engagement. */
export function isVisibleTo(reader: Reader): SQL {
  switch (reader.party) {
    case 'site':
      return sql`true`;
    case 'firm':
      return all(isPresent, isSeenBy(reader));
    case 'client':
      if (reader.engagementId !== undefined)
        return all(isPresent, isShared, eq(engagements.id, reader.engagementId), isRecipient(reader.email));
      return reader.userId === null ? sql`false` : all(isPresent, isShared, isMemberOf(reader.userId));
  }
}

/** The same for queries of `taxpayers` alone; a link opens none. */
export function isTaxpayerVisibleTo(reader: Reader): SQL {
  switch (reader.party) {
    case 'site':
      return sql`true`;
    case 'firm':
      return all(isNull(taxpayers.deletedAt), isTaxpayerSeenBy(reader));
    case 'client':
      return reader.userId === null || reader.engagementId !== undefined
        ? sql`false`
        : all(isNull(taxpayers.deletedAt), isMemberOf(reader.userId));
  }
}

export function isInTrashOf(colleague: Colleague): SQL {
  return all(isNotNull(engagements.deletedAt), isSeenBy(colleague));
}

export function isTaxpayerInTrashOf(colleague: Colleague): SQL {
  return all(isNotNull(taxpayers.deletedAt), isTaxpayerSeenBy(colleague));
}

/** Every colleague who may work finds each client by its card, and may open its file, unless it is in the trash. */
export const isFindable = isNull(taxpayers.deletedAt);

export const isPresent = isNull(engagements.deletedAt);

/** Of work that is known by its id: little is in the trash, so no other work is read. */
export function isNotInTrash(id: SQL): SQL {
  return sql`${id} not in (select id from ${engagements} where ${isNotNull(engagements.deletedAt)})`;
}

const isShared = notInArray(engagements.type, [...OURS]);

/** The colleague who looks after it; while nobody does, everybody who sees it; and those who may allocate. */
export function looksAfter(
  { id, role }: Colleague,
  { assigneeId }: Pick<typeof taxpayers.$inferSelect, 'assigneeId'>,
): boolean {
  if (assigneeId === id || may(role, 'allocate')) return true;
  switch (ROLES[role].sees) {
    case 'all':
    case 'own and unassigned':
      return assigneeId === null;
  }
}

/** Whatever a role sees, it sees what was given to it, and what it opened. */
function isSeenBy({ id, role }: Colleague): SQL {
  const isOwn = any(eq(taxpayers.assigneeId, id), isGivenTo(id));
  switch (ROLES[role].sees) {
    case 'all':
      return sql`true`;
    case 'own and unassigned':
      return any(isOwn, isNull(taxpayers.assigneeId), isOpenedBy(id));
  }
}

function isTaxpayerSeenBy({ id, role }: Colleague): SQL {
  const isOwn = any(eq(taxpayers.assigneeId, id), hasWork(isGivenTo(id)));
  switch (ROLES[role].sees) {
    case 'all':
      return sql`true`;
    case 'own and unassigned':
      return any(isOwn, isNull(taxpayers.assigneeId), isOpenedBy(id));
  }
}

function isGivenTo(id: string): SQL {
  return any(eq(engagements.assigneeId, id), eq(engagements.reviewerId, id), isGivenStepOf(id));
}

/** For a day, as `opened-files.server.ts` writes it down. */
function isOpenedBy(id: string): SQL {
  const { taxpayerId, colleagueId, until } = openedFiles;
  const opened = db()
    .select({ one: sql`1` })
    .from(openedFiles)
    .where(all(eq(taxpayerId, taxpayers.id), eq(colleagueId, id), sql`${until} > now()`));
  return sql`exists ${opened}`;
}

/** Found once, not for each row: a colleague has little of all work. */
function hasWork(fits: SQL): SQL {
  const work = db().select({ id: engagements.taxpayerId }).from(engagements).where(all(isPresent, fits));
  return sql`${taxpayers.id} in ${work}`;
}

const any = (...conditions: [SQL, ...SQL[]]): SQL => sql`(${or(...conditions)})`;
const all = (...conditions: [SQL, ...SQL[]]): SQL => sql`(${and(...conditions)})`;
