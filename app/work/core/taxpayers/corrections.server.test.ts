import { beforeEach, expect, test } from 'vitest';
import { addMember, ADDRESS, subjectsTo } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { freshWork, memberActor, staffActor } from '../engagements/work.test-support.ts';
import { answerCorrection, askCorrection, correctionsOf } from './corrections.server.ts';
import { findTaxpayer } from './taxpayers.server.ts';

await useTestDatabase();

let [thandi, ann, taxpayerId] = ['', '', ''];

beforeEach(async () => {
  ({ thandi, ann, taxpayerId } = await freshWork());
});

const client = (userId = thandi) => ({ ...memberActor(userId), userId });
const stored = async () => {
  const taxpayer = await findTaxpayer(staffActor(ann), taxpayerId);
  if (!taxpayer) throw new Error('It is gone.');
  return taxpayer;
};
const ask = (to: string) => askCorrection(client(), taxpayerId, { field: 'taxNumber', to });
const waiting = async () => (await correctionsOf(await stored())).map(({ field, to }) => [field, to]);

test('a colleague stores what a client corrects in one act, and the client is mailed', async () => {
  expect(await ask('0123456780')).toBe('sent');
  expect(await ask('0123456789')).toBe('sent');
  expect(await waiting()).toEqual([['taxNumber', '0123456789']]);
  const [correction] = await correctionsOf(await stored());
  const { version } = await stored();
  const how = { id: correction?.id ?? 0, version, isApplied: true };
  expect(await answerCorrection(staffActor(ann), await stored(), { ...how, version: version + 1 })).toBe(
    'changed',
  );
  expect(await answerCorrection(staffActor(ann), await stored(), how)).toBe('saved');
  expect((await stored()).taxNumber).toBe('0123456789');
  expect(await waiting()).toEqual([]);
  expect(await answerCorrection(staffActor(ann), await stored(), how)).toBe('gone');
  expect(await subjectsTo(ADDRESS)).toContain('We corrected what we have of Thandi Nkosi');
});

test('what a colleague leaves as it is waits no longer, and can be said again', async () => {
  await ask('0123456789');
  const [correction] = await correctionsOf(await stored());
  const before = await stored();
  const how = { id: correction?.id ?? 0, version: before.version, isApplied: false };
  expect(await answerCorrection(staffActor(ann), before, how)).toBe('saved');
  expect([await waiting(), (await stored()).taxNumber]).toEqual([[], before.taxNumber]);
  await ask('0123456789');
  expect(await waiting()).toEqual([['taxNumber', '0123456789']]);
});

test('nobody corrects what is not theirs, and only so often a day', async () => {
  const stranger = await addMember({ email: 'stranger@example.org' });
  const wanted = { field: 'name', to: 'Mallory' } as const;
  expect(await askCorrection(client(stranger), taxpayerId, wanted)).toBe('gone');
  expect(await askCorrection(client(), taxpayerId, { field: 'name', to: 'Thandi Nkosi' })).toBe('same');
  const answers = [];
  for (let time = 0; time <= 10; time++) answers.push(await ask(`01234567${10 + time}`));
  expect(answers.at(-1)).toBe('busy');
});
