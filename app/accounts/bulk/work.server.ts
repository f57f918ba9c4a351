import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { findActor } from '#app/accounts/core/colleagues.server.ts';
import { may } from '#app/accounts/core/roles.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { bulkRecords, bulkRuns } from '#app/platform/db/schema/bulk.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import type { BulkAct } from './define-bulk.ts';

type Run = typeof bulkRuns.$inferSelect;
type RunRecord = typeof bulkRecords.$inferSelect;
type After = Partial<Pick<RunRecord, 'state' | 'why' | 'given' | 'past' | 'madeId'>>;

const AT_ONCE = 3;

/** By the run's state: which records are next, and the state when none is left. */
const WAYS = {
  running: { from: 'waiting', failed: 'left', end: 'done', order: asc },
  undoing: { from: 'done', failed: 'kept', end: 'undone', order: desc },
} as const;

/** `report` gets the reason when a record fails; the others go on. */
type Report = (reason: string) => void;

/** One transaction for each record, which other processes skip: after a crash, or in parallel, none is done twice. */
export async function workOn(act: BulkAct, run: Run, report: Report, now = new Date()): Promise<void> {
  if (run.state !== 'running' && run.state !== 'undoing') return;
  const actor = await findActor(run.actorId);
  const me = actor && may(actor.role, act.permission) ? actor : null;
  const work = { act, run, me, way: WAYS[run.state], now };
  const lane = async () => {
    while (await step(work, report));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

type Work = {
  act: BulkAct;
  run: Run;
  me: FirmActor | null;
  way: (typeof WAYS)['running' | 'undoing'];
  now: Date;
};

function step(work: Work, report: Report): Promise<boolean> {
  const { run, way } = work;
  const { runId, position, state } = bulkRecords;
  return db().transaction(async (tx) => {
    const [record] = await tx
      .select()
      .from(bulkRecords)
      .where(and(eq(runId, run.id), eq(state, way.from)))
      .orderBy(way.order(position))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!record) {
      const isLeft = sql`exists (select from ${bulkRecords} where ${and(eq(runId, run.id), eq(state, way.from))})`;
      await tx
        .update(bulkRuns)
        .set({ state: way.end })
        .where(and(eq(bulkRuns.id, run.id), eq(bulkRuns.state, run.state), sql`not ${isLeft}`));
      return false;
    }
    const after = await tx
      .transaction((inner) => perform(inner, work, record))
      .catch((error: unknown): After => {
        report(reasonOf(error));
        return { state: way.failed, why: 'failed' };
      });
    await tx
      .update(bulkRecords)
      .set(after)
      .where(and(eq(runId, run.id), eq(position, record.position)));
    return true;
  });
}

async function perform(tx: Transaction, { act, run, me, way, now }: Work, record: RunRecord): Promise<After> {
  const { recordId: id, version, given, past } = record;
  if (!me) return { state: way.failed, why: 'forbidden' };
  if (way.from === 'waiting') {
    const choice = act.choice.parse(run.choice);
    const [ids, earlier] = [() => idsOf(tx, run.id), () => pastsOf(tx, run.id)];
    const done = await act.change(tx, { me, id, version, choice, given, now, ids, earlier });
    if (done.state === 'left') return done;
    const { past: before = null, made: madeId = null, why = null } = done;
    return { state: 'done', given: null, past: before, madeId, why };
  }
  // Nothing was changed, so it is as before.
  if (!past) return { state: 'undone' };
  const why = await act.undo?.(tx, { me, id, past, now });
  return why ? { state: 'kept', why } : { state: 'undone', why: null };
}

async function idsOf(tx: Transaction, id: string): Promise<string[]> {
  const { runId, recordId } = bulkRecords;
  const rows = await tx.select({ recordId }).from(bulkRecords).where(eq(runId, id));
  return rows.map((row) => row.recordId);
}

async function pastsOf(tx: Transaction, id: string): Promise<object[]> {
  const { runId, state, past } = bulkRecords;
  const rows = await tx
    .select({ past })
    .from(bulkRecords)
    .where(and(eq(runId, id), eq(state, 'done'), isNotNull(past)));
  return rows.flatMap((row) => row.past ?? []);
}
