import { beforeEach, expect, test } from 'vitest';
import { retention } from '#content/retention.ts';
import { deleteAccount } from '#app/accounts/core/own-account.server.ts';
import { changesOf, deleteOldEntries } from '#app/platform/audit/audit.server.ts';
import { writeCsv } from '#app/platform/csv/csv.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { addNote } from '#app/enquiries/desk/enquiry/change.server.ts';
import { addEnquiry, deleteAllEnquiries } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { findEnquiry } from '#app/enquiries/desk/enquiry/thread.server.ts';
import { storedData } from '#app/registry/stored-data.server.ts';
import { assign } from '#app/work/core/engagements/state.server.ts';
import {
  addEngagement,
  addTaxpayerFor,
  forgetWork,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { storedTaxpayers } from '#app/work/core/taxpayers/stored-data.server.ts';
import { updateTaxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import { addMember, forgetAccounts } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { changeLines } from '#app/platform/audit/change-lines.ts';
import { AUDIT } from './filter.ts';
import { exportEntries, findChoices, findEntries } from './find.server.ts';

await useTestDatabase();

let ann = '';

beforeEach(async () => {
  await forgetAccounts();
  ann = await addMember({ fullName: 'Ann Botha' });
});

test('entries read as sentences, the latest first, with each field that changed', async () => {
  const changes = { name: { from: 'Marula', to: 'Marula Moon' } };
  await add({ action: 'client.update', subject: 'Marula Moon', changes });
  await add({ action: 'client.delete', subject: 'Marula Moon' });
  await add({ action: 'role.grant', entity: 'user', entityId: ann });
  await add({ actorId: null, action: 'message.expire', entity: 'message', entityId: 'expired' });
  expect((await all()).map(({ by, verb, thing }) => `${by} ${verb} ${thing}`)).toEqual([
    'The site deleted, because they were too old, old messages',
    'Ann Botha gave a role to the account Ann Botha',
    'Ann Botha deleted the shown client Marula Moon',
    'Ann Botha changed the shown client Marula Moon',
  ]);
  expect((await all()).at(-1)?.lines).toEqual([{ field: 'name', from: 'Marula', to: 'Marula Moon' }]);
});

test('an enquiry is named by its sender while stored, and by its reference afterwards', async () => {
  const id = await addEnquiry({ name: 'Naledi Khumalo' });
  await add({ action: 'message.update', entity: 'message', entityId: id });
  const reference = id.slice(0, 8).toUpperCase();
  const things = async () => (await all()).map(({ thing }) => thing);
  expect(await things()).toEqual([`the message ${reference} of Naledi Khumalo`]);
  await deleteAllEnquiries();
  expect((await things())[0]?.toLowerCase()).toBe(`the message ${id.slice(0, 8)}`);
});

test('entries of work and taxpayers say whose, are found by it, and keep what changed', async () => {
  await forgetWork();
  const ben = staffActor(await addMember({ fullName: 'Ben', role: 'staff' }));
  const taxpayerId = await addTaxpayerFor(null, { name: 'Merwe Dental', email: 'old@merwe.example' });
  const id = await addEngagement({ taxpayerId });
  await assign(ben, id, { id: ben.id, name: 'Ben' });
  await updateTaxpayer(ben, taxpayerId, { email: 'new@merwe.example', taxNumber: '9012345678' }, 1);
  const lines = await all('q=merwe+dental');
  expect(lines.map(({ verb, thing }) => `${verb} ${thing}`)).toEqual([
    'changed the client Merwe Dental',
    'assigned the engagement Income tax return (ITR12), 2026 tax year of Merwe Dental',
    'opened the engagement Income tax return (ITR12), 2026 tax year of Merwe Dental',
  ]);
  expect(lines[0]?.lines).toEqual([
    { field: 'email', from: 'old@merwe.example', to: 'new@merwe.example' },
    { field: 'tax number', from: 'nothing', to: '9012345678' },
  ]);
  await db().delete(engagements);
  const later = new Date(Date.now() + (retention.idleTaxpayerMonths + 1) * 31 * DAY);
  const { deleteExpired } = storedTaxpayers;
  if (typeof deleteExpired === 'function') await deleteExpired({ now: later, logFailure: () => {} });
  const [left] = await all(`id=${taxpayerId}`);
  expect(left).toMatchObject({ thing: `the client ${taxpayerId.slice(0, 8)}`, lines: [] });
});

test('a deleted administrator is one pseudonym in audit, history, notes and replies', async () => {
  const ben = await addMember({ email: 'ben@example.org', fullName: 'Ben', admin: true });
  await addMember({ email: 'other@example.org', admin: true });
  const id = await addEnquiry();
  await addNote({ id, version: 1, actorId: ben }, 'A note');
  await add({ actorId: ben, action: 'client.delete' });
  await add({ actorId: null, action: 'client.forget' });
  const member = { id: ben, email: 'ben@example.org', fullName: 'Ben' };
  expect(await deleteAccount(member, storedData)).toBe(true);

  const pseudonym = `Former colleague ${ben.slice(0, 4)}…`;
  expect((await all()).map(({ by }) => by)).toEqual([pseudonym, 'The site', pseudonym, pseudonym]);
  expect((await findChoices()).actor).toEqual([
    { value: ben, label: pseudonym },
    { value: 'nobody', label: 'The site' },
  ]);
  expect(await found(`actor=${ben}`)).toHaveLength(3);
  expect((await findEnquiry(id, ben))?.entries).toMatchObject([{ by: pseudonym, body: 'A note' }]);
  expect((await changesOf(db(), 'message', id))[0]?.by).toBe(pseudonym);
});

test('entries are found by words, actor, entity, row, action and days', async () => {
  const changes = { websiteUrl: { from: null, to: 'https://jackalberry.example' } };
  const [added, updated, deleted, granted] = ['client.add', 'client.update', 'client.delete', 'role.grant'];
  const one = { entityId: 'one', subject: 'Marula Moon' };
  const two = { entityId: 'two', subject: "O'Brien & Söhne", changes };
  await add({ ...one, action: added, at: new Date('2026-11-20T21:59:59Z') });
  await add({ ...two, action: updated, at: new Date('2026-11-20T22:00:00Z') });
  await add({ ...one, action: deleted, at: new Date('2026-11-20T22:00:01Z') });
  const role = { entity: 'user', entityId: ann, actorId: null };
  await add({ ...role, action: granted, at: new Date('2026-11-21T21:59:59Z') });
  for (const [query, actions] of [
    ['q=deleted+marula', [deleted]],
    ['q=MARU', [deleted, added]],
    ['q=söhne', [updated]],
    ["q=o'brien+%26", [updated]],
    ['q=jackalberry', [updated]],
    ['q=role', [granted]],
    ['q=ann+moon', [deleted, added]],
    ['q=botha+gave', [granted]],
    ['q=nothing+like+it', []],
    ["q='+%26+!+(:*", [granted, deleted, updated, added]],
    [`actor=${ann}`, [deleted, updated, added]],
    ['actor=nobody', [granted]],
    ['entity=client&id=one', [deleted, added]],
    ['action=client.update', [updated]],
    ['from=2026-11-21', [granted, deleted, updated]],
    ['to=2026-11-20', [added]],
    ['from=2026-11-21&to=2026-11-21&q=grant', [granted]],
    ['from=2026-02-31&to=0000-01-01', [granted, deleted, updated, added]],
    ["entity=client' or 1=1", []],
  ] as const) {
    expect(await found(query), query).toEqual(actions);
  }
});

test('two actors with the same name are told apart', async () => {
  const other = await addMember({ email: 'other@example.org', fullName: 'Ann Botha' });
  for (const actorId of [ann, other]) await add({ actorId });
  const labels = (await findChoices()).actor.map(({ label }) => label);
  expect(labels.toSorted()).toEqual([ann, other].map((id) => `Ann Botha (${id.slice(0, 8)})`).toSorted());
});

test('the export has every entry that fits, no formulas, and is an entry itself', async () => {
  for (let count = 0; count < 60; count++)
    await add({ subject: `=Client ${count}`, changes: { name: { from: null, to: '=1+1' } } });
  await add({ action: 'client.delete' });
  const file = writeCsv(await exportEntries(AUDIT.read(new URLSearchParams('action=client.update')), ann));
  const lines = file.trim().split('\r\n');
  expect(lines).toHaveLength(61);
  expect(lines[1]).toMatch(/,Ann Botha,changed the shown client =Client 59,x,name: nothing → =1\+1$/);
  expect(lines.flatMap((line) => line.split(',')).filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([]);
  const exported = { by: 'Ann Botha', verb: 'exported', thing: 'the list of audit entries' };
  expect((await all())[0]).toMatchObject(exported);
});

test('old entries are deleted, but not the mark that the demonstration was filled in', async () => {
  const at = new Date('2001-01-01');
  await add({ at });
  await add({ at, actorId: null, action: 'seed', entity: 'demonstration', entityId: 'listings' });
  expect(await deleteOldEntries()).toBe(1);
  const left = { by: 'The site', verb: 'filled in', thing: 'the demonstration listings' };
  expect(await all()).toMatchObject([left]);
});

test('entries show account names, or the id of a deleted account', async () => {
  const deletedId = '00000000-0000-4000-8000-000000000000';
  await add({ changes: { assigneeId: { from: deletedId, to: ann } } });
  expect((await all())[0]?.lines).toEqual([{ field: 'assignee', from: deletedId, to: 'Ann Botha' }]);
});

test('each change reads as words', () => {
  for (const [changes, line] of [
    [{ isActive: { from: true, to: false } }, { field: 'is active', from: 'yes', to: 'no' }],
    [{ logoUrl: { from: null, to: 'x.webp' } }, { field: 'logo url', from: 'nothing', to: 'x.webp' }],
    [{ displayOrder: { from: 1, to: 0 } }, { field: 'display order', from: '1', to: '0' }],
    [
      { deletedAt: { from: null, to: '2026-11-22T01:20:57.927Z' } },
      { field: 'deleted at', from: 'nothing', to: '22 November 2026, 03:20' },
    ],
    [
      { 'recurring: VAT (VAT201)': { from: null, to: '2026-11-27' } },
      { field: 'recurring: VAT (VAT201)', from: 'nothing', to: '27 November 2026' },
    ],
    [{ role: 'admin' }, { field: 'role', from: null, to: 'admin' }],
    [{ state: { from: 'new', to: 'in_progress' } }, { field: 'state', from: 'new', to: 'in progress' }],
  ])
    expect(changeLines({ ...changes, version: { from: 1, to: 2 } }, {})).toEqual([line]);
});

function add(fields: Partial<typeof auditEntries.$inferInsert>) {
  const entry = { actorId: ann, action: 'client.update', entity: 'client', entityId: 'x' };
  return put(auditEntries, { ...entry, ...fields });
}

async function all(query = '') {
  return (await findEntries(AUDIT.read(new URLSearchParams(query)), null)).rows;
}

async function found(query: string): Promise<string[]> {
  const ids = (await all(query)).map(({ id }) => id);
  const entries = await db().select().from(auditEntries);
  return ids.map((id) => entries.find((entry) => entry.id === id)?.action ?? '');
}
