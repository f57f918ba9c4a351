import { aliasedTable, desc, eq, gt } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { may } from '#app/accounts/core/roles.ts';
import { HOUR } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { handOvers } from '#app/platform/db/schema/hand-overs.ts';

const holders = aliasedTable(profiles, 'holders');

/** What was handed over within a day and not taken back, for who may allocate; the latest of each holder first, which alone can be taken back. */
export async function latestHandOvers(me: FirmActor, now = new Date()) {
  if (!may(me.role, 'allocate')) return [];
  const { holderId, actorId, keepsRole, moved, at } = handOvers;
  const rows = await db()
    .select({ holderId, actorId, keepsRole, moved, at, name: holders.fullName, by: profiles.fullName })
    .from(handOvers)
    .leftJoin(holders, eq(holders.id, holderId))
    .leftJoin(profiles, eq(profiles.id, actorId))
    .where(gt(at, new Date(now.getTime() - retention.undoHours * HOUR)))
    .orderBy(desc(at));
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    if (!row.keepsRole && !may(me.role, 'users')) return [];
    const path = row.keepsRole ? `/admin/work/people/${row.holderId}` : `/admin/users/${row.holderId}`;
    const canBeUndone = !seen.has(path);
    seen.add(path);
    const count = row.moved.reduce((sum, { ids }) => sum + ids.length, 0);
    const title = `Handed over: ${count} of what ${row.name || 'a former colleague'} held`;
    const by = row.actorId === me.id ? null : (row.by ?? '');
    return [{ path, title, state: 'done' as const, at: row.at, by, canBeUndone }];
  });
}
