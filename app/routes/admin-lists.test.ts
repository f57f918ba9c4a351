import { beforeEach, expect, test } from 'vitest';
import { demonstration } from '#app/lists/core/demonstration.ts';
import { SECTIONS } from '#app/desk/frame/sections.ts';
import { ENTITY_PATHS } from '#app/desk/audit/audit-table.tsx';
import { lists } from '#app/lists/core/lists.ts';
import { notices } from '#app/registry/notices.server.ts';
import { headerMenu } from '#app/site/shell/menu.ts';
import { sitemapEntries } from '#app/site/sitemap/pages.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { adminCookie, fill, forgetLists } from '#tests/lists.ts';
import { answerOf, ask, post, visit } from '#tests/routes.ts';
import * as listRoute from './admin.$list._index.tsx';
import * as exportRoute from './admin.$list.export[.]csv.ts';
import * as historyRoute from './admin.$list.history.$id.tsx';
import * as importRoute from './admin.$list.import.tsx';
import * as previewRoute from './admin.$list.preview.tsx';
import * as trashRoute from './admin.$list.trash.tsx';

await useTestDatabase();

const ROUTES = [listRoute, exportRoute, historyRoute, importRoute, previewRoute, trashRoute];

let cookie: string;
beforeEach(async () => {
  await forgetLists();
  cookie = await adminCookie();
});

test('every list is known in every part of the site', async () => {
  const sitemap = (await sitemapEntries()).map(({ path }) => path);
  const subjects = notices.map(({ subject }) => subject);
  for (const list of lists) {
    await fill(list.name, { name: `A row of ${list.name}` });
    const path = `/admin/${list.name}`;
    const section = expect.objectContaining({ path, label: list.nav, permission: 'lists' });
    expect(SECTIONS, 'sections of the desk').toContainEqual(section);
    expect(subjects, 'notices').toContain(`Logos of ${list.plural}`);
    expect(ENTITY_PATHS.get(list.entity), 'audit trail').toBe(`${path}/history/`);
    expect(sitemap, 'sitemap').toContain(list.publicPage);
    expect(JSON.stringify(headerMenu()), 'menu of the site').toContain(`"${list.publicPage}"`);
    expect(demonstration[list.name].length, 'demonstration').toBeGreaterThan(0);
    const shown = JSON.stringify(await visit(list.publicPage));
    expect(shown, 'public page').toContain(`A row of ${list.name}`);
  }
  expect(new Set(lists.map(({ table }) => table)).size).toBe(lists.length);
  for (const { handle } of [listRoute, importRoute])
    expect(handle.upload.bytes).toBeGreaterThanOrEqual(1024 * 1024);
});

test('every page of every list opens to an administrator', async () => {
  for (const { name } of lists) {
    const [row] = await fill(name, { name: 'Kudu Lane' });
    const params = { list: name, id: row?.id ?? '' };
    for (const route of ROUTES)
      expect(await answerOf(route.loader(ask('/', { cookie, params })))).toMatchObject({ status: 200 });
  }
});

test('an unknown list and the history of an unknown row are 404', async () => {
  for (const route of ROUTES) {
    const params = { list: 'constructor', id: 'x' };
    expect(await answerOf(route.loader(ask('/', { cookie, params })))).toMatchObject({ status: 404 });
    if ('action' in route)
      expect(await answerOf(route.action(post('/', {}, { cookie, params })))).toMatchObject({ status: 404 });
  }
  const params = { list: 'clients', id: 'x' };
  expect(await answerOf(historyRoute.loader(ask('/', { cookie, params })))).toMatchObject({ status: 404 });
});

test('the export is a file of all rows, hidden ones too', async () => {
  await fill('clients', { name: '=HYPERLINK("x")' }, { name: 'Hidden', isActive: false });
  const answer = await exportRoute.loader(ask('/', { cookie, params: { list: 'clients' } }));
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="clients.csv"');
  expect(await answer.text()).toMatch(
    /^\uFEFF?id,name.*\r\n.*"'=HYPERLINK\(""x""\)".*\r\n.*Hidden,,,,no,0\r\n$/,
  );
});

test('the export of a search has what the list shows', async () => {
  await fill('clients', { name: 'Acacia' }, { name: 'Baobab' }, { name: 'Acacia Two', isActive: false });
  const names = async (query: string) => {
    const answer = await exportRoute.loader(ask(`/${query}`, { cookie, params: { list: 'clients' } }));
    return [...(await answer.text()).matchAll(/(Acacia Two|Acacia|Baobab)/g)]
      .map(([name]) => name)
      .toSorted();
  };
  expect(await names('?q=acacia')).toEqual(['Acacia', 'Acacia Two']);
  expect(await names('?q=acacia&show=active&page=9')).toEqual(['Acacia']);
});

test('the preview shows what the public sees, and a hidden row on request', async () => {
  const rows = await fill('partners', { name: 'Shown' }, { name: 'Hidden', isActive: false });
  const hidden = rows.find((row) => !row.isActive)?.id;
  for (const [query, names] of [
    ['', ['Shown']],
    ['?with=nobody', ['Shown']],
    [`?with=${hidden}`, ['Hidden', 'Shown']],
  ] as const) {
    const args = ask(`/admin/partners/preview${query}`, { cookie, params: { list: 'partners' } });
    const { data } = await answerOf(previewRoute.loader(args));
    expect(data?.listings).toMatchObject(names.map((name) => ({ name })));
  }
});
