import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { people } from '#content/people.ts';
import { booking as texts } from '#content/pages/booking.ts';
import { hashOfSecret } from '#app/accounts/core/secret.server.ts';
import { readStart } from '#app/bookings/public/chosen.ts';
import { addBooking, addColleague } from '#app/bookings/core/bookings.test-support.ts';
import { findCalculator } from '#app/tools/calculators/calculators.ts';
import { attachmentOf } from '#app/tools/calculators/enquiry.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bookingLinks, bookings, diaries } from '#app/platform/db/schema/bookings.ts';
import { bossFor } from '#app/platform/jobs/queue.server.ts';
import { mailJob } from '#app/platform/mail/mail.server.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { bookableStart } from '#tests/bookable.ts';
import { addMember, forgetAccounts, signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase, without } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';

await useTestDatabase();

const START = bookableStart();
const AT = readStart(START) ?? 0;
const VALID = {
  start: START,
  name: 'Thandi Nkosi',
  email: 'thandi@example.org',
  countryCode: '+27',
  phone: '082 123 4567',
  way: 'phone',
  question: 'Must I register for VAT?',
};
let ann = '';

beforeEach(async () => {
  await forgetAccounts();
  await db().execute(sql`truncate bookings, rate_limits cascade`);
  await bossFor(mailJob);
  ann = await addColleague('ann@example.org');
});

test('a booking is stored once, however often the form is sent; each answer opens it', async () => {
  const form = { submissionKey: randomUUID() };
  const answers = await Promise.all([send(form), send(form), send(form)]);
  expect(await db().select().from(bookings)).toMatchObject([
    { kind: 'first-talk', phone: '+27 821234567', topic: expect.stringContaining('Premium'), memberId: null },
  ]);
  for (const { status, location } of answers) {
    expect(status).toBe(303);
    expect(await shown(location ?? '')).toMatchObject({ isNew: true, booking: { title: 'A first talk' } });
  }
  expect(await db().$count(bookingLinks)).toBe(3);
});

test('another tab of the same person has the time already, and books nothing twice', async () => {
  await addColleague('bob@example.org');
  const member = { cookie: await signedInAs(await addMember()) };
  for (const visitor of [{ cookie: '' }, member]) {
    await db().delete(bookings);
    await send({ submissionKey: randomUUID() }, visitor);
    const again = await send({ submissionKey: randomUUID() }, visitor);
    expect(await db().$count(bookings)).toBe(1);
    if (visitor !== member) {
      expect(again).toMatchObject({ status: 409, data: { message: texts.refused.yours } });
      continue;
    }
    expect(await shown(again.location ?? '')).toMatchObject({ isNew: false, isYours: true });
  }
  const other = await send({ submissionKey: randomUUID(), email: 'sipho@example.org' });
  expect([other.status, await db().$count(bookings)]).toEqual([303, 2]);
});

test('a taken, past or holiday time is refused with the free times and what was typed', async () => {
  await addBooking({ colleagueId: ann, startsAt: new Date(AT), endsAt: new Date(AT + 30 * MINUTE) });
  for (const start of [START, '2026-01-05 10:00', `${nextHoliday()} 10:00`]) {
    const { status, data } = await send({ start });
    expect([start, status]).toEqual([start, 409]);
    expect(data).toMatchObject({ typed: { name: VALID.name, question: VALID.question } });
    const nearest = (data?.nearest ?? []) as number[];
    expect(nearest).toHaveLength(6);
    expect(nearest.filter((time) => time <= Date.now() || time === AT)).toEqual([]);
  }
  expect(await db().$count(bookings)).toBe(1);
  const { data } = await send({ start: '' });
  expect(data).toMatchObject({ errors: { start: texts.missed.choose }, nearest: expect.any(Array) });
});

