import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { handOver } from '#app/bookings/core/change.server.ts';
import { addBooking, addColleague } from '#app/bookings/core/bookings.test-support.ts';
import { db } from '#app/platform/db/client.server.ts';
import { startName } from '#app/bookings/public/chosen.ts';
import { profiles, userRoles } from '#app/platform/db/schema/accounts.ts';
import { contactPersons, taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { bookings, diaries, timeOff } from '#app/platform/db/schema/bookings.ts';
import { draftOwner } from '#app/platform/drafts/drafts.server.ts';
import { OWNER_FIELD } from '#app/platform/drafts/owner-field.ts';
import { DAY, HOUR, southAfricanDay } from '#app/platform/core/time.ts';
import { addMember, forgetAccounts, queuedMails, signedInAs } from '#tests/accounts.ts';
import { put, rowOf, useTestDatabase } from '#tests/database.ts';
import { ask, submit, toastOf, visit } from '#tests/routes.ts';
import { loader as readFeed } from './calendar.$token.ts';

await useTestDatabase();

const NEXT_WEEK = new Date(Math.ceil(Date.now() / HOUR) * HOUR + 7 * DAY);
let [ann, bob, admin] = ['', '', ''];

afterEach(() => vi.useRealTimers());

beforeEach(async () => {
  await forgetAccounts();
  await db().delete(bookings);
  ann = await addColleague('ann@example.org', { fullName: 'Ann Adams' });
  bob = await addColleague('bob@example.org', { fullName: 'Bob Brink' });
  admin = await addMember({ email: 'admin@example.org', admin: true });
});

test('everybody changes their own hours and time off, and administrators those of all', async () => {
  const away = { intent: 'away', firstDay: southAfricanDay(NEXT_WEEK) };
  expect(await hours(ann, away)).toMatchObject({ status: 303 });
  expect(await hours(ann, away, bob)).toMatchObject({ status: 403 });
  expect(await hours(admin, away, bob)).toMatchObject({ status: 303 });
  expect(await hours(admin, { intent: 'stop' }, bob)).toMatchObject({ status: 303 });
  const colleagues = (await db().select().from(timeOff)).map(({ colleagueId }) => colleagueId);
  expect(colleagues.toSorted()).toEqual([ann, bob].toSorted());
  expect(await db().select().from(diaries)).toMatchObject([{ colleagueId: ann }]);
  expect(await actions()).toEqual(['diary.away', 'diary.away', 'diary.delete']);
});

test('of two who change the same hours the second is told, and keeps their text', async () => {
  const typed = { intent: 'hours', version: '1', 'opens-1': '09:00', 'closes-1': '12:00', videoLink: '' };
  expect(await hours(ann, typed)).toMatchObject({ status: 303 });
  const answer = await hours(admin, { ...typed, 'opens-1': '10:00' }, ann);
  expect(answer).toMatchObject({ status: 409, data: { intent: 'hours', typed: { 'opens-1': '10:00' } } });
  const [diary] = await db().select().from(diaries).where(eq(diaries.colleagueId, ann));
  expect(diary).toMatchObject({ hours: { 1: { opens: '09:00', closes: '12:00' } }, version: 2 });
});

test('on a Sunday the coming week opens, unless something of this one is to come', async () => {
  const cookie = await signedInAs(ann);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-06T08:00:00Z') });
  const weekAt = async (path: string) =>
    ((await visit(path, { cookie })).data as { filter: { week: string } }).filter.week;
  expect(await weekAt('/admin/bookings?index')).toBe('2026-12-07');
  expect(await weekAt('/admin/bookings?index&week=2026-12-02')).toBe('2026-11-30');
  await addBooking({ startsAt: new Date('2026-12-06T12:00:00Z'), colleagueId: ann });
  expect(await weekAt('/admin/bookings?index')).toBe('2026-11-30');
  expect(await weekAt('/admin/bookings?index&week=2026-12-07')).toBe('2026-12-07');
});

test('a booking in time off stays, and is shown until somebody decides', async () => {
  const inIt = await addBooking({ startsAt: NEXT_WEEK, colleagueId: ann });
  await addBooking({ startsAt: new Date(NEXT_WEEK.getTime() + 2 * DAY), colleagueId: ann });
  await addBooking({ startsAt: NEXT_WEEK, colleagueId: bob });
  await hours(ann, { intent: 'away', firstDay: southAfricanDay(NEXT_WEEK) });
  expect(await inTheWay()).toMatchObject([{ id: inIt, state: 'booked' }]);
  await db().delete(bookings).where(eq(bookings.colleagueId, bob));
  expect((await handOver(inIt, bob, { actorId: ann })).kind).toBe('handed-over');
  expect(await inTheWay()).toEqual([]);
  expect(await db().$count(bookings, eq(bookings.state, 'booked'))).toBe(2);
});

test('a consultation is not handed over to a colleague who is busy then', async () => {
  const id = await addBooking({ startsAt: NEXT_WEEK, colleagueId: ann });
  await addBooking({ startsAt: NEXT_WEEK, colleagueId: bob });
  const cookie = await signedInAs(ann);
  const answer = await submit(
    `/admin/bookings/${id}`,
    { intent: 'hand-over', colleague: bob, sequence: '0' },
    { cookie },
  );
  const error = 'Bob Brink has something else at that time.';
  expect(answer).toMatchObject({ status: 400, data: { intent: 'hand-over', error } });
  expect(await rowOf(bookings, id)).toMatchObject({ colleagueId: ann });
});

test('the phone of a contact person fills the form, where who books sees the file', async () => {
  const cookie = await signedInAs(ann);
  const owner = await addMember({ email: 'kgosi@example.org' });
  const { id } = await put(taxpayers, { kind: 'company', name: 'Kgosi', email: 'kgosi@example.org' });
  await put(taxpayerMembers, { taxpayerId: id, userId: owner, role: 'owner' });
  await put(contactPersons, {
    id: randomUUID(),
    taxpayerId: id,
    name: 'Palesa Kgosi',
    phone: '+27 825550102',
  });
  const post = async (intent: string) =>
    (
      await submit(
        '/admin/bookings/new',
        { colleague: ann, kind: 'first-talk', taxpayer: id, intent },
        { cookie },
      )
    ).data;
  expect(await post(`choose:${id}`)).toMatchObject({ caller: { phone: '825550102' } });
  expect(await post('untie')).toMatchObject({ caller: null, was: { phone: '825550102' } });
  await db().update(taxpayers).set({ assigneeId: bob });
  expect(await post(`choose:${id}`)).toMatchObject({ caller: { name: 'Kgosi', phone: '' } });
});

test('a client of the book fills the form, and nobody is told before Undo is over', async () => {
  const cookie = await signedInAs(ann);
  const owner = await addMember({ email: 'owner@example.org' });
  await db().update(profiles).set({ contactNumber: '+27825550101' }).where(eq(profiles.id, owner));
  const name = 'Kgosi 24 Plumbing (Pty) Ltd';
  const { id: taxpayerId } = await put(taxpayers, { kind: 'company', name, email: 'kgosi@example.org' });
  await put(taxpayerMembers, { taxpayerId, userId: owner, role: 'owner' });
  const post = (fields: Record<string, string>) =>
    submit('/admin/bookings/new', { colleague: ann, kind: 'first-talk', ...fields }, { cookie });
  for (const client of ['kgosi', '082 555 0101', 'owner@example.org'])
    expect((await post({ intent: 'look', client })).data, client).toMatchObject({
      found: [{ id: taxpayerId, name }],
    });
  const filled = { id: taxpayerId, name, email: 'kgosi@example.org', countryCode: '+27', phone: '825550101' };
  expect((await post({ intent: `choose:${taxpayerId}` })).data).toMatchObject({ caller: filled });

  const slot = startName(NEXT_WEEK.getTime());
  const form = {
    ...filled,
    intent: 'book',
    slot,
    taxpayer: taxpayerId,
    way: 'office',
    submissionKey: randomUUID(),
  };
  const refused = await post({ ...form, name: '??' });
  expect(refused).toMatchObject({
    status: 400,
    data: { errors: { name: expect.any(String) }, caller: { name } },
  });
  const booked = await post(form);
  const [stored] = await db().select().from(bookings);
  expect(stored).toMatchObject({ name, taxpayerId, state: 'booked' });
  expect(booked.location).toBe(`/admin/bookings/${stored?.id}`);
  expect(await toastOf(booked)).toMatchObject({
    description: expect.stringContaining('unless you take it back'),
  });

  expect(
    (await submit(booked.location ?? '', { intent: 'unbook', sequence: '0' }, { cookie })).location,
  ).toBe('/admin/bookings');
  expect(await db().$count(bookings)).toBe(0);
  expect(await queuedMails('kgosi@example.org')).toEqual([]);
});

test('a calendar feed has no question or note, and ends when renewed or without owner', async () => {
  const words = { question: 'About my divorce', note: 'Owes us money' };
  const id = await addBooking({ ...words, startsAt: NEXT_WEEK, colleagueId: ann });
  await addBooking({ startsAt: NEXT_WEEK, colleagueId: bob, name: 'Somebody Else' });
  const first = await newFeed();
  const { status, headers, text } = await fetchFeed(first);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(text).toContain('Naledi Khumalo');
  expect(text).toContain(`/admin/bookings/${id}`);
  for (const secret of ['divorce', 'money', 'Somebody Else', 'naledi@']) expect(text).not.toContain(secret);
  const stored = JSON.stringify([await db().select().from(diaries), await db().select().from(auditEntries)]);
  expect(stored).not.toContain(first);

  const second = await newFeed();
  expect([await fetchFeed(first), await fetchFeed(second)].map((one) => one.status)).toEqual([404, 200]);
  await db().delete(userRoles).where(eq(userRoles.userId, ann));
  expect((await fetchFeed(second)).status).toBe(404);
  await db().insert(userRoles).values({ userId: ann, role: 'staff' });
  expect((await fetchFeed(second)).status).toBe(200);
  await hours(ann, { intent: 'end-feed' });
  expect((await fetchFeed(second)).status).toBe(404);
  for (const odd of ['', 'x', `${second}x`, 'null']) expect((await fetchFeed(odd)).status, odd).toBe(404);
});

test('a note that is sent after the session ended is in its form again', async () => {
  const id = await addBooking({ colleagueId: ann, startsAt: NEXT_WEEK });
  const fields = { intent: 'note', note: 'Call back first', version: '1', [OWNER_FIELD]: draftOwner(ann) };
  const path = `/admin/bookings/${id}`;
  expect(await submit(path, fields)).toMatchObject({ status: 403 });
  const cookie = await signedInAs(ann);
  const kept = { intent: 'note', note: 'Call back first' };
  expect(await visit(path, { cookie })).toMatchObject({ data: { details: { kept } } });
  await submit(path, fields, { cookie });
  const data = { details: { kept: null }, booking: { note: 'Call back first' } };
  expect(await visit(path, { cookie })).toMatchObject({ data });
});

async function hours(who: string, fields: Record<string, string>, of = who) {
  return submit(`/admin/bookings/hours?of=${of}`, fields, { cookie: await signedInAs(who) });
}

async function inTheWay() {
  return (await visit('/admin/bookings/hours', { cookie: await signedInAs(ann) })).data?.inTheWay;
}

async function newFeed(): Promise<string> {
  const { data } = await hours(ann, { intent: 'feed' });
  return /\/calendar\/([\w-]{43})\.ics$/.exec(String(data?.feed))?.[1] ?? '';
}

async function fetchFeed(secret: string) {
  const token = `${secret}.ics`;
  const found = readFeed(ask(`/calendar/${token}`, { params: { token } }));
  const answer = await found.catch((thrown: Response) => thrown);
  const text = (await answer.text()).replaceAll('\r\n ', '');
  return { status: answer.status, headers: answer.headers, text };
}

async function actions(): Promise<string[]> {
  return (await db().select().from(auditEntries).orderBy(auditEntries.id)).map(({ action }) => action);
}
