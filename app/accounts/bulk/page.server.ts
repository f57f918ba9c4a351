import { isDeepStrictEqual } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { nameOf } from '#app/accounts/core/colleagues.server.ts';
import { may } from '#app/accounts/core/roles.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bulkRecords } from '#app/platform/db/schema/bulk.ts';
import { postedForms, refused, unchanged, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { isAsShown, shownIn } from './as-shown.ts';
import { mendLink } from './mending.server.ts';
import { countOf, mailedText, reasonText, type BulkAct, type Mailing } from './define-bulk.ts';
import {
  confirmRun,
  countRecords,
  findRun,
  keepChoice,
  leaveRun,
  pathOf,
  toPage,
  undoRun,
  type Run,
} from './run.server.ts';
import { titleOf, undoneTitleOf } from './run-title.ts';
import { undoableAmong } from './undoable.server.ts';

const NO_RUN = 'There is no such act, or it is not yours.';

/** For more people than this, their number is typed before anything is mailed. */
const MOST_UNTYPED = 10;

/** For reading. Throws 404 for a run that this colleague may not see, or of an act that they may not do. */
export async function requireRun(acts: readonly BulkAct[], me: FirmActor, id: string) {
  const run = await findRun(me, id);
  const act = acts.find(({ name }) => name === run?.act);
  if (!run || !act || !may(me.role, act.permission)) throw notFound(NO_RUN);
  return { run, act };
}

/** For acting: throws 404 for another colleague's. */
export async function requireOwnRun(acts: readonly BulkAct[], me: FirmActor, id: string) {
  const found = await requireRun(acts, me, id);
  if (found.run.actorId !== me.id) throw notFound(NO_RUN);
  return found;
}

export async function runPage(act: BulkAct, run: Run, me: FirmActor) {
  const [counts, records] = await Promise.all([countRecords(run.id), recordsOf(run.id)]);
  const isMine = run.actorId === me.id;
  const ids = [...new Set(records.flatMap(({ recordId, madeId }) => [recordId, madeId ?? recordId]))];
  const question = run.state === 'asked' ? await questionOf(act, run, me, ids) : null;
  const common = {
    state: run.state,
    back: run.back,
    /** Null for the reader's own; the name is empty for a former colleague. */
    by: isMine ? null : { name: await nameOf(db(), run.actorId), at: run.at },
    title: question ? question.title : titleOf(act, run, counts, me.id),
    counts,
    undone: undoneTitleOf(act, run, counts, me.id),
  };
  if (question) return { ...common, question };
  if (run.state === 'running' || run.state === 'undoing') return common;
  const named = new Map((await act.things.find(me, ids)).map((one) => [one.id, one]));
  const choice = act.choice.parse(run.choice);
  const lines = records.map(({ recordId, madeId, state, why }) => {
    const of = named.get(recordId) ?? null;
    return {
      id: recordId,
      state,
      of,
      made: madeId && state === 'done' ? (named.get(madeId) ?? null) : null,
      why: why && reasonText({ act, choice, reader: me.id, why }, 'this'),
      mend: isMine && of && state === 'left' && why ? mendLink(act, run, { path: of.path, why }) : null,
    };
  });
  const pasts = records.flatMap(({ state, past }) => (state === 'done' && past ? [past] : []));
  const canBeUndone = (await undoableAmong(me, [{ act, run, counts }])).has(run.id);
  return {
    ...common,
    lines,
    changes: act.changes?.(pasts) ?? [],
    canBeUndone,
    undoing: canBeUndone ? (act.undoing?.() ?? null) : null,
    unseen: `${capitalised(act.things.one)} that you do not see`,
  };
}

export type RunPage = Awaited<ReturnType<typeof runPage>>;
export type RunQuestion = Awaited<ReturnType<typeof questionOf>>;

async function questionOf(act: BulkAct, run: Run, me: FirmActor, ids: readonly string[]) {
  const choice = act.choice.parse(run.choice);
  const [mailing, later, more, records, left, elsewhere] = await Promise.all([
    mailingOf(act, choice, me, ids),
    act.later?.(me, ids, choice),
    act.ask?.(me, ids, choice),
    act.things.find(me, ids),
    act.leaves?.(me, ids, choice),
    act.elsewhere?.(me, ids, choice),
  ]);
  const changed = ids.length - (left?.size ?? 0);
  const yes = capitalised(act.asks(countOf(changed, act.things), choice));
  const whyLeft = (why: string, number: number | 'this') =>
    reasonText({ act, choice, reader: me.id, why }, number);
  const reasons = [...(left?.values() ?? [])].toSorted();
  return {
    title: changed > 0 ? `${yes}?` : (act.nothing ?? 'Nothing to change'),
    mailing,
    later: later ?? null,
    more: more ?? null,
    shown: more ? shownIn(more) : null,
    records,
    which: `Which: ${countOf(ids.length, act.things)}`,
    /** Null if nothing would be done. */
    yes: changed > 0 && !act.isOpen?.(choice) ? yes : null,
    left: [...new Set(reasons)].map((why) => whyLeft(why, reasons.filter((one) => one === why).length)),
    notes: Object.fromEntries([...(left ?? [])].map(([id, why]) => [id, whyLeft(why, 'this')])),
    mends: records.flatMap(({ id, name, path }) => {
      const link = mendLink(act, run, { path, why: left?.get(id) ?? '' });
      return link ? [{ id, name, ...link }] : [];
    }),
    writes: act.writes?.(choice) ?? [],
    elsewhere: elsewhere ?? [],
    isFinal: [
      ...(mailing.people > 0 ? (act.isFinal?.(choice) ?? []) : []),
      ...(act.undo ? [] : ['This cannot be taken back.']),
    ],
    isTyped: mailing.people > MOST_UNTYPED,
  };
}

async function mailingOf(
  act: BulkAct,
  choice: object,
  me: FirmActor,
  ids: readonly string[],
): Promise<Mailing> {
  return (await act.mailing?.(me, ids, choice)) ?? { clients: 0, people: 0, example: null };
}

function recordsOf(runId: string) {
  return db()
    .select()
    .from(bulkRecords)
    .where(eq(bulkRecords.runId, runId))
    .orderBy(asc(bulkRecords.position));
}

export type RunIntent = 'start' | 'look' | 'undo' | 'leave';

type Context = Posted & { act: BulkAct; run: Run; me: FirmActor };

/** The posts of a run's page. The caller has found the run for `me`. */
export const changeRun = postedForms<Context, RunIntent>({
  commands: {
    start,
    look,
    undo: ({ act, run }) => undoRun(act, run),
    leave: ({ run }) => leaveRun(run),
  },
  path: ({ run }) => pathOf(run),
});

async function start({ act, run, me, form }: Context) {
  if (run.state !== 'asked') return confirmRun(act, run);
  const before = act.choice.parse(run.choice);
  const answered = act.answer?.(form, before) ?? { choice: before };
  if ('errors' in answered) return refused(answered.errors);
  // The effect has not been shown yet.
  if (act.isOpen?.(before)) return showAnew(run, answered.choice);
  const ids = (await recordsOf(run.id)).map(({ recordId }) => recordId);
  const question = await act.ask?.(me, ids, before);
  if (question && !isAsShown(form, question)) return showChanged({ act, run, me, ids }, answered.choice);
  if (act.isOpen?.(answered.choice)) return showAnew(run, answered.choice);
  const { people } = await mailingOf(act, answered.choice, me, ids);
  const shown = act.answer ? (await mailingOf(act, before, me, ids)).people : people;
  if (act.answer) await keepChoice(run, answered.choice);
  const isSure = people <= MOST_UNTYPED || textIn(form, 'people') === String(people);
  if (!isSure) return refused({ people: `Type ${people}, the number of people who get a mail.` });
  // The typed values decide which records are left out.
  if (people <= MOST_UNTYPED && people !== shown)
    return refused(`${mailedText(people)} with what you typed: press again if you go on.`);
  // As it was stored: without what is undefined.
  const isKnown = isDeepStrictEqual(before, JSON.parse(JSON.stringify(answered.choice)));
  const doubt = isKnown ? null : await act.doubt?.(me, ids, answered.choice);
  if (doubt) return refused(`${doubt} Press again if it is right.`);
  return confirmRun(act, run, await act.leaves?.(me, ids, answered.choice));
}

/** Shows the question with what is typed; does nothing. */
async function look({ act, run, form }: Context) {
  if (run.state !== 'asked') return toPage(run);
  const answered = act.answer?.(form, act.choice.parse(run.choice));
  if (answered && 'errors' in answered) return refused(answered.errors);
  return answered ? showAnew(run, answered.choice) : toPage(run);
}

/** Does nothing: shows the changed question, with a warning about what looks mistyped. */
async function showChanged(
  { act, run, me, ids }: Pick<Context, 'act' | 'run' | 'me'> & { ids: readonly string[] },
  choice: object,
) {
  await keepChoice(run, choice);
  const doubt = act.isOpen?.(choice) ? null : await act.doubt?.(me, ids, choice);
  return unchanged({
    title: 'You changed it: look at it once more, then start.',
    description: doubt ?? undefined,
  });
}

async function showAnew(run: Run, choice: object): Promise<Response> {
  await keepChoice(run, choice);
  return toPage(run);
}
