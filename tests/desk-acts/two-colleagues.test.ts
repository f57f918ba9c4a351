import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { MINUTE } from '#app/platform/core/time.ts';
import { useTestDatabase } from '#tests/database.ts';
import { isNightly } from '#tests/nightly.ts';
import { DESK_ACTS, NEEDS, WITHOUT_UNDO } from './acts.ts';
import { outcomeOf } from './outcome.ts';
import { perform, takeBack, wentOn, type Done } from './performing.ts';
import { freshWorld, type World } from './world.ts';

vi.setConfig({ testTimeout: isNightly ? 60 * MINUTE : 3 * MINUTE });
await useTestDatabase();

const RUNS = isNightly ? 300 : 8;

const names = Object.keys(DESK_ACTS);
const mine = fc.constantFrom(...names.filter((name) => !(name in WITHOUT_UNDO)));
const theirs = fc.constantFrom(...names);

/** Ann acts first, then Bob, and Ann undoes hers. */
test('Undo of what a colleague went on from says what is so, and destroys nothing', async () => {
  const isTrue = async (first: string, second: string) => void (await expectTruth(first, second));
  await fc.assert(fc.asyncProperty(mine, theirs, isTrue), { numRuns: RUNS });
});

const NOTHING = 'Bob Brink has gone on from there, so nothing was taken back. Look at it as it is now.';

test.each([
  ['go on', 'finish', NOTHING],
  ['move a paper', 'file many', NOTHING],
  ['ask for more', 'the fourth does not apply', NOTHING],
  ['deliver', 'remove what was delivered', NOTHING],
  ['hand over the talk', 'cancel the talk', 'Bob Brink cancelled it meanwhile. Nothing was taken back.'],
])('“%s”, then a colleague’s “%s”, says who went on', async (first, second, words) => {
  expect((await expectTruth(first, second))?.description).toBe(words);
});

/** Copied values stay as written: the next period with its colleague, a letter with the name. */
const COPIED: readonly (readonly [RegExp, RegExp])[] = [
  [/^(assign|hand all over|look after)/, /^(plan the next|propose$|open work$)/],
  [/^another (name|address)|correction$/, /^propose$/],
];

async function expectTruth(first: string, second: string) {
  fc.pre(!COPIED.some(([is, copies]) => is.test(first) && copies.test(second)));
  const world = await freshWorld();
  const done = await performFirst(world, [{ name: first }]);
  const after = done && (await perform(world, { name: second }, world.colleague));
  fc.pre(isDone(after));
  const answer = await takeBack(world, done ?? undefined);
  fc.pre(answer !== null && !wentOn(answer.description));
  const left = answer?.left ?? (done ? [done] : []);
  const message = `“${first}”, then a colleague’s “${second}”: ${answer?.title}. ${answer?.description}`;
  const outcome = await toldToClients(world);
  const alone = await freshWorld();
  await performFirst(alone, left, first);
  if (after) await perform(alone, after, alone.colleague);
  expect(outcome, message).toEqual(await toldToClients(alone));
  return answer;
}

async function performFirst(world: World, acts: readonly Done[], of = acts[0]?.name ?? '') {
  for (const name of NEEDS[of] ?? []) await perform(world, { name });
  let last: Done | null = null;
  for (const act of acts) last = await perform(world, act);
  return last;
}

/** An act without effect has no Undo. */
function isDone(done: Done | null): done is Done {
  return done !== null && (done.undo !== undefined || done.name in WITHOUT_UNDO) && done.only?.length !== 0;
}

/** A colleague may get a mail about what they saw while somebody else had the work. */
async function toldToClients(world: World) {
  const { mails = [], ...outcome } = await outcomeOf(world, false);
  return { ...outcome, mails: mails.filter((mail) => !mail.startsWith('engagements.firm')) };
}
