import { setTimeout as sleep } from 'node:timers/promises';
import { redirect } from '@remix-run/node';
import { and, asc, count, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { may } from '#app/accounts/core/roles.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bulkRecords, bulkRuns } from '#app/platform/db/schema/bulk.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import type { Ticked } from '#app/platform/forms/ticked.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { forbidden } from '#app/platform/http/responses.ts';
import { redirectWithToast, type Toast } from '#app/platform/http/toast.server.ts';
import { enqueue, workerState } from '#app/platform/jobs/queue.server.ts';
import { reasonText, type BulkAct } from './define-bulk.ts';
import { bulkQueue } from './queue.ts';
import { titleOf } from './run-title.ts';
import { workOn } from './work.server.ts';

export type Run = typeof bulkRuns.$inferSelect;

const MOST_AT_ONCE = 10;

type Wanted<Choice> = {
  me: FirmActor;
  choice: Choice;
  ticked: readonly (Ticked & { given?: object })[];
  /** They match a filter: nobody has seen each of them, so the site asks first. */
  isAll?: boolean;
  back: string;
};

/**
 * A list's answer after many records were chosen. A question: before more than one client is mailed, if all matches or
 * more records than the act allows unasked are changed, or where the act asks more. Else the list with what was done,
 * or the page of a run that takes longer. Throws 403 without the act's permission.
 */
export async function startRun<Choice extends object>(
  act: BulkAct<Choice>,
  { me, choice, ticked, isAll = false, back }: Wanted<Choice>,
): Promise<Response> {
  if (!may(me.role, act.permission)) throw forbidden();
  const chosen = [...new Map(ticked.map((one) => [one.id, one])).values()];
  if (chosen.length === 0) return nothing(back, `Tick the ${act.things.many} it is about first.`);
  const ids = chosen.map(({ id }) => id);
  const isAsked = isAll || (await hasQuestion(act, me, ids, choice));
  const state = isAsked ? 'asked' : 'running';
  const run = await db().transaction(async (tx) => {
    const [added] = await tx
      .insert(bulkRuns)
      .values({ actorId: me.id, act: act.name, choice, state, back })
      .returning();
    if (!added) throw new Error('Postgres stored a run and returned no row.');
    await tx.insert(bulkRecords).values(
      chosen.map(({ id, version, given }, position) => ({
        runId: added.id,
        position,
        recordId: id,
        version,
        given,
      })),
    );
    if (state === 'running') await enqueue(tx, bulkQueue, { run: added.id });
    return added;
  });
  return state === 'asked' ? toPage(run) : goOn(act, run);
}

async function hasQuestion<Choice extends object>(
  act: BulkAct<Choice>,
  me: FirmActor,
  ids: readonly string[],
  choice: Choice,
): Promise<boolean> {
  if (ids.length > (act.mostUnasked ?? Infinity) || (await act.ask?.(me, ids, choice))) return true;
  const mailings = await Promise.all([act.mailing?.(me, ids, choice), act.later?.(me, ids, choice)]);
  return mailings.some((mailing) => (mailing?.clients ?? 0) > 1);
}

export async function keepChoice({ id }: Run, choice: object): Promise<void> {
  await db()
    .update(bulkRuns)
    .set({ choice })
    .where(and(eq(bulkRuns.id, id), eq(bulkRuns.state, 'asked')));
}

/** The answer was yes. Repeated, it leads to the page of the run. `left`: what the question left out, by id, and why. */
export async function confirmRun(
  act: BulkAct,
  run: Run,
  left: ReadonlyMap<string, string> = new Map(),
): Promise<Response> {
  const moved = await db().transaction(async (tx) => {
    const [row] = await tx
      .update(bulkRuns)
      .set({ state: 'running' })
      .where(and(eq(bulkRuns.id, run.id), eq(bulkRuns.state, 'asked')))
      .returning();
    if (!row) return row;
    for (const why of new Set(left.values())) {
      const ids = [...left].flatMap(([id, reason]) => (reason === why ? [id] : []));
      await tx
        .update(bulkRecords)
        .set({ state: 'left', why })
        .where(and(eq(bulkRecords.runId, run.id), inArray(bulkRecords.recordId, ids)));
    }
    await enqueue(tx, bulkQueue, { run: run.id });
    return row;
  });
  return moved ? goOn(act, moved) : toPage(run);
}

/** Also retries what could not be undone before: it may be possible again. */
export async function undoRun(act: BulkAct, run: Run): Promise<Response> {
  const isKept = and(
    eq(bulkRecords.runId, run.id),
    eq(bulkRecords.state, 'kept'),
    isNotNull(bulkRecords.past),
  );
  const hasKept = sql`exists (select from ${bulkRecords} where ${isKept})`;
  const isDone = or(eq(bulkRuns.state, 'done'), and(eq(bulkRuns.state, 'undone'), hasKept));
  const moved = await db().transaction(async (tx) => {
    const [row] = await tx
      .update(bulkRuns)
      .set({ state: 'undoing' })
      .where(and(eq(bulkRuns.id, run.id), isDone))
      .returning();
    if (!row) return row;
    await tx.update(bulkRecords).set({ state: 'done', why: null }).where(isKept);
    await enqueue(tx, bulkQueue, { run: run.id });
    return row;
  });
  return moved ? goOn(act, moved) : toPage(run);
}

/** The job does the rest, should this process end. */
async function goOn(act: BulkAct, run: Run): Promise<Response> {
  const records = await db().$count(bulkRecords, eq(bulkRecords.runId, run.id));
  if (records > (act.atOnce ?? MOST_AT_ONCE)) return toPage(run);
  await workOn(act, run, (reason) =>
    workerState().log.warn({ run: run.id, reason }, 'a record of a run failed'),
  );
  const counts = await countsWhenDone(run);
  // What could not be undone is listed one by one.
  if (isLeft(run, counts) || (run.state === 'undoing' && counts.kept > 0)) return toPage(run);
  return redirectWithToast(run.back, toastOf(act, run, counts));
}

/** Waits up to a second: the job may have taken some of the records. */
async function countsWhenDone(run: Run): Promise<Counts> {
  const until = performance.now() + SECOND;
  for (;;) {
    const counts = await countRecords(run.id);
    if (!isLeft(run, counts) || performance.now() > until) return counts;
    await sleep(50);
  }
}

function isLeft({ state }: Run, { waiting, done }: Counts): boolean {
  return (state === 'undoing' ? done : waiting) > 0;
}

type Counts = ReturnType<typeof countsIn>;

export async function countRecords(runId: string) {
  return countsIn(await countRows([runId]));
}

/** Only its asker sees a question. */
export function isShownTo({ id, role }: Pick<FirmActor, 'id' | 'role'>) {
  const isMine = eq(bulkRuns.actorId, id);
  return may(role, 'allocate') ? or(isMine, ne(bulkRuns.state, 'asked')) : isMine;
}

export function countRows(runIds: readonly string[]) {
  const { runId, state, why } = bulkRecords;
  return db()
    .select({
      runId,
      state,
      why,
      number: count(),
      canBeUndone: sql<boolean>`bool_or(${isNotNull(bulkRecords.past)})`,
    })
    .from(bulkRecords)
    .where(inArray(runId, [...runIds]))
    .groupBy(runId, state, why)
    .orderBy(asc(why));
}

export function countsIn(rows: Awaited<ReturnType<typeof countRows>>) {
  const counts = { waiting: 0, done: 0, left: 0, undone: 0, kept: 0 };
  for (const row of rows) counts[row.state] += row.number;
  const canBeUndone = rows.some((row) => (row.state === 'done' || row.state === 'kept') && row.canBeUndone);
  return { ...counts, canBeUndone, reasons: rows.filter((row) => row.why !== null) };
}

function toastOf(act: BulkAct, started: Run, counts: Counts): Toast {
  const isUndone = started.state === 'undoing';
  const run: Run = { ...started, state: isUndone ? 'undone' : 'done' };
  const changed = isUndone ? counts.undone : counts.done;
  const reasons = isUndone ? [] : counts.reasons;
  const choice = act.choice.parse(run.choice);
  const hasUndo = !isUndone && act.undo && counts.canBeUndone;
  const texts = reasons.map(({ why, number }) =>
    reasonText({ act, choice, reader: run.actorId, why: why ?? '' }, number),
  );
  const description = [hasUndo && act.isTold?.(), ...texts].filter(Boolean).join(' ');
  return {
    title: titleOf(act, run, counts),
    description: description || undefined,
    tone: changed > 0 ? 'gain' : 'loss',
    action: hasUndo ? { label: 'Undo', path: pathOf(run), fields: [['intent', 'undo']] } : undefined,
  };
}

/** Null for another colleague's, unless the reader has `allocate`. */
export async function findRun(me: Pick<FirmActor, 'id' | 'role'>, id: string): Promise<Run | null> {
  if (!isUuid(id)) return null;
  const [run] = await db()
    .select()
    .from(bulkRuns)
    .where(and(eq(bulkRuns.id, id), isShownTo(me)));
  return run ?? null;
}

/** The question was left: deletes it. */
export async function leaveRun({ id, back }: Run): Promise<Response> {
  await db()
    .delete(bulkRuns)
    .where(and(eq(bulkRuns.id, id), eq(bulkRuns.state, 'asked')));
  return redirect(back, { status: 303, headers: { 'Cache-Control': PRIVATE_PAGE } });
}

export function pathOf({ id }: Pick<Run, 'id'>): string {
  return `/admin/runs/${id}`;
}

export function toPage(run: Pick<Run, 'id'>): Response {
  return redirect(pathOf(run), { status: 303, headers: { 'Cache-Control': PRIVATE_PAGE } });
}

function nothing(back: string, description: string): Promise<Response> {
  return redirectWithToast(back, { title: 'Nothing changed', description, tone: 'loss' });
}
