import { beforeEach, expect, test } from 'vitest';
import { firm as ofFile } from '#content/firm.ts';
import { careers } from '#content/pages/careers.ts';
import { contact } from '#content/pages/contact.ts';
import { home, reasons as homeReasons } from '#content/pages/home.ts';
import { licensingPage, strengths } from '#content/pages/licensing.ts';
import { reasons, whyChooseUs } from '#content/pages/why-choose-us.ts';
import { addBooking } from '#app/bookings/core/bookings.test-support.ts';
import { firmContent } from '#app/content/core/kinds/firm.ts';
import { firmFields } from '#app/content/core/kinds/firm-fields.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { entriesOf } from '#app/content/core/values.ts';
import { changedHours, openingHours } from '#app/firm/core/opening-hours.ts';
import { firmCardPath } from '#app/firm/linked-data/card-path.ts';
import { firm } from '#app/platform/content/firm.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { holdContent } from '#app/platform/content/held.ts';
import { cardNamed } from '#app/site/blog/named-card.server.ts';
import { freshEditor } from '#tests/content.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';
import { around, everythingSaid } from '#tests/said.ts';
import { supportAt } from '#app/firm/core/open-times.ts';

await useTestDatabase();

const FACTS = entriesOf(firmFields, firmContent.valuesOf(ofFile)) ?? {};
const CLAIM = 'Cancel anytime';
const ELSEWHERE = {
  street: '12 Dock Road',
  suburb: 'Waterfront',
  city: 'Cape Town',
  postalCode: '8001',
  hours: 'Monday to Friday 09:00-16:30\nSaturday 9:00–12:00',
  clients: 'clients of every kind',
  experience: 'three careers in audit',
  promises: 'One price\nNo surprises',
  bodies: 'SAIT',
};

let cookie: string;
beforeEach(async () => {
  await db().delete(bookings);
  cookie = await freshEditor();
});

test('what the specification fixes is refused with the reason, but for another firm', async () => {
  const answer = await send(ELSEWHERE);
  expect(answer).toMatchObject({ status: 400 });
  const { errors } = answer.data as { errors: Record<string, string> };
  expect(Object.keys(errors).toSorted()).toEqual(Object.keys(ELSEWHERE).toSorted());
  for (const error of Object.values(errors)) expect(error).toContain('agreed for this site');
  const { address, supportHours, clients, bodies, promises } = ofFile;
  expect(firm).toMatchObject({ address, supportHours, clients, bodies, promises });
});

test('another firm is found, open and a member where it says, and nowhere else', async () => {
  expect((await send({ ...ELSEWHERE, isOtherFirm: 'on', trainsWith: '' })).status).toBe(303);
  await refreshContent();
  expect(firm.address).toEqual({
    ...ofFile.address,
    street: '12 Dock Road',
    suburb: 'Waterfront',
    city: 'Cape Town',
    postalCode: '8001',
  });
  expect(openingHours()).toEqual(['Monday to Friday 09:00–16:30', 'Saturday 09:00–12:00']);
  expect(supportAt(new Date('2026-11-28T10:30:00+02:00'), firm.supportHours.days).online).toBe(true);
  expect(JSON.parse(changedHours() ?? '')).toEqual(firm.supportHours.days);
  const { address, clients, experience } = ofFile;
  const after = JSON.stringify([
    everythingSaid(),
    whyChooseUs,
    reasons,
    licensingPage,
    strengths,
    careers,
    contact,
    home,
  ]);
  for (const old of [
    address.street,
    address.suburb,
    ofFile.city,
    address.postalCode,
    clients,
    experience,
    ...ofFile.bodies,
    ...ofFile.promises,
  ])
    expect(around(after, old), old).toEqual([]);
  for (const now of [
    '12 Dock Road',
    'clients of every kind',
    'three careers in audit',
    'No surprises',
    'https://www.thesait.org.za',
  ])
    expect(after).toContain(now);
});

test('a firm that moves to another town has a picture of shared links with it', async () => {
  const before = firmCardPath();
  await send({ isOtherFirm: 'on', city: 'Cape Town' });
  await refreshContent();
  expect(firmCardPath()).not.toBe(before);
  expect(cardNamed('firm')).toMatchObject({ title: expect.stringContaining('Cape Town') });
});

test('other hours ask about the talks that are outside them, once', async () => {
  const startsAt = new Date('2030-11-25T13:30:00Z');
  const id = await addBooking({ startsAt, endsAt: new Date('2030-11-25T14:00:00Z') });
  await addBooking({ startsAt: new Date('2030-11-25T08:00:00Z'), endsAt: new Date('2030-11-25T08:30:00Z') });
  const hours = 'Monday to Friday 08:00–15:00';
  const answer = await post({ isOtherFirm: 'on', hours });
  expect(answer).toMatchObject({
    status: 400,
    data: { affected: { groups: [{ items: [{ path: `/admin/bookings/${id}` }] }] } },
  });
  const { seen } = (answer.data as { affected: { seen: string } }).affected;
  expect((await send({ isOtherFirm: 'on', hours, seen })).status).toBe(303);
});

test('texts that say what another firm does not are free, after a start too', async () => {
  const path = '/admin/content/pages/home';
  const before = await fieldsOf('home');
  const [field] = Object.entries(before).find(([, text]) => text === CLAIM) ?? [];
  expect(field, 'locked').toBeUndefined();
  await send({ isOtherFirm: 'on' });
  await refreshContent();
  const entries = await fieldsOf('home');
  const [name = ''] = Object.entries(entries).find(([, text]) => text === CLAIM) ?? [];
  const own = { ...entries, [name]: 'Leave in any month', 'home.closing.text': 'Tell us what is due.' };
  expect(await submit(path, { ...own, intent: 'publish', version: '0' }, { cookie })).toMatchObject({
    status: 303,
  });
  holdContent(new Map());
  await refreshContent();
  expect(JSON.stringify([homeReasons, home])).toContain('Leave in any month');
  expect(home.closing.text).toBe('Tell us what is due.');
});

async function fieldsOf(page: string): Promise<Record<string, string>> {
  const { data } = await visit(`/admin/content/pages/${page}`, { cookie });
  return (data as unknown as { entries: Record<string, string> }).entries;
}

/** What is asked about is published all the same. */
async function send(fields: Record<string, string>) {
  const first = await post(fields);
  const { affected } = (first.data ?? {}) as { affected?: { seen: string } };
  return affected ? post({ ...fields, seen: affected.seen }) : first;
}

function post(fields: Record<string, string>) {
  const path = '/admin/content/firm/facts';
  return submit(path, { ...FACTS, intent: 'publish', version: '0', ...fields }, { cookie });
}
