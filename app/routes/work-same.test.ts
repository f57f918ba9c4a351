import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshWork,
  itemsIn,
} from '#app/work/core/engagements/work.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

let [before, now, cookie] = ['', '', ''];

beforeEach(async () => {
  const { thandi } = await freshWork();
  const taxpayerId = await addTaxpayerFor(thandi, { kind: 'company', name: 'Karoo Wool (Pty) Ltd' });
  const answers = { small: 'yes', services: 'yes' } as const;
  before = await addEngagement({ taxpayerId, type: 'itr14', period: '2025', answers });
  now = await addEngagement({ taxpayerId, type: 'itr14', period: '2026', answers });
  cookie = await signedInAs(thandi);
  await answerBefore('other-shares', 'None');
  await answerBefore('staff', 'Sipho Dube, all year');
});

test('last year’s words stand beside the question, and nothing is answered by itself', async () => {
  expect(await shown()).toEqual({
    'other-shares': { when: 'last year', text: 'None', answer: null, isOpen: true },
    staff: { when: 'last year', text: 'Sipho Dube, all year', answer: null, isOpen: true },
  });
});

test('what is ticked is given again at once, and the rest stays open', async () => {
  const ticks = await ticksOf();
  expect(await toastOf(await post({ intent: 'same', same: ticks.staff ?? '' }))).toMatchObject({
    title: 'One answer is with us',
  });
  expect(await answersNow()).toEqual({ 'other-shares': null, staff: 'Sipho Dube, all year' });
  const refused = await post({ intent: 'same' });
  expect(JSON.stringify(refused)).toMatch(/Tick what is the same/);
});

test('an answer that came or changed meanwhile is not overwritten', async () => {
  const ticks = await ticksOf();
  await answerBefore('staff', 'Sipho Dube and Thandi Nkosi');
  const { id, mark } = await itemNow('other-shares');
  await post({ intent: 'text', item: id, mark, text: 'Karoo Trading, since May' });
  for (const same of Object.values(ticks)) await post({ intent: 'same', same });
  expect(await answersNow()).toEqual({ 'other-shares': 'Karoo Trading, since May', staff: null });
});

test('a question in other words has no answer beside it', async () => {
  await db().update(requestItems).set({ what: 'Staff' }).where(eq(requestItems.engagementId, before));
  expect(await shown()).toEqual({});
});

test('work that was called off gives no answers', async () => {
  const ticks = Object.values(await ticksOf());
  await db().update(engagements).set({ state: 'declined' }).where(eq(engagements.id, before));
  expect(await shown()).toEqual({});
  for (const same of ticks) await post({ intent: 'same', same });
  expect(await answersNow()).toEqual({ 'other-shares': null, staff: null });
});

type Item = {
  item: string;
  answer: string | null;
  last: { when: string; text: string } | null;
  sameTick: string | null;
};

async function openNow(): Promise<Item[]> {
  const { data } = await visit(`/work/${now}`, { cookie, params: { id: now } });
  return (data as { open: Item[] }).open;
}

async function shown() {
  const open = (await openNow()).filter(({ last }) => last);
  return Object.fromEntries(
    open.map(({ item, answer, last, sameTick }) => [
      item,
      { when: last?.when, text: last?.text, answer, isOpen: sameTick !== null },
    ]),
  );
}

async function ticksOf(): Promise<Record<string, string>> {
  return Object.fromEntries(
    (await openNow()).flatMap(({ item, sameTick }) => (sameTick ? [[item, sameTick]] : [])),
  );
}

function post(fields: Record<string, string>) {
  return submit(`/work/${now}`, fields, { cookie, params: { id: now } });
}

async function itemNow(name: string) {
  const found = (await itemsIn(now)).find(({ item }) => item === name);
  if (!found) throw new Error(name);
  return found;
}

async function answersNow() {
  const [shares, staff] = [await itemNow('other-shares'), await itemNow('staff')];
  return { 'other-shares': shares.answer, staff: staff.answer };
}

async function answerBefore(name: string, answer: string): Promise<void> {
  const item = (await itemsIn(before)).find((one) => one.item === name);
  await db()
    .update(requestItems)
    .set({ state: 'accepted', answer })
    .where(eq(requestItems.id, item?.id ?? ''));
}
