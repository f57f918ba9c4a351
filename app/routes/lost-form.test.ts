import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { addBooking } from '#app/bookings/core/bookings.test-support.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { notes } from '#app/platform/db/schema/notes.ts';
import { staffActor, addTaxpayerFor, freshDesk } from '#app/work/core/engagements/work.test-support.ts';
import { mergeTaxpayers } from '#app/work/core/taxpayers/merge.server.ts';
import { deleteEngagement } from '#app/work/core/trash/trash.server.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

const NOTE = { intent: 'note', text: 'Her brother pays, call him in the evening.' };
let [thandi, admin, taxpayerId, id, stranger] = ['', '', '', '', ''];
let cookie = '';

beforeEach(async () => {
  ({ thandi, admin, taxpayerId, id } = await freshDesk());
  cookie = await signedInAs(admin);
  stranger = await signedInAs(await addMember({ email: 'sipho@example.org' }));
});

/** Of a taxpayer that was merged on and on; returns the first and the last. */
async function mergedTwice() {
  const [middle, last] = [
    await addTaxpayerFor(null, { name: 'Thandi N' }),
    await addTaxpayerFor(null, { name: 'Nkosi, Thandi' }),
  ];
  const me = staffActor(admin, 'admin');
  for (const [from, into] of [
    [taxpayerId, middle],
    [middle, last],
  ] as const)
    expect(await mergeTaxpayers(me, { from, into })).toMatchObject({ kind: 'merged' });
  return { from: taxpayerId, last };
}

const note = () => ({ ...NOTE, key: randomUUID() });

test('old pages of a merged client lead to what it is part of now, and say so', async () => {
  const { from, last } = await mergedTwice();
  for (const page of ['', '/card', '/papers', '/propose']) {
    const answer = await visit(`/admin/taxpayers/${from}${page || '?index'}`, { cookie });
    expect(answer, page).toMatchObject({ status: 303, location: `/admin/taxpayers/${last}` });
    expect((await toastOf(answer))?.title).toBe('Part of Nkosi, Thandi now');
  }
  const own = await visit(`/account/taxpayers/${from}`, { cookie: await signedInAs(thandi) });
  expect(own).toMatchObject({ status: 303, location: `/account/taxpayers/${last}` });
  expect((await visit(`/account/taxpayers/${from}`, { cookie: stranger })).status).toBe(404);
});

test('a note for a merged client is in the form of the other, and nothing else is lost', async () => {
  const { from, last } = await mergedTwice();
  const sent = await submit(`/admin/taxpayers/${from}?index`, note(), { cookie });
  expect(sent).toMatchObject({ status: 303, location: `/admin/taxpayers/${last}#notes` });
  expect(await visit(`/admin/taxpayers/${last}?index`, { cookie })).toMatchObject({
    data: { kept: { intent: 'note', text: NOTE.text } },
  });
  const invitation = { intent: 'invite', email: 'books@example.org', role: 'contributor' };
  expect((await submit(`/admin/taxpayers/${from}?index`, invitation, { cookie })).location).toBe(
    '/admin/typed',
  );
  expect(await visit('/admin/typed', { cookie })).toMatchObject({
    data: {
      lost: {
        why: 'It is part of Nkosi, Thandi now.',
        to: { path: `/admin/taxpayers/${last}` },
        typed: [
          ['email', 'books@example.org'],
          ['role', 'contributor'],
        ],
      },
    },
  });
  const client = { cookie: await signedInAs(thandi) };
  const wrong = { intent: 'correct', field: 'taxNumber', to: '0123456789' };
  expect((await submit(`/account/taxpayers/${from}`, wrong, client)).location).toBe('/account/typed');
  const shown = { data: { lost: { typed: expect.arrayContaining([['to', '0123456789']]) } } };
  expect(await visit('/account/typed', client)).toMatchObject(shown);
  expect(await db().$count(notes)).toBe(0);
});

test('what is typed about work in the trash or a booking that is gone can be copied', async () => {
  await deleteEngagement(staffActor(admin, 'admin'), id);
  const booking = await addBooking();
  await db().delete(bookings);
  const text = { typed: [['text', NOTE.text]] };
  expect((await submit(`/admin/work/${id}`, note(), { cookie })).location).toBe('/admin/typed');
  const lost = { ...text, to: { path: '/admin/work/trash' } };
  expect(await visit('/admin/typed', { cookie })).toMatchObject({ data: { lost } });
  const onBooking = { intent: 'note', note: 'Call first', version: '1' };
  expect((await submit(`/admin/bookings/${booking}`, onBooking, { cookie })).location).toBe('/admin/typed');
  expect(await visit('/admin/typed', { cookie })).toMatchObject({
    data: { lost: { typed: [['note', 'Call first']] } },
  });
  const message = { intent: 'message', text: NOTE.text, key: randomUUID() };
  const client = { cookie: await signedInAs(thandi) };
  expect((await submit(`/work/${id}`, message, client)).location).toBe('/account/typed');
  expect(await visit('/account/typed', client)).toMatchObject({ data: { lost: text } });
  expect(await submit(`/work/${id}`, message, { cookie: stranger })).toMatchObject({ status: 404 });
  expect(await visit('/account/typed', { cookie: stranger })).toMatchObject({ data: { lost: null } });
});
