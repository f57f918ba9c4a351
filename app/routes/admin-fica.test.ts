import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { ficaRecords } from '#app/platform/db/schema/fica.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { DAY, southAfricanDay } from '#app/platform/core/time.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { engagementsOf } from '#app/work/core/engagements/find.server.ts';
import { startPlanned } from '#app/work/core/engagements/planned.server.ts';
import {
  addTaxpayerFor,
  freshDesk,
  mailAllNotices,
  memberActor,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { countFica, findFica } from '#app/work/core/taxpayers/fica-list.server.ts';
import { FICA_VIEWS } from '#app/work/core/taxpayers/fica-views.ts';
import { storedFica } from '#app/work/core/taxpayers/fica-stored-data.server.ts';
import { mergeTaxpayers } from '#app/work/core/taxpayers/merge.server.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { restoreTaxpayer, deleteTaxpayer } from '#app/work/core/trash/trash.server.ts';
import { addMember, queuedMails, signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit, pressUndo, type Answer } from '#tests/routes.ts';

await useTestDatabase();

const TODAY = southAfricanDay();
const REVIEW = plusDays(TODAY, 400);
const RECORD = {
  intent: 'fica-save',
  version: '0',
  document: 'id-document',
  identifiedOn: '2026-08-03',
  risk: 'high',
  riskReasons: 'Cash business',
  nextReviewOn: REVIEW,
};

let [thandi, ann, mia, client, manager] = ['', '', '', '', ''];

beforeEach(async () => {
  ({ thandi, ann, taxpayerId: client } = await freshDesk());
  mia = await addMember({ email: 'mia@example.org', fullName: 'Mia Meyer', role: 'manager' });
  manager = await signedInAs(mia);
});

const save = (fields: Record<string, string> = {}, cookie = manager, of = client) =>
  submit(`/admin/taxpayers/${of}`, { ...RECORD, ...fields }, { cookie });
const record = async (of = client) =>
  (await db().select().from(ficaRecords).where(eq(ficaRecords.taxpayerId, of)))[0];
const reviews = () => db().select().from(engagements).where(eq(engagements.type, 'fica-review'));
const undo = (answer: Answer) => pressUndo(answer, { cookie: manager });

test('a record says who saw what, and Undo takes it back with its planned review', async () => {
  const saved = await save();
  expect(await record()).toMatchObject({ identifiedBy: mia, risk: 'high', version: 1 });
  expect(await reviews()).toMatchObject([{ state: 'planned', startsOn: REVIEW }]);
  expect((await save({ risk: 'low' })).status).toBe(409);
  await save({ version: '1', nextReviewOn: plusDays(REVIEW, 10) });
  expect(await reviews()).toMatchObject([{ startsOn: plusDays(REVIEW, 10) }]);
  expect((await toastOf(await undo(saved)))?.title).toBe('Not taken back');
  const emptied = await save({ version: '2', nextReviewOn: '', identifiedOn: '', document: '' });
  expect([await reviews(), (await record())?.identifiedBy]).toEqual([[], null]);
  await undo(emptied);
  expect(await reviews()).toHaveLength(1);
  const [entry] = await db()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entityId, client))
    .orderBy(auditEntries.id);
  expect(entry?.changes).toMatchObject({ 'FICA risk': { from: null, to: 'high' } });
});

test('what contradicts itself is refused at its field', async () => {
  for (const [fields, field] of [
    [{ document: '' }, 'document'],
    [{ identifiedOn: '' }, 'identifiedOn'],
    [{ identifiedOn: plusDays(TODAY, 1) }, 'identifiedOn'],
    [{ riskReasons: '' }, 'riskReasons'],
    [{ risk: '' }, 'risk'],
    [{ nextReviewOn: '2999-01-01' }, 'nextReviewOn'],
    [{ riskReasons: 'x'.repeat(501) }, 'riskReasons'],
  ] as const)
    expect(await save(fields), field).toMatchObject({
      status: 400,
      data: { errors: { [field]: expect.any(String) } },
    });
});

test('its review opens by itself on its day, once, and its client learns nothing of it', async () => {
  await db().update(engagements).set({ state: 'done' });
  await save({ nextReviewOn: '2027-06-01' });
  await startPlanned(new Date('2027-05-31T09:00:00Z'));
  expect(await reviews()).toMatchObject([{ state: 'planned' }]);
  for (const day of ['2027-06-01', '2027-06-02']) await startPlanned(new Date(`${day}T09:00:00Z`));
  expect(await reviews()).toMatchObject([{ state: 'in_progress', assigneeId: ann }]);
  await mailAllNotices();
  expect(await queuedMails('%')).toEqual([]);
  expect((await engagementsOf(memberActor(thandi))).map(({ typeId }) => typeId)).toEqual(['itr12']);
});

