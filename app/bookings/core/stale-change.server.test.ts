import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { bookingLinks, bookings } from '#app/platform/db/schema/bookings.ts';
import { hashOfSecret } from '#app/accounts/core/secret.server.ts';
import { startName } from '#app/bookings/public/chosen.ts';
import { DAY, HOUR } from '#app/platform/core/time.ts';
import { forgetAccounts, signedInAs } from '#tests/accounts.ts';
import { put, rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf } from '#tests/routes.ts';
import { startText } from './booking.ts';
import { addBooking, addColleague } from './bookings.test-support.ts';
import { cancelBooking, handOver, moveBooking, restoreBooking } from './change.server.ts';
import { findBooking } from './find.server.ts';
import { bookForCaller } from './requests.server.ts';
import { bookingRequest } from './bookings.test-support.ts';

await useTestDatabase();

const START = Math.ceil(Date.now() / DAY) * DAY + 7 * DAY + 8 * HOUR;
let [ann, bob] = ['', ''];

beforeEach(async () => {
  await forgetAccounts();
  await db().delete(bookings);
  ann = await addColleague('ann@example.org', { fullName: 'Ann Adams' });
  bob = await addColleague('bob@example.org', { fullName: 'Bob Brink' });
});

test('of those who change what they all saw one does, at the same moment too', async () => {
  const act = fc.constantFrom('move', 'cancel', 'hand over');
  const acts = fc.array(fc.tuple(act, fc.integer({ min: 1, max: 9 })), { minLength: 2, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(acts, async (chosen) => {
      await db().delete(bookings);
      const id = await addBooking({ startsAt: new Date(START), colleagueId: ann });
      const results = await Promise.all(
        chosen.map(([name, hours], index) => {
          // Each to a time of its own: a move to the time that it already has does nothing.
          if (name === 'move')
            return moveBooking(id, START + hours * HOUR + index, { ...firm(bob), seen: 0 });
          if (name === 'cancel') return cancelBooking(id, { ...firm(bob), seen: 0 });
          return handOver(id, bob, { actorId: bob, seen: 0 });
        }),
      );
      const booking = await rowOf(bookings, id);
      expect(booking?.sequence, 'one of them was done').toBe(1);
      const isSame = (kind: string) => kind === 'changed' || kind === 'over' || kind === 'handed-over';
      const done = { moved: 'moved', cancelled: 'cancelled', 'handed over': 'handed-over', restored: '' };
      const what = done[booking!.lastChange!.what];
      expect(results.some(({ kind }) => kind === what)).toBe(true);
      expect(results.filter(({ kind }) => kind !== what).every(({ kind }) => isSame(kind))).toBe(true);
    }),
    { numRuns: 15 },
  );
});

test('a colleague’s stale change says who did what meanwhile, and writes nothing', async () => {
  const id = await addBooking({ startsAt: new Date(START), colleagueId: ann });
  const path = `/admin/bookings/${id}`;
  const cookie = await signedInAs(bob);
  const later = START + 2 * HOUR;
  await moveBooking(id, later, firm(ann));
  const error = `Ann Adams moved it to ${startText(new Date(later))} meanwhile. Your change was not made: look again.`;
  const stale = { sequence: '0' };
  const slot = startName(START + 5 * HOUR);
  const changes: Record<string, string>[] = [
    { intent: 'move', slot, message: 'I am ill.' },
    { intent: 'cancel', message: 'I am ill.' },
    { intent: 'hand-over', colleague: bob },
  ];
  for (const fields of changes)
    expect(await submit(path, { ...fields, ...stale }, { cookie }), fields.intent).toMatchObject({
      status: 409,
      data: { error, typed: fields },
    });
  expect(await rowOf(bookings, id)).toMatchObject({
    startsAt: new Date(later),
    sequence: 1,
    state: 'booked',
  });

  expect((await submit(path, { intent: 'move', slot, sequence: '1' }, { cookie })).status).toBe(303);
  await cancelBooking(id, { party: 'client' });
  const tooLate = await submit(path, { intent: 'move', slot, sequence: '2' }, { cookie });
  expect(await toastOf(tooLate)).toMatchObject({ description: 'The client cancelled it meanwhile.' });
});

test('Undo of an older move writes nothing, and of the last one says where it is again', async () => {
  const id = await addBooking({ startsAt: new Date(START), colleagueId: ann });
  const path = `/admin/bookings/${id}`;
  const cookie = await signedInAs(ann);
  const slot = startName(START + HOUR);
  const first = await toastOf(await submit(path, { intent: 'move', slot, sequence: '0' }, { cookie }));
  const undo = async (toast: typeof first) =>
    toastOf(await submit(path, Object.fromEntries(toast?.action?.fields ?? []), { cookie }));
  const undone = await undo(first);
  expect(undone?.title).toBe(`Taken back: it is again on ${startText(new Date(START))}`);
  expect(undone?.action).toBeUndefined();

  const again = await toastOf(await submit(path, { intent: 'move', slot, sequence: '2' }, { cookie }));
  const third = START + 3 * HOUR;
  await moveBooking(id, third, firm(bob));
  const meanwhile = `Bob Brink moved it to ${startText(new Date(third))} meanwhile. Nothing was taken back.`;
  expect(await undo(again)).toMatchObject({ title: 'Changed meanwhile', description: meanwhile });
  expect((await findBooking(id))?.startsAt).toEqual(new Date(third));
});

test('Undo of a cancellation, a hand-over or a new booking leaves what came after', async () => {
  const id = await addBooking({ startsAt: new Date(START), colleagueId: ann });
  await cancelBooking(id, firm(ann));
  await restoreBooking(id, { actorId: bob });
  await cancelBooking(id, { party: 'client' });
  expect((await restoreBooking(id, { actorId: ann, seen: 1 })).kind).toBe('changed');
  expect((await findBooking(id))?.state).toBe('cancelled');

  const request = bookingRequest({ start: START + 30 * HOUR });
  const booked = await bookForCaller(request, { colleagueId: ann, actorId: ann });
  if (!('id' in booked)) throw new Error(booked.kind);
  await moveBooking(booked.id, START + 32 * HOUR, firm(bob));
  const cookie = await signedInAs(ann);
  const undo = { intent: 'unbook', sequence: '0', back: 'yes' };
  const answer = await submit(`/admin/bookings/${booked.id}`, undo, { cookie });
  expect(await toastOf(answer)).toMatchObject({ title: 'Changed meanwhile' });
  expect((await findBooking(booked.id))?.state).toBe('booked');
});

test('a client’s stale change says what the firm did, and shows the booking', async () => {
  const id = await addBooking({ startsAt: new Date(START), colleagueId: ann });
  const secret = 's'.repeat(43);
  await put(bookingLinks, { tokenHash: hashOfSecret(secret), bookingId: id });
  await moveBooking(id, START + HOUR, firm(ann));
  const path = `/book/${secret}`;
  const changes: Record<string, string>[] = [{ intent: 'cancel' }, { start: startName(START + 4 * HOUR) }];
  for (const fields of changes) {
    const answer = await submit(path, { ...fields, sequence: '0' });
    expect(answer.location).toBe(path);
    expect(await toastOf(answer)).toMatchObject({
      title: 'Nothing changed',
      description: expect.stringContaining(`We moved it to ${startText(new Date(START + HOUR))} meanwhile.`),
    });
  }
  expect(await findBooking(id)).toMatchObject({ sequence: 1, state: 'booked' });
});

test('a client’s move to the time it has already says so, and sends no mail', async () => {
  const id = await addBooking({ startsAt: new Date(START), colleagueId: ann });
  const secret = 't'.repeat(43);
  await put(bookingLinks, { tokenHash: hashOfSecret(secret), bookingId: id });
  const answer = await submit(`/book/${secret}`, { start: startName(START), sequence: '0' });
  expect(await toastOf(answer)).toMatchObject({
    title: 'It is at this time already',
    description: 'Nothing changed, so no mail was sent.',
  });
  expect(await findBooking(id)).toMatchObject({ sequence: 0, startsAt: new Date(START) });
});

function firm(actorId: string) {
  return { party: 'firm', actorId } as const;
}
