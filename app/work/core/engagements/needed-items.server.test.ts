import { beforeEach, expect, test } from 'vitest';
import { useTestDatabase } from '#tests/database.ts';
import { answerItem } from './answer-item.server.ts';
import { timelineOf } from './timeline.server.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshWork,
  itemsIn,
  memberActor,
  staffActor,
} from './work.test-support.ts';

await useTestDatabase();

const WHO = { passport: 'no', 'own-address': 'yes', acts: 'no' } as const;
let [thandi, ann, taxpayerId] = ['', '', ''];

beforeEach(async () => {
  ({ thandi, ann, taxpayerId } = await freshWork());
});

test('what the taxpayer’s data already say is not asked for', async () => {
  const known = await addTaxpayerFor(thandi, { taxNumber: '1234567890' });
  for (const [of, needed] of [
    [taxpayerId, ['id', 'address', 'tax-number']],
    [known, ['id', 'address']],
  ] as const) {
    const work = { taxpayerId: of, type: 'identification', period: 'once', answers: WHO } as const;
    const items = await itemsIn(await addEngagement(work));
    expect(items.map(({ item }) => item)).toEqual(needed);
  }
});

test('“not mine” against one’s own yes is asked about first, and is taken back', async () => {
  const id = await addEngagement({ taxpayerId, answers: { medical: 'yes', older: 'no' } });
  const client = memberActor(thandi);
  const find = async () => (await itemsIn(id)).find(({ item }) => item === 'medical-certificate')!;
  const item = await find();
  const bills = (await itemsIn(id)).find((one) => one.item === 'medical-bills');
  expect(bills?.saidYesTo).toBeNull();
  expect(item.saidYesTo).toBe('Were you on a medical aid, or did you pay medical bills yourself?');
  expect(await answerItem(client, item.id, { kind: 'not-mine' })).toBe('unsure');
  expect(await find()).toMatchObject({ state: 'open', version: item.version });
  expect(await answerItem(client, item.id, { kind: 'not-mine', isSure: true })).toBe('saved');
  expect(await find()).toMatchObject({ state: 'not_mine' });
  const events = (await timelineOf(id, { isForClient: true })).map(({ text }) => text);
  expect(events).toContainEqual(expect.stringMatching(/although the answer to .* was yes$/));
  expect(await answerItem(client, item.id, { kind: 'reopen' })).toBe('saved');
  expect(await find()).toMatchObject({ state: 'open' });
});

test('“not mine” settles only what may not apply, with a check if it needs a reason', async () => {
  const id = await addEngagement({ taxpayerId, answers: { pay: 'yes' } });
  const fica = await addEngagement({ taxpayerId, type: 'identification', period: 'once', answers: WHO });
  const [client, staff] = [memberActor(thandi), staffActor(ann)];
  const find = async (work: string, name: string) => (await itemsIn(work)).find(({ item }) => item === name)!;
  const free = (await find(id, 'investments')).id;
  expect(await answerItem(client, free, { kind: 'not-mine' })).toBe('saved');
  expect(await find(id, 'investments')).toMatchObject({ state: 'not_mine', answer: null });
  expect(await answerItem(client, free, { kind: 'reopen' })).toBe('saved');
  expect(await answerItem(client, free, { kind: 'restore' })).toBe('saved');
  expect(await find(id, 'investments')).toMatchObject({ state: 'not_mine' });

  const irp5 = (await find(id, 'irp5')).id;
  expect(await answerItem(client, irp5, { kind: 'not-mine' })).toBe('unexplained');
  expect(await answerItem(client, irp5, { kind: 'not-mine', reason: 'It closed' })).toBe('saved');
  const explained = { state: 'answered', answer: 'Not mine: It closed' };
  expect(await find(id, 'irp5')).toMatchObject(explained);
  expect(await answerItem(client, irp5, { kind: 'reopen' })).toBe('saved');
  expect(await find(id, 'irp5')).toMatchObject({ state: 'open', notMine: 'with-reason' });
  expect(await answerItem(client, irp5, { kind: 'restore' })).toBe('saved');
  expect(await find(id, 'irp5')).toMatchObject(explained);

  for (const name of ['id', 'address']) {
    const item = await find(fica, name);
    expect(item).toMatchObject({ state: 'open', notMine: 'never' });
    expect(await answerItem(client, item.id, { kind: 'not-mine', reason: 'I would rather not' })).toBe(
      'needed',
    );
    expect(await answerItem(client, item.id, { kind: 'restore' })).toBe('closed');
    expect(await answerItem(staff, item.id, { kind: 'not-mine' })).toBe('saved');
    expect(await find(fica, name)).toMatchObject({ state: 'not_mine' });
  }
});
