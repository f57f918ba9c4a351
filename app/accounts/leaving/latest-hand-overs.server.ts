import { aliasedTable, desc, eq, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { may } from '#app/accounts/core/roles.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { handOvers } from '#app/platform/db/schema/hand-overs.ts';
import type { Holding } from './define-holding.ts';
import { canBeUndone, whoGotWhat } from './hand-over.server.ts';

const holders = aliasedTable(profiles, 'holders');
const undoers = aliasedTable(profiles, 'undoers');

const LATEST = 50;

/**
 * All hand-overs, also undone ones, for `allocate`; the latest first. Only the latest of each holder can be undone,
 * within a day.
 */
export async function latestHandOvers(holdings: readonly Holding[], me: FirmActor, now = new Date()) {
  if (!may(me.role, 'allocate')) return [];
  const { holderId, actorId, keepsRole, moved, at, undoneAt, undoneBy } = handOvers;
  const rows = await db()
    .select({
      holderId,
      actorId,
      keepsRole,
      moved,
      at,
      undoneAt,
      undoneBy,
      isFresh: sql<boolean>`${canBeUndone(now)}`,
      name: holders.fullName,
      by: profiles.fullName,
      undoer: undoers.fullName,
    })
    .from(handOvers)
    .leftJoin(holders, eq(holders.id, holderId))
    .leftJoin(profiles, eq(profiles.id, actorId))
    .leftJoin(undoers, eq(undoers.id, undoneBy))
    .orderBy(desc(at))
    .limit(LATEST);
  const nameOf = (id: string | null, name: string | null) => (id === me.id ? null : (name ?? ''));
  const seen = new Set<string>();
  const given = await Promise.all(rows.map(({ moved: rowsMoved }) => whoGotWhat(holdings, rowsMoved)));
  return rows.flatMap((row, index) => {
    if (!row.keepsRole && !may(me.role, 'users')) return [];
    const path = row.keepsRole ? `/admin/work/people/${row.holderId}` : `/admin/users/${row.holderId}`;
    const undone = row.undoneAt && { at: row.undoneAt, by: nameOf(row.undoneBy, row.undoer) };
    const isUndoable = row.isFresh && !seen.has(path);
    if (!undone) seen.add(path);
    const count = row.moved.reduce((sum, { ids }) => sum + ids.length, 0);
    const title = `Handed over: ${count} of what ${row.name || 'a former colleague'} held`;
    const state: 'done' | 'undone' = undone ? 'undone' : 'done';
    return [
      {
        path,
        title,
        state,
        at: row.at,
        by: nameOf(row.actorId, row.by),
        given: given[index] ?? [],
        undone,
        canBeUndone: isUndoable,
        kept: 0,
      },
    ];
  });
}
