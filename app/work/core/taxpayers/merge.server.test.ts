import { beforeEach, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { addMember, signedInAs, subjectsTo } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';
import { addEngagement, addTaxpayerFor, freshDesk, staffActor } from '../engagements/work.test-support.ts';
import { assign } from '../engagements/state.server.ts';
import { undoStep } from '../engagements/undo-step.server.ts';
import { withStep } from '#app/accounts/core/actor.ts';
import { deleteEngagement, restoreTaxpayer } from '../trash/trash.server.ts';
import type { Pair } from '#app/work/desk/taxpayers/list.server.ts';
import { HOUR, MINUTE } from '#app/platform/core/time.ts';
import { mailAddressNews } from './address-news.server.ts';
import { findAlike } from './alike.server.ts';
import { mergeTaxpayers } from './merge.server.ts';
import { updateTaxpayer } from './taxpayers.server.ts';
import { findWorkOfBoth } from './work-of-both.server.ts';

await useTestDatabase();

let [ann, bob, taxpayerId, id] = ['', '', '', ''];
let twin = '';

beforeEach(async () => {
  ({ ann, bob, taxpayerId, id } = await freshDesk());
  const sipho = await addMember({ email: 'sipho@example.org' });
  twin = await addTaxpayerFor(sipho, { name: 'THANDI  NKOSI', taxNumber: '0123456789', assigneeId: ann });
});

const owners = async (of: string) => db().$count(taxpayerMembers, eq(taxpayerMembers.taxpayerId, of));

test('the same number, address or name is found, whoever looks after it', async () => {
  const nobody = { name: 'Somebody', email: null, taxNumber: null, registrationNumber: null };
  expect(await findAlike(nobody)).toEqual([]);
  expect(await findAlike({ ...nobody, name: 'Thandi Nkosi' })).toHaveLength(2);
  expect(await findAlike({ ...nobody, taxNumber: '0123456789' })).toMatchObject([
    { id: twin, because: 'tax number' },
  ]);
  const known = { ...nobody, name: 'Thandi Nkosi', taxNumber: '0123456789' };
  expect(await findAlike(known, { id: taxpayerId, before: { ...known, taxNumber: null } })).toMatchObject([
    { id: twin, because: 'tax number' },
  ]);
  expect(await findAlike(known, { id: taxpayerId, before: known })).toEqual([]);
});

test('perhaps twice are those with the same number, address or words of a name', async () => {
  const add = (name: string, values = {}) => addTaxpayerFor(null, { name, ...values });
  await add('Kudu Kilns (Pty) Ltd', { kind: 'company', registrationNumber: '2016/000100/07' });
  await add('KUDU KILNS', { kind: 'company' });
  await add('Kilns of Kudu', { kind: 'company', registrationNumber: '2016/000100/07' });
  await add('Nkosi, Thandi');
  await add('O’Brien');
  await add('OBRIEN', { archivedAt: new Date() });
  await add('(Pty) Ltd');
  await add('Ltd.');
  await add('Gone Nomsa', { email: 'nomsa@example.org', deletedAt: new Date() });
  await add('Nomsa', { email: 'nomsa@example.org' });
  await add('Marula Moon', { email: 'moon@example.org' });
  await add('Marula Sun', { email: 'moon@example.org' });
  const { data } = await visit('/admin/taxpayers?twice=perhaps', { cookie: await signedInAs(ann) });
  const { pairs } = data as { pairs: Pair[] };
  expect(pairs.map(({ lines, same }) => [...lines.map(({ name }) => name), same.join()])).toEqual(
    expect.arrayContaining([
      ['Kudu Kilns (Pty) Ltd', 'KUDU KILNS', 'name'],
      ['Kudu Kilns (Pty) Ltd', 'Kilns of Kudu', 'registration number'],
      ['Marula Moon', 'Marula Sun', 'e-mail'],
      ['O’Brien', 'OBRIEN', 'name'],
      ['Thandi Nkosi', 'Nkosi, Thandi', 'name'],
      ['Thandi Nkosi', 'THANDI  NKOSI', 'name'],
    ]),
  );
  expect(pairs).toHaveLength(7);
  const others = await visit('/admin/taxpayers?twice=perhaps&kind=company', {
    cookie: await signedInAs(ann),
  });
  expect(others.data?.pairs).toHaveLength(2);
});

test('a second one is added only once its reader has seen the first', async () => {
  const cookie = await signedInAs(ann);
  const fields = { intent: 'data', kind: 'individual', name: 'Other', yearEnd: '2', taxNumber: '0123456789' };
  const first = await submit('/admin/taxpayers/new', fields, { cookie });
  expect(first).toMatchObject({ status: 400, data: { alike: [{ id: twin }], typed: { name: 'Other' } } });
  expect(await db().$count(taxpayers)).toBe(2);
  const added = await submit('/admin/taxpayers/new', { ...fields, seenAlike: twin }, { cookie });
  expect(added.status).toBe(303);
  expect(await db().$count(taxpayers)).toBe(3);
});

test('merged, one has the work and members of both; restoring the other takes it back', async () => {
  const other = await addEngagement({ taxpayerId: twin, period: '2025', answers: {} });
  expect(await mergeTaxpayers(staffActor(bob), { from: twin, into: taxpayerId })).toBe('gone');
  expect(await mergeTaxpayers(staffActor(ann), { from: twin, into: twin })).toBe('gone');
  const merged = await mergeTaxpayers(staffActor(ann), { from: twin, into: taxpayerId });
  expect(merged).toEqual({ kind: 'merged', from: 'THANDI  NKOSI' });
  expect((await rowOf(engagements, other))?.taxpayerId).toBe(taxpayerId);
  expect(await rowOf(taxpayers, taxpayerId)).toMatchObject({ name: 'Thandi Nkosi', taxNumber: '0123456789' });
  expect(await owners(taxpayerId)).toBe(2);

  expect(await restoreTaxpayer(staffActor(ann), twin)).toBe('restored');
  expect((await rowOf(engagements, other))?.taxpayerId).toBe(twin);
  expect((await rowOf(engagements, id))?.taxpayerId).toBe(taxpayerId);
  expect(await rowOf(taxpayers, taxpayerId)).toMatchObject({ taxNumber: null });
  expect([await owners(taxpayerId), await owners(twin)]).toEqual([1, 1]);
});

test('merged and taken apart, both addresses are told which work they open', async () => {
  const subjects = async () => {
    await mailAddressNews(new Date(Date.now() + HOUR));
    const sent = [await subjectsTo('old@example.org'), await subjectsTo('new@example.org')];
    await db().execute(sql`delete from pgboss.job where name = 'mail'`);
    return sent;
  };
  const address = (id: string, email: string | null, name = 'Nkosi Bakery') =>
    db().update(taxpayers).set({ email, name }).where(eq(taxpayers.id, id));
  const no = 'We no longer write to this address about Nkosi Bakery';
  const yes = 'We write to this address about Nkosi Bakery now';
  await address(twin, 'old@example.org');
  await address(taxpayerId, 'new@example.org', 'Nkosi');
  await subjects();
  await mergeTaxpayers(staffActor(ann), { from: twin, into: taxpayerId });
  expect(await subjects()).toEqual([[no], [yes]]);
  await restoreTaxpayer(staffActor(ann), twin);
  expect(await subjects()).toEqual([[yes], [no]]);
  await address(taxpayerId, null, 'Nkosi');
  await mergeTaxpayers(staffActor(ann), { from: twin, into: taxpayerId });
  expect(await subjects()).toEqual([['We write to this address about Nkosi now'], []]);
  await restoreTaxpayer(staffActor(ann), twin);
  expect(await subjects()).toEqual([['We no longer write to this address about Nkosi'], []]);
  await address(twin, 'old@example.org', 'NKOSI ');
  await mergeTaxpayers(staffActor(ann), { from: twin, into: taxpayerId });
  expect(await subjects()).toEqual([[], []]);
});

test('taken back in the wait, neither a merge nor another address is told', async () => {
  await db()
    .update(taxpayers)
    .set({ email: 'old@example.org', name: 'Nkosi Bakery' })
    .where(eq(taxpayers.id, twin));
  await db().update(taxpayers).set({ email: 'new@example.org' }).where(eq(taxpayers.id, taxpayerId));
  await mergeTaxpayers(staffActor(ann), { from: twin, into: taxpayerId });
  await mailAddressNews(new Date(Date.now() + MINUTE));
  await restoreTaxpayer(staffActor(ann), twin);
  const change = async (email: string) => {
    const version = (await rowOf(taxpayers, twin))?.version ?? 0;
    expect(await updateTaxpayer(staffActor(ann), twin, { email }, version)).toBe('saved');
  };
  await change('other@example.org');
  await change('old@example.org');
  await mailAddressNews(new Date(Date.now() + HOUR));
  expect(await subjectsTo()).toEqual([]);
  await change('other@example.org');
  await change('third@example.org');
  expect(await subjectsTo()).toEqual([]);
  await mailAddressNews(new Date(Date.now() + HOUR));
  await mailAddressNews(new Date(Date.now() + 2 * HOUR));
  expect(await subjectsTo()).toHaveLength(2);
  expect(await subjectsTo('other@%')).toEqual([]);
});

test('of work that both have one stays, if somebody says which; undone, both are there', async () => {
  const same = await addEngagement({ taxpayerId: twin, answers: {} });
  const merge = (...stays: string[]) =>
    mergeTaxpayers(staffActor(ann), { from: twin, into: taxpayerId, stays });
  const title = 'Income tax return (ITR12), 2026 tax year';
  for (const stays of [[], [same, id], [crypto.randomUUID()]])
    expect(await merge(...stays)).toEqual({ kind: 'both', titles: [title] });
  expect(await findWorkOfBoth(taxpayerId, [twin])).toMatchObject([
    { from: twin, title, both: [{ id }, { id: same, documents: 0, canGo: true }] },
  ]);
  const where = async () =>
    Promise.all(
      [id, same].map(async (one) => {
        const row = await rowOf(engagements, one);
        return [row?.taxpayerId === taxpayerId ? 'here' : 'there', row?.deletedAt ? 'trash' : 'open'];
      }),
    );
  const before = await where();
  for (const [stays, after] of [
    [
      same,
      [
        ['here', 'trash'],
        ['here', 'open'],
      ],
    ],
    [
      id,
      [
        ['here', 'open'],
        ['there', 'trash'],
      ],
    ],
  ] as const) {
    expect(await merge(stays)).toMatchObject({ kind: 'merged' });
    expect(await where()).toEqual(after);
    expect(await restoreTaxpayer(staffActor(ann), twin)).toBe('restored');
    expect(await where()).toEqual(before);
  }
});

test('what was submitted stays, and two that were submitted are not merged', async () => {
  const same = await addEngagement({ taxpayerId: twin, answers: {} });
  const merge = (stays: string) =>
    mergeTaxpayers(staffActor(ann), { from: twin, into: taxpayerId, stays: [stays] });
  await db().update(engagements).set({ submittedOn: '2026-11-02' }).where(eq(engagements.id, id));
  expect(await merge(same)).toMatchObject({ kind: 'both' });
  await db().update(engagements).set({ submittedOn: '2026-11-02' });
  for (const stays of [id, same]) expect(await merge(stays)).toMatchObject({ kind: 'both' });
  await db().update(engagements).set({ submittedOn: null }).where(eq(engagements.id, same));
  expect(await merge(id)).toMatchObject({ kind: 'merged' });
});

test('undone late, work that is open again stays, and older acts are not taken back', async () => {
  const same = await addEngagement({ taxpayerId: twin, answers: {} });
  const actor = withStep(staffActor(ann));
  await assign(actor, same, { id: ann, name: 'Ann' });
  await mergeTaxpayers(staffActor(ann), { from: twin, into: taxpayerId, stays: [same] });
  expect(await undoStep(actor, actor.stepId)).toBe('changed');
  await deleteEngagement(staffActor(ann), same);
  const again = await addEngagement({ taxpayerId, answers: {} });
  expect(await restoreTaxpayer(staffActor(ann), twin)).toBe('restored');
  expect(await rowOf(engagements, again)).toMatchObject({ taxpayerId, deletedAt: null });
  expect((await rowOf(engagements, id))?.deletedAt).not.toBeNull();
});

test('the page asks which one stays, and Undo makes two of one', async () => {
  const same = await addEngagement({ taxpayerId: twin, answers: {} });
  const cookie = await signedInAs(ann);
  const post = async (fields: Record<string, string>) =>
    toastOf(await submit(`/admin/taxpayers/${taxpayerId}?index`, fields, { cookie }));
  const { data } = await visit(`/admin/taxpayers/${taxpayerId}?index`, { cookie });
  expect(data).toMatchObject({
    alike: [{ id: twin }],
    ofBoth: [{ from: twin, both: [{ id }, { id: same }] }],
  });
  const merge = { intent: 'merge', from: twin };
  expect(await post(merge)).toMatchObject({ title: 'Not merged' });
  const merged = await post({ ...merge, [`stays.${id}`]: same });
  expect(merged?.action?.fields).toEqual([
    ['intent', 'unmerge'],
    ['from', twin],
  ]);
  expect(await post({ intent: 'unmerge', from: twin })).toMatchObject({ title: 'Two again, as before' });
  expect(await rowOf(engagements, same)).toMatchObject({ taxpayerId: twin, deletedAt: null });
  expect(await post({ intent: 'unmerge', from: twin })).toMatchObject({ title: 'Not taken back' });
});
