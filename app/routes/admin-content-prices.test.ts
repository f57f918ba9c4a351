import { beforeEach, expect, test } from 'vitest';
import { plans } from '#content/plans.ts';
import { saveDraft } from '#app/content/core/change.server.ts';
import { findItem } from '#app/content/core/find.server.ts';
import { planContent } from '#app/content/core/kinds/plans.ts';
import { findContent } from '#app/content/core/contents.server.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { onItem } from '#app/content/core/version-rows.server.ts';
import type { PriceRow } from '#app/content/desk/price-row.ts';
import { findPlan, plansNow } from '#app/firm/core/plans.ts';
import { addMember, forgetAccounts, signedInAs } from '#tests/accounts.ts';
import { freshContent } from '#tests/content.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

const PATH = '/admin/content/prices';

let cookie: string;
beforeEach(async () => {
  await forgetAccounts();
  await freshContent();
  cookie = await signedInAs(await addMember({ email: 'editor@example.org', role: 'editor' }));
});

test('prices of several plans are published by one save, and taken back by one Undo', async () => {
  const answer = await post({ 'price:starter': '3 995', 'price:individual-income-tax': '1 595' });
  expect(await toastOf(answer)).toMatchObject({ title: 'Published: 2 prices' });
  await refreshContent();
  expect([findPlan('starter')?.price, findPlan('individual-income-tax')?.price]).toEqual([
    3_995_00, 1_595_00,
  ]);
  await submit(PATH, undoOf(await toastOf(answer)), { cookie });
  await refreshContent();
  expect(plansNow()).toEqual(plans);
});

test('one price that is wrong keeps all of them back, with each named at its field', async () => {
  const answer = await post({
    'price:starter': '3 995',
    'price:individual-income-tax': 'much',
    'price:provisional-income-tax': '4 995.01',
  });
  expect(answer).toMatchObject({ status: 400 });
  expect(Object.keys(answer.data?.errors as object)).toEqual([
    'price:individual-income-tax',
    'instalments:provisional-income-tax',
  ]);
  await refreshContent();
  expect(plansNow()).toEqual(plans);
});

test('prices that look mistyped are asked about, against the plans as they will be', async () => {
  const raised = Object.fromEntries(plans.map(({ id, price }) => [`price:${id}`, String((price / 100) * 2)]));
  const ranges = plans.flatMap(({ id, upTo }) => (upTo ? [[`upTo:${id}`, String(upTo / 50)]] : []));
  const all = { ...raised, ...Object.fromEntries(ranges) };
  expect(await post(all)).toMatchObject({ status: 303 });
  const question = await post({ 'price:starter': '39.95' });
  expect(question).toMatchObject({ status: 400, data: { affected: { groups: [{ items: [{}] }] } } });
  const { affected } = question.data as unknown as { affected: { seen: string } };
  const { seen } = affected;
  expect(await post({ 'price:starter': '39.95', seen })).toMatchObject({ status: 303 });
});

test('a price changed meanwhile is not overwritten, and one left alone stays', async () => {
  const before = await fields();
  await post({ 'price:starter': '3 995' });
  const late = await submit(PATH, { ...before, intent: 'publish', 'price:starter': '4 100' }, { cookie });
  expect(late).toMatchObject({ status: 409, data: { errors: { 'price:starter': expect.any(String) } } });
  const other = { ...before, intent: 'publish', 'price:individual-income-tax': '1 595' };
  expect(await submit(PATH, other, { cookie })).toMatchObject({ status: 303 });
  await refreshContent();
  expect([findPlan('starter')?.price, findPlan('individual-income-tax')?.price]).toEqual([
    3_995_00, 1_595_00,
  ]);
});

test('the draft of a plan stays a draft when its price is published here', async () => {
  const content = findContent('plans')!;
  const values = { ...content.valuesOf(content.file[0]), summary: 'Words that are not public yet.' };
  const id = content.idOf(content.file[0]);
  await onItem(content, id, { actorId: null }, (act) => saveDraft(act, values));
  await post({ [`price:${id}`]: '1 595' });
  const { draft, shown } = await findItem(planContent, id);
  expect(draft?.values?.summary).toBe('Words that are not public yet.');
  expect(shown).toMatchObject({ price: 1_595_00, summary: plans[0]?.summary });
});

test('prices of a later day wait for it beside a draft, and one Undo withdraws them', async () => {
  const values = { ...planContent.valuesOf(plans[0]!), summary: 'Words that are not public yet.' };
  const [first, second] = [plans[0]!.id, 'starter'];
  await onItem(planContent, first, { actorId: null }, (act) => saveDraft(act, values));
  const typed = { [`price:${first}`]: '1 595', [`price:${second}`]: '3 995' };
  const at = '2099-03-01T00:00';
  const answer = await post({ ...typed, intent: 'plan', publishAt: at });
  const toast = await toastOf(answer);
  expect(toast).toMatchObject({ title: expect.stringMatching(/1 March 2099.*2 prices/) });
  const { draft, planned, shown } = await findItem(planContent, first);
  expect([draft?.values?.summary, shown?.price]).toEqual([values.summary, plans[0]!.price]);
  expect(planned).toMatchObject([{ values: { price: 1_595_00, summary: plans[0]!.summary } }]);
  const again = await post({ ...typed, intent: 'plan', publishAt: '2099-04-01T00:00' });
  expect(again).toMatchObject({
    status: 400,
    data: { errors: { [`price:${first}`]: expect.stringContaining('1 March 2099') } },
  });
  await submit(PATH, undoOf(toast), { cookie });
  expect((await findItem(planContent, first)).planned).toEqual([]);
  expect((await findItem(planContent, second)).planned).toEqual([]);
});

test('prices are planned for a time to come', async () => {
  for (const publishAt of ['', '2020-03-01T00:00', 'soon'])
    expect(await post({ 'price:starter': '3 995', intent: 'plan', publishAt })).toMatchObject({
      status: 400,
      data: { errors: { publishAt: expect.any(String) } },
    });
});

test('a save without a change says so', async () => {
  expect(await toastOf(await post({}))).toMatchObject({ title: 'Nothing to publish' });
});

function undoOf(toast: Awaited<ReturnType<typeof toastOf>>): FormData {
  const undo = new FormData();
  for (const [name, value] of toast?.action?.fields ?? []) undo.append(name, value);
  return undo;
}

async function fields(): Promise<Record<string, string>> {
  const { rows } = (await visit(PATH, { cookie })).data as { rows: PriceRow[] };
  const each = rows.flatMap(({ id, revision, entries }) => [
    [`version:${id}`, String(revision)],
    ...Object.entries(entries).flatMap(([name, value]) => [
      [`${name}:${id}`, value],
      [`before:${name}:${id}`, value],
    ]),
  ]);
  return Object.fromEntries(each) as Record<string, string>;
}

async function post(typed: Record<string, string>) {
  return submit(PATH, { ...(await fields()), intent: 'publish', ...typed }, { cookie });
}
