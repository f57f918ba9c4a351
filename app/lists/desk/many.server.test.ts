import { beforeEach, expect, test } from 'vitest';
import { LISTS } from '#app/lists/core/lists.ts';
import { useTestDatabase } from '#tests/database.ts';
import { adminCookie, change, fill, forgetLists } from '#tests/lists.ts';
import { ask } from '#tests/routes.ts';
import { loadList } from './administer.server.ts';
import { readAll } from './find.server.ts';

await useTestDatabase();

const NEW = { intent: 'add', name: 'New', isActive: 'on' };

let cookie: string;
beforeEach(async () => {
  await forgetLists();
  cookie = await adminCookie();
});

test('ten or more rows need a confirmation, and one Undo restores them all', async () => {
  await fill('clients', ...rows(130), { name: 'Other' });
  const ids = (await readAll(LISTS.clients)).map(({ id }): [string, string] => ['id', id]);
  for (const [ticked, count] of [
    [ids.slice(0, 10), 10],
    [ids.slice(0, 41), 41],
    [[['all', 'yes']], 130],
  ] as [[string, string][], number][]) {
    const sent = { cookie, query: '?index&q=Row' };
    const { question } = (await change('clients', [['intent', 'delete'], ...ticked], sent)).outcome;
    if (!question) throw new Error(`${count} are not asked about.`);
    expect(question.title).toBe(`Delete ${count} clients?`);
    expect(await readAll(LISTS.clients), 'nothing is done before the answer').toHaveLength(131);
    const { outcome } = await change('clients', question.fields, sent);
    expect(outcome.toast).toMatchObject({ title: `${count} clients deleted`, action: { label: 'Undo' } });
    expect(await readAll(LISTS.clients)).toHaveLength(131 - count);
    expect(JSON.stringify(outcome.toast).length, 'it fits into a cookie').toBeLessThan(3000);
    await change('clients', outcome.toast.action?.fields ?? [], { cookie });
    expect(await readAll(LISTS.clients)).toHaveLength(131);
  }
  const nine = (await change('clients', [['intent', 'hide'], ...ids.slice(0, 9)], { cookie })).outcome;
  expect(nine.question, 'nine are not asked about').toBeUndefined();
});

test('a confirmation only counts for the rows that it was about', async () => {
  await fill('clients', ...rows(12));
  const all: [string, string][] = [
    ['intent', 'delete'],
    ['all', 'yes'],
    ['sure', '12'],
  ];
  await fill('clients', { name: 'Row of a colleague' });
  const { outcome } = await change('clients', all, { cookie });
  expect(outcome).toMatchObject({ question: { yes: 'Delete 13 clients' } });
});

test('a new row comes last, unless it has an order', async () => {
  await fill('clients', { name: 'First', displayOrder: 5 }, { name: 'Second', displayOrder: 4000 });
  await change('clients', { ...NEW, name: 'Third', displayOrder: '' }, { cookie });
  await change('clients', { ...NEW, name: 'Zeroth', displayOrder: '0' }, { cookie });
  const names = (await readAll(LISTS.clients)).map(({ name }) => name);
  expect(names).toEqual(['Zeroth', 'First', 'Second', 'Third']);
});

test('a filter is kept by name for one person and one list until it is deleted', async () => {
  const other = await adminCookie('Pieter Botha');
  const keep = (name: string, query: string) =>
    change('clients', { intent: 'save-filter', name }, { cookie, query: `?index&${query}` });
  expect((await keep('  Without   logo ', 'show=no-logo&page=3&edit=x')).status).toBe(200);
  expect((await keep('Without logo', 'show=no-logo&q=moon')).status).toBe(200);
  expect((await keep('Nothing', '')).status).toBe(400);
  expect((await keep(' ', 'q=moon')).status).toBe(400);
  const saved = async (list = 'clients', as = cookie) =>
    (await loadList(ask(`/admin/${list}`, { cookie: as, params: { list } }))).saved;
  expect(await saved()).toMatchObject([{ name: 'Without logo', query: 'q=moon&show=no-logo' }]);
  expect(await saved('partners')).toEqual([]);
  expect(await saved('clients', other)).toEqual([]);
  const [{ id } = { id: '' }] = await saved();
  await change('clients', { intent: 'forget-filter', id }, { cookie: other });
  expect(await saved()).toHaveLength(1);
  await change('clients', { intent: 'forget-filter', id }, { cookie });
  expect(await saved()).toEqual([]);
});

function rows(length: number) {
  return Array.from({ length }, (_, at) => ({ name: `Row ${at}` }));
}
