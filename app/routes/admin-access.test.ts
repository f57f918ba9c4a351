import { beforeAll, expect, test } from 'vitest';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';

type Handler = (args: LoaderFunctionArgs | ActionFunctionArgs) => unknown;
type Route = { loader?: Handler; action?: Handler; default?: unknown };

await useTestDatabase();

/** Every route below /admin. The layout itself shows nothing. */
const routes = Object.entries({
  ...import.meta.glob<Route>('./admin[._]*.{ts,tsx}', { eager: true }),
  ...import.meta.glob<Route>('./admin[._]*/route.{ts,tsx}', { eager: true }),
});

const ID = '11111111-1111-4111-8111-111111111111';
const VISITOR = 'You must be logged in to access this page.';
const MEMBER = 'You do not have administrator privileges.';
let cookie = '';

beforeAll(async () => {
  cookie = await signedInAs(await addMember());
});

test('the routes of administration are found', () => {
  const files = routes.map(([file]) => file);
  expect(files).toContain('./admin._index.tsx');
  expect(files).toContain('./admin.messages.$id.tsx');
  expect(files).toContain('./admin.$list._index.tsx');
  expect(files.length).toBeGreaterThan(8);
});

test('every route of administration refuses visitors and members before it answers', async () => {
  for (const [file, { loader, action, default: page }] of routes) {
    expect(loader ?? (page ? undefined : action), file).toBeTypeOf('function');
    for (const [answer, method] of [
      [loader, 'GET'],
      [action, 'POST'],
    ] as const) {
      if (!answer) continue;
      expect(await refusalOf(answer, method), `a visitor's ${method} of ${file}`).toEqual([403, VISITOR]);
      expect(await refusalOf(answer, method, cookie), `a member's ${method} of ${file}`).toEqual([
        403,
        MEMBER,
      ]);
    }
  }
});

async function refusalOf(answer: Handler, method: 'GET' | 'POST', cookie?: string) {
  const headers = cookie ? { Cookie: cookie } : undefined;
  const posted = { method, body: new URLSearchParams({ intent: 'delete', id: ID, version: '1' }) };
  const request = new Request('http://localhost/admin', { headers, ...(method === 'POST' && posted) });
  const context = { clientAddress: '10.0.0.1', logFailure: () => {} };
  try {
    await answer({ request, params: { id: ID, list: 'clients' }, context });
    return 'let in';
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const { message } = (await thrown.json()) as { message: string };
    return [thrown.status, message];
  }
}
