import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { ficaRecords } from '#app/platform/db/schema/fica.ts';
import { taxpayerRelations } from '#app/platform/db/schema/relations.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { addTaxpayerFor, freshDesk, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { countFica, findFica } from '#app/work/core/taxpayers/fica-list.server.ts';
import { behindIn, missingOf, ownersIn } from '#app/work/core/taxpayers/fica.ts';
import { relationsOf } from '#app/work/core/taxpayers/relations.server.ts';
import { addMember } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';

await useTestDatabase();

const TODAY = southAfricanDay();

let [mia, company, known, lost] = ['', '', '', ''];

beforeEach(async () => {
  await freshDesk();
  mia = await addMember({ email: 'mia@example.org', fullName: 'Mia Meyer', role: 'manager' });
  company = await addTaxpayerFor(null, { kind: 'company', name: 'Karoo Wool' });
  known = await addTaxpayerFor(null, { name: 'Éva Nkosi' });
  lost = await addTaxpayerFor(null, { name: 'Lost Owner' });
  await trash(lost, new Date());
});

type Row = typeof taxpayerRelations.$inferInsert;

const relate = (kind: Row['kind'], more: Partial<Row>) =>
  put(taxpayerRelations, { id: crypto.randomUUID(), kind, ofId: company, ...more });
const holds = (holderName: string, share: number | null) => relate('shareholder', { holderName, share });
const partner = (more: Partial<Row>) => relate('partner', { ofId: null, holderId: company, ...more });
const trash = (id: string, deletedAt: Date | null) =>
  db().update(taxpayers).set({ deletedAt }).where(eq(taxpayers.id, id));

/** Confirms the owners that the relations name now, as the form does. */
async function confirm(of = company): Promise<void> {
  const complete = {
    taxpayerId: of,
    identifiedOn: TODAY,
    document: 'another-reliable-source' as const,
    ownersConfirmedOn: TODAY,
    owners: ownersIn(await relationsOf(of)),
    risk: 'low' as const,
    riskReasons: 'Known',
    nextReviewOn: '2027-08-03',
  };
  await put(ficaRecords, complete);
}

/** What the page of the client says is missing; the list, its views and its counts say the same. */
async function missing(of = company): Promise<string[]> {
  const me = staffActor(mia, 'manager');
  const [kept] = await db().select().from(ficaRecords).where(eq(ficaRecords.taxpayerId, of));
  const line = (await findFica(me, 'all', null)).rows.find(({ id }) => id === of)!;
  const behind = behindIn(await relationsOf(of), kept!.owners);
  expect(line.behind).toEqual(behind);
  const texts = missingOf(line.kind, kept!, behind);
  const { views } = await countFica(me);
  for (const view of ['owners', 'incomplete'] as const) {
    const { rows } = await findFica(me, view, null);
    expect(
      rows.map(({ id }) => id),
      view,
    ).toEqual(texts.length > 0 ? [of] : []);
    expect(views[view], view).toBe(rows.length);
  }
  return texts;
}

const CHANGED = 'Its relations changed since they were confirmed.';

test('the list and the page read the same owners from the relations', async () => {
  for (const [at, share] of [1, 10, 100, 110, 1000, 3333, 330, 499, 500, null].entries())
    await holds(`Holder ${at}`, share);
  await relate('shareholder', { holderId: lost, share: 9000 });
  await relate('director', { holderId: known });
  await relate('director', { holderName: 'sipho, the “second”' });
  await relate('member', { holderId: known, share: 10_000 });
  await relate('executor', { ofId: null, ofName: 'Estate', holderId: company });
  await relate('shareholder', { ofId: null, ofName: 'Another', holderId: company, share: 7000 });
  await partner({ ofId: known });
  await partner({ ofName: 'Partner by name' });
  await relate('partner', { holderId: lost });
  await relate('partner', { holderName: 'From the other side' });
  await confirm();
  expect(await missing()).toEqual([]);
});

test.each<[string, () => Promise<unknown>, string[]]>([
  ['another owner', () => holds('Naledi', 4000), [CHANGED]],
  [
    'more than there is',
    () => holds('Naledi', 6000),
    [CHANGED, 'Its shareholders have 120% together: more than there is.'],
  ],
  ['a director', () => relate('director', { holderName: 'Naledi' }), [CHANGED]],
  ['a partner', () => partner({ ofId: known }), [CHANGED]],
  ['an owner in the trash', () => relate('shareholder', { holderId: lost, share: 9000 }), []],
  ['a director in the trash', () => relate('director', { holderId: lost }), []],
  ['what it holds of another', () => relate('shareholder', { ofId: known, holderId: company }), []],
  ['another share', () => db().update(taxpayerRelations).set({ share: 6001 }), [CHANGED]],
  ['a share that is not known', () => db().update(taxpayerRelations).set({ share: null }), [CHANGED]],
  ['another name', () => db().update(taxpayerRelations).set({ holderName: 'Sipho N' }), [CHANGED]],
  [
    'nobody',
    () => db().delete(taxpayerRelations),
    ['Nobody who owns 5% or more is named, nor why there is nobody.', CHANGED],
  ],
])('after they were confirmed: %s', async (_, change, expected) => {
  await holds('Sipho', 6000);
  await confirm();
  expect(await missing()).toEqual([]);
  await change();
  expect(await missing()).toEqual(expected);
});

test('a renamed owner, or one out of the trash, must be confirmed again', async () => {
  await holds('Sipho', 6000);
  await relate('shareholder', { holderId: known, share: 1000 });
  await confirm();
  await db().update(taxpayers).set({ name: 'Eva Nkosi' }).where(eq(taxpayers.id, known));
  expect(await missing()).toEqual([CHANGED]);
  await trash(known, new Date());
  await db().delete(ficaRecords);
  await confirm();
  expect(await missing()).toEqual([]);
  await trash(known, null);
  expect(await missing()).toEqual([CHANGED]);
});

test('owners who were confirmed with more than there is are not complete', async () => {
  await holds('Sipho', 6000);
  await holds('Naledi', 4001);
  await confirm();
  expect(await missing()).toEqual(['Its shareholders have 100.01% together: more than there is.']);
});

test('a trust whose trustee changed is not complete', async () => {
  const trust = await addTaxpayerFor(null, { kind: 'trust', name: 'Karoo Trust' });
  await relate('founder', { ofId: trust, holderName: 'Themba' });
  await relate('trustee', { ofId: trust, holderId: known });
  await relate('beneficiary', { ofId: trust, holderName: 'Naledi' });
  await confirm(trust);
  expect(await missing(trust)).toEqual([]);
  await relate('trustee', { ofId: trust, holderName: 'Sipho' });
  expect(await missing(trust)).toEqual([CHANGED]);
});
