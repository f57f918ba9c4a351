import { beforeEach, expect, test } from 'vitest';
import { openRequestsOf } from '#app/work/client/waiting.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { addItem } from './item-requests.server.ts';
import { engagementsOf, findEngagement } from './find.server.ts';
import { reviewItem } from './items.server.ts';
import { answerQuestions } from './questions.server.ts';
import { setState } from './state.server.ts';
import type { EngagementState } from './states.ts';
import { addEngagement, freshWork, itemsIn, memberActor, staffActor } from './work.test-support.ts';

await useTestDatabase();

let [thandi, ann, taxpayerId] = ['', '', ''];

beforeEach(async () => {
  ({ thandi, ann, taxpayerId } = await freshWork());
});

test('filing asks its client nothing more, unless a colleague asks anew', async () => {
  const id = await addEngagement({ taxpayerId, answers: { pay: 'yes' } });
  const [first] = await itemsIn(id);
  const back = { kind: 'return', reason: 'Page 2 is missing' } as const;
  await reviewItem(staffActor(ann), first?.id ?? '', back, first?.version ?? 0);
  const before = await itemsIn(id);
  expect((await openOf()).toDo).toBeGreaterThan(0);
  await set(id, 'with_sars');
  expect(await openOf()).toMatchObject({ toDo: 0, questions: 0 });
  expect(await openRequestsOf(id)).toEqual([]);
  const added = await addItem(staffActor(ann), id, { what: 'The letter of SARS', why: '' });
  expect([added, await openOf()]).toMatchObject(['saved', { toDo: 1, state: 'with_sars' }]);
  await set(id, 'in_progress');
  const states = (items: typeof before) => items.map(({ item, state, reason }) => [item, state, reason]);
  expect(states(await itemsIn(id)).slice(0, before.length)).toEqual(states(before));
});

test('questions that nobody answered are over once the return is filed', async () => {
  const id = await addEngagement({ taxpayerId });
  expect((await openOf()).questions).toBeGreaterThan(0);
  await set(id, 'with_sars');
  expect(await openOf()).toMatchObject({ toDo: 0, questions: 0 });
  expect(await openRequestsOf(id)).toEqual([]);
  expect(await answerQuestions(memberActor(thandi), id, { pay: 'yes' })).toBe('closed');
});

async function set(id: string, to: EngagementState): Promise<void> {
  const version = (await findEngagement(staffActor(ann), id))?.version ?? 0;
  expect(await setState(staffActor(ann), id, { to, version, approval: 'By mail' })).toBe('saved');
}

async function openOf() {
  const [{ toDo, questions, state } = { toDo: -1, questions: -1, state: '' }] = await engagementsOf(
    memberActor(thandi),
  );
  return { toDo, questions, state };
}
