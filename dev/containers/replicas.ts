import assert from 'node:assert/strict';
import postgres from 'postgres';
import { mailTo } from './alone.ts';
import type { Services } from './container.ts';
import { SITE } from './load.ts';
import { until } from './wait.ts';

const MEMBER = { email: 'sipho@example.org', password: 'Quiet-Karoo-7' };
const SIGN_UP = { ...MEMBER, full_name: 'Sipho Dlamini', user_type: 'individual' };

export async function sharesSessions(hosts: string[], { mailboxUrl }: Services): Promise<void> {
  assert.equal((await post('/auth?mode=signup', SIGN_UP)).status, 303);
  const [found = ''] = /https:\/\/\S+token=[\w-]+/.exec(await mailTo(mailboxUrl, MEMBER.email)) ?? [];
  const link = new URL(found);
  assert.equal(link.origin, SITE);
  const token = link.searchParams.get('token') ?? '';
  assert.equal((await post(link.pathname, { token })).status, 303);
  const signedIn = await post('/auth', MEMBER);
  assert.equal(signedIn.status, 303);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  for (const host of hosts) assert.equal(await accountStatus(host, cookie), 200, host);
  assert.equal((await post('/sign-out', {}, { cookie })).status, 303);
  for (const host of hosts) assert.equal(await accountStatus(host, cookie), 302, host);
}

export async function sharesPurges(hosts: string[], { databaseUrl }: Services): Promise<void> {
  for (const host of hosts) {
    await cacheStateOf(host);
    assert.equal(await cacheStateOf(host), 'hit', host);
  }
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  await sql`notify page_purge`.finally(() => sql.end());
  for (const host of hosts)
    await until(`${host} was not purged`, async () => (await cacheStateOf(host)) === 'miss');
}

function post(path: string, fields: Record<string, string>, more?: Record<string, string>) {
  const headers = { origin: SITE, ...more };
  return fetch(SITE + path, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

async function accountStatus(host: string, cookie: string): Promise<number> {
  return (await fetch(`http://${host}:3000/account`, { headers: { cookie }, redirect: 'manual' })).status;
}

async function cacheStateOf(host: string): Promise<string | null> {
  const answer = await fetch(`http://${host}:3000/pricing`);
  await answer.arrayBuffer();
  return answer.headers.get('x-cache');
}
