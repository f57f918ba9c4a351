import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { RunQuestion } from '#app/accounts/bulk/page.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bulkRecords } from '#app/platform/db/schema/bulk.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import type { ToastAction } from '#app/platform/http/toast.server.ts';
import { submit, toastOf, visit, type Answer } from '#tests/routes.ts';
import { DESK_ACTS, WITHOUT_UNDO } from './acts.ts';
import { mailAll } from './outcome.ts';
import { dayIn, type DeskAct } from './posting.ts';
import type { World } from './world.ts';

/** Sends every waiting mail. */
export const MAILS = 'mails go out';

const RUNS = '/admin/runs/';

export type Done = { name: string; only?: DeskAct['many']; undo?: ToastAction };

/** Null if it was refused. */
export async function perform(
  world: World,
  { name, only }: Done,
  cookie = world.cookie,
): Promise<Done | null> {
  if (name === MAILS) {
    await mailAll();
    return { name };
  }
  const { post, filled = [] } = DESK_ACTS[name]!;
  const { path, fields } = await post(world, only);
  const first = await submit(path, fields, { cookie });
  const answer = isQuestion(first) ? await sayYes(first.location ?? '', cookie, filled) : first;
  expect(answer.status, `${name} ${JSON.stringify(answer.data)}`).toBeLessThan(500);
  const toast = await toastOf(answer);
  // Text typed for a deleted thing is kept elsewhere, and nothing was done.
  if (answer.status >= 400 || toast?.tone === 'loss' || answer.location === '/admin/typed') return null;
  const undo = name in WITHOUT_UNDO ? undefined : toast?.action;
  // It was already so.
  if (!undo && !(name in WITHOUT_UNDO)) return null;
  return { name, only: only ?? (await doneIn(name, toast?.action?.path)), undo };
}

type RunRecord = typeof bulkRecords.$inferSelect;

/** For an act on many records, those that it changed: others were already so, or were left out for a reason. */
async function doneIn(name: string, run = ''): Promise<DeskAct['many']> {
  const all = DESK_ACTS[name]?.many;
  if (!all || !run.startsWith(RUNS)) return all;
  const records = await recordsOf(run);
  return all.filter((_, at) => records[at]?.state === 'done');
}

function recordsOf(run: string): Promise<RunRecord[]> {
  const of = eq(bulkRecords.runId, run.split('/').at(-1) ?? '');
  return db().select().from(bulkRecords).where(of).orderBy(bulkRecords.position);
}

function isQuestion({ location, cookies }: Answer): boolean {
  return location?.startsWith(RUNS) === true && cookies.length === 0;
}

/** Twice if the typed values change who is mailed. */
async function sayYes(run: string, cookie: string, filled: NonNullable<DeskAct['filled']>): Promise<Answer> {
  for (const fields of filled) await submit(run, { intent: 'look', ...fields }, { cookie });
  const yes = {
    intent: 'start',
    people: '2',
    submittedOn: southAfricanDay(),
    approval: 'By phone',
    on: dayIn(50),
    price: '1 600',
    ...(await shownAt(run, cookie)),
  };
  const answer = await submit(run, yes, { cookie });
  return answer.status === 400 ? submit(run, yes, { cookie }) : answer;
}

/** The fields of a question after a look, and again as they were shown. */
async function shownAt(run: string, cookie: string): Promise<Record<string, string>> {
  const { question } = (await visit(run, { cookie })).data as { question: RunQuestion };
  const { shown } = question;
  return shown === null ? {} : { ...Object.fromEntries(new URLSearchParams(shown)), shown };
}

/** `left`: what remains of it; null if nothing was undone. */
type TakenBack = { left: Done[] | null; title: string; description: string };

export async function takeBack({ cookie }: World, done: Done | undefined): Promise<TakenBack | null> {
  if (!done?.undo) return null;
  const { path, fields } = done.undo;
  const form = new URLSearchParams(fields).toString();
  const answer = await submit(path, form, { cookie, type: 'application/x-www-form-urlencoded' });
  const toast = await toastOf(answer);
  const words = { title: toast?.title ?? '', description: toast?.description ?? '' };
  if (toast) return { left: toast.tone === 'gain' ? [] : null, ...words };
  if (!path.startsWith(RUNS)) return { left: null, ...words };
  const records = await recordsOf(path);
  const all = DESK_ACTS[done.name]?.many;
  if (!all) return { left: records.some(({ state }) => state === 'kept') ? null : [], ...words };
  const kept = all.filter((_, at) => records[at]?.state === 'kept');
  return { left: kept.length > 0 ? [{ ...done, only: kept }] : [], ...words };
}

/** Whether a hand-over was only undone in part, because somebody had gone on with the rest. */
export function wentOn(description = ''): boolean {
  return description.includes('went on since');
}
