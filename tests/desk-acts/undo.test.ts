import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { bulkRecords } from '#app/platform/db/schema/bulk.ts';
import { MINUTE, southAfricanDay } from '#app/platform/core/time.ts';
import type { ToastAction } from '#app/platform/http/toast.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { isNightly } from '#tests/nightly.ts';
import { submit, toastOf, type Answer } from '#tests/routes.ts';
import { DESK_ACTS, NEEDS, WITHOUT_UNDO } from './acts.ts';
import { mailAll, outcomeOf } from './outcome.ts';
import type { DeskAct } from './posting.ts';
import { freshWorld, type World } from './world.ts';

vi.setConfig({ testTimeout: isNightly ? 30 * MINUTE : 2 * MINUTE });
await useTestDatabase();

const [RUNS, RUNS_WITH_MAILS] = isNightly ? [1_000, 300] : [10, 5];

/** Everything that waits is mailed. */
const MAILS = 'mails go out';

/** What was done, and not taken back. */
type Done = { name: string; only?: DeskAct['many']; undo?: ToastAction };

/** An act, or how many acts ago the one was that is taken back. */
type Move = string | number;

const act = fc.constantFrom(...Object.keys(DESK_ACTS));
const undo = fc.nat({ max: 3 });
const LENGTH = { minLength: 1, maxLength: 8 };
const sequences = fc.array(fc.oneof({ weight: 3, arbitrary: act }, { weight: 2, arbitrary: undo }), LENGTH);
const withMails = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: act },
    { weight: 2, arbitrary: undo },
    { weight: 1, arbitrary: fc.constant(MAILS) },
  ),
  LENGTH,
);

test.each(Object.keys(DESK_ACTS))(
  'taken back, “%s” leaves nothing, mails and days included',
  async (name) => {
    const before = NEEDS[name] ?? [];
    const performed = await expectRemaining([...before, name, 0]);
    expect(performed.map((done) => done.name)).toEqual([...before, name]);
    expect(performed.at(-1)?.undo === undefined).toBe(name in WITHOUT_UNDO);
  },
);

test('acts and undos of all pages in any order end as the acts that remain', async () => {
  await fc.assert(fc.asyncProperty(sequences, expectAll), { numRuns: RUNS });
});

test('what was mailed meanwhile is taken back too, but for what the client was told', async () => {
  const expectRows = async (moves: Move[]) => void (await expectRemaining(moves, { isAfterMails: true }));
  await fc.assert(fc.asyncProperty(withMails, expectRows), { numRuns: RUNS_WITH_MAILS });
});

const expectAll = async (moves: Move[]) => void (await expectRemaining(moves));

/** Returns what was done, taken back or not. */
async function expectRemaining(moves: readonly Move[], { isAfterMails = false } = {}): Promise<Done[]> {
  const mixed = await freshWorld();
  const remaining: Done[] = [];
  const performed: Done[] = [];
  for (const move of moves) {
    if (typeof move === 'string') {
      const done = await perform(mixed, { name: move });
      if (!done) continue;
      remaining.push(done);
      performed.push(done);
      continue;
    }
    const done = remaining.filter(({ name }) => name !== MAILS).at(-1 - move);
    const left = await takeBack(mixed, done);
    if (done && left) remaining.splice(remaining.indexOf(done), 1, ...left);
  }
  const outcome = await outcomeOf(mixed, isAfterMails);
  const names = remaining.map(({ name }) => name).join(', ');
  expect(outcome, `after ${moves.join(', ')}; remaining: ${names}`).toEqual(
    await outcomeAlone(remaining, isAfterMails),
  );
  return performed;
}

const untouched = new Map<boolean, ReturnType<typeof outcomeOf>>();

/** Of these acts and no others. */
async function outcomeAlone(acts: readonly Done[], isAfterMails: boolean) {
  const known = acts.length === 0 && untouched.get(isAfterMails);
  if (known) return known;
  const alone = await freshWorld();
  for (const done of acts) await perform(alone, done);
  const outcome = outcomeOf(alone, isAfterMails);
  if (acts.length === 0) untouched.set(isAfterMails, outcome);
  return outcome;
}

/** Null if it was refused. */
async function perform(world: World, { name, only }: Done): Promise<Done | null> {
  if (name === MAILS) {
    await mailAll();
    return { name };
  }
  const { cookie } = world;
  const { path, fields } = await DESK_ACTS[name]!.post(world, only);
  const first = await submit(path, fields, { cookie });
  const answer = isQuestion(first) ? await sayYes(first.location ?? '', cookie) : first;
  expect(answer.status, `${name} ${JSON.stringify(answer.data)}`).toBeLessThan(500);
  const toast = await toastOf(answer);
  if (answer.status >= 400 || toast?.tone === 'loss') return null;
  return { name, only, undo: toast?.action };
}

function isQuestion({ location, cookies }: Answer): boolean {
  return location?.startsWith('/admin/runs/') === true && cookies.length === 0;
}

/** Twice where what is typed changes who is mailed. */
async function sayYes(run: string, cookie: string): Promise<Answer> {
  const yes = { intent: 'start', people: '2', submittedOn: southAfricanDay(), approval: 'By phone' };
  const answer = await submit(run, yes, { cookie });
  return answer.status === 400 ? submit(run, yes, { cookie }) : answer;
}

/** What remains of it; null: nothing was taken back. */
async function takeBack({ cookie }: World, done: Done | undefined): Promise<Done[] | null> {
  if (!done?.undo) return null;
  const { path, fields } = done.undo;
  const form = new URLSearchParams(fields).toString();
  const answer = await submit(path, form, { cookie, type: 'application/x-www-form-urlencoded' });
  const toast = await toastOf(answer);
  // A hand-over gives back what nobody went on with: what then remains is no act of its own.
  fc.pre(!toast?.description?.includes('went on since'));
  if (toast) return toast.tone === 'gain' ? [] : null;
  if (!path.startsWith('/admin/runs/')) return null;
  const of = eq(bulkRecords.runId, path.split('/').at(-1) ?? '');
  const records = await db().select().from(bulkRecords).where(of).orderBy(bulkRecords.position);
  const all = done.only ?? DESK_ACTS[done.name]?.many ?? [];
  const kept = all.filter((_, at) => records[at]?.state === 'kept');
  return kept.length > 0 ? [{ ...done, only: kept }] : [];
}
