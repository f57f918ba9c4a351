import { and, eq, inArray, sql } from 'drizzle-orm';
import { actorText } from '#app/platform/audit/words.ts';
import { isKeyOf } from '#app/platform/core/keys.ts';
import { DAY } from '#app/platform/core/time.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { listPart, readPart, type Part } from '#app/platform/db/parts.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { CORRECTABLE, storedText, type Correctable, type Correction } from './correctable.ts';
import { doubtOf } from './doubts.ts';
import type { Taxpayer } from './taxpayers.server.ts';

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
  const { id, at, actorId, changes, action, entityId } = auditEntries;
  const isOf = and(
    eq(entityId, taxpayer.id),
    inArray(action, [...ABOUT_CORRECTIONS]),
    sql`${at} >= ${new Date(now.getTime() - KEPT).toISOString()}::timestamptz`,
  );
  const list = listPart(
    { id, at, actorId, changes, action, name: sql<string | null>`${profiles.fullName}` },
    sql`from ${auditEntries} left join ${profiles} on ${eq(profiles.id, actorId)} where ${isOf} order by ${id} desc`,
    (row) => ({ ...row, at: new Date(row.at) }),
  );
  return { json: list.json, read: (json) => standing(taxpayer, list.read(json)) };
}

type Entry = Pick<typeof auditEntries.$inferSelect, 'id' | 'at' | 'actorId' | 'changes' | 'action'> & {
  name: string | null;
};

/** The last word on each field, if it waits for us. `rows`: the newest first. */
function standing(taxpayer: Taxpayer, rows: readonly Entry[]): Correction[] {
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