test('an address holds two bookings; robots and endless senders get none', async () => {
  const { data } = await send({ reference: 'filled in' });
  expect(data).toMatchObject({ message: texts.refused.robot });
  const days = [7, 14, 21].map((ahead) => bookableStart(ahead));
  const answers = [];
  for (const start of days) answers.push(await send({ start }));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 409]);
  expect(answers[2]?.data).toMatchObject({ message: texts.refused.tooMany });
  const more = [];
  for (let sent = 0; sent < 8; sent += 1) more.push(await send({ start: days[2] ?? '' }));
  expect(more.at(-1)).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^\d+$/) });
  expect(await db().$count(bookings)).toBe(2);
});

test('each field keeps the contact form’s rules, and the channel the consultation’s', async () => {
  const { status, data } = await send({ name: 'R2D2', email: 'nobody', phone: '12', way: 'pigeon' });
  expect(status).toBe(400);
  expect(Object.keys(data?.errors as object).toSorted()).toEqual(['email', 'name', 'phone', 'way']);
  for (const submissionKey of ['short', `${'x'.repeat(20)}\0`, 'x'.repeat(101)]) {
    const answer = await send({ submissionKey });
    expect([answer.status, Object.keys(answer.data?.errors as object)]).toEqual([400, ['submissionKey']]);
  }
  expect(await db().$count(bookings)).toBe(0);
});

test('a phone number is asked for where the talk is by phone, and nowhere else', async () => {
  expect(await send({ phone: '' })).toMatchObject({
    status: 400,
    data: { errors: { phone: expect.any(String) } },
  });
  for (const [phone, way] of [
    ['12', 'office'],
    ['082 555 12', 'phone'],
  ] as const) {
    expect(await send({ phone, way })).toMatchObject({
      status: 400,
      data: { errors: { phone: expect.stringMatching(/valid phone number/) } },
    });
  }
  expect((await send({ phone: '', way: 'office' })).status).toBe(303);
  expect(await db().select().from(bookings)).toMatchObject([{ phone: '', way: 'office' }]);
});

test('a chosen person is booked by name, and whoever is free by default', async () => {
  const [person] = people;
  const colleague = await addColleague('named@example.org', { fullName: person?.name });
  const path = `/book?kind=first-talk&with=${person?.id}`;
  expect(await shown('/book')).toMatchObject({
    faces: { people: [{ id: person?.id, next: expect.any(Number) }] },
  });
  expect(await shown(path)).toMatchObject({ step: 'time', colleague: person?.name, person: person?.id });
  expect(await shown('/book?kind=first-talk')).toMatchObject({ colleague: null, person: null });
  const form = { ...VALID, submissionKey: randomUUID() };
  const { location } = await submit(path, form);
  expect(await db().select().from(bookings)).toMatchObject([
    { colleagueId: colleague, keepsColleague: true },
  ]);
  expect(await shown(location ?? '')).toMatchObject({ booking: { colleague: person?.name } });
});

test('from a result one books the person it names, with the calculation', async () => {
  const about = `/book?kind=first-talk&with=${people[0]?.id}&service=tax-individual`;
  const calculation = attachmentOf(findCalculator('individual'), { grossIncome: '500 000' }, {});
  const { status, location } = await submit(about, { intent: 'prefill', calculation });
  expect([status, location?.startsWith(`${about}&calculation=`)]).toEqual([303, true]);
  expect(await shown(location ?? '')).toMatchObject({
    calculation: expect.stringContaining('Individual Tax Calculator'),
    person: people[0]?.id,
  });
  const without = await submit(about, { intent: 'prefill', calculation: 'none' });
  expect(without).toMatchObject({ status: 303, location: about });
});

test('if nobody gives consultations, the first step says so and no other offers a time', async () => {
  expect(await shown('/book')).toMatchObject({ step: 'kind', isOpen: true });
  await db().delete(diaries);
  expect(await shown('/book?plan=premium')).toMatchObject({ step: 'kind', isOpen: false });
  const [day, at] = START.split(' ');
  expect(await shown(`/book?kind=company&day=${day}&at=${at}`)).toMatchObject({ step: 'time', month: null });
});

