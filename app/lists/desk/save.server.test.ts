import { beforeEach, expect, test } from 'vitest';
import { LISTS } from '#app/lists/core/lists.ts';
import { addMember } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { auditEntriesOf, fill, forgetLists } from '#tests/lists.ts';
import { findHistory } from './history.server.ts';
import { moveRow } from './move.server.ts';
import type { Row, RowFields } from './row.ts';
import { restoreVersion, saveRow } from './save.server.ts';
import { setRow } from './set-row.server.ts';

await useTestDatabase();

const list = LISTS.partners;
const ROWS = [...'BCD'].map((name, at) => ({ name, displayOrder: 10 + at }));
let ann: { list: typeof list; actorId: string };
let ben: typeof ann;
let row: Row;

beforeEach(async () => {
  await forgetLists();
  ann = { list, actorId: await addMember({ email: 'ann@example.org', fullName: 'Ann Botha' }) };
  ben = { list, actorId: await addMember({ email: 'ben@example.org', fullName: 'Ben Dlamini' }) };
  row = await onlyRow({ name: 'Old', websiteUrl: 'https://old.example', description: 'Old words' });
});

test('a late form changes only what it changed itself, and keeps what others changed', async () => {
  await save(ann, 1, { name: "Ann's" });
  const whole = { name: 'Old', websiteUrl: 'https://ben.example', description: 'New words' };
  const both = { ...whole, name: "Ann's", version: 3 };
  expect(await save(ben, 1, whole)).toMatchObject({ kind: 'saved', row: both });
});

test('a conflict saves nothing and returns both values; a retry after it is saved', async () => {
  await save(ann, 1, { name: "Ann's" });
  const mine = { name: "Ben's", description: 'New words' };
  const conflicts = [{ field: 'name', mine: "Ben's", theirs: "Ann's" }];
  const stale = { id: row.id, name: "Ann's", version: 2, by: 'Ann Botha', conflicts, mine };
  expect(await save(ben, 1, mine)).toEqual({ kind: 'stale', stale });
  expect(await found()).toMatchObject({ name: "Ann's", description: 'Old words', version: 2 });
  const saved = { kind: 'saved', row: { name: "Ben's", version: 3 } };
  expect(await save(ben, 2, { name: "Ben's" })).toMatchObject(saved);
});

test('the same change made twice is no conflict and no second version', async () => {
  await save(ann, 1, { name: 'Same' });
  expect(await save(ben, 1, { name: 'Same' })).toMatchObject({ kind: 'saved', row: { version: 2 } });
  expect(await auditEntriesOf(row.id)).toHaveLength(1);
});

test('if the audit trail does not know a version, every difference is a conflict', async () => {
  const seeded = await onlyRow({ name: 'Seeded', version: 5 });
  expect(await save(ben, 3, { name: "Ben's" }, seeded)).toMatchObject({ kind: 'stale' });
});

test('of many simultaneous saves of one field, one succeeds and the others conflict', async () => {
  const saves = [...'ABCDEFGH'].map((name, at) => save(at % 2 ? ann : ben, 1, { name }));
  expect((await Promise.all(saves)).filter(({ kind }) => kind === 'saved')).toHaveLength(1);
  expect(await found()).toMatchObject({ version: 2 });
});

test('simultaneous moves and deletions leave a complete history', async () => {
  const rows = await fill('partners', ...ROWS);
  const [first, second, third] = rows.map(({ id }) => id) as [string, string, string];
  await Promise.all([
    moveRow(ann, third, { side: 'before', target: first }),
    moveRow(ben, second, { side: 'after', target: third }),
    setRow(ann, 'hide', { id: first }),
    setRow(ann, 'hide', { id: second }),
    setRow(ben, 'delete', { id: first }),
    setRow(ben, 'restore', { id: first }),
  ]);
  for (const { id } of rows) {
    const history = await findHistory(list, id);
    const versions = history?.events.map(({ version }) => version).toReversed();
    expect(versions).toEqual(versions?.map((_, at) => at + 2));
    expect(history?.row.version).toBe((versions?.length ?? 0) + 1);
  }
});

test('an older version is restored without its order, and not over a later change', async () => {
  await save(ann, 1, { name: 'Second', displayOrder: 500 });
  await save(ann, 2, { name: 'Third', category: 'payment' });
  expect(await restoreVersion(ben, { id: row.id, version: 1, seen: 2 })).toMatchObject({ kind: 'stale' });
  await restoreVersion(ben, { id: row.id, version: 1, seen: 3 });
  expect(await found()).toMatchObject({ name: 'Old', category: 'business', displayOrder: 500, version: 4 });
  const changes = { name: { from: 'Third', to: 'Old' }, category: { from: 'payment', to: 'business' } };
  const entry = { action: 'partner.revert', actorId: ben.actorId, changes };
  expect((await auditEntriesOf(row.id)).at(-1)).toMatchObject(entry);
});

test('an unknown version or row is not found', async () => {
  for (const unknown of [{ version: 0 }, { version: NaN }, { id: 'nobody' }]) {
    const kind = await restoreVersion(ben, { id: row.id, version: 1, seen: 1, ...unknown });
    expect(kind, JSON.stringify(unknown)).toEqual({ kind: 'not-found' });
  }
  await setRow(ben, 'delete', { id: row.id });
  expect(await save(ann, 2, { name: 'Late' })).toEqual({ kind: 'not-found' });
});

test('a row that moves because of another has an audit entry too', async () => {
  const rows = await fill('partners', ...ROWS);
  const [old, b, , d] = rows.map(({ id }) => id) as [string, string, string, string];
  await moveRow(ann, d, { side: 'after', target: b });
  const entries = await Promise.all(rows.map(({ id }) => auditEntriesOf(id)));
  expect(entries.flat().map(({ action }) => action)).toEqual(['partner.move', 'partner.move']);
  expect(await auditEntriesOf(old)).toEqual([]);
});

function save(mutation: typeof ann, version: number, fields: Partial<RowFields>, { id } = row) {
  return saveRow(mutation, { id, version, fields });
}

async function onlyRow(fields: Partial<Row> & { name: string }): Promise<Row> {
  const rows = await fill('partners', fields);
  return rows.find(({ name }) => name === fields.name)!;
}

async function found() {
  return (await findHistory(list, row.id))?.row;
}
