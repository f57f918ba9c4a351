import { eq, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, expect, test } from 'vitest';
import { handOver } from '#app/accounts/leaving/hand-over.server.ts';
import { checkNotices } from '#app/accounts/access/define-notice.ts';
import { addBooking } from '#app/bookings/core/bookings.test-support.ts';
import { addEnquiry, deleteAllEnquiries } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { DAY, MINUTE } from '#app/platform/core/time.ts';
import { db, schema } from '#app/platform/db/client.server.ts';
import { userRoles, users } from '#app/platform/db/schema/accounts.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { handOvers } from '#app/platform/db/schema/hand-overs.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { holdings } from '#app/registry/holdings.server.ts';
import { heldWork } from '#app/work/core/engagements/holding.server.ts';
import { assign } from '#app/work/core/engagements/state.server.ts';
import { addMessage } from '#app/work/core/engagements/messages.server.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshDesk,
  memberActor,
  staffActor,
  mailAllNotices,
} from '#app/work/core/engagements/work.test-support.ts';
import { findHolders } from '#app/work/desk/former-holders.server.ts';
import { unheldTaxpayers, unheldWork } from '#app/work/desk/nobody-notices.server.ts';
import { signedInAs, subjectsTo } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

const START = new Date(Date.now() + 3 * DAY);
const END = new Date(START.getTime() + 30 * MINUTE);
let desk: Awaited<ReturnType<typeof freshDesk>>;
let cookie = '';
let [booking, message, work] = ['', '', ''];

beforeEach(async () => {
  await db().delete(bookings);
  await deleteAllEnquiries();
  desk = await freshDesk();
  cookie = await signedInAs(desk.admin);
  work = desk.id;
  await assign(staffActor(desk.ann), work, { id: desk.ann, name: 'Ann Adams' });
  booking = await addBooking({ colleagueId: desk.ann, startsAt: START, endsAt: END, heldUntil: END });
  message = await addEnquiry({ assigneeId: desk.ann, state: 'in_progress' });
});

const send = (fields: Record<string, string>, id = desk.ann) =>
  submit(`/admin/users/${id}`, fields, { cookie });

async function holders() {
  return [
    (await rowOf(engagements, work))?.assigneeId,
    (await rowOf(taxpayers, desk.taxpayerId))?.assigneeId,
    (await rowOf(bookings, booking))?.colleagueId,
    (await rowOf(enquiries, message))?.assigneeId,
  ];
}

test('every row that stays without its colleague is a kind of what somebody holds', () => {
  const all: unknown[] = Object.values(schema);
  const tables = all.filter((one): one is PgTable => is(one, PgTable));
  const left = tables.filter((table) =>
    getTableConfig(table).foreignKeys.some(
      ({ onDelete, reference }) => onDelete === 'set null' && reference().foreignTable === users,
    ),
  );
  expect(left.map((table) => getTableConfig(table).name).toSorted()).toEqual(
    [...new Set(holdings.map(({ table }) => getTableConfig(table).name))].toSorted(),
  );
});

test('a role that ends asks first who gets what the colleague holds', async () => {
  const leave = `/admin/users/${desk.ann}/leave?then=`;
  expect(await send({ intent: 'revoke' })).toMatchObject({ status: 302, location: `${leave}revoke` });
  const answer = await send({ intent: 'delete', confirmation: 'ann@example.org' });
  expect(answer).toMatchObject({ status: 302, location: `${leave}delete` });
  expect(await holders()).toEqual(Array(4).fill(desk.ann));
  const { held } = (await visit(`${leave}revoke`, { cookie })).data as { held: object[] };
  expect(held).toMatchObject([
    { text: '1 open engagement', path: `/admin/work?of=${desk.ann}` },
    { text: '1 client', path: `/admin/taxpayers?of=${desk.ann}` },
    { text: '1 coming booking', path: `/admin/bookings?view=list&of=${desk.ann}` },
    { text: '1 open message', path: `/admin/messages?assignee=${desk.ann}` },
  ]);
  expect(await send({ intent: 'revoke', to: desk.thandi })).toMatchObject({ status: 302 });
  expect(await holders()).toEqual(Array(4).fill(desk.ann));
  expect(await toastOf(await send({ intent: 'make-manager' }))).toMatchObject({ title: 'Role granted' });
});

