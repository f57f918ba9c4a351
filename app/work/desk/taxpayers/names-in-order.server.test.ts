import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { findColleagues } from '#app/accounts/core/colleagues.server.ts';
import type { Cursor } from '#app/platform/db/keyset.server.ts';
import { contactPersons } from '#app/platform/db/schema/taxpayers.ts';
import { addTaxpayerFor, forgetWork, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { contactsOf } from '#app/work/core/taxpayers/contacts.server.ts';
import { findFica } from '#app/work/core/taxpayers/fica-list.server.ts';
import { findGroups, joinGroup } from '#app/work/core/taxpayers/groups.server.ts';
import { findLike } from '#app/work/core/taxpayers/find-like.server.ts';
import { addMember } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { TAXPAYERS } from './filter.ts';
import { findTaxpayers } from './list.server.ts';

await useTestDatabase();

/** As a South African reads a list: an accent or a capital moves no name to another letter. */
const NAMES = ['Abel', 'Ångström', 'Émile', 'emma', 'Esther', 'Ōta', 'van Wyk', 'Zola', 'Žukov'];
const MIXED = [...NAMES].toSorted();

let manager = staffActor('', 'manager');

beforeEach(async () => {
  await forgetWork();
  manager = staffActor(await addMember({ email: 'mia@example.org', role: 'manager' }), 'manager');
});

test('clients stand in the order of their letters, with and without accents', async () => {
  for (const name of MIXED) await addTaxpayerFor(null, { name });
  expect(await named()).toEqual(NAMES);
  const { rows } = await findFica(manager, 'all', null);
  expect(rows.map(({ name }) => name)).toEqual(NAMES);
});

test('colleagues, contact persons, groups and what is found stand in the same order', async () => {
  for (const [at, name] of MIXED.entries())
    await addMember({ email: `colleague-${at}@example.org`, fullName: `${name} Meyer`, role: 'staff' });
  const colleagues = (await findColleagues('work')).map(({ name }) => name);
  expect(colleagues.filter((name) => name.endsWith('Meyer'))).toEqual(NAMES.map((name) => `${name} Meyer`));
  const client = await addTaxpayerFor(null, { name: 'Kudu Kilns' });
  for (const name of MIXED) {
    await put(contactPersons, { id: crypto.randomUUID(), taxpayerId: client, name, phone: '+27 821234567' });
    await joinGroup(manager, client, name === 'Ōta' ? 'Ōta group' : name);
  }
  expect((await contactsOf(client)).map(({ name }) => name)).toEqual(NAMES);
  expect((await findGroups()).map(({ name }) => name.replace(' group', ''))).toEqual(NAMES);
  for (const name of MIXED) await addTaxpayerFor(null, { name: `Kudu ${name}` });
  const found = (await findLike('kudu', manager, 20))
    .map(({ name }) => name)
    .filter((name) => !name.endsWith('Kilns'));
  expect(found).toHaveLength(NAMES.length);
});

test('paging by name leaves nobody out and names nobody twice, in both directions', async () => {
  for (let at = 0; at < 13; at += 1)
    for (const name of MIXED) await addTaxpayerFor(null, { name: at % 3 === 0 ? name : `${name} ${at % 4}` });
  const pages = [await page(null)];
  for (let next = pages[0]?.after; next; next = pages.at(-1)?.after)
    pages.push(await page({ side: 'after', id: next }));
  const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect([ids.length, new Set(ids).size]).toEqual([13 * NAMES.length, 13 * NAMES.length]);
  const [, second, last] = pages;
  expect(await page({ side: 'before', id: last?.before ?? '' })).toEqual(second);
});

test('no list of names is sorted in another way', () => {
  const sorts =
    /order by [^`]*\b(name|full_name)\b|orderBy\([^)]*\.(name|fullName)\b|(asc|desc)\([^)]*(name|fullName)\)/;
  const others = sources('app').flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => sorts.test(line) && !line.includes('byName'))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(others).toEqual(EXCEPTIONS);
});

/** The name is the key of the column of which it is the least. */
const EXCEPTIONS = [
  'app/work/desk/taxpayers/list.server.ts: order by name, one, other limit ${MOST_PAIRS}`);',
];

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => `${folder}/${path}`)
    .toSorted();
}

async function named(): Promise<string[]> {
  return (await page(null)).rows.map(({ name }) => name);
}

function page(cursor: Cursor) {
  return findTaxpayers(TAXPAYERS.unfiltered(), manager, cursor);
}
