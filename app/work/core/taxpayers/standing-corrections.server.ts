import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { may } from '#app/accounts/core/roles.ts';
import { isHeldByNobody } from '#app/accounts/core/colleagues.server.ts';
import { actorText } from '#app/platform/audit/words.ts';
import { isKeyOf } from '#app/platform/core/keys.ts';
import { DAY } from '#app/platform/core/time.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { listPart, mappedPart, readPart, type Part } from '#app/platform/db/parts.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { CORRECTABLE, storedText, type Correctable, type Correction } from './correctable.ts';
import { doubtOf } from './doubts.ts';
import type { Taxpayer } from './taxpayers.server.ts';
import { vatLookup } from './vat-lookup.server.ts';

const KEPT = 90 * DAY;

export const ABOUT_CORRECTIONS = [
  'taxpayer.correct',
  'taxpayer.refuse-correction',
  'taxpayer.reopen-correction',
  'taxpayer.withdraw-correction',
] as const;

/** Those that nobody has answered and that are not so already: the newest of each field. */
export function correctionsOf(taxpayer: Taxpayer, reader?: Transaction): Promise<Correction[]> {
  return readPart(correctionsPart(taxpayer), reader);
}

export function correctionsPart(taxpayer: Taxpayer, now = new Date()): Part<Correction[]> {
  return mappedPart(entriesPart(sql`${taxpayer.id}::text`, now), (rows) => standing(taxpayer, rows));
}

export type ClientCorrections = { id: string; name: string; isNobodys: boolean; corrections: Correction[] };

/** `orNobody`: with those of clients that nobody looks after. */
type Looking = { holderId: string; orNobody: boolean };

/** For a colleague: of the clients that they look after, and, for who may allocate, of those that nobody does. */
export function correctionsFor({ id, role }: FirmActor): Part<ClientCorrections[]> {
  return standingCorrectionsOf({ holderId: id, orNobody: may(role, 'allocate') });
}

export function standingCorrectionsOf(
  { holderId, orNobody }: Looking,
  now = new Date(),
): Part<ClientCorrections[]> {
  const { at, action, entityId } = auditEntries;
  const { id, assigneeId, deletedAt } = taxpayers;
  // The few that said something are found first, by an index of their own.
  const withOne = sql`any(array(select ${entityId}::uuid from ${auditEntries} where ${and(eq(action, 'taxpayer.correct'), isKept(at, now))}))`;
  const isNobodys = sql<boolean>`${isHeldByNobody(assigneeId, 'work')}`;
  const isTheirs = or(eq(assigneeId, holderId), orNobody ? isNobodys : undefined);
  const entries = entriesPart(sql`${id}::text`, now);
  const clients = listPart(
    { ...SHOWN, id, isNobodys, entries: sql<unknown>`${entries.json}` },
    sql`from ${taxpayers} where ${and(sql`${id} = ${withOne}`, isNull(deletedAt), isTheirs)}`,
    ({ entries: json, id: clientId, isNobodys: isOfNobody, ...client }) => ({
      id: clientId,
      name: client.name,
      isNobodys: isOfNobody,
      corrections: standing(client, entries.read(json)),
    }),
  );
  return mappedPart(clients, (read) =>
    read
      .filter(({ corrections }) => corrections.length > 0)
      .toSorted((one, other) => waitingSince(one) - waitingSince(other)),
  );
}

export function countCorrections(clients: readonly ClientCorrections[]): number {
  return clients.reduce((sum, { corrections }) => sum + corrections.length, 0);
}

const waitingSince = ({ corrections }: ClientCorrections) =>
  Math.min(...corrections.map(({ at }) => at.getTime()));

const SHOWN = {
  name: taxpayers.name,
  kind: taxpayers.kind,
  taxNumber: taxpayers.taxNumber,
  registrationNumber: taxpayers.registrationNumber,
  yearEnd: taxpayers.yearEnd,
  streetAddress: taxpayers.streetAddress,
  postalAddress: taxpayers.postalAddress,
  registeredOn: taxpayers.registeredOn,
  vatCategory: taxpayers.vatCategory,
  email: taxpayers.email,
  vatLookup,
} as const satisfies Record<Correctable | 'vatLookup', unknown>;

function entriesPart(clientId: SQL, now: Date): Part<Entry[]> {
  const { id, at, actorId, changes, action, entity, entityId } = auditEntries;
  const isOf = and(
    eq(entity, 'taxpayer'),
    sql`${entityId} = ${clientId}`,
    inArray(action, [...ABOUT_CORRECTIONS]),
    isKept(at, now),
  );
  return listPart(
    { id, at, actorId, changes, action, name: sql<string | null>`${profiles.fullName}` },
    sql`from ${auditEntries} left join ${profiles} on ${eq(profiles.id, actorId)} where ${isOf} order by ${id} desc`,
    (row) => ({ ...row, at: new Date(row.at) }),
  );
}

function isKept(at: typeof auditEntries.at, now: Date): SQL {
  return sql`${at} >= ${new Date(now.getTime() - KEPT).toISOString()}::timestamptz`;
}

type Entry = Pick<typeof auditEntries.$inferSelect, 'id' | 'at' | 'actorId' | 'changes' | 'action'> & {
  name: string | null;
};

/** The last word on each field, if it waits for us. `rows`: the newest first. */
function standing(taxpayer: Pick<Taxpayer, Correctable | 'vatLookup'>, rows: readonly Entry[]): Correction[] {
  const newest = new Map<Correctable, Correction | null>();
  const reopened = new Set<Correctable>();
  for (const { changes, action, actorId, name, ...row } of rows)
    for (const [field, change] of Object.entries(changes)) {
      if (!isKeyOf(CORRECTABLE, field) || newest.has(field)) continue;
      if (action === 'taxpayer.reopen-correction') reopened.add(field);
      // A refusal that was taken back says nothing any more.
      const isTakenBack = action === 'taxpayer.refuse-correction' && reopened.delete(field);
      if (isTakenBack || action === 'taxpayer.reopen-correction') continue;
      const correction = action === 'taxpayer.correct' ? readChange(change) : null;
      const doubt = doubtOf(field, correction?.to ?? null, taxpayer.kind);
      const by = actorText(actorId, name);
      newest.set(field, correction && { ...row, ...correction, field, by, byId: actorId, doubt });
    }
  return [...newest.values()]
    .filter((one) => one !== null)
    .filter(({ field, to }) => storedText(taxpayer, field) !== to);
}

export function readChange(change: unknown): { from: string | null; to: string } | null {
  if (typeof change !== 'object' || change === null || !('to' in change) || !('from' in change)) return null;
  const { from, to } = change;
  return typeof to === 'string' ? { from: typeof from === 'string' ? from : null, to } : null;
}
