import { desc, eq } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { may } from '#app/accounts/core/roles.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { bulkRuns } from '#app/platform/db/schema/bulk.ts';
import type { BulkAct } from './define-bulk.ts';
import { titleOf, undoneTitleOf } from './run-title.ts';
import { countRows, countsIn, isShownTo, pathOf } from './run.server.ts';
import { undoableAmong } from './undoable.server.ts';

const LATEST = 50;

/** What this colleague did to many records at once, the latest first; with `allocate` also what others did. */
export async function latestRuns(acts: readonly BulkAct[], me: FirmActor) {
  const runs = await db()
    .select({ run: bulkRuns, by: profiles.fullName })
    .from(bulkRuns)
    .leftJoin(profiles, eq(profiles.id, bulkRuns.actorId))
    .where(isShownTo(me))
    .orderBy(desc(bulkRuns.at))
    .limit(LATEST);
  const rows = await countRows(runs.map(({ run }) => run.id));
  const shown = runs.flatMap(({ run, by }) => {
    const act = acts.find(({ name }) => name === run.act);
    if (!act || !may(me.role, act.permission)) return [];
    return [{ act, run, by, counts: countsIn(rows.filter(({ runId }) => runId === run.id)) }];
  });
  const undoable = await undoableAmong(me, shown);
  return shown.map(({ act, run, by, counts }) => {
    const title = undoneTitleOf(act, run, counts, me.id) ?? titleOf(act, run, counts, me.id);
    const { state, at } = run;
    const actor = run.actorId === me.id ? null : (by ?? '');
    const canBeUndone = undoable.has(run.id);
    const { kept } = counts;
    return { path: pathOf(run), title, state, at, by: actor, given: [], undone: null, canBeUndone, kept };
  });
}
