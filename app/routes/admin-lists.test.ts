import { beforeEach, describe, expect, test } from 'vitest';
import { readAll } from '#app/list-desk/find.server.ts';
import { LISTS, type ListName } from '#app/lists/lists.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { adminCookie, fill, forgetLists } from '#tests/listings.ts';
import { answerOf, ask, post, toastOf } from '#tests/routes.ts';
import * as exportRoute from './admin.$list.export[.]csv.ts';
import * as historyRoute from './admin.$list.history.$id.tsx';
import * as importRoute from './admin.$list.import.tsx';
import * as previewRoute from './admin.$list.preview.tsx';
import * as trashRoute from './admin.$list.trash.tsx';
import * as listRoute from './admin.$list._index.tsx';

await useTestDatabase();

const NAMES = Object.keys(LISTS) as ListName[];
const BELOW = { 'export.csv': exportRoute, import: importRoute, preview: previewRoute, trash: trashRoute };

let admin: string;
let member: string;
beforeEach(async () => {
  await forgetLists();
  admin = await adminCookie();
  member = await signedInAs(await addMember({ email: 'member@example.org' }));
});

describe.each(NAMES)('/admin/%s', (name) => {
  test('is closed to visitors and members, to look at and to post to', async () => {
    const [row] = await fill(name, { name: 'Untouched' });
    const forms = [
      'add',
      'save',
      'delete',
      'restore',
      'show',
      'hide',
      'move',
      'logo',
      'remove-logo',
      'revert',
    ];
    for (const cookie of [undefined, member]) {
      expect(
        await answerOf(listRoute.loader(ask(`/admin/${name}`, { cookie, params: { list: name } }))),
      ).toMatchObject(denied(cookie));
      for (const intent of forms) {
        const posted = post(
          `/admin/${name}`,
          { intent, id: row?.id ?? '', name: 'Changed' },
          { cookie, params: { list: name } },
        );
        expect(await answerOf(listRoute.action(posted))).toMatchObject(denied(cookie));
      }
    }
    expect(await readAll(LISTS[name])).toMatchObject([{ name: 'Untouched', version: 1 }]);
  });

  test('what lies below it is closed to them too', async () => {
    const [row] = await fill(name, { name: 'Untouched' });
    for (const cookie of [undefined, member]) {
      for (const [path, route] of [...Object.entries(BELOW), ['history', historyRoute]] as const) {
        const params = { list: name, id: row?.id ?? '' };
        const at = `/admin/${name}/${path}`;
        expect(await answerOf(route.loader(ask(at, { cookie, params })))).toMatchObject(denied(cookie));
        if (!('action' in route)) continue;
        const form = { intent: 'import', text: 'name\nX', id: params.id };
        expect(await answerOf(route.action(post(at, form, { cookie, params })))).toMatchObject(
          denied(cookie),
        );
      }
    }
    expect(await readAll(LISTS[name])).toHaveLength(1);
  });

  test('opens to an administrator, with everything below it', async () => {
    const [row] = await fill(name, { name: 'Kudu Lane' });
    expect(
      await answerOf(listRoute.loader(ask(`/admin/${name}`, { cookie: admin, params: { list: name } }))),
    ).toMatchObject({
      status: 200,
    });
    for (const [path, route] of [...Object.entries(BELOW), ['history', historyRoute]] as const) {
      const params = { list: name, id: row?.id ?? '' };
      expect(
        await answerOf(route.loader(ask(`/admin/${name}/${path}`, { cookie: admin, params }))),
      ).toMatchObject({ status: 200 });
    }
  });
});

test('a list that there is not, and the history of a row that there is not, are 404', async () => {
  const lost = { cookie: admin, params: { list: 'constructor', id: 'x' } };
  expect(await answerOf(trashRoute.loader(ask('/admin/constructor/trash', lost)))).toMatchObject({
    status: 404,
  });
  const noRow = { cookie: admin, params: { list: 'clients', id: 'x' } };
  expect(await answerOf(historyRoute.loader(ask('/admin/clients/history/x', noRow)))).toMatchObject({
    status: 404,
  });
});

test('the export is a file of all rows, hidden ones too', async () => {
  await fill('clients', { name: '=HYPERLINK("x")' }, { name: 'Hidden', isActive: false });
  const answer = await exportRoute.loader(
    ask('/admin/clients/export.csv', { cookie: admin, params: { list: 'clients' } }),
  );
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="clients.csv"');
  expect(await answer.text()).toMatch(
    /^\uFEFF?id,name.*\r\n.*"'=HYPERLINK\(""x""\)".*\r\n.*Hidden,,,no,0\r\n$/,
  );
});

test('the preview shows what the public sees, and a hidden row when it is asked for', async () => {
  const rows = await fill('partners', { name: 'Shown' }, { name: 'Hidden', isActive: false });
  const hidden = rows.find((row) => !row.isActive)?.id;
  const namesAt = async (query: string) => {
    const params = { list: 'partners' };
    const answer = await answerOf(
      previewRoute.loader(ask(`/admin/partners/preview${query}`, { cookie: admin, params })),
    );
    const shown = (answer.data?.shown ?? []) as { name: string }[];
    return shown.map(({ name }) => name);
  };
  expect(await namesAt('')).toEqual(['Shown']);
  expect(await namesAt('?with=nobody')).toEqual(['Shown']);
  expect(await namesAt(`?with=${hidden}`)).toEqual(['Hidden', 'Shown']);
});

test('from the trash a row is restored', async () => {
  const [row] = await fill('clients', { name: 'Kudu' });
  await listRoute.action(
    post(
      '/admin/clients',
      { intent: 'delete', id: row?.id ?? '' },
      { cookie: admin, params: { list: 'clients' } },
    ),
  );
  const restore = post(
    '/admin/clients/trash',
    { intent: 'restore', id: row?.id ?? '' },
    { cookie: admin, params: { list: 'clients' } },
  );
  const answer = await answerOf(trashRoute.action(restore));
  expect(answer).toMatchObject({ status: 303, location: '/admin/clients/trash' });
  expect((await toastOf(answer))?.title).toBe('One client restored');
});

test('from its history an older version is restored', async () => {
  const [row] = await fill('clients', { name: 'First' });
  const id = row?.id ?? '';
  const save = { intent: 'save', id, version: '1', only: 'name', name: 'Second' };
  await listRoute.action(post('/admin/clients', save, { cookie: admin, params: { list: 'clients' } }));
  const at = `/admin/clients/history/${id}`;
  const params = { list: 'clients', id };
  await answerOf(
    historyRoute.action(post(at, { intent: 'revert', id, version: '2', to: '1' }, { cookie: admin, params })),
  );
  expect(await readAll(LISTS.clients)).toMatchObject([{ name: 'First', version: 3 }]);
  const { data } = await answerOf(historyRoute.loader(ask(at, { cookie: admin, params })));
  expect(data?.events).toMatchObject([{ action: 'client.revert' }, { action: 'client.update' }]);
});

function denied(cookie: string | undefined) {
  const message = cookie
    ? 'You do not have administrator privileges.'
    : 'You must be logged in to access this page.';
  return { status: 403, data: { message } };
}
