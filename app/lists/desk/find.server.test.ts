import { beforeEach, expect, test } from 'vitest';
import { LISTS, type ListName } from '#app/lists/core/lists.ts';
import { useTestDatabase } from '#tests/database.ts';
import { fill, forgetLists } from '#tests/lists.ts';
import { filterOf } from './filter.ts';
import { findRows, PAGE_SIZE } from './find.server.ts';

await useTestDatabase();
beforeEach(forgetLists);

test('a search, a filter and a sort order find their rows', async () => {
  await fill(
    'clients',
    { name: 'Marula Moon', displayOrder: 1, logoUrl: '/logos/a.webp' },
    { name: 'Kudu', displayOrder: 2, websiteUrl: 'https://kudu.example' },
    { name: 'Hadeda', displayOrder: 3, description: 'After the HAIL', isActive: false },
    { name: '100% Karoo', displayOrder: 4 },
    { name: 'Moon in the trash', deletedAt: new Date() },
  );
  for (const [query, names] of [
    ['q=MOON', ['Marula Moon']],
    ['q=100%25', ['100% Karoo']],
    ['q=_', []],
    ['q=%5C', []],
    ['q=hail', ['Hadeda']],
    ['q=kudu.example', ['Kudu']],
    ['show=hidden', ['Hadeda']],
    ['show=active&sort=name', ['100% Karoo', 'Kudu', 'Marula Moon']],
    ['show=no-logo', ['Kudu', 'Hadeda', '100% Karoo']],
    ['show=nonsense&sort=nonsense&page=-3', ['Marula Moon', 'Kudu', 'Hadeda', '100% Karoo']],
  ] as const) {
    expect(await namesOf('clients', query), query).toEqual(names);
  }
});

test('partners are found by category', async () => {
  await fill('partners', { name: 'Bank', category: 'financial' }, { name: 'Forum', category: 'business' });
  expect(await namesOf('partners', 'category=financial')).toEqual(['Bank']);
  expect(await namesOf('clients', 'category=financial')).toEqual([]);
});

test('sort=changed puts the latest change first', async () => {
  const day = (count: number) => new Date(Date.UTC(2026, 0, count));
  await fill('clients', ...[1, 3, 2].map((count, at) => ({ name: 'ABC'.charAt(at), updatedAt: day(count) })));
  expect(await namesOf('clients', 'sort=changed')).toEqual(['B', 'C', 'A']);
});

test('a page of a long list knows the rows before and after it', async () => {
  const long = Array.from({ length: 2 * PAGE_SIZE + 1 });
  const rows = long.map((_, at) => ({ name: `Client ${at}`, displayOrder: at }));
  const all = await fill('clients', ...rows);
  const middle = await found('clients', 'page=2');
  expect(middle.rows).toEqual(all.slice(PAGE_SIZE, 2 * PAGE_SIZE));
  expect([middle.previous, middle.next]).toEqual([all[PAGE_SIZE - 1]?.id, all[2 * PAGE_SIZE]?.id]);
  expect([middle.first, middle.matching]).toEqual([PAGE_SIZE, all.length]);
  const last = await found('clients', 'page=3');
  expect([last.rows.length, last.next]).toEqual([1, null]);
});

function found(name: ListName, query: string) {
  return findRows(LISTS[name], filterOf(LISTS[name]).read(new URLSearchParams(query)));
}

async function namesOf(name: ListName, query: string) {
  return (await found(name, query)).rows.map((row) => row.name);
}
