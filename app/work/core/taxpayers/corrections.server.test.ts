import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addMember, ADDRESS, subjectsTo } from '#tests/accounts.ts';
import { db } from '#app/platform/db/client.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { freshWork, memberActor, staffActor } from '../engagements/work.test-support.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { CORRECTABLE, storedText, type Correctable } from './correctable.ts';
import { answerCorrection, askCorrection, undoCorrection } from './corrections.server.ts';
import { correctionsOf } from './standing-corrections.server.ts';
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

test('what was left as it is by mistake waits again, and nobody is mailed of it', async () => {
  await ask('0123456789');
  const before = await stored();
  const id = (await correctionsOf(before))[0]?.id ?? 0;
  const how = { id, version: before.version };
  const leave = () => answerCorrection(staffActor(ann), before, { ...how, isApplied: false });
  expect(await leave()).toBe('saved');
  expect(await queuedStarts()).toEqual([{ waits: true }]);
  expect(await undoCorrection(staffActor(ann), before, how)).toBe('saved');
  expect([await waiting(), await subjectsTo(ADDRESS)]).toEqual([[['taxNumber', '0123456789']], []]);
  expect(await undoCorrection(staffActor(ann), before, how)).toBe('gone');
  await leave();
  await db().execute(sql`update pgboss.job set state = 'completed' where name = 'mail'`);
  expect(await undoCorrection(staffActor(ann), before, how)).toBe('saved');
  expect(await subjectsTo(ADDRESS)).toHaveLength(2);
  await ask('0123456780');
  expect(await undoCorrection(staffActor(ann), before, how)).toBe('gone');
});

test('each field that a client sees is corrected by a request, and taken back', async () => {
  const wanted: Record<Correctable, string> = {
    name: 'Thandi Dlamini',
    kind: 'trust',
    taxNumber: '0123456789',
    registrationNumber: 'IT 1/2020',
    streetAddress: '1057 Arcadia Street\nPretoria\n0083',
    postalAddress: 'PO Box 12\nPretoria\n0001',
    yearEnd: '6',
    registeredOn: '2020-03-01',
    vatCategory: 'C',
    email: 'new@example.org',
  };
  const first = await stored();
  for (const field of keysOf(CORRECTABLE)) {
    const to = wanted[field];
    expect(await askCorrection(client(), taxpayerId, { field, to }), field).toBe('sent');
    const before = await stored();
    const [correction] = await correctionsOf(before);
    const id = correction?.id ?? 0;
    const how = { id, version: before.version, isApplied: true };
    expect(await answerCorrection(staffActor(ann), before, how)).toBe('saved');
    const after = await stored();
    expect(storedText(after, field)).toBe(to);
    const undo = { id, version: after.version };
    expect(await undoCorrection(staffActor(ann), after, { id, version: after.version - 1 })).toBe('changed');
    expect(await undoCorrection(staffActor(ann), after, undo)).toBe('saved');
    expect(await waiting()).toEqual([[field, to]]);
    expect(await undoCorrection(staffActor(ann), await stored(), undo)).toBe('gone');
    const left = await stored();
    await answerCorrection(staffActor(ann), left, { id, version: left.version, isApplied: false });
  }
  expect(await stored()).toEqual({ ...first, version: expect.any(Number) });
});

test('who corrects is mailed once it cannot be undone, and an undo drops the mail', async () => {
  const answers = () => subjectsTo(ADDRESS);
  const storeOne = async (to: string) => {
    await ask(to);
    const before = await stored();
    const id = (await correctionsOf(before))[0]?.id ?? 0;
    await answerCorrection(staffActor(ann), before, { id, version: before.version, isApplied: true });
    return { id, version: before.version + 1 };
  };
  const undo = async (one: Awaited<ReturnType<typeof storeOne>>) =>
    expect(await undoCorrection(staffActor(ann), await stored(), one)).toBe('saved');
  const first = await storeOne('0123456780');
  expect(await queuedStarts()).toEqual([{ waits: true }]);
  await undo(first);
  expect(await answers()).toEqual([]);
  const { version } = await stored();
  const how = { id: first.id, version, isApplied: true };
  await answerCorrection(staffActor(ann), await stored(), how);
  await db().execute(sql`update pgboss.job set state = 'completed' where name = 'mail'`);
  await undo({ id: first.id, version: version + 1 });
  expect(await answers()).toHaveLength(2);
});

const queuedStarts = async () => [
  ...(await db().execute<{ waits: boolean }>(
    sql`select start_after > now() + interval '4 minutes' as waits from pgboss.job
      where name = 'mail' and data->>'to' = ${ADDRESS}`,
  )),
];

test('there is nothing to take back for a number that is none', async () => {
  for (const id of [NaN, 0, 1e99, 1.5, 12])
    expect(await undoCorrection(staffActor(ann), await stored(), { id, version: 1 })).toBe('gone');
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
