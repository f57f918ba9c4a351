import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { keysOf } from '#app/platform/core/keys.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { FICA_DOCUMENTS, TAXPAYER_KINDS } from '#app/platform/db/work-values.ts';
import { ficaRecords } from '#app/platform/db/schema/fica.ts';
import { taxpayerRelations } from '#app/platform/db/schema/relations.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { addTaxpayerFor, freshDesk, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { countFica, findFica } from '#app/work/core/taxpayers/fica-list.server.ts';
import { FICA_VIEWS } from '#app/work/core/taxpayers/fica-views.ts';
import { missingOf, ownersIn } from '#app/work/core/taxpayers/fica.ts';
import { relationsOf } from '#app/work/core/taxpayers/relations.server.ts';
import { deleteTaxpayer } from '#app/work/core/trash/trash.server.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf } from '#tests/routes.ts';

await useTestDatabase();

const TODAY = southAfricanDay();
const RECORD = {
  intent: 'fica-save',
  version: '0',
  document: 'registration-papers',
  identifiedOn: '2026-08-03',
  risk: 'low',
  riskReasons: 'Known for years',
  nextReviewOn: '2027-08-03',
};

let [mia, company, cookie] = ['', '', ''];

beforeEach(async () => {
  await freshDesk();
  mia = await addMember({ email: 'mia@example.org', fullName: 'Mia Meyer', role: 'manager' });
  cookie = await signedInAs(mia);
  company = await addTaxpayerFor(null, { kind: 'company', name: 'Karoo Wool' });
});

const save = (fields: Record<string, string>, of = company) =>
  submit(`/admin/taxpayers/${of}`, { ...RECORD, ...fields }, { cookie });
const records = () => db().select().from(ficaRecords).where(eq(ficaRecords.taxpayerId, company));

test('a company is not identified by an ID card, and another source is named', async () => {
  expect(await save({ document: 'id-document' })).toMatchObject({
    status: 400,
    data: { errors: { document: expect.stringContaining('registration papers of the CIPC') } },
  });
  expect(await save({ document: 'another-reliable-source' })).toMatchObject({
    status: 400,
    data: { errors: { documentNote: 'Say which source it is.' } },
  });
  expect(await records()).toEqual([]);
});

test('owners are confirmed once somebody is named, or it says why there is nobody', async () => {
  expect(await save({ ownersConfirmedOn: TODAY })).toMatchObject({
    status: 400,
    data: { errors: { ownersConfirmedOn: expect.stringContaining('Nobody is named.') } },
  });
  const half = await save({});
  expect(await toastOf(half)).toMatchObject({
    title: 'Saved. The FICA record is not complete yet',
    description: expect.stringMatching(/^Nobody who owns 5% or more is named, nor why there is nobody\./),
  });
  const whole = await save({ version: '1', ownersConfirmedOn: TODAY, noOwnerWhy: 'Ten owners of 4% each' });
  expect((await toastOf(whole))?.title).toBe('FICA record saved');
  expect(await records()).toMatchObject([{ owners: [], noOwnerWhy: 'Ten owners of 4% each' }]);
});

test('a first record that is taken back is no record, so the client can be deleted', async () => {
  const saved = await save({ nextReviewOn: '' });
  const { path = '', fields = [] } = (await toastOf(saved))?.action ?? {};
  await submit(path, Object.fromEntries(fields), { cookie });
  expect(await records()).toEqual([]);
  expect(await deleteTaxpayer(staffActor(mia, 'manager'), company)).toBe('deleted');
});

test('the list calls the same records incomplete as the page of each client', async () => {
  const me = staffActor(mia, 'manager');
  await addRecords();
  const all = (await findFica(me, 'all', null)).rows;
  const lacking = all.filter(
    (line) => line.identifiedOn && missingOf(line.kind, line, line.behind).length > 0,
  );
  const { rows } = await findFica(me, 'incomplete', null);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(lacking.map(({ id }) => id).toSorted());
  expect([lacking.length, all.length - lacking.length].every((count) => count > 3)).toBe(true);
  const { views } = await countFica(me);
  for (const view of keysOf(FICA_VIEWS))
    expect((await findFica(me, view, null)).rows.length, view).toBe(views[view]);
});

/** Of each kind some with a fitting document, owners, a reason and a rating, and some without. */
async function addRecords(): Promise<void> {
  const holder = await addTaxpayerFor(null, { name: 'Deleted owner' });
  await db().update(taxpayers).set({ deletedAt: new Date() }).where(eq(taxpayers.id, holder));
  for (const kind of TAXPAYER_KINDS)
    for (let at = 0; at < 10; at += 1) {
      const id = await addTaxpayerFor(null, { kind, name: `${kind} ${at}` });
      const relate = (relation: 'shareholder' | 'founder' | 'trustee' | 'beneficiary', more: object) =>
        put(taxpayerRelations, { id: crypto.randomUUID(), kind: relation, ofId: id, ...more });
      if (kind === 'company' && at % 3 === 0)
        await relate('shareholder', { holderName: 'Sipho', share: 5000 });
      if (kind === 'company' && at % 3 === 1) await relate('shareholder', { holderId: holder });
      if (kind === 'trust' && at % 2 === 0) await relate('trustee', { holderName: 'Sipho' });
      if (kind === 'trust' && at !== 4) await relate('founder', { holderName: 'Themba' });
      if (kind === 'trust' && at % 4 === 0) await relate('beneficiary', { holderName: 'Naledi' });
      const isConfirmed = at !== 6;
      await put(ficaRecords, {
        taxpayerId: id,
        identifiedOn: TODAY,
        document: at < 7 ? FITTING[kind] : FICA_DOCUMENTS[at % FICA_DOCUMENTS.length]!,
        ownersConfirmedOn: isConfirmed ? TODAY : null,
        owners: isConfirmed ? ownersIn(await relationsOf(id)) : null,
        noOwnerWhy: at === 2 ? 'Nobody has so much' : null,
        ...(at !== 4 && { risk: 'low' as const, riskReasons: 'Known' }),
        nextReviewOn: at === 5 ? null : '2027-08-03',
      });
    }
  expect(await db().$count(taxpayers, and(eq(taxpayers.kind, 'trust'), isNull(taxpayers.deletedAt)))).toBe(
    10,
  );
}

const FITTING = {
  individual: 'passport',
  company: 'registration-papers',
  trust: 'trust-deed',
  estate: 'letters-of-executorship',
} as const;
