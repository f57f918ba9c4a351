import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { firm } from '#content/firm.ts';
import { db } from '#app/platform/db/client.server.ts';
import { userRoles } from '#app/platform/db/schema/accounts.ts';
import { contactPersons, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { bookings, diaries } from '#app/platform/db/schema/bookings.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshDesk,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { openedCookie } from '#app/work/client/opened-link.server.ts';
import { mergeTaxpayers } from '#app/work/core/taxpayers/merge.server.ts';
import { deleteEngagement, restoreTaxpayer } from '#app/work/core/trash/trash.server.ts';
import { clockText, southAfricanDay } from '#app/platform/core/time.ts';
import { addMember, asCookie, queuedMails, signedInAs } from '#tests/accounts.ts';
import { bookableStart } from '#tests/bookable.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { ask, submit, visit } from '#tests/routes.ts';

await useTestDatabase();

let desk: Awaited<ReturnType<typeof freshDesk>>;
let [id, cookie] = ['', ''];

beforeEach(async () => {
  await db().delete(bookings);
  desk = await freshDesk();
  const { ann, bob, taxpayerId, thandi } = desk;
  id = await addEngagement({ taxpayerId, period: '2025', assigneeId: ann });
  const hours = firm.supportHours.days;
  await put(diaries, { colleagueId: ann, hours }, { colleagueId: bob, hours });
  cookie = await signedInAs(thandi);
});

test('a client books the colleague who looks after the work, about that work', async () => {
  expect(await visit(`/book?work=${id}`, { cookie })).toMatchObject({
    data: {
      step: 'time',
      colleague: 'Ann Adams',
      isAboutWork: true,
      subject: expect.stringContaining('2025'),
    },
  });
  const { location = '' } = await book({ email: 'somebody@else.example' });
  const [stored] = await db().select().from(bookings);
  expect(stored).toMatchObject({
    colleagueId: desk.ann,
    engagementId: id,
    email: 'thandi@example.org',
    kind: 'work',
  });
  const about = stored?.topic ?? '';
  expect((await visit(location ?? '')).data).toMatchObject({
    booking: { about: `${about}, Thandi Nkosi`, colleague: 'Ann Adams', engagementId: id },
  });
  for (const address of ['thandi@example.org', 'ann@example.org']) {
    const [mail] = await queuedMails(address);
    expect(mail?.text).toContain(`About: ${about}, Thandi Nkosi`);
    expect(JSON.stringify(mail)).toContain('ical');
    expect(mail?.text).not.toMatch(/\bR \d/);
  }
  const staff = await visit(`/admin/bookings/${stored?.id}`, { cookie: await signedInAs(desk.ann) });
  expect(staff.data).toMatchObject({ booking: { engagementId: id, topic: about, taxpayer: 'Thandi Nkosi' } });
});

test('the page of the work shows the talk, and leads to where it is moved or cancelled', async () => {
  await book();
  const { data } = await visit(`/work/${id}`, { cookie });
  const [talk] = (data?.talks ?? []) as { id: string }[];
  expect(talk).toMatchObject({ colleague: { name: 'Ann Adams' } });
  const opened = await open({ intent: 'talk', id: talk?.id ?? '', do: 'move' });
  expect(opened.location).toMatch(/^\/book\/[\w-]{43}\?do=move$/);
  const move = (await visit(opened.location ?? '')).data;
  expect(move).toMatchObject({ change: { kind: 'move', colleague: 'Ann Adams' } });
  expect((await visit(`${opened.location}&with=anyone`)).data).toMatchObject({ change: { colleague: null } });

  const other = await addMember({ email: 'sipho@example.org' });
  const foreign = await submit(
    `/work/${id}?index`,
    { intent: 'talk', id: talk?.id ?? '' },
    { cookie: await signedInAs(other) },
  );
  expect(foreign.location ?? '').not.toContain('/book/');
  await db().update(bookings).set({ state: 'cancelled', cancelledBy: 'firm' });
  expect((await visit(`/work/${id}`, { cookie })).data?.talks).toEqual([]);
  expect((await open({ intent: 'talk', id: talk?.id ?? '' })).location).toBe(`/work/${id}`);
});

test('the present time of a booking is no time to move it to', async () => {
  await book();
  const [stored] = await db().select().from(bookings);
  const start = stored?.startsAt.getTime() ?? 0;
  const { location = '' } = await open({ intent: 'talk', id: stored?.id ?? '', do: 'move' });
  const day = southAfricanDay(new Date(start));
  const { data } = await visit(`${location}&day=${day}&at=${clockText(new Date(start))}`);
  const change = data?.change as { times: number[]; soon: { starts: number[] }[]; start: number | null };
  expect(change.start).toBeNull();
  expect(change.times.length).toBeGreaterThan(0);
  expect([...change.times, ...change.soon.flatMap(({ starts }) => starts)]).not.toContain(start);
});

test('a stranger is led to the page of the work, which asks who it is', async () => {
  for (const path of [`/book?work=${id}`, '/book?work=none'])
    expect((await visit(path)).location).toMatch(/^\/work\//);
  const form = { ...FORM, start: bookableStart(), submissionKey: randomUUID() };
  expect((await submit(`/book?work=${id}`, form)).location).toBe(`/work/${id}`);
  expect(await db().$count(bookings)).toBe(0);
});

test('whoever comes by a link finds name, address and number in the form', async () => {
  const email = 'naledi@example.org';
  const { taxpayerId } = desk;
  await db().update(taxpayers).set({ email });
  await put(contactPersons, {
    id: randomUUID(),
    taxpayerId,
    name: 'Naledi Khumalo',
    email,
    phone: '+27 821234567',
  });
  const guest = asCookie(await openedCookie(ask('/').request, { engagementId: id, email }, new Date()));
  const [day, at] = bookableStart().split(' ');
  const { data } = await visit(`/book?work=${id}&day=${day}&at=${at}`, { cookie: guest });
  const typed = { name: 'Naledi Khumalo', email, countryCode: '+27', phone: '821234567' };
  expect(data).toMatchObject({ step: 'details', typed });
});

test('if the colleague takes no talks any more, whoever is free is offered', async () => {
  await db().delete(userRoles).where(eq(userRoles.userId, desk.ann));
  expect((await visit(`/book?work=${id}`, { cookie })).data).toMatchObject({ colleague: null, step: 'time' });
  await book();
  expect(await db().select().from(bookings)).toMatchObject([
    { colleagueId: desk.bob, keepsColleague: false },
  ]);
});

test('the talk stays right when its work is deleted and its client merged', async () => {
  const { location = '' } = await book();
  const into = await addTaxpayerFor(null, { name: 'Nkosi Holdings', assigneeId: desk.ann });
  await mergeTaxpayers(staffActor(desk.ann), { from: desk.taxpayerId, into });
  const path = location?.split('?')[0] ?? '';
  const named = async () => (await visit(path)).data?.booking;
  expect(await named()).toMatchObject({ about: expect.stringContaining('Nkosi Holdings'), engagementId: id });
  await restoreTaxpayer(staffActor(desk.ann), desk.taxpayerId);
  expect(await named()).toMatchObject({ about: expect.stringContaining('Thandi Nkosi') });
  expect(await deleteEngagement(staffActor(desk.ann), id)).toBe('deleted');
  expect(await named()).toMatchObject({ about: expect.stringContaining('Thandi Nkosi'), engagementId: null });
});

const FORM = {
  name: 'Thandi Nkosi',
  email: 'thandi@example.org',
  countryCode: '+27',
  phone: '082 123 4567',
  way: 'phone',
};

function book(changes: Record<string, string> = {}) {
  const form = { ...FORM, start: bookableStart(), submissionKey: randomUUID(), ...changes };
  return submit(`/book?work=${id}`, form, { cookie });
}

function open(fields: Record<string, string>) {
  return submit(`/work/${id}?index`, fields, { cookie });
}
