import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { bankAccounts } from '#app/platform/db/schema/bank-accounts.ts';
import { drafts } from '#app/platform/db/schema/drafts.ts';
import { addTaxpayerFor, freshDesk, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { storedBankAccounts } from '#app/work/core/taxpayers/bank-stored-data.server.ts';
import { mergeTaxpayers } from '#app/work/core/taxpayers/merge.server.ts';
import { restoreTaxpayer } from '#app/work/core/trash/trash.server.ts';
import { addMember, queuedMails, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { ask, submit, toastOf, visit, pressUndo, type Answer } from '#tests/routes.ts';
import { loader as exportFile } from './admin.taxpayers.export[.]csv.ts';

await useTestDatabase();

const NUMBER = '62000000001';
const FIRST = {
  intent: 'bank-add',
  bank: 'FNB',
  holder: 'Thandi Nkosi',
  accountNumber: '6200 0000 001',
  accountAgain: NUMBER,
  branchCode: '25 06 55',
  confirmedBy: 'call',
  confirmedOn: '2026-08-03',
};
const OTHER = {
  ...FIRST,
  bank: 'Absa',
  accountNumber: '4050000002',
  accountAgain: '4050000002',
  branchCode: '632005',
};

let [thandi, ann, bob, client, staff] = ['', '', '', '', ''];

beforeEach(async () => {
  ({ thandi, ann, bob, taxpayerId: client } = await freshDesk());
  staff = await signedInAs(ann);
});

const post = (fields: Record<string, string>, cookie = staff) =>
  submit(`/admin/taxpayers/${client}`, fields, { cookie });
const page = async () => (await visit(`/admin/taxpayers/${client}`, { cookie: staff })).data ?? {};
const shownOn = async () =>
  ((await page()).accounts as { id: string; bank: string; end: string }[]).map(({ bank, end }) => [
    bank,
    end,
  ]);
const idOf = async () => ((await page()).accounts as { id: string }[])[0]?.id ?? '';
const undo = (answer: Answer) => pressUndo(answer, { cookie: staff });
const audited = async () =>
  JSON.stringify(await db().select().from(auditEntries).where(eq(auditEntries.entityId, client)));

test('the page, the audit, Undo and what was typed never have the whole number', async () => {
  const stored = await post(FIRST);
  expect(stored.status).toBe(303);
  expect(await shownOn()).toEqual([['FNB', '0001']]);
  expect(JSON.stringify(await page())).not.toContain(NUMBER);
  expect(JSON.stringify(await toastOf(stored))).not.toContain(NUMBER);
  expect(await audited()).toContain('FNB …0001');
  expect(await audited()).not.toContain(NUMBER);
  const refused = await post({ ...FIRST, confirmedBy: '' });
  expect(refused).toMatchObject({ status: 400, data: { errors: { confirmedBy: expect.any(String) } } });
  expect(JSON.stringify(refused.data)).not.toContain('6200');
  expect(await db().$count(drafts)).toBe(0);
  expect(await queuedMails('%')).toEqual([]);
});

test('who looks after the client has the whole number shown, and that is written down', async () => {
  await post(FIRST);
  const item = await idOf();
  const shown = await post({ intent: 'bank-show', item });
  expect(shown).toMatchObject({ status: 200, data: { account: { id: item, accountNumber: NUMBER } } });
  expect(shown.cacheControl).toContain('no-store');
  expect(await audited()).toContain('taxpayer.show-account');
  const other = await post({ intent: 'bank-show', item }, await signedInAs(bob));
  expect(JSON.stringify(other)).not.toContain(NUMBER);
  expect((await post({ intent: 'bank-show', item: client })).status).not.toBe(200);
});

test('other details take the place of the old ones, and Undo brings these back', async () => {
  await post(FIRST);
  const replaced = await post({ ...OTHER, item: await idOf() });
  expect(await shownOn()).toEqual([['Absa', '0002']]);
  expect(await audited()).toContain('"from":"FNB …0001"');
  await undo(replaced);
  expect(await shownOn()).toEqual([['FNB', '0001']]);
  const removed = await post({ intent: 'bank-remove', item: await idOf() });
  expect(await shownOn()).toEqual([]);
  await undo(removed);
  expect(await shownOn()).toEqual([['FNB', '0001']]);
});

test('what is wrong is said at its field, what is unusual after it is stored', async () => {
  for (const [field, value] of [
    ['accountAgain', '4050000009'],
    ['accountNumber', '62A'],
    ['branchCode', '51001'],
    ['confirmedOn', '2999-01-01'],
    ['bank', ''],
    ['holder', ''],
  ])
    expect(await post({ ...FIRST, [String(field)]: String(value) }), field).toMatchObject({
      status: 400,
      data: { errors: { [String(field)]: expect.any(String) } },
    });
  const doubted = await post({ ...FIRST, bank: 'Absa', confirmedBy: 'letter' });
  expect((await toastOf(doubted))?.description).toMatch(/another bank’s.*Letters are forged/);
});

test('an export has bank details only if a manager asks for them', async () => {
  await post(FIRST);
  const manager = await signedInAs(
    await addMember({ email: 'mia@example.org', fullName: 'Mia Meyer', role: 'manager' }),
  );
  const file = async (query: string, cookie: string) => {
    const answer = exportFile(ask(`/admin/taxpayers/export.csv${query}`, { cookie }));
    return ((await answer) as Response).text();
  };
  expect(await file('', manager)).not.toContain(NUMBER);
  expect(await file('?bank=yes', manager)).toContain(NUMBER);
  await expect(file('?bank=yes', staff)).rejects.toMatchObject({ status: 403 });
});

test('an export has the clients that the list shows, and no others', async () => {
  await addTaxpayerFor(null, { name: 'Kagiso Farms', kind: 'company' });
  const rows = async (query: string) => {
    const answer = exportFile(ask(`/admin/taxpayers/export.csv${query}`, { cookie: staff }));
    const [, ...lines] = (await ((await answer) as Response).text()).trim().split('\r\n');
    return lines.length;
  };
  const all = await rows('');
  expect(await rows('?kind=company')).toBe(1);
  expect(await rows('?q=Kagiso')).toBe(1);
  expect(await rows('?q=nobody-of-this-name')).toBe(0);
  expect(await rows('?status=any')).toBe(all);
});

test('a merge takes accounts along and gives them back; own data has their ends', async () => {
  const twin = await addTaxpayerFor(null, { name: 'Thandi N', assigneeId: ann });
  await post(FIRST);
  await mergeTaxpayers(staffActor(ann), { from: client, into: twin });
  expect(await db().$count(bankAccounts, eq(bankAccounts.taxpayerId, twin))).toBe(1);
  await restoreTaxpayer(staffActor(ann), client);
  expect(await shownOn()).toEqual([['FNB', '0001']]);
  const { ownData } = storedBankAccounts;
  if ('none' in ownData) throw new Error('Own data is declared.');
  const read = await ownData.read({ id: thandi, email: 'thandi@example.org' }, new Date());
  expect(JSON.stringify(ownData.describe(read))).toContain('0001');
  expect(JSON.stringify(read)).not.toContain(NUMBER);
});
