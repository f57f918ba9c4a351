import { beforeEach, expect, test } from 'vitest';
import { people } from '#content/people.ts';
import { firm } from '#content/firm.ts';
import { bookSlot, type BookingResult } from '#app/bookings/core/book.server.ts';
import { addBooking, addColleague, bookingRequest } from '#app/bookings/core/bookings.test-support.ts';
import { findHosts } from '#app/bookings/desk/hosts.server.ts';
import { instantOf } from '#app/bookings/core/working-time.ts';
import { publish } from '#app/content/core/change.server.ts';
import { findContent } from '#app/content/core/contents.server.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { onItem } from '#app/content/core/version-rows.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { freshEditor } from '#tests/content.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf } from '#tests/routes.ts';

await useTestDatabase();

const NOW = new Date('2026-11-22T20:00:00Z');
const NEW = '33333333-3333-4333-8333-333333333333';
const [FIRST, SECOND] = people as [(typeof people)[0], (typeof people)[0]];

let cookie: string;
beforeEach(async () => {
  await db().delete(bookings);
  cookie = await freshEditor();
});

test('who is taken off the site gets no new bookings, and gets them again when back', async () => {
  const id = await addColleague('first@example.org', { fullName: FIRST.name });
  expect((await book('10:00')).kind).toBe('booked');
  await write(FIRST.id, null);
  expect((await book('11:00')).kind).toBe('taken');
  expect(await findHosts()).toMatchObject([{ id, hasDiary: true, hasLeft: true }]);
  await write(FIRST.id, { ...FIRST, portraitText: null });
  expect((await book('11:00')).kind).toBe('booked');
});

test('who was added at the desk and renamed leaves by the name of the account', async () => {
  await addColleague('nomsa@example.org', { fullName: 'Nomsa Dube' });
  expect((await book('10:00')).kind).toBe('booked');
  const nomsa = { ...SECOND, name: 'Nomsa Dube', practitionerNumber: null, portraitText: null };
  await write(NEW, nomsa);
  await write(NEW, { ...nomsa, name: 'Nomsa Mokoena' });
  expect((await book('11:00')).kind).toBe('booked');
  await write(NEW, null);
  expect((await book('12:00')).kind).toBe('taken');
});

test('before somebody is taken off, their talks and duties are listed', async () => {
  const colleagueId = await addColleague('first@example.org', { fullName: FIRST.name });
  const booking = await addBooking({ colleagueId });
  const path = `/admin/content/people/${FIRST.id}`;
  const question = await submit(path, { intent: 'remove', version: '0' }, { cookie });
  expect(question).toMatchObject({
    status: 400,
    data: {
      removal: [
        { title: 'One talk is booked with them', items: [{ path: `/admin/bookings/${booking}` }] },
        { title: 'The facts of the firm name them' },
        {
          title: expect.stringMatching(/ by them$/),
          items: [{ path: '/admin/content?kind=articles#give-articles' }],
        },
      ],
    },
  });
  expect(JSON.stringify(question.data)).toContain(
    `Tax practitioner: ${firm.practitioner.name}. Then there is none`,
  );
  const chosen = new FormData();
  for (const [name, value] of [
    ['intent', 'take-off'],
    ['kind', 'people'],
  ] as const)
    chosen.append(name, value);
  for (const { id } of people) chosen.append('tick', `${id} 0`);
  const many = await submit('/admin/content', chosen, { cookie });
  expect(JSON.stringify(many.data)).toContain('Then nobody is left');
  const sure = await submit(path, { intent: 'remove:sure', version: '0' }, { cookie });
  expect((await toastOf(sure))?.title).toBe('Person removed');
});

async function book(time: string): Promise<BookingResult> {
  const start = instantOf('2026-11-24', time);
  return bookSlot(bookingRequest({ start }), async () => {}, NOW);
}

async function write(id: string, values: ContentValues | null): Promise<void> {
  await onItem(findContent('people')!, id, { actorId: null }, (act) =>
    publish(act, values ? { source: 'own', values } : { source: 'none' }),
  );
  await refreshContent();
}
