import { beforeEach, expect, test } from 'vitest';
import { useTestDatabase } from '#tests/database.ts';
import { adminCookie, change, forgetLists } from '#tests/lists.ts';
import { ask } from '#tests/routes.ts';
import { loadList } from './administer.server.ts';

await useTestDatabase();

let cookie: string;
beforeEach(async () => {
  await forgetLists();
  cookie = await adminCookie();
});

test('a filter is kept by name for one person and one list until it is deleted', async () => {
  const other = await adminCookie('Pieter Botha');
  const keep = (name: string, query: string) =>
    change('clients', { intent: 'save-filter', name }, { cookie, query: `?index&${query}` });
  expect((await keep('  Without   logo ', 'show=no-logo&page=3&edit=x')).status).toBe(200);
  expect((await keep('Without logo', 'show=no-logo&q=moon')).status).toBe(200);
  for (const [name, query] of [
    ['Nothing', ''],
    [' ', 'q=moon'],
  ] as const)
    expect((await keep(name, query)).outcome.toast).toMatchObject({ title: 'Nothing changed' });
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

test('a shared filter is there for every colleague, and only its owner forgets it', async () => {
  const other = await adminCookie('Pieter Botha');
  const saved = async (as: string) =>
    (await loadList(ask('/admin/clients', { cookie: as, params: { list: 'clients' } }))).saved;
  const keep = (fields: Record<string, string>) =>
    change(
      'clients',
      { intent: 'save-filter', name: 'Moons', ...fields },
      { cookie, query: '?index&q=moon' },
    );
  await keep({ shared: 'yes' });
  expect(await saved(other)).toMatchObject([{ name: 'Moons', query: 'q=moon', isOwn: false }]);
  const [{ id } = { id: '' }] = await saved(other);
  await change('clients', { intent: 'forget-filter', id }, { cookie: other });
  expect(await saved(cookie)).toMatchObject([{ isOwn: true, isShared: true }]);
  await keep({});
  expect(await saved(other)).toEqual([]);
});