test('while free times cannot be read, a chosen time’s form stays with what was typed', async () => {
  const [day, at] = START.split(' ');
  await without('diaries', async () => {
    expect(await send({})).toMatchObject({ status: 503, data: { typed: { question: VALID.question } } });
    const form = await shown(`/book?kind=first-talk&day=${day}&at=${at}`);
    expect(form).toMatchObject({ step: 'details', start: AT, missed: false });
    expect(await visit('/book?kind=first-talk')).toMatchObject({ status: 503 });
  });
});

test('a member opens only bookings of their own that are not over', async () => {
  const memberId = await addMember({ email: 'lerato@example.org' });
  const visitor = { cookie: await signedInAs(memberId) };
  const ended = new Date(Date.now() - MINUTE);
  const past = { startsAt: new Date(ended.getTime() - 30 * MINUTE), endsAt: ended };
  const mine = await addBooking({ memberId });
  const byAddress = await addBooking({ email: 'Lerato@example.org', startsAt: new Date(AT) });
  const others = [await addBooking(), await addBooking({ memberId, ...past })];
  const { data } = await visit('/account/bookings', visitor);
  expect(data).toMatchObject({ next: [{ id: expect.any(String) }, {}], past: [{ state: 'Booked' }] });
  for (const id of [mine, byAddress]) expect(await openedBy(id, visitor)).toMatch(/^\/book\/[\w-]{43}$/);
  for (const act of ['move', 'cancel'])
    expect(await openedBy(mine, visitor, act)).toMatch(new RegExp(`^/book/[\\w-]{43}\\?do=${act}$`));
  for (const id of others) expect(await openedBy(id, visitor, 'cancel')).toBe('/account/bookings');
});

test('a wrong link, or one to a past consultation, opens nothing and says what to do', async () => {
  const secret = 's'.repeat(43);
  const ended = new Date(Date.now() - MINUTE);
  const bookingId = await addBooking({ startsAt: new Date(ended.getTime() - 30 * MINUTE), endsAt: ended });
  await put(bookingLinks, { tokenHash: hashOfSecret(secret), bookingId });
  for (const [token, status] of [
    [secret, 410],
    ['x'.repeat(43), 410],
    ['short', 404],
  ] as const) {
    const path = `/book/${token}`;
    expect(await visit(path)).toMatchObject({ status, data: null });
    expect(await submit(path, { intent: 'cancel' })).toMatchObject({ status: 303, location: path });
  }
  expect(await db().select().from(bookings)).toMatchObject([{ state: 'booked' }]);
});

test('what a link opens contains only the client’s data', async () => {
  const bookingId = await addBooking({ colleagueId: ann, note: 'Pays late.' });
  const secret = 's'.repeat(43);
  await put(bookingLinks, { tokenHash: hashOfSecret(secret), bookingId });
  const all = JSON.stringify(await shown(`/book/${secret}`));
  expect(all).toContain('A first talk');
  for (const hidden of ['Pays late.', bookingId, ann]) expect(all).not.toContain(hidden);
});

function send(changes: Record<string, string>, visitor = { cookie: '' }) {
  const form = { ...VALID, submissionKey: randomUUID(), ...changes };
  return submit('/book?kind=first-talk&plan=premium', form, visitor);
}

async function shown(path: string) {
  return (await visit(path)).data;
}

async function openedBy(id: string, visitor: { cookie: string }, act = 'see') {
  return (await submit('/account/bookings', { id, do: act }, visitor)).location;
}

/** It is in every year, and the firm is closed then. */
function nextHoliday(): string {
  const year = new Date().getFullYear();
  return new Date() < new Date(`${year}-12-16`) ? `${year}-12-16` : `${year + 1}-03-21`;
}
