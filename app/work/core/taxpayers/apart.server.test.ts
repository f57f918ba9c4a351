import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';
import { addTaxpayerFor, freshDesk, staffActor } from '../engagements/work.test-support.ts';
import { findAlike } from './alike.server.ts';
import { setApart } from './apart.server.ts';

await useTestDatabase();

let [ann, bob, taxpayerId, twin, cookie] = ['', '', '', '', ''];

beforeEach(async () => {
  ({ ann, bob, taxpayerId } = await freshDesk());
  twin = await addTaxpayerFor(null, { name: 'Thandi Nkosi', taxNumber: '0123456789', assigneeId: ann });
  await db().delete(auditEntries);
  cookie = await signedInAs(ann);
});

const pairs = async () => {
  const { data } = await visit('/admin/taxpayers?twice=perhaps', { cookie });
  return (data?.pairs as unknown[] | null)?.length;
};

const alikeOf = (id: string) =>
  findAlike({ name: 'Thandi Nkosi', email: null, taxNumber: null, registrationNumber: null }, { id });

test('two that are not the same are asked about no more, until that is taken back', async () => {
  expect([await pairs(), (await alikeOf(taxpayerId)).length]).toEqual([1, 1]);
  const fields = { intent: 'apart', other: taxpayerId, list: 'yes' };
  const answer = await submit(`/admin/taxpayers/${twin}?index`, fields, { cookie });
  expect(answer.location).toBe('/admin/taxpayers?twice=perhaps');
  const toast = await toastOf(answer);
  expect(toast).toMatchObject({ title: 'Not the same', action: { path: `/admin/taxpayers/${twin}` } });
  for (const id of [taxpayerId, twin]) expect(await alikeOf(id)).toEqual([]);
  expect(await pairs()).toBe(0);
  await submit(`/admin/taxpayers/${twin}?index`, fields, { cookie });
  const undo = Object.fromEntries(toast?.action?.fields ?? []);
  await submit(`${toast?.action?.path}?index`, undo, { cookie });
  expect([await pairs(), (await alikeOf(twin)).length]).toEqual([1, 1]);
  const entries = await db().select().from(auditEntries);
  expect(entries.map(({ action }) => action)).toEqual(['taxpayer.tell-apart', 'taxpayer.ask-again']);
});

test('whoever sees neither, and whoever names no second client, says nothing of two', async () => {
  const say = (actor: string, otherId: string) =>
    setApart(staffActor(actor), { id: twin, otherId, isApart: true });
  for (const [actor, other] of [
    [bob, taxpayerId],
    [ann, twin],
    [ann, crypto.randomUUID()],
    [ann, 'no id'],
  ] as const)
    expect(await say(actor, other)).toBe('gone');
});

test('of the same name, kind, number and year tell which is which', async () => {
  expect(await alikeOf(taxpayerId)).toMatchObject([
    { id: twin, about: expect.stringMatching(/^Individual, 0123456789, since 20\d\d$/) },
  ]);
});
