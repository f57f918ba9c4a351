import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayerGroups } from '#app/platform/db/schema/relations.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshDesk,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { findGroups } from '#app/work/core/taxpayers/groups.server.ts';
import { mergeTaxpayers } from '#app/work/core/taxpayers/merge.server.ts';
import { storedTaxpayers } from '#app/work/core/taxpayers/stored-data.server.ts';
import { restoreTaxpayer } from '#app/work/core/trash/trash.server.ts';
import { agreedText, type Agreed } from '#app/work/desk/taxpayers/agreed.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit, pressUndo } from '#tests/routes.ts';

await useTestDatabase();

let [ann, bob, cookie, thandi, kilns] = ['', '', '', '', ''];

beforeEach(async () => {
  await db().delete(taxpayerGroups);
  ({ ann, bob } = await freshDesk());
  cookie = await signedInAs(ann);
  thandi = await addTaxpayerFor(null, { name: 'Zola Nkosi', assigneeId: ann });
  kilns = await addTaxpayerFor(null, { name: 'Kudu Kilns', kind: 'company', assigneeId: ann });
});

type Answer = Awaited<ReturnType<typeof submit>>;

const LIST = '/admin/taxpayers/groups';
const post = (path: string, fields: Record<string, string>, as = cookie) =>
  submit(path, fields, { cookie: as });
const join = (id: string, group = 'Nkosi family') =>
  post(`/admin/taxpayers/${id}`, { intent: 'group-join', group });
const groups = async () => (await findGroups()).map(({ name, members }) => [name, ...members]);
const pathOf = async () => `${LIST}/${(await findGroups())[0]?.id}`;
const undo = (answer: Answer) => pressUndo(answer, { cookie });

test('clients come into a group by its name and leave it, each with Undo', async () => {
  const joined = await join(thandi);
  await undo(joined);
  expect(await groups()).toEqual([]);
  await join(thandi);
  await join(kilns, 'nkosi FAMILY');
  await join(kilns, 'nkosi family');
  expect(await groups()).toEqual([['Nkosi family', 'Kudu Kilns', 'Zola Nkosi']]);
  const [{ id: item = '' } = {}] = await findGroups();
  const left = await post(`/admin/taxpayers/${kilns}`, { intent: 'group-leave', item });
  expect(await groups()).toEqual([['Nkosi family', 'Zola Nkosi']]);
  await undo(left);
  expect(await groups()).toEqual([['Nkosi family', 'Kudu Kilns', 'Zola Nkosi']]);
});

test('on its page clients are added and taken out, and the last one takes it along', async () => {
  await join(thandi);
  const path = await pathOf();
  expect(await post(path, { intent: 'add', who: 'nobody at all' })).toMatchObject({ status: 400 });
  const added = await post(path, { intent: 'add', who: 'kudu kilns' });
  expect(await groups()).toEqual([['Nkosi family', 'Kudu Kilns', 'Zola Nkosi']]);
  await undo(added);
  expect(await groups()).toEqual([['Nkosi family', 'Zola Nkosi']]);
  const last = await post(path, { intent: 'leave', client: thandi, name: 'Zola Nkosi' });
  expect(last.location).toBe(LIST);
  expect(await groups()).toEqual([]);
  await undo(last);
  expect(await groups()).toEqual([['Nkosi family', 'Zola Nkosi']]);
});

test('a group is renamed by one at a time and dissolved, each with Undo', async () => {
  await join(thandi);
  await join(kilns, 'Kilns');
  await join(kilns);
  const path = `${LIST}/${(await findGroups()).find(({ name }) => name === 'Nkosi family')?.id}`;
  const rename = (group: string) => post(path, { intent: 'rename', group, version: '1' });
  expect(await rename('kilns')).toMatchObject({ status: 400 });
  const renamed = await rename('The Nkosis');
  expect(await rename('Ours')).toMatchObject({ status: 409 });
  expect((await groups())[1]).toEqual(['The Nkosis', 'Kudu Kilns', 'Zola Nkosi']);
  await undo(renamed);
  const dissolved = await post(path, { intent: 'dissolve' });
  expect(await groups()).toEqual([['Kilns', 'Kudu Kilns']]);
  await undo(dissolved);
  expect(await groups()).toEqual([
    ['Kilns', 'Kudu Kilns'],
    ['Nkosi family', 'Kudu Kilns', 'Zola Nkosi'],
  ]);
});

test('its page has the clients, what is open, due and agreed, of what its reader sees', async () => {
  await join(thandi);
  await join(kilns);
  const path = await pathOf();
  const id = await addEngagement({ taxpayerId: thandi, assigneeId: ann });
  await db().update(engagements).set({ price: 149_500, dueOn: '2020-01-31' }).where(eq(engagements.id, id));
  await addEngagement({ taxpayerId: kilns, type: 'itr14', assigneeId: bob });
  await db().update(taxpayers).set({ assigneeId: bob }).where(eq(taxpayers.id, kilns));
  type Page = { members: { name: string; isSeen: boolean }[]; agreed: Agreed; work: { id: string }[] };
  const page = async (as: string) => (await visit(path, { cookie: as })).data as Page;
  const mine = await page(cookie);
  expect(mine.members.map(({ name, isSeen }) => [name, isSeen])).toEqual([
    ['Kudu Kilns', false],
    ['Zola Nkosi', true],
  ]);
  expect(mine.agreed).toMatchObject({ open: 1, openCents: 149_500, overdue: 1, dueOn: '2020-01-31' });
  expect(agreedText(mine.agreed)).toBe('R\u202f1\u202f495 for 1 under way');
  expect(mine.work.map((one) => one.id)).toEqual([id]);
  const dissolve = await post(path, { intent: 'dissolve' });
  expect((await toastOf(dissolve))?.title).toBe('Not dissolved');
  await post(path, { intent: 'leave', client: kilns, name: 'Kudu Kilns' });
  expect(await groups()).toEqual([['Nkosi family', 'Kudu Kilns', 'Zola Nkosi']]);
  expect((await visit(`${LIST}/${crypto.randomUUID()}`, { cookie })).status).toBe(404);
});

test('groups follow a merge and its Undo, and an empty one goes at night', async () => {
  const twin = await addTaxpayerFor(null, { name: 'Z Nkosi', assigneeId: ann });
  await join(thandi, 'Friends');
  await join(twin, 'Friends');
  await join(twin);
  const me = staffActor(ann);
  await mergeTaxpayers(me, { from: twin, into: thandi });
  expect(await groups()).toEqual([
    ['Friends', 'Zola Nkosi'],
    ['Nkosi family', 'Zola Nkosi'],
  ]);
  await restoreTaxpayer(me, twin);
  expect(await groups()).toEqual([
    ['Friends', 'Z Nkosi', 'Zola Nkosi'],
    ['Nkosi family', 'Z Nkosi'],
  ]);
  await db().delete(taxpayers).where(eq(taxpayers.id, twin));
  if (typeof storedTaxpayers.deleteExpired !== 'function') throw new Error('It is deleted.');
  await storedTaxpayers.deleteExpired({ now: new Date(), logFailure: () => undefined });
  expect(await db().$count(taxpayerGroups)).toBe(1);
});
