import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { addBooking } from '#app/bookings/core/bookings.test-support.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import {
  addEngagement,
  addTaxpayerFor,
  forgetWork,
  invitationsTo,
} from '#app/work/core/engagements/work.test-support.ts';
import { contactsOf } from '#app/work/core/taxpayers/contacts.server.ts';
import { membersOf } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { addMember, queuedMails, signedInAs } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

let [ann, admin] = ['', ''];

beforeEach(async () => {
  await forgetWork();
  ann = await addMember({ email: 'ann@example.org', role: 'staff' });
  admin = await addMember({ email: 'admin@example.org', admin: true });
});

test('a taxpayer is added, changed by one at a time, and its work is opened once', async () => {
  const data = {
    intent: 'data',
    name: 'Kudu Kilns (Pty) Ltd',
    kind: 'company',
    email: '',
    taxNumber: '12',
    yearEnd: '6',
    assigneeId: ann,
  };
  const cookie = await signedInAs(ann);
  const add = (fields: Record<string, string>) => submit('/admin/taxpayers/new', fields, { cookie });
  expect(await add(data)).toMatchObject({
    status: 400,
    data: { errors: { taxNumber: expect.any(String) }, typed: { name: data.name } },
  });
  const { location } = await add({ ...data, taxNumber: '9012 345 678' });
  const added = location?.split('/').at(-1) ?? '';
  const change = async (user: string, fields: Record<string, string>) =>
    submit(location ?? '', fields, { cookie: await signedInAs(user) });
  const whole = { ...data, taxNumber: '9012345678', version: '1' };
  expect(await change(ann, { ...whole, yearEnd: '2' })).toMatchObject({ status: 303 });
  expect(await change(admin, { ...whole, name: 'Kudu' })).toMatchObject({
    status: 409,
    data: { isStale: true, typed: { name: 'Kudu' } },
  });
  const invited = await change(ann, { intent: 'invite', email: 'Lwazi@Kudu.example', role: 'owner' });
  expect(invited).toMatchObject({ status: 303 });
  expect(await invitationsTo('lwazi@kudu.example')).toHaveLength(1);
  const nothingChosen = (await visit(location ?? '', { cookie })).data;
  expect(nothingChosen).toMatchObject({ choices: { type: '', periods: [], period: '' } });
  const { data: page } = await visit(`${location}?type=itr14`, { cookie });
  const { period } = (page as { choices: { period: string } }).choices;
  const open = { intent: 'open', type: 'itr14', period, price: '12 500', assigneeId: '' };
  for (const wrong of [{ period: 'once' }, { type: 'itr12' }, { price: 'much' }])
    expect(await change(ann, { ...open, ...wrong }), JSON.stringify(wrong)).toMatchObject({ status: 400 });
  const opening = await change(ann, open);
  expect([opening.status, opening.location]).toEqual([303, expect.stringMatching(/^\/admin\/work\//)]);
  const errors = { period: expect.stringContaining('already') };
  expect(await change(ann, open)).toMatchObject({ status: 400, data: { errors } });
  const [opened] = await db().select().from(engagements).where(eq(engagements.taxpayerId, added));
  expect(opened).toMatchObject({ state: 'collecting', price: 1_250_000 });
});

test('who is added with a phone number is reached by it', async () => {
  const cookie = await signedInAs(ann);
  const add = (phone: string, key: string) =>
    submit(
      '/admin/taxpayers/new',
      { intent: 'data', key, name: 'Kudu Kilns', kind: 'individual', yearEnd: '2', phone },
      { cookie },
    );
  expect(await add('12', randomUUID())).toMatchObject({
    status: 400,
    data: { errors: { phone: expect.any(String) } },
  });
  const key = randomUUID();
  for (let time = 0; time < 2; time++) expect(await add('082 555 0199', key)).toMatchObject({ status: 303 });
  expect(await contactsOf(key)).toMatchObject([{ name: 'Kudu Kilns', phone: '+27 825550199' }]);
});

test('a mail is promised only of work that asks the client for something', async () => {
  const cookie = await signedInAs(ann);
  const client = await addTaxpayerFor(null, {
    name: 'Kudu Kilns',
    email: 'kudu@example.org',
    assigneeId: ann,
  });
  const opened = async (type: string, period: string) =>
    (
      await toastOf(
        await submit(
          `/admin/taxpayers/${client}`,
          { intent: 'open', type, period, price: '', assigneeId: ann, title: 'A letter' },
          { cookie },
        ),
      )
    )?.description;
  expect(await opened('itr12', '2025')).toMatch(/^The client gets a mail/);
  expect(await opened('other', 'once')).toBe('No mail goes: there is nothing to tell the client.');
});

test('who has only part of the work reads the taxpayer, but changes nothing of it', async () => {
  const bob = await addMember({ email: 'bob@example.org', role: 'staff' });
  const member = await addMember({ email: 'thandi@marula.example' });
  const id = await addTaxpayerFor(member, { name: 'Marula Moon', assigneeId: bob });
  await addEngagement({ taxpayerId: id, assigneeId: ann });
  const cookie = await signedInAs(ann);
  const path = `/admin/taxpayers/${id}`;
  expect((await visit(path, { cookie })).data).toMatchObject({ canChange: false });
  const owned = { name: 'Marula Moon', kind: 'individual', yearEnd: '2', assigneeId: ann, version: '1' };
  const forms: Record<string, string>[] = [
    { intent: 'data', ...owned },
    { intent: 'invite', email: 'ann@example.org', role: 'owner' },
    { intent: 'invite', email: 'friend@example.org', role: 'owner' },
  ];
  for (const fields of forms)
    expect(await submit(path, fields, { cookie }), JSON.stringify(fields)).toMatchObject({ status: 404 });
  await submit(path, { intent: 'remove-member', id: member }, { cookie });
  expect(await membersOf(id)).toMatchObject([{ userId: member }]);
  expect(await rowOf(taxpayers, id)).toMatchObject({ assigneeId: bob });
  expect(await queuedMails('friend@example.org')).toEqual([]);

  const asBob = { cookie: await signedInAs(bob) };
  const invite = { intent: 'invite', email: 'bob@example.org', role: 'owner' };
  const errors = { email: expect.stringContaining('colleague') };
  expect(await submit(path, invite, asBob)).toMatchObject({ status: 400, data: { errors } });
});

test('a taxpayer is found by name, any number, its own address and that of a member', async () => {
  const member = await addMember({ email: 'thandi@marula.example' });
  const reached = { contactNumber: '+27 82 555 0100', identificationNumber: '900101 5009 08 7' };
  await db().update(profiles).set(reached).where(eq(profiles.id, member));
  const named = { name: 'Marula Moon', email: 'office@marula.example', registrationNumber: '2016/000100/07' };
  await addTaxpayerFor(member, { ...named, taxNumber: '0123456789' });
  await addBooking({ email: 'office@marula.example', phone: '+27 12 999 8877' });
  await addTaxpayerFor(null, { name: 'Kudu Kilns', kind: 'company' });
  for (const [query, found] of [
    ['q=moon', ['Marula Moon']],
    ['q=0123 456', ['Marula Moon']],
    ['q=2016/000100/07', ['Marula Moon']],
    ['q=2016000100', ['Marula Moon']],
    ['q=082 555 0100', ['Marula Moon']],
    ['q=%2B27 82 555 0100', ['Marula Moon']],
    ['q=5550100', ['Marula Moon']],
    ['q=012 999 8877', ['Marula Moon']],
    ['q=9001015009087', ['Marula Moon']],
    ['q=555 0199', []],
    ['q=office@marula.example', ['Marula Moon']],
    ['q=Thandi@marula.example', ['Marula Moon']],
    ['kind=company', ['Kudu Kilns']],
    ['of=nobody', ['Kudu Kilns', 'Marula Moon']],
    ['of=me', []],
    ['q=100%', []],
    ['twice=perhaps', []],
  ] as const) {
    const { data } = await visit(`/admin/taxpayers?${query}`, { cookie: await signedInAs(ann) });
    expect(data?.page, query).toMatchObject({ rows: found.map((name) => ({ name })) });
  }
});