test('successors get each kind, are told of news, and one Undo gives all of it back', async () => {
  const choice = { to: desk.bob, 'to-messages': desk.admin };
  const toast = await toastOf(await send({ intent: 'revoke', ...choice }));
  expect(toast).toMatchObject({ title: 'Role revoked', action: { label: 'Undo' } });
  expect(await holders()).toEqual([desk.bob, desk.bob, desk.bob, desk.admin]);
  const entries = await db().select().from(auditEntries).where(eq(auditEntries.action, 'user.hand-over'));
  expect(entries.map(({ entityId, changes }) => ({ entityId, changes }))).toEqual([
    {
      entityId: desk.ann,
      changes: { colleague: { from: desk.ann, to: desk.bob }, work: '1', taxpayers: '1', bookings: '1' },
    },
    { entityId: desk.ann, changes: { colleague: { from: desk.ann, to: desk.admin }, messages: '1' } },
  ]);
  await addMessage(memberActor(desk.thandi), work, { text: 'When?', key: 'of-the-client-0002' });
  await mailAllNotices();
  expect(await subjectsTo('bob@example.org')).toContainEqual(
    expect.stringContaining('a message from Thandi Nkosi'),
  );
  await assign(staffActor(desk.admin, 'admin'), work, { id: desk.admin, name: 'Anusha Pillay' });
  const undo = Object.fromEntries(toast?.action?.fields ?? []);
  expect(await toastOf(await send(undo))).toMatchObject({ title: 'Taken back' });
  expect(await holders()).toEqual([desk.admin, desk.ann, desk.ann, desk.ann]);
  expect(await db().$count(userRoles, eq(userRoles.userId, desk.ann))).toBe(1);
  expect(await toastOf(await send(undo))).toMatchObject({ tone: 'loss' });
});

test('a hand-over that is a day old stays', async () => {
  const toast = await toastOf(await send({ intent: 'revoke', to: desk.bob }));
  await db()
    .update(handOvers)
    .set({ at: new Date(Date.now() - DAY) });
  expect(await toastOf(await send(Object.fromEntries(toast?.action?.fields ?? [])))).toMatchObject({
    tone: 'loss',
  });
  expect(await holders()).toEqual(Array(4).fill(desk.bob));
});

test('a booking at a time at which the successor is booked is held by nobody', async () => {
  await addBooking({ colleagueId: desk.bob, startsAt: START, endsAt: END, heldUntil: END });
  const toast = await toastOf(await send({ intent: 'revoke', to: desk.bob }));
  expect(toast?.description).toContain('Nobody holds 1 coming booking');
  expect(await holders()).toEqual([desk.bob, desk.bob, null, desk.bob]);
});

test('an account that goes hands over in the same transaction', async () => {
  const answer = await send({ intent: 'delete', confirmation: 'ann@example.org', to: desk.bob });
  expect(answer).toMatchObject({ status: 303, location: '/admin/users' });
  expect(await holders()).toEqual(Array(4).fill(desk.bob));
});

test('a role that sees less may keep what it still may work on', async () => {
  await db().update(userRoles).set({ role: 'manager' }).where(eq(userRoles.userId, desk.ann));
  expect((await send({ intent: 'make-staff' })).location).toContain('/leave?then=make-staff');
  await send({ intent: 'make-staff', to: 'stays', 'to-bookings': desk.bob });
  expect(await holders()).toEqual([desk.ann, desk.ann, desk.bob, desk.ann]);
});

