import { and, desc, eq, gte, or } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { DAY } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bulkRecords, bulkRuns } from '#app/platform/db/schema/bulk.ts';
import type { BulkAct } from './define-bulk.ts';
import { countRecords, findRun, pathOf, type Run } from './run.server.ts';
import { titleOf } from './run-title.ts';

/** Query parameter of a record's page: the run that left it out, to return to after the repair. */
const FROM_RUN = 'run';

export type MendLink = { label: string; path: string };

/** Null where no entry on the record's page would let it take part. */
export function mendLink(
  act: BulkAct,
  run: Pick<Run, 'id'>,
  { path, why }: { path: string; why: string },
): MendLink | null {
  const mend = act.mends?.[why];
  if (!mend) return null;
  const query = new URLSearchParams({ [FROM_RUN]: run.id, field: mend.field });
  return { label: mend.label, path: `${path}?${query}#${mend.field}` };
}

/** The run from which the record's page was opened; null if there is none, or it is another reader's. */
export async function runBehind(
  acts: readonly BulkAct[],
  me: FirmActor,
  request: Request,
): Promise<{ path: string; title: string } | null> {
  const run = await findRun(me, new URL(request.url).searchParams.get(FROM_RUN) ?? '');
  const act = acts.find(({ name }) => name === run?.act);
  if (!run || !act || run.actorId !== me.id) return null;
  return { path: pathOf(run), title: titleOf(act, run, await countRecords(run.id), me.id) };
}

/**
 * `path` of a record's page with a way back to the latest run of the last 24 hours that asks about the record or left
 * it out; unchanged if there is none.
 */
export async function withWayBack(me: FirmActor, recordId: string, path: string): Promise<string> {
  const isOpen = or(eq(bulkRuns.state, 'asked'), eq(bulkRecords.state, 'left'));
  const isRecent = gte(bulkRuns.at, new Date(Date.now() - DAY));
  const [run] = await db()
    .select({ id: bulkRuns.id })
    .from(bulkRuns)
    .innerJoin(bulkRecords, eq(bulkRecords.runId, bulkRuns.id))
    .where(and(eq(bulkRuns.actorId, me.id), isRecent, eq(bulkRecords.recordId, recordId), isOpen))
    .orderBy(desc(bulkRuns.at))
    .limit(1);
  return run ? `${path}?${new URLSearchParams({ [FROM_RUN]: run.id })}` : path;
}
