import { eq, isNull } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addEngagement, freshWork } from '#app/work/core/engagements/work.test-support.ts';
import { db } from '#app/platform/db/client.server.ts';
import { verbText } from '#app/platform/audit/words.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { contactPersons, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import type { ImportMore } from '#app/work/desk/import/import-page.server.ts';
import { addMember, queuedMails, signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { ask, submit, toastOf, visit } from '#tests/routes.ts';
import { loader as exportFile } from './admin.taxpayers.export[.]csv.ts';

await useTestDatabase();

const PATH = '/admin/taxpayers/import';
const FILE = `Clients of the practice
Client;Type;Tax number;Reg no;E-mail;Phone;Year end;Accountant
Thandi Nkosi;;0001339050;;thandi@example.org;082 555 0101;;
Kgosi Plumbing (Pty) Ltd;;;2016/000100/07;;012 555 0102;Feb;Ann Adams
Karoo Wool CC;CC;;2011/123456/23;wool@example.org;;31 March;

Kgosi Plumbing (Pty) Ltd;;;201600010007;;;;
Nobody;Partnership;;;;;;
;;;;;;;
Odd One;;123;;;;;Somebody Else`;

let [cookie, taxpayerId, ann] = ['', '', ''];

beforeEach(async () => {
  ({ ann, taxpayerId } = await freshWork());
  cookie = await signedInAs(ann);
});

test('each line is new, changed, as it is or left out with the reason', async () => {
  const { rows, columns } = (await tryFile(FILE)).plan;
  expect(rows.map(({ line, verdict }) => [line, verdict])).toEqual([
    [3, 'changed'],
    [4, 'new'],
    [5, 'new'],
    [7, 'refused'],
    [8, 'refused'],
    [10, 'refused'],
  ]);
  expect(rows[0]?.changes).toMatchObject({
    taxNumber: { from: null, to: '0001339050' },
    phone: { from: null, to: '+27 825550101' },
  });
  expect(rows[1]?.changes).toEqual({
    kind: 'company',
    registrationNumber: '2016/000100/07',
    yearEnd: 2,
    assigneeId: ann,
    phone: '+27 125550102',
  });
  expect(rows[3]?.notes).toEqual(['It is the same client as line 4.']);
  expect(rows[5]?.notes).toEqual([expect.stringMatching(/tax number/i)]);
  expect(columns[3]).toEqual({
    at: 3,
    heading: 'Reg no',
    field: 'registrationNumber',
    samples: ['2016/000100/07', '2011/123456/23', '201600010007'],
  });
  expect(await db().$count(taxpayers)).toBe(1);
});

test('in one file too, clients of one name are two where a number tells them apart', async () => {
  const { rows } = (
    await tryFile(`Client;Reg no;Tax no
Müller Beleggings CC;2011/123456/23;
Muller Beleggings (Pty) Ltd;2016/000100/07;
Müller Beleggings;2016/000100/07;
Pieter Jacobs;;0001339050
Jacobs, Pieter;;1234567890
Pieter Jacobs;;
`)
  ).plan;
  expect(rows.map(({ verdict, notes: [note] }) => [verdict, verdict === 'refused' ? note : null])).toEqual([
    ['new', null],
    ['new', null],
    ['refused', 'It is the same client as line 3.'],
    ['new', null],
    ['new', null],
    ['refused', 'It is the same client as line 5.'],
  ]);
});

test('what is taken for granted is said: the day before the month, and February', async () => {
  const file = 'Name,Reg date\nKaroo CC,10/7/2012\nKudu CC,7/7/2012\nMoon CC,1/24/2021\n';
  const notes = (await tryFile(file)).plan.rows.map((row) => row.notes);
  const february = 'It has no year end: February is taken.';
  const either = '10/7/2012 is read as 10 July 2012; other lines have the month first.';
  expect(notes).toEqual([[february, either], [february], [expect.stringMatching(/month first/)]]);
});

test('a colleague is known by the first name, and an unknown one leaves no client out', async () => {
  const file = 'Name,Looked after by\nMarula Moon,Ann\nKudu Kilns,Somebody Else\nLapa,A. Adams\nMoon,Ann A\n';
  const { rows } = (await tryFile(file)).plan;
  expect(rows[0]).toMatchObject({ verdict: 'new', changes: { assigneeId: ann } });
  for (const byInitial of rows.slice(2)) expect(byInitial.changes).toMatchObject({ assigneeId: ann });
  expect(rows[1]).toMatchObject({
    verdict: 'new',
    notes: expect.arrayContaining(['No colleague is called Somebody Else: who looks after it is not set.']),
  });
});

test('the import writes what was shown, mails nobody, and one Undo takes it back', async () => {
  const before = await clients();
  const done = await importFile(FILE);
  expect(done).toMatchObject({ status: 303, location: '/admin/taxpayers' });
  const toast = await toastOf(done);
  expect(toast).toMatchObject({ title: '3 clients imported from clients.csv', action: { label: 'Undo' } });
  expect(await clients()).toMatchObject([
    { name: 'Karoo Wool CC', kind: 'company', yearEnd: 3, email: 'wool@example.org', assigneeId: null },
    { name: 'Kgosi Plumbing (Pty) Ltd', registrationNumber: '2016/000100/07', assigneeId: ann },
    { name: 'Thandi Nkosi', taxNumber: '0001339050', email: 'thandi@example.org' },
  ]);
  const phones = async () => (await db().select().from(contactPersons)).map(({ phone }) => phone).toSorted();
  expect(await phones()).toEqual(['+27 125550102', '+27 825550101']);
  expect(await queuedMails('%')).toEqual([]);
  await submit(toast?.action?.path ?? '', { intent: 'undo' }, { cookie });
  // That of the new client lies in the trash with it.
  expect(await phones()).toEqual(['+27 125550102']);
  const { data } = await visit(toast?.action?.path ?? '', { cookie });
  expect(JSON.stringify(data)).toContain('Karoo Wool CC (in the trash)');
  expect(await clients()).toMatchObject(
    before.map(({ name, email, taxNumber }) => ({ name, email, taxNumber })),
  );
});

test('the timeline of a known client tells an import and its Undo apart', async () => {
  const toast = await toastOf(await importFile(FILE));
  await submit(toast?.action?.path ?? '', { intent: 'undo' }, { cookie });
  const { data } = await visit(`/admin/taxpayers/${taxpayerId}?show=done`, { cookie });
  const { entries } = (data as Shown).timeline;
  expect(entries.map(({ title }) => verbText(title))).toEqual([
    'took back an import that had changed',
    'changed by an import',
  ]);
});

type Shown = { timeline: { entries: { title: string; about: string | null }[] } };

test('the timeline of each client of an import names the file', async () => {
  await importFile(FILE);
  for (const { id, name } of await clients()) {
    const { data } = await visit(`/admin/taxpayers/${id}?show=done`, { cookie });
    const [entry] = (data as Shown).timeline.entries;
    const isKnown = id === taxpayerId;
    expect(entry, name).toMatchObject({ title: isKnown ? 'taxpayer.import' : 'taxpayer.add' });
    expect(entry?.about?.split('; ')[0], name).toBe('from clients.csv');
  }
});

test('the same file again changes nothing, whatever button is pressed twice', async () => {
  const first = await tryFile(FILE);
  await send(first);
  expect((await tryFile(FILE)).plan.rows.filter(({ given }) => given)).toEqual([]);
  expect(await send(first)).toMatchObject({ status: 409 });
  expect(await clients()).toHaveLength(3);
});

test('Undo leaves what was used or changed since, and says so', async () => {
  const toast = await toastOf(await importFile(FILE));
  const [wool, kgosi] = await clients();
  await addEngagement({ taxpayerId: wool?.id ?? '', type: 'itr14', period: '2026' });
  await db().update(taxpayers).set({ version: 7 }).where(eq(taxpayers.id, taxpayerId));
  const undone = await submit(toast?.action?.path ?? '', { intent: 'undo' }, { cookie });
  expect(undone.location).toBe(toast?.action?.path);
  expect((await clients()).map(({ name }) => name)).toEqual(['Karoo Wool CC', 'Thandi Nkosi']);
  expect(kgosi?.name).toBe('Kgosi Plumbing (Pty) Ltd');
});

test('a known client keeps what the file leaves empty, and its other address', async () => {
  await db().update(taxpayers).set({ email: 'old@example.org', taxNumber: '0001339050', yearEnd: 6 });
  const [row] = (await tryFile('Name,Tax no,Email,Year end\nThandi N,0001339050,new@example.org,\n')).plan
    .rows;
  expect(row).toMatchObject({ verdict: 'changed', changes: { name: { to: 'Thandi N' } } });
  expect(row?.notes).toContainEqual(expect.stringMatching(/stays old@example\.org/));
  await importFile('Name,Tax no,Email,Year end\nThandi N,0001339050,new@example.org,\n');
  expect(await clients()).toMatchObject([{ name: 'Thandi N', email: 'old@example.org', yearEnd: 6 }]);
});

test('numbers of two clients, and a client of a colleague, are left out', async () => {
  const bob = await addMember({ email: 'bob@example.org', fullName: 'Bob Brink', role: 'staff' });
  await db().update(taxpayers).set({ taxNumber: '0001339050', assigneeId: bob });
  const rows = (await tryFile('Name,Tax no\nThandi Nkosi,0001339050\n')).plan.rows;
  expect(rows).toMatchObject([
    { verdict: 'refused', notes: ['We know it, and a colleague looks after it.'] },
  ]);
  await importFile('Name,Reg no\nKgosi Plumbing,2016/000100/07\n');
  const both = (await tryFile('Name,Tax no,Reg no\nX Y,0001339050,2016/000100/07\n')).plan.rows;
  expect(both[0]?.notes[0]).toMatch(/^Its numbers belong to different clients/);
});

test('what is exported is read again as it is, and only what one sees is exported', async () => {
  const bob = await addMember({ email: 'bob@example.org', fullName: 'Bob Brink', role: 'staff' });
  await put(taxpayers, { kind: 'company', name: '=Hidden', assigneeId: bob });
  await importFile(FILE);
  const text = await exported();
  expect(text).not.toContain('Hidden');
  expect(text).toContain('2016/000100/07');
  const { rows } = (await tryFile(text)).plan;
  expect(rows.map(({ verdict }) => verdict)).toEqual(['same', 'same', 'same']);
  expect(await db().$count(auditEntries, eq(auditEntries.action, 'taxpayer.export'))).toBe(1);
});

test('a file that is no list is refused in words', async () => {
  for (const text of ['', 'Amount,Date\n1,2\n', '\u0000\u0001', 'a, "never closed\n'])
    expect(await post({ intent: 'try' }, text)).toMatchObject({ status: 400 });
  expect(await submit(PATH, { intent: 'import', text: FILE }, { cookie })).toMatchObject({ status: 409 });
});

test('only who may take on clients imports them', async () => {
  const editor = await signedInAs(await addMember({ email: 'ed@example.org', role: 'editor' }));
  expect(await visit(PATH, { cookie: editor })).toMatchObject({ status: 403 });
});

function clients() {
  return db().select().from(taxpayers).where(isNull(taxpayers.deletedAt)).orderBy(taxpayers.name);
}

function post(fields: Record<string, string>, text: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new File([text], 'clients.csv'));
  return submit(PATH, form, { cookie });
}

async function tryFile(text: string): Promise<ImportMore> {
  return (await post({ intent: 'try' }, text)).data as unknown as ImportMore;
}

function send({ text, file, plan: { fingerprint } }: ImportMore) {
  return submit(PATH, { intent: 'import', text, name: file, fingerprint }, { cookie });
}

async function importFile(text: string) {
  return send(await tryFile(text));
}

async function exported(): Promise<string> {
  return (await exportFile(ask('/admin/taxpayers/export.csv?status=any', { cookie }))).text();
}
