import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { MINUTE } from '#app/platform/core/time.ts';
import { useTestDatabase } from '#tests/database.ts';
import { isNightly } from '#tests/nightly.ts';
import { DESK_ACTS, NEEDS, WITHOUT_UNDO } from './acts.ts';
import { outcomeOf } from './outcome.ts';
import { MAILS, perform, takeBack, wentOn, type Done } from './performing.ts';
import { freshWorld } from './world.ts';

vi.setConfig({ testTimeout: isNightly ? 30 * MINUTE : 2 * MINUTE });
await useTestDatabase();

const [RUNS, RUNS_WITH_MAILS] = isNightly ? [1_000, 300] : [10, 5];

/** An act, or how many acts ago the one was that is undone. */
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

test.each(['read', 'accept the first', 'accept the second in one go'])(
  'of one’s own work, “%s” taken back is told again',
  async (name) => {
    await expectAll(['assign many', name, 0]);
  },
);

test('planned work follows what is taken back of the work that it was planned from', async () => {
  await expectAll(['assign to Ann', 'another due day', 'plan the next', 2, 1]);
  await expectAll(['hand all over', 'plan the next of many', 1]);
});

test.each(['assign many', 'look after many', 'hand all over'])(
  'recurring work is with who has it once “%s” is taken back',
  async (name) => {
    await expectAll([name, 'add recurring work', 1]);
  },
);

test('what waits to be mailed about work is mailed although the work was in the trash', async () => {
  await expectAll(['write to the company', 'delete work', 0]);
});

test('acts and undos of all pages in any order end as the acts that remain', async () => {
  await fc.assert(fc.asyncProperty(sequences, expectAll), { numRuns: RUNS });
});

test('what was mailed meanwhile is taken back too, but for what the client was told', async () => {
  const expectRows = async (moves: Move[]) => void (await expectRemaining(moves, { isAfterMails: true }));
  await fc.assert(fc.asyncProperty(withMails, expectRows), { numRuns: RUNS_WITH_MAILS });
});

/**
 * Later acts that rightly keep an earlier act's change. A letter has the client's name at the time; the next period is
 * planned from started work; a hand-over gives what the colleague then holds, without cancelled talks or others' work;
 * what its holder then looked at stays looked at.
 */
const TOOK_OVER: readonly (readonly [later: RegExp, earlier: RegExp])[] = [
  [/^propose( to many)?$/, /^another name$/],
  [/^plan the next of many$/, /^start planned work$/],
  [/^hand all over$/, /^(cancel the talk|assign .+|look after .+)$/],
  [/^(read|message|accept the .+|return the .+|move a paper)$/, /^(assign .+|look after .+|hand all over)$/],
];

function isTakenOver(done: Done | undefined, since: readonly Done[]): boolean {
  return TOOK_OVER.some(
    ([later, earlier]) => done && earlier.test(done.name) && since.some(({ name }) => later.test(name)),
  );
}

const expectAll = async (moves: Move[]) => void (await expectRemaining(moves));

/** Returns all acts, undone or not. */
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
    const since = done ? remaining.slice(remaining.indexOf(done)) : [];
    fc.pre(!isTakenOver(done, since));
    const { left, description } = (await takeBack(mixed, done)) ?? {};
    // A partly undone hand-over leaves a rest that is not an act of its own.
    fc.pre(!wentOn(description));
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

async function outcomeAlone(acts: readonly Done[], isAfterMails: boolean) {
  const known = acts.length === 0 && untouched.get(isAfterMails);
  if (known) return known;
  const alone = await freshWorld();
  for (const done of acts) await perform(alone, done);
  const outcome = outcomeOf(alone, isAfterMails);
  if (acts.length === 0) untouched.set(isAfterMails, outcome);
  return outcome;
}
