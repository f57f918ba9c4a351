import { beforeEach, expect, test } from 'vitest';
import { EVERY_ROLE, isPermission, may, PERMISSIONS, type Role } from '#app/accounts/core/roles.ts';
import { PAGES } from '#app/desk/frame/sections.ts';
import { checkNotices } from '#app/accounts/access/define-notice.ts';
import { notices } from '#app/registry/notices.server.ts';
import { addMember, forgetAccounts, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { ask, post, visit, type Handler, type Route } from '#tests/routes.ts';

type Page = Route & { default?: unknown; handle?: { permission?: unknown } };

await useTestDatabase();

/** Every route below /admin. The layout itself shows no data. */
const routes = Object.entries({
  ...import.meta.glob<Page>('./admin[._]*.{ts,tsx}', { eager: true }),
  ...import.meta.glob<Page>('./admin[._]*/route.{ts,tsx}', { eager: true }),
});

const ID = '11111111-1111-4111-8111-111111111111';
const VISITOR = [403, 'You must be logged in to access this page.'];
const REFUSED = [403, 'You do not have administrator privileges.'];

/** Which permissions a role lacks, said a second time: a new role is decided here too. */
const CLOSED: Record<Role, readonly string[]> = {
  staff: ['allocate', 'kinds', 'fica', 'lists', 'content', 'users', 'audit', 'mail', 'site'],
  editor: [
    'enquiries',
    'bookings',
    'recovery',
    'work',
    'engage',
    'allocate',
    'kinds',
    'fica',
    'users',
    'audit',
    'mail',
    'site',
  ],
  manager: ['lists', 'content', 'users', 'audit', 'mail', 'site'],
  admin: [],
};

let ids: Map<Role | null, string>;

beforeEach(async () => {
  await forgetAccounts();
  ids = new Map([[null, await addMember()]]);
  for (const role of EVERY_ROLE) ids.set(role, await addMember({ email: `${role}@example.org`, role }));
});

test('the routes of administration are found', () => {
  const files = routes.map(([file]) => file);
  expect(files).toContain('./admin._index.tsx');
  expect(files).toContain('./admin.messages.$id.tsx');
  expect(files).toContain('./admin.$list._index.tsx');
  expect(files.length).toBeGreaterThan(8);
});

test('every route of the desk opens to the roles that have its permission', async () => {
  for (const [file, { loader, action, default: page, handle }] of routes) {
    expect(loader ?? (page ? undefined : action), file).toBeTypeOf('function');
    const permission = handle?.permission;
    if (!isPermission(permission))
      throw new Error(`${file}: say in its handle which permission it requires.`);
    for (const [answer, method] of [
      [loader, 'GET'],
      [action, 'POST'],
    ] as const) {
      if (!answer) continue;
      expect(await refusalOf(answer, method), `a visitor's ${method} of ${file}`).toEqual(VISITOR);
      for (const [role, id] of ids) {
        const refusal = await refusalOf(answer, method, id);
        const what = `a ${method} of ${file} by ${role ?? 'a member'}`;
        if (may(role, permission)) expect(refusal, what).not.toEqual(REFUSED);
        else expect(refusal, what).toEqual(REFUSED);
      }
    }
  }
});

test('an address that no page of the desk has is not found by a colleague', async () => {
  const cookie = await signedInAs(ids.get('staff') ?? '');
  expect(await visit('/admin/nonsense', { cookie })).toMatchObject({ status: 404 });
  expect(await visit('/admin/clients', { cookie })).toMatchObject({ status: 403 });
  const member = await signedInAs(ids.get(null) ?? '');
  for (const visitor of [{}, { cookie: member }])
    expect(await visit('/admin/nonsense', visitor)).toMatchObject({ status: 403 });
});

test('accounts, lists, audit, mails and the site are for administrators alone', () => {
  for (const role of EVERY_ROLE)
    expect(
      PERMISSIONS.filter((permission) => !may(role, permission)),
      role,
    ).toEqual(CLOSED[role]);
  expect(PERMISSIONS.filter((permission) => may(null, permission))).toEqual([]);
});

test('notices only link to pages that their reader may open', async () => {
  for (const role of EVERY_ROLE) {
    const me = { party: 'firm', id: ids.get(role) ?? '', name: role, role } as const;
    const found = await checkNotices(notices, { me, now: new Date() });
    const open = PAGES.filter(({ permission }) => may(role, permission)).map(({ path }) => path);
    for (const { path, subject } of found.filter(({ path }) => path.startsWith('/admin')))
      expect(open, `${subject} for ${role}`).toContain(/^\/admin\/[^/?#]+/.exec(path)?.[0]);
    expect(found.length).toBeGreaterThan(1);
  }
});

/** Null when let in. */
async function refusalOf(answer: Handler, method: 'GET' | 'POST', member?: string) {
  const visitor = {
    params: { id: ID, list: 'clients' },
    ...(member && { cookie: await signedInAs(member) }),
  };
  const fields = { intent: 'nothing', id: ID, version: '1' };
  const args = method === 'GET' ? ask('/admin', visitor) : post('/admin', fields, visitor);
  try {
    await answer(args);
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    if (thrown.status !== 403) return null;
    const { message } = (await thrown.json()) as { message: string };
    return [thrown.status, message];
  }
}
