import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { may, type Permission, type Role } from '#app/accounts/core/roles.ts';
import { addBooking } from '#app/bookings/core/bookings.test-support.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { enquiryEntries } from '#app/platform/db/schema/enquiries.ts';
import { notes } from '#app/platform/db/schema/notes.ts';
import { clients, partners } from '#app/platform/db/schema/lists.ts';
import { PAGES } from '#app/desk/frame/sections.ts';
import { searchDesk } from '#app/desk/search/search.server.ts';
import { addEngagement, addTaxpayerFor, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { addEnquiry } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { addMember, forgetAccounts } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { searchSources } from './search.server.ts';

await useTestDatabase();

let answered = '';

beforeAll(async () => {
  await forgetAccounts();
  const naledi = await addMember({ fullName: 'Naledi Khumalo', email: 'naledi@baobab.example' });
  await db()
    .update(profiles)
    .set({ contactNumber: '+27835550103', identificationNumber: '900101 5009 087' })
    .where(eq(profiles.id, naledi));
  await addMember({ fullName: 'Söhnke van der Merwe', email: 'sohnke.vdm@example.org' });
  const bakkie = { name: 'Pieter Botha', email: 'pieter@quiver.example', subject: 'VAT on a used bakkie' };
  await addEnquiry({ ...bakkie, phone: '+27 845550104' });
  const objection = { subject: 'Objection to an assessment', message: 'See the fynbos clause, please.' };
  answered = await addEnquiry(objection);
  const reply = { kind: 'reply', mailId: '<one>', body: 'We lodged it with the Karoo office.' } as const;
  await put(enquiryEntries, { ...reply, enquiryId: answered });
  const moon = { websiteUrl: 'https://moonlight.example', description: 'Two ovens_and a 100% van' };
  await put(clients, { ...moon, name: 'Marula Moon' }, { name: 'Marula Gone', deletedAt: new Date() });
  const lindiwe = { name: 'Lindiwe Sithole', email: 'lindiwe@aloe.example', phone: '+27 825550101' };
  await addBooking({ ...lindiwe, startsAt: new Date('2027-03-02T08:00:00Z') });
  const roasters = { name: 'Rooibos Roasters (Pty) Ltd', taxNumber: '0123456789', kind: 'company' } as const;
  const taxpayerId = await addTaxpayerFor(null, roasters);
  const engagementId = await addEngagement({ taxpayerId, type: 'irp6-company', period: '2027-1' });
  await put(notes, { engagementId, text: 'The bookkeeper is away until Whitsun' });
  await put(notes, { taxpayerId, text: 'Prefers a telephone call' });
  await put(partners, { name: 'Copperleaf', category: 'financial' });
});

test('the desk’s search finds whole words, beginnings, parts and typing errors', async () => {
  for (const [typed, found] of [
    ['naledi', 'Naledi Khumalo'],
    ['KHUM', 'Naledi Khumalo'],
    ['kh', 'Naledi Khumalo'],
    ['nal khu', 'Naledi Khumalo'],
    ['baobab', 'Naledi Khumalo'],
    ['naledi@baobab.example', 'Naledi Khumalo'],
    ['nlaedi', 'Naledi Khumalo'],
    ['kumalo', 'Naledi Khumalo'],
    ['sohnke', 'Söhnke van der Merwe'],
    ['merwe', 'Söhnke van der Merwe'],
    ['lindi', 'Lindiwe Sithole'],
    ['sitole', 'Lindiwe Sithole'],
    ['aloe', 'Lindiwe Sithole'],
    ['2 march 2027', 'Lindiwe Sithole'],
    ['mar 2027', 'Lindiwe Sithole'],
    ['2027-03-02 sit', 'Lindiwe Sithole'],
    ['botha bakkie', 'VAT on a used bakkie'],
    ['bakki', 'VAT on a used bakkie'],
    ['pietre', 'VAT on a used bakkie'],
    ['quiver', 'VAT on a used bakkie'],
    ['objecton asessment', 'Objection to an assessment'],
    ['fynbos', 'Objection to an assessment'],
    ['karoo offi', 'Objection to an assessment'],
    ['marula', 'Marula Moon'],
    ['maurla', 'Marula Moon'],
    ['moonlight', 'Marula Moon'],
    ['ovens_and 100%', 'Marula Moon'],
    ['rooibos', 'Rooibos Roasters (Pty) Ltd'],
    ['roibos', 'Rooibos Roasters (Pty) Ltd'],
    ['0123 456', 'Rooibos Roasters (Pty) Ltd'],
    [
      'provisional rooi 2027',
      'Rooibos Roasters (Pty) Ltd: Provisional tax of a company (IRP6), first half of the 2027 financial year',
    ],
    [
      'irp6 roasters',
      'Rooibos Roasters (Pty) Ltd: Provisional tax of a company (IRP6), first half of the 2027 financial year',
    ],
    [
      'whitsun',
      'Rooibos Roasters (Pty) Ltd: Provisional tax of a company (IRP6), first half of the 2027 financial year',
    ],
    ['telephone', 'Rooibos Roasters (Pty) Ltd'],
    ['copperleef', 'Copperleaf'],
    ['mess', 'Messages'],
    ['083 555 0103', 'Naledi Khumalo'],
    ['900101 5009', 'Naledi Khumalo'],
    ['+27 (0)84 555-0104', 'VAT on a used bakkie'],
    ['0027845550104', 'VAT on a used bakkie'],
    ['pieter@quiver.example', 'VAT on a used bakkie'],
    ['082 555 0101', 'Lindiwe Sithole'],
    ['550101', 'Lindiwe Sithole'],
    ['lindiwe@aloe.example', 'Lindiwe Sithole'],
  ] as const) {
    expect((await titlesFor(typed))[0], typed).toBe(found);
  }
});

test('what does not exist is not found, whatever characters are typed', async () => {
  const signs = ['', ' ', '%', '__', "') or 1=1 --", ':* & !', '\\', '🌳'];
  for (const typed of [...signs, 'zebra crossing', 'naledi marula', 'gone'])
    expect(await titlesFor(typed), typed).toEqual([]);
});

test('former clients and prospects are marked in what is found', async () => {
  await addTaxpayerFor(null, { name: 'Kudu Kilns', kind: 'company', archivedAt: new Date() });
  await addTaxpayerFor(null, { name: 'Kudu Prospect', kind: 'company', isProspect: true });
  await addTaxpayerFor(null, { name: 'Kudu Client', kind: 'company' });
  const group = (await groupsFor('kudu')).find(({ title }) => title === 'Clients');
  expect(group?.hits.map(({ title, about }) => [title, about]).toSorted()).toEqual([
    ['Kudu Client', 'Company'],
    ['Kudu Kilns', 'Former client, Company'],
    ['Kudu Prospect', 'Prospect, Company'],
  ]);
});

test('every page of the desk is found by what people call it, whole words first', async () => {
  await addTaxpayerFor(null, { name: 'Botha Transport' });
  for (const [typed, found] of [
    ['export clients', 'Client book'],
    ['hand over', 'Practice overview'],
    ['reviewer', 'Kinds of work'],
    ['hours', 'Hours and time off'],
    ['holiday', 'Hours and time off'],
    ['team', 'Users'],
    ['settings', 'Users'],
    ['templates', 'Reply templates'],
    ['export', 'Messages'],
    ['clients', 'Clients shown'],
    ['client book', 'Client book'],
    ['taxpayers', 'Client book'],
    ['transport', 'Botha Transport'],
  ] as const)
    expect((await titlesFor(typed))[0], typed).toBe(found);
  for (const { path, words } of PAGES) {
    const [first = ''] = words.split(' ');
    const hits = (await groupsFor(first)).flatMap(({ hits }) => hits);
    expect(
      hits.some((hit) => hit.path === path),
      `${path} by ${first}`,
    ).toBe(true);
  }
});

test('a message is found by its reference', async () => {
  expect(await titlesFor(`#${answered.slice(0, 8)}`)).toContain('Objection to an assessment');
});

test('whole words and beginnings of words come before parts of words, in any group', async () => {
  await addTaxpayerFor(null, { name: 'Conquest Shipyard' });
  await addEnquiry({ name: 'Yard Sales', subject: 'Question about a yard' });
  for (const [typed, found] of [
    ['yard', 'Question about a yard'],
    ['ques', 'Question about a yard'],
    ['shipyard', 'Conquest Shipyard'],
  ] as const)
    expect((await titlesFor(typed))[0], typed).toBe(found);
  const titles = await titlesFor('yard');
  expect(titles.indexOf('Question about a yard')).toBeLessThan(titles.indexOf('Conquest Shipyard'));
});

test('every page of the desk without a parameter is in the search', async () => {
  const files = Object.keys(import.meta.glob('../routes/admin.*.tsx'));
  const addresses = files
    .map((file) => /routes\/(.*)\.tsx$/.exec(file)?.[1] ?? '')
    .map(
      (name) =>
        `/${name
          .replace(/\._index$/, '')
          .replaceAll('_.', '.')
          .replaceAll('.', '/')}`,
    )
    .filter((path) => !path.includes('$') && path !== '/admin/search' && path !== '/admin/_index');
  expect(addresses.filter((path) => !PAGES.some((page) => page.path === path))).toEqual([]);
});

test('each hit links to its page, and is told apart from others with its name', async () => {
  const path = expect.stringMatching(/^\/admin\/clients\?q=Marula\+Moon&edit=[\w-]{36}$/);
  const hits = [{ title: 'Marula Moon', about: 'Client', path }];
  expect(await groupsFor('marula')).toEqual([{ title: 'Lists', hits }]);
  const [messages] = await groupsFor('fynbos');
  expect(messages?.hits[0]).toMatchObject({
    path: `/admin/messages/${answered}`,
    about: expect.stringMatching(/^Thandi Nkosi, /),
  });
});

test('nobody finds what they may not open', async () => {
  const titlesOf = async (...allowed: Permission[]) => {
    const groups = await groupsFor('n', (permission) => allowed.includes(permission));
    return groups.map(({ title }) => title);
  };
  expect(await titlesOf()).toEqual([]);
  expect(await titlesOf('enquiries')).toEqual(['Messages']);
  expect(await titlesOf('users')).toEqual(['People']);
  for (const [role, found] of [
    ['admin', ['Audit']],
    ['staff', []],
  ] as const) {
    const groups = await groupsFor('audit', (permission) => may(role, permission));
    const { hits = [] } = groups.find(({ title }) => title === 'Pages') ?? {};
    expect(hits.map(({ title }) => title)).toEqual(found);
  }
});

test('a client found by an address is shown with it, unless the file is closed to us', async () => {
  const keeper = await addMember({ fullName: 'Zinhle Keeper', email: 'keeper@example.org', role: 'staff' });
  const streetAddress = '12 Kloofnek Road\nGardens\nCape Town\n8001';
  await addTaxpayerFor(null, { name: 'Protea Florists', streetAddress, assigneeId: keeper });
  const aboutFor = async (role: Role) => {
    const groups = await searchDesk(searchSources, 'kloofnek', {
      may: () => true,
      me: staffActor(ANN, role),
    });
    return groups.flatMap(({ hits }) => hits);
  };
  const hit = { title: 'Protea Florists', about: 'Individual, 12 Kloofnek Road, Gardens, Cape Town, 8001' };
  expect(await aboutFor('admin')).toMatchObject([hit]);
  expect(await aboutFor('staff')).toMatchObject([
    { title: 'Protea Florists', about: 'Individual, Zinhle Keeper looks after it' },
  ]);
});

const ANN = '1a2b3c4d-0000-4000-8000-00000000000a';

function groupsFor(typed: string, may: (permission: Permission) => boolean = () => true) {
  return searchDesk(searchSources, typed, { may, me: staffActor(ANN, 'admin') });
}

async function titlesFor(typed: string): Promise<string[]> {
  const groups = await groupsFor(typed);
  return groups.flatMap(({ hits }) => hits.map(({ title }) => title));
}