test('a manager hands over all that a colleague holds, who stays, and takes it back', async () => {
  const manager = await signedInAs(desk.bob);
  await db().update(userRoles).set({ role: 'manager' }).where(eq(userRoles.userId, desk.bob));
  await addBooking({ colleagueId: desk.bob, startsAt: START, endsAt: END, heldUntil: END });
  const page = `/admin/work/people/${desk.ann}`;
  const give = (fields: Record<string, string>) => submit(page, fields, { cookie: manager });
  expect((await visit(page, { cookie: manager })).data).toMatchObject({
    name: 'Ann Adams',
    held: [{ name: 'work' }, { name: 'taxpayers' }, { name: 'bookings' }, { name: 'messages' }],
    latest: null,
  });
  expect(await give({ intent: 'hand-over', to: desk.thandi })).toMatchObject({ status: 400 });
  expect(await toastOf(await give({ intent: 'hand-over', to: 'stays' }))).toMatchObject({ tone: 'loss' });
  expect(await holders()).toEqual(Array(4).fill(desk.ann));
  const handed = await give({ intent: 'hand-over', to: desk.bob, 'to-messages': desk.admin });
  expect(handed.location).toBe('/admin/practice');
  const toast = await toastOf(handed);
  expect(toast).toMatchObject({ action: { label: 'Undo', path: page } });
  expect(toast?.description).toMatch(
    /^1 open engagement and 1 client to Bob Brink; 1 .+\. 1 coming booking stayed/,
  );
  expect(await holders()).toEqual([desk.bob, desk.bob, desk.ann, desk.admin]);
  expect(await db().$count(userRoles, eq(userRoles.userId, desk.ann))).toBe(1);
  const { latest } = (await visit(page, { cookie: manager })).data as { latest: string };
  expect(toast?.action?.fields).toContainEqual(['handOver', latest]);
  const { runs } = (await visit('/admin/runs', { cookie: manager })).data as { runs: object[] };
  expect(runs[0]).toMatchObject({
    path: page,
    title: 'Handed over: 3 of what Ann Adams held',
    by: null,
    canBeUndone: true,
  });
  await db().update(userRoles).set({ role: 'editor' }).where(eq(userRoles.userId, desk.ann));
  await give(Object.fromEntries(toast?.action?.fields ?? []));
  expect(await holders()).toEqual(Array(4).fill(desk.ann));
  const roles = await db().select().from(userRoles).where(eq(userRoles.userId, desk.ann));
  expect(roles.map(({ role }) => role)).toEqual(['editor']);
  expect(await visit(page, { cookie: await signedInAs(desk.ann) })).toMatchObject({ status: 403 });
});

test('of two who hand over the same, the later one reads who gave it to whom', async () => {
  const page = `/admin/work/people/${desk.ann}`;
  const give = (to: string) => submit(page, { intent: 'hand-over', to }, { cookie });
  const answers = await Promise.all(
    [give(desk.bob), give(desk.admin)].map(async (one) => toastOf(await one)),
  );
  const late = answers.find((one) => one?.tone === 'loss') ?? (await toastOf(await give(desk.bob)));
  expect(late).toMatchObject({ title: 'Nothing was handed over' });
  expect(late?.description).toMatch(/^Nothing is left with Ann Adams: .+ gave 1 .+ to .+ today, \d\d:\d\d/);
});

test('what somebody else gets while it is handed over did not stay', async () => {
  const overtaken: typeof heldWork = {
    ...heldWork,
    give: async (...args) => {
      await db().update(engagements).set({ assigneeId: desk.admin });
      return heldWork.give(...args);
    },
  };
  const whole = { holderId: desk.ann, actorId: desk.admin, keepsRole: true, successors: { work: desk.bob } };
  const handed = await db().transaction((tx) => handOver(tx, [overtaken], whole, new Date()));
  expect(handed).toEqual({ moved: [], left: [] });
  expect((await holders())[0]).toBe(desk.admin);
});

test('a manager does not give back a role that ended', async () => {
  const undo = Object.fromEntries(
    (await toastOf(await send({ intent: 'revoke', to: desk.bob })))?.action?.fields ?? [],
  );
  await db().update(userRoles).set({ role: 'manager' }).where(eq(userRoles.userId, desk.bob));
  const manager = await signedInAs(desk.bob);
  const page = `/admin/work/people/${desk.ann}`;
  expect(await submit(page, undo, { cookie: manager })).toMatchObject({ status: 404 });
  await send({ intent: 'make-staff' });
  expect(await toastOf(await submit(page, undo, { cookie: manager }))).toMatchObject({ tone: 'loss' });
  expect(await holders()).toEqual(Array(4).fill(desk.bob));
});

test('what a former colleague holds is on the overview; clients read no name', async () => {
  await db().delete(userRoles).where(eq(userRoles.userId, desk.ann));
  await addEngagement({ taxpayerId: await addTaxpayerFor(null), period: '2025' });
  const context = { me: staffActor(desk.admin, 'admin'), now: new Date() };
  expect(await checkNotices([unheldWork, unheldTaxpayers], context)).toMatchObject([
    { state: '2: a colleague has to take over', standing: 'urgent' },
    { state: '2, one was with a former colleague', standing: 'urgent' },
  ]);
  expect((await findHolders()).holders.map(({ name }) => name)).toContain('Ann Adams (former)');
  const { sections } = (await visit('/admin/work?of=nobody', { cookie })).data as {
    sections: { lines: object[] }[];
  };
  expect(sections.flatMap(({ lines }) => lines)).toHaveLength(2);
  const client = await signedInAs(desk.thandi);
  for (const page of [`/work/${work}`, `/account/taxpayers/${desk.taxpayerId}`]) {
    const { data } = await visit(page, { cookie: client });
    expect(JSON.stringify(data)).toContain('"assignee":null');
  }
});
