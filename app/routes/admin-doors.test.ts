import { beforeAll, expect, test } from 'vitest';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';

type Answering = (args: LoaderFunctionArgs | ActionFunctionArgs) => unknown;
type Route = { loader?: Answering; action?: Answering; default?: unknown };

await useTestDatabase();

/** Every route below /admin by its file: one that is added tomorrow is in it. The layout itself shows nothing. */
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

test.each(routes)('%s asks who comes before it answers', (_, route) => {
  expect(route.loader ?? (route.default ? undefined : route.action)).toBeTypeOf('function');
});

test.each(routes)('%s is closed to visitors and to members', async (_, { loader, action }) => {
  for (const [answer, method] of [
    [loader, 'GET'],
    [action, 'POST'],
  ] as const) {
    if (!answer) continue;
    expect(await refusalOf(answer, method), `a visitor's ${method}`).toEqual([403, VISITOR]);
    expect(await refusalOf(answer, method, cookie), `a member's ${method}`).toEqual([403, MEMBER]);
  }
});

async function refusalOf(answer: Answering, method: 'GET' | 'POST', cookie?: string) {
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
