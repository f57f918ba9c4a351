import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { eq } from 'drizzle-orm';
import { freshWork, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { concerns, CORRECTABLE, shownText } from '#app/work/core/taxpayers/correctable.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { doubtOf } from '#app/work/core/taxpayers/doubts.ts';
import { answerCorrection } from '#app/work/core/taxpayers/corrections.server.ts';
import { correctionsOf } from '#app/work/core/taxpayers/standing-corrections.server.ts';
import { findTaxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf } from '#tests/routes.ts';

await useTestDatabase();

const NEVER = {
  taxNumber: null,
  registrationNumber: null,
  streetAddress: null,
  postalAddress: null,
  registeredOn: null,
  vatCategory: null,
  email: null,
  yearEnd: 2,
};

let [thandi, ann, taxpayerId, cookie] = ['', '', '', ''];

beforeEach(async () => {
  ({ thandi, ann, taxpayerId } = await freshWork());
  await db().delete(auditEntries);
  cookie = await signedInAs(thandi);
});

const post = (fields: Record<string, string>, as = cookie) =>
  submit(`/account/taxpayers/${taxpayerId}`, fields, { cookie: as });
const correct = (field: string, value: string, sure = '') =>
  post({ intent: 'correct', field, value, ...(sure && { sure }) });
const waiting = async () => {
  const taxpayer = await findTaxpayer(staffActor(ann), taxpayerId);
  return taxpayer ? correctionsOf(taxpayer) : [];
};

test('obvious nonsense is answered, and what looks like a slip is asked about once', async () => {
  for (const [field, value] of [
    ['registrationNumber', 'abc'],
    ['registrationNumber', '12'],
    ['taxNumber', 'abc'],
    ['registeredOn', 'soon'],
    ['email', 'abc'],
  ] as const)
    expect(await correct(field, value), `${field} ${value}`).toMatchObject({
      status: 400,
      data: { errors: { value: expect.any(String) }, typed: { value } },
    });
  await db().update(taxpayers).set({ kind: 'company' }).where(eq(taxpayers.id, taxpayerId));
  for (const [field, value] of [
    ['registrationNumber', 'CK 99/12345'],
    ['taxNumber', '0001339051'],
  ] as const) {
    expect(await correct(field, value)).toMatchObject({ status: 400 });
    expect((await waiting()).filter((one) => one.field === field)).toEqual([]);
    expect(await correct(field, value, 'another')).toMatchObject({ status: 400 });
    expect((await toastOf(await correct(field, value, value)))?.title).toBe('Thank you');
    expect((await waiting()).find((one) => one.field === field)?.doubt).toEqual(expect.any(String));
  }
  expect((await correct('registrationNumber', '2016 000100 07')).status).toBe(303);
  expect(await waiting()).toEqual(
    expect.arrayContaining([expect.objectContaining({ to: '2016/000100/07', doubt: null })]),
  );
});

test('a correction is taken back until the firm has answered it, by who may', async () => {
  const toast = await toastOf(await correct('taxNumber', '0001339050'));
  const undo = Object.fromEntries(toast?.action?.fields ?? []);
  const helper = await addMember({ email: 'books@example.org' });
  await put(taxpayerMembers, { taxpayerId, userId: helper, role: 'contributor' });
  const byHelper = await post(undo, await signedInAs(helper));
  expect([(await toastOf(byHelper))?.title, (await waiting()).length]).toEqual(['Not taken back', 1]);
  expect((await toastOf(await post(undo)))?.title).toBe('Taken back');
  expect(await waiting()).toEqual([]);

  await correct('taxNumber', '0001339050');
  const [again] = await waiting();
  const stored = await findTaxpayer(staffActor(ann), taxpayerId);
  if (!stored || !again) throw new Error('It is gone.');
  const how = { id: again.id, version: stored.version, isApplied: true };
  expect(await answerCorrection(staffActor(ann), stored, how)).toBe('saved');
  expect((await toastOf(await post(undo)))?.title).toBe('Not taken back');
});

test('of a person only what concerns a person is shown', () => {
  const of = { ...NEVER, name: 'Thandi Nkosi', kind: 'individual' } as const;
  const shown = (taxpayer: Parameters<typeof concerns>[1]) =>
    keysOf(CORRECTABLE).filter((field) => concerns(field, taxpayer));
  expect(shown(of)).toEqual([
    'name',
    'kind',
    'taxNumber',
    'streetAddress',
    'postalAddress',
    'vatCategory',
    'email',
  ]);
  expect(shown({ ...of, registeredOn: '2016-05-12' })).toContain('registeredOn');
  expect(shown({ ...of, kind: 'company' })).toEqual(keysOf(CORRECTABLE));
  expect(shownText('email', null)).toBe('Nobody else');
});

test('numbers that others published raise no doubt', () => {
  for (const number of ['0001339050', '0843089848']) expect(doubtOf('taxNumber', number, 'trust')).toBeNull();
  expect(doubtOf('taxNumber', '4843089848', 'company')).toMatch(/begins with/);
  expect(doubtOf('registrationNumber', '2016/000100/07', 'company')).toBeNull();
  expect(doubtOf('registrationNumber', 'IT 1/2020', 'trust')).toBeNull();
  expect(doubtOf('registrationNumber', '1/2020', 'trust')).toMatch(/IT/);
  expect(doubtOf('registrationNumber', '8001015009087', 'individual')).toBeNull();
  expect(doubtOf('registrationNumber', '8001015009086', 'estate')).toMatch(/last digit/);
  for (const kind of ['company', 'trust', 'individual', 'estate'] as const)
    expect(doubtOf('name', 'abc', kind)).toBeNull();
});
