import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { db } from '#app/db/client.server.ts';
import { rateLimits } from '#app/db/schema/limits.ts';
import { sessions, users } from '#app/db/schema/accounts.ts';
import { addMember, PASSWORD, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { startNode } from '#tests/node.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const NAME = 'Nomvula Radebe-Featherstone';
const PUBLIC = ['/', '/pricing', '/contact', '/blog', '/calculator?type=individual'];
const database = await useTestDatabase();
let site: { url: string; origin: string; child: ChildProcess };

beforeAll(async () => {
  site = await start();
});
afterAll(() => void site.child.kill('SIGKILL'));
beforeEach(async () => {
  await db().delete(rateLimits);
  await db().delete(users);
});

test('a shared page contains nothing of the member who requested it first', async () => {
  const cookie = await signedInAs(await addMember({ fullName: NAME }));
  for (const path of PUBLIC) {
    const own = await get(path, cookie);
    expect([path, own.cacheControl, own.body.includes(NAME)]).toEqual([path, 'private, no-store', true]);
    for (let visit = 0; visit < 2; visit++) {
      const shared = await get(path);
      expect([path, shared.body.includes(NAME), shared.body.includes('Sign Out')]).toEqual([
        path,
        false,
        false,
      ]);
      expect(shared.cacheControl).toContain('s-maxage');
    }
    const again = await get(path, cookie);
    expect([path, again.cacheControl, again.body.includes(NAME)]).toEqual([path, 'private, no-store', true]);
  }
});

test('the data of a client navigation contains nothing of the member either', async () => {
  const cookie = await signedInAs(await addMember({ fullName: NAME }));
  for (const path of ['/_root.data', '/contact.data', '/blog.data', '/calculator.data?type=individual']) {
    const own = await get(path, cookie);
    expect([path, own.status, own.cacheControl, own.body.includes(NAME)]).toEqual([
      path,
      200,
      'private, no-store',
      true,
    ]);
    expect([path, (await get(path)).body.includes(NAME)]).toEqual([path, false]);
  }
});

test('account, link and sign-in pages are not cached and send no referrer', async () => {
  const cookie = await signedInAs(await addMember());
  for (const path of ['/account', '/account/data', '/account/data.json', '/account/second-factor']) {
    expect(await get(path, cookie)).toMatchObject({ status: 200, cacheControl: 'private, no-store' });
  }
  for (const path of ['/auth', '/auth?mode=signup', '/auth/forgot', '/auth/resend']) {
    expect(await get(path)).toMatchObject({ status: 200, cacheControl: 'private, no-store' });
  }
  for (const path of ['/auth/verify', '/auth/reset', '/account/email/confirm']) {
    const answer = await get(`${path}?token=${'x'.repeat(43)}`);
    expect(answer).toMatchObject({ status: 200, cacheControl: 'private, no-store' });
    expect(answer.headers.get('Referrer-Policy')).toBe('same-origin');
  }
});

test('a forged, ended or half-finished session counts as a visitor', async () => {
  const id = await addMember({ fullName: NAME });
  const ended = await signedInAs(id);
  await db().delete(sessions);
  const half = await signedInAs(id, { awaitsSecondFactor: true });
  for (const cookie of ['session=x', `session=${'a'.repeat(43)}`, ended, half]) {
    expect((await get('/pricing', cookie)).body).not.toContain(NAME);
    expect(await get('/account', cookie)).toMatchObject({ status: 302 });
  }
});

test.each([
  ['another site', { Origin: 'https://evil.example' }],
  ['a frame without an origin', { Origin: 'null' }],
  ['another site, by its own word', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a link of another site', { Referer: 'https://evil.example/' }],
  ['nowhere', {}],
])('a form from %s is refused and changes nothing', async (_, headers: Record<string, string>) => {
  const cookie = await signedInAs(await addMember());
  for (const path of [
    '/auth',
    '/auth?mode=signup',
    '/auth/forgot',
    '/auth/resend',
    '/auth/reset',
    '/auth/verify',
    '/auth/second-factor',
    '/sign-out',
    '/account',
    '/account/calculations',
    '/account/email',
    '/account/email/confirm',
    '/account/password',
    '/account/second-factor',
    '/account/sessions',
    '/account/data',
  ]) {
    const answer = await post(path, { currentPassword: PASSWORD, session: 'others' }, { cookie, headers });
    expect([path, answer.status, answer.headers.getSetCookie()]).toEqual([path, 403, []]);
  }
  expect(await db().select().from(users)).toHaveLength(1);
  expect(await db().select().from(sessions)).toHaveLength(1);
});

test('a rate-limited request gets Retry-After', async () => {
  const entry = { email: 'nobody@example.org', password: 'Wrong-Word-1' };
  const answers = await Promise.all(Array.from({ length: 11 }, () => post('/auth', entry)));
  const held = answers.filter(({ status }) => status === 429);
  expect(held).toHaveLength(1);
  expect(Number(held[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(held[0]?.cacheControl).toBe('private, no-store');
});

test('responses do not reveal accounts: same status, headers and bytes', async () => {
  await addMember({ email: 'known@example.org' });
  await addMember({ email: 'await@example.org', verified: false });
  // The length of a compressed response would depend on the address that was typed.
  const plain = { headers: { Origin: site.origin, 'Accept-Encoding': 'identity' } };
  const sign = { full_name: 'Thandi Nkosi', user_type: 'individual', password: PASSWORD };
  for (const [path, fields] of [
    ['/auth', { password: 'Wrong-Word-1' }],
    ['/auth?mode=signup', sign],
    ['/auth/resend', {}],
    ['/auth/forgot', {}],
  ] as const) {
    const answers = new Set<string>();
    for (let count = 0; count < 5; count++) {
      for (const email of ['known@example.org', 'await@example.org', `nobo${count}@example.org`]) {
        await db().delete(rateLimits);
        const { status, headers, body } = await post(path, { ...fields, email }, plain);
        const compared = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
        answers.add(JSON.stringify([status, compared, body.replaceAll(email, 'somebody')]));
      }
    }
    expect([path, answers.size]).toEqual([path, 1]);
  }
}, 60_000);

async function get(path: string, cookie = '') {
  const answer = await fetch(site.url + path, { headers: { Cookie: cookie }, redirect: 'manual' });
  return answered(answer);
}

async function post(
  path: string,
  fields: Record<string, string>,
  {
    cookie = '',
    headers = { Origin: site.origin },
  }: { cookie?: string; headers?: Record<string, string> } = {},
) {
  const body = new URLSearchParams(fields);
  const init = { method: 'POST', body, headers: { Cookie: cookie, ...headers }, redirect: 'manual' as const };
  return answered(await fetch(site.url + path, init));
}

async function answered(answer: Response) {
  const { status, headers } = answer;
  return { status, headers, cacheControl: headers.get('Cache-Control'), body: await answer.text() };
}

async function start() {
  const child = startNode('server/main.ts', [], {
    variables: { HOST: '127.0.0.1', PORT: '0', DATABASE_URL: database.url, APP_URL: '' },
  });
  let printed = '';
  child.stdout?.on('data', (data) => (printed += data));
  child.stderr?.on('data', (data) => (printed += data));
  await vi.waitFor(() => expect(printed).toMatch(/^ready http:/m), { timeout: 30_000 });
  const url = /^ready (http:\/\/\S+)$/m.exec(printed)?.[1] ?? '';
  return { child, url, origin: url };
}
