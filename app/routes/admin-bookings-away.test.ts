import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { addBooking, addColleague } from '#app/bookings/core/bookings.test-support.ts';
import { startName } from '#app/bookings/public/chosen.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bookings, timeOff } from '#app/platform/db/schema/bookings.ts';
import { DAY, HOUR } from '#app/platform/core/time.ts';
import { forgetAccounts, signedInAs } from '#tests/accounts.ts';
import { put, rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

const NEXT_WEEK = new Date(Math.ceil(Date.now() / HOUR) * HOUR + 7 * DAY);
let [ann, bob] = ['', ''];

beforeEach(async () => {
  await forgetAccounts();
  await db().delete(bookings);
  ann = await addColleague('ann@example.org', { fullName: 'Ann Adams' });
  bob = await addColleague('bob@example.org', { fullName: 'Bob Brink' });
});

test('a caller is booked into time off only once a colleague has said so', async () => {
  await put(timeOff, { colleagueId: ann, startsAt: NEXT_WEEK, endsAt: new Date(NEXT_WEEK.getTime() + DAY) });
  const cookie = await signedInAs(ann);
  const fields = { colleague: ann, kind: 'first-talk', intent: 'book', way: 'office', name: 'Thandi Nkosi' };
  const form = {
    ...fields,
    email: 'thandi@example.org',
    countryCode: '+27',
    slot: startName(NEXT_WEEK.getTime()),
  };
  const post = (anyway: string, colleague = ann) =>
    submit('/admin/bookings/new', { ...form, colleague, anyway, submissionKey: randomUUID() }, { cookie });
  const first = await post('');
  expect(first).toMatchObject({
    status: 400,
    data: { error: expect.stringContaining('Ann Adams is away then: '), anyway: expect.any(String) },
  });
  expect(await post('another time')).toMatchObject({ status: 400 });
  expect(await db().$count(bookings)).toBe(0);
  expect(await post(String(first.data?.anyway))).toMatchObject({ status: 303 });
  expect(await post('', bob)).toMatchObject({ status: 303 });
  expect(await db().$count(bookings)).toBe(2);
});

test('time off is asked about before a move, a hand-over and booking again', async () => {
  const off = { startsAt: NEXT_WEEK, endsAt: new Date(NEXT_WEEK.getTime() + DAY) };
  for (const colleagueId of [ann, bob]) await put(timeOff, { colleagueId, ...off });
  const cookie = await signedInAs(ann);
  const pressTwice = async (id: string, fields: Record<string, string>) => {
    const path = `/admin/bookings/${id}`;
    const form = { ...fields, sequence: String((await rowOf(bookings, id))?.sequence) };
    const first = await submit(path, form, { cookie });
    const error = expect.stringContaining('is away then: ');
    expect(first, fields.intent).toMatchObject({ status: 400, data: { error } });
    return submit(path, { ...form, anyway: String(first.data?.anyway) }, { cookie });
  };
  const startsAt = new Date(NEXT_WEEK.getTime() + 2 * DAY);
  const moved = await addBooking({ startsAt, colleagueId: ann });
  const slot = startName(NEXT_WEEK.getTime());
  expect(await pressTwice(moved, { intent: 'move', slot })).toMatchObject({ status: 303 });
  expect(await rowOf(bookings, moved)).toMatchObject({ startsAt: NEXT_WEEK });
  expect(await pressTwice(moved, { intent: 'hand-over', colleague: bob })).toMatchObject({ status: 303 });
  expect(await rowOf(bookings, moved)).toMatchObject({ colleagueId: bob });
  const cancelled = await addBooking({
    startsAt: NEXT_WEEK,
    colleagueId: ann,
    state: 'cancelled',
    cancelledBy: 'firm',
  });
  expect(await pressTwice(cancelled, { intent: 'restore' })).toMatchObject({ status: 303 });
  const back = { intent: 'move', slot: startName(startsAt.getTime()), back: 'yes' };
  expect(await submit(`/admin/bookings/${moved}`, { ...back, sequence: '2' }, { cookie })).toMatchObject({
    status: 303,
  });
});

test('a talk that is at the chosen time already is not said to be moved', async () => {
  const id = await addBooking({ startsAt: NEXT_WEEK, colleagueId: ann });
  const move = { intent: 'move', slot: startName(NEXT_WEEK.getTime()), sequence: '0' };
  const toast = await toastOf(await submit(`/admin/bookings/${id}`, move, { cookie: await signedInAs(ann) }));
  expect(toast).toMatchObject({ title: expect.stringMatching(/^It is on .+ already$/) });
  expect(toast?.action).toBeUndefined();
});

test('a day without a free time says why: time off, the weekday, or that it has passed', async () => {
  const cookie = await signedInAs(ann);
  const none = async (day: string) => {
    const query = new URLSearchParams({ colleague: ann, day });
    return (await visit(`/admin/bookings/new?${query}`, { cookie })).data?.times;
  };
  expect(await none('2026-01-05')).toEqual({ starts: [], none: 'It has passed.' });
  expect(await none('2032-12-25')).toEqual({ starts: [], none: 'It is a public holiday: Christmas Day.' });
  expect(await none('2032-12-18')).toEqual({ starts: [], none: 'The firm is closed on that weekday.' });
  const startsAt = new Date('2032-12-13T22:00:00Z');
  await put(timeOff, { colleagueId: ann, startsAt, endsAt: new Date(startsAt.getTime() + DAY) });
  expect(await none('2032-12-14')).toEqual({
    starts: [],
    none: 'Ann Adams is away: Tuesday 14 December 2032.',
  });
});
