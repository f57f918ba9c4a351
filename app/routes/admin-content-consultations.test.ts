import { beforeEach, expect, test } from 'vitest';
import { consultations } from '#content/consultations.ts';
import { consultationContent } from '#app/content/core/kinds/consultations.ts';
import { fieldsOf } from '#app/content/core/define-content.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { entriesOf } from '#app/content/core/values.ts';
import { bookSlot } from '#app/bookings/core/book.server.ts';
import { bringTo, priceText, titleOf } from '#app/bookings/core/booking.ts';
import { bookingRequest, freshDiary } from '#app/bookings/core/bookings.test-support.ts';
import { confirmationMail } from '#app/bookings/core/client-mails.server.ts';
import { findBooking, type StoredBooking } from '#app/bookings/core/find.server.ts';
import { ownBookingOf } from '#app/bookings/public/own-booking.server.ts';
import { findOffer } from '#app/bookings/public/offer.server.ts';
import { bookPath } from '#app/firm/contact/book-path.ts';
import { consultationOf, consultationsNow } from '#app/firm/core/consultations.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';
import { freshContent } from '#tests/content.ts';

await useTestDatabase();

const [FIRST] = consultations;
if (!FIRST) throw new Error('no consultation');
const TALK = entriesOf(fieldsOf(consultationContent, FIRST), consultationContent.valuesOf(FIRST)) ?? {};
const NEW = '66666666-6666-4666-8666-666666666666';

let cookie: string;
beforeEach(async () => {
  await freshDiary();
  await freshContent();
  cookie = await signedInAs(await addMember({ email: 'editor@example.org', role: 'editor' }));
});

test('who has booked keeps name, length and what to bring; who books now gets the new', async () => {
  const before = await book();
  await publish(FIRST.id, { ...TALK, name: 'A short talk', minutes: '45', bring: 'Your tax number' });
  const after = await book();
  expect([titleOf(before), bringTo(before), lengthOf(before)]).toEqual([FIRST.name, FIRST.bring, 30]);
  expect([titleOf(after), bringTo(after), lengthOf(after)]).toEqual([
    'A short talk',
    ['Your tax number'],
    45,
  ]);
  await send(FIRST.id, { intent: 'remove', version: '1' });
  await refreshContent();
  const known = await findBooking(after.id);
  expect(known && titleOf(known)).toBe('A short talk');
});

test('a new kind can be booked, and is offered first on the pages that it names', async () => {
  const fields = { ...TALK, name: 'A will', minutes: '60', price: '950', service: 'payroll', second: '' };
  const sent = { ...fields, third: '', phone: '' };
  const question = await send(NEW, { ...sent, intent: 'publish', version: '0' });
  const { affected } = question.data as unknown as { affected: { seen: string; groups: object[] } };
  const other = expect.stringContaining(`“${FIRST.name}” is offered first there`);
  expect(affected.groups).toMatchObject([
    { items: [{ path: `/admin/content/consultations/${FIRST.id}`, text: other }] },
  ]);
  await publish(NEW, { ...sent, seen: affected.seen });
  expect(consultationOf(NEW)).toMatchObject({
    name: 'A will',
    minutes: 60,
    price: 950_00,
    ways: ['video', 'office'],
    services: ['payroll'],
  });
  const shown = await visit(`/book?kind=${NEW}`);
  expect([shown.status, JSON.stringify(shown.data)]).toEqual([200, expect.stringContaining(NEW)]);
  await publish(FIRST.id, { ...TALK, second: '', third: '' });
  expect(bookPath({ service: 'payroll' })).toContain(NEW);
});

test('a talk that costs something names its price wherever it is confirmed', async () => {
  expect([priceText(await book()), await confirmedBy(await book())]).toEqual([null, []]);
  await publish(FIRST.id, { ...TALK, price: '950' });
  const booking = await book();
  await publish(FIRST.id, { ...TALK, price: '1 150' }, '1');
  const price = expect.stringMatching(/R\s950/);
  expect([priceText(booking), ownBookingOf(booking).price]).toEqual([price, price]);
  expect(await confirmedBy(booking)).toEqual([price, price]);
});

test('if every kind is removed, those that came with the site are offered', async () => {
  for (const { id } of consultations) await send(id, { intent: 'remove', version: '0' });
  await refreshContent();
  expect(consultationsNow()).toEqual(consultations);
});

test('a talk is held some way, and lasts quarters of an hour', async () => {
  for (const [fields, field] of [
    [{ phone: '', video: '', office: '' }, 'phone'],
    [{ minutes: '20' }, 'minutes'],
    [{ minutes: '240' }, 'minutes'],
    [{ second: TALK.service ?? '' }, 'second'],
    [{ service: 'nowhere' }, 'service'],
  ] as const)
    expect(
      await send(FIRST.id, { intent: 'publish', version: '0', ...TALK, ...fields }),
      JSON.stringify(fields),
    ).toMatchObject({ status: 400, data: { errors: { [field]: expect.any(String) } } });
});

async function book() {
  const consultation = consultationOf(FIRST?.id ?? '');
  if (!consultation) throw new Error('no such consultation');
  const { soon } = await findOffer({ month: null, day: null, at: null }, consultation);
  const start = soon.flatMap(({ starts }) => starts)[0] ?? 0;
  const booked = await bookSlot(bookingRequest({ consultation, start }), async () => {});
  const found = 'id' in booked ? await findBooking(booked.id) : null;
  if (!found) throw new Error(`not booked: ${booked.kind}`);
  return found;
}

function lengthOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): number {
  return (endsAt.getTime() - startsAt.getTime()) / MINUTE;
}

/** What the mail, and the calendar entry in it, say of the price. */
async function confirmedBy(booking: StoredBooking): Promise<string[]> {
  const news = { booking, occasion: 'booked', secret: 'example', now: new Date(0) } as const;
  const { text, invitation } = confirmationMail.write(booking.email, news);
  const calendar = (invitation?.file ?? '').replaceAll(/\r\n[ ]/g, '');
  return [/Price: .*/.exec(text)?.[0], /Price: [^\\]*/.exec(calendar)?.[0]].filter(
    (line) => line !== undefined,
  );
}

async function publish(id: string, fields: Record<string, string>, version = '0'): Promise<void> {
  expect(await send(id, { intent: 'publish', version, ...fields })).toMatchObject({ status: 303 });
  await refreshContent();
}

function send(id: string, fields: Record<string, string>) {
  return submit(`/admin/content/consultations/${id}`, fields, { cookie });
}