test('only who may keep records sees them, saves them and has their list', async () => {
  await save();
  const staff = await signedInAs(ann);
  expect(await save({ version: '1' }, staff)).toMatchObject({ status: 403 });
  const { data } = await visit(`/admin/taxpayers/${client}`, { cookie: staff });
  expect(data).toMatchObject({ fica: null });
  expect(JSON.stringify(data)).not.toContain('Cash business');
});

test('owners are confirmed as the relations name them, and a change is seen', async () => {
  const company = await addTaxpayerFor(null, { kind: 'company', name: 'Karoo Wool' });
  const relate = (name: string) =>
    submit(
      `/admin/taxpayers/${company}`,
      { intent: 'relation-add', way: 'director', who: name, share: '', key: `a-key-for-${name}-of-it` },
      { cookie: manager },
    );
  await relate('Sipho');
  await save({ ownersConfirmedOn: TODAY, document: 'registration-papers' }, manager, company);
  const confirmed = (await record(company))?.owners;
  expect(confirmed).toEqual(['Sipho, director']);
  expect((await record(company))?.ownersConfirmedBy).toBe(mia);
});

test('owners of more than 100 % are warned of when confirmed, and on the list', async () => {
  const company = await addTaxpayerFor(null, { kind: 'company', name: 'Karoo Wool' });
  for (const [who, share] of [
    ['Sipho', '60'],
    ['Naledi', '45'],
  ] as const)
    await submit(
      `/admin/taxpayers/${company}`,
      { intent: 'relation-add', way: 'shareholder', who, share, key: crypto.randomUUID() },
      { cookie: manager },
    );
  const papers = { document: 'registration-papers', ownersConfirmedOn: TODAY };
  const saved = await save(papers, manager, company);
  expect((await toastOf(saved))?.description).toContain('105% together: more than there is.');
  for (const view of ['owners', 'incomplete'] as const) {
    const { rows } = await findFica(staffActor(mia, 'manager'), view, null);
    expect(rows.map(({ id, behind }) => [id, behind.over.length])).toEqual([[company, 1]]);
  }
});

test('each count of the list is the number of its rows', async () => {
  const me = staffActor(mia, 'manager');
  const days = [plusDays(TODAY, -1), TODAY, plusDays(TODAY, 30), plusDays(TODAY, 31), null];
  for (const [at, nextReviewOn] of days.entries())
    for (const kind of ['individual', 'company'] as const) {
      const id = await addTaxpayerFor(null, { kind, name: `Client ${at}`, isProspect: at === 4 });
      const [identified, rated] = [at % 2 === 0, at % 3 === 0];
      await put(ficaRecords, {
        taxpayerId: id,
        nextReviewOn,
        documentExpiresOn: nextReviewOn,
        ...(identified && { identifiedOn: TODAY, document: 'passport' as const }),
        ...(rated && { risk: 'high' as const, riskReasons: 'Cash' }),
      });
    }
  const { views } = await countFica(me);
  for (const view of keysOf(FICA_VIEWS))
    expect((await findFica(me, view, null)).rows.length, view).toBe(views[view]);
  expect(views).toMatchObject({ all: 9, due: 6, expired: 2, high: 4 });
  const { data } = await visit('/admin/taxpayers/fica?show=due', { cookie: manager });
  expect(data).toMatchObject({ view: 'due', page: { rows: { length: 6 } } });
});

test('a client with a record is kept until five years after it has left', async () => {
  await db().delete(engagements);
  await save({ nextReviewOn: '' });
  expect(await deleteTaxpayer(staffActor(mia, 'manager'), client)).toBe('kept');
  const left = new Date('2026-11-25T09:00:00Z');
  await db().update(taxpayers).set({ archivedAt: left });
  const { deleteExpired } = storedFica;
  if (typeof deleteExpired !== 'function') throw new Error('It is deleted.');
  const after = (days: number) =>
    deleteExpired({ now: new Date(left.getTime() + days * DAY), logFailure: () => undefined });
  expect([await after(5 * 365), await after(5 * 366)]).toEqual([0, 1]);
});

test('a merge takes the record along where there is none, and gives it back', async () => {
  await save();
  const twin = await addTaxpayerFor(null, { name: 'Thandi N' });
  await mergeTaxpayers(staffActor(mia, 'manager'), { from: client, into: twin });
  expect([await record(), (await record(twin))?.risk]).toEqual([undefined, 'high']);
  await restoreTaxpayer(staffActor(mia, 'manager'), client);
  expect([(await record())?.risk, await record(twin)]).toEqual(['high', undefined]);
  const { ownData } = storedFica;
  if ('none' in ownData) throw new Error('Own data is declared.');
  const read = await ownData.read({ id: thandi, email: 'thandi@example.org' }, new Date());
  expect(JSON.stringify(ownData.describe(read))).toContain('Cash business');
});
