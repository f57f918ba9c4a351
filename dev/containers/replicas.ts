import assert from 'node:assert/strict';
import type { ClientHttp2Session } from 'node:http2';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { SECOND } from '#app/time.ts';
import type { Services } from './container.ts';
import { ask, openSession, type Answer } from './h2.ts';

const MEMBER = { email: 'sipho@example.org', password: 'Quiet-Karoo-7' };
const SIGN_UP = { ...MEMBER, full_name: 'Sipho Dlamini', user_type: 'individual' };

export async function sharesSessions(hosts: string[], { mailboxUrl }: Services): Promise<void> {
  const edge = await openSession();
  assert.equal(statusOf(await post(edge, '/auth?mode=signup', SIGN_UP)), 303);
  const link = new URL(await mailedLink(mailboxUrl));
  assert.equal(link.origin, 'https://localhost');
  const token = link.searchParams.get('token') ?? '';
  assert.equal(statusOf(await post(edge, link.pathname, { token })), 303);
  const signedIn = await post(edge, '/auth', MEMBER);
  assert.equal(statusOf(signedIn), 303);
  const cookie = (signedIn.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  for (const host of hosts) assert.equal(await accountStatus(host, cookie), 200, host);
  assert.equal(statusOf(await post(edge, '/sign-out', {}, cookie)), 303);
  for (const host of hosts) assert.equal(await accountStatus(host, cookie), 302, host);
  edge.close();
}

export async function sharesPurges(hosts: string[], { databaseUrl }: Services): Promise<void> {
  for (const host of hosts) {
    await cacheStateOf(host);
    assert.equal(await cacheStateOf(host), 'hit', host);
  }
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  await sql`notify page_purge`.finally(() => sql.end());
  await sleep(SECOND);
  for (const host of hosts) assert.equal(await cacheStateOf(host), 'miss', host);
}

function post(
  edge: ClientHttp2Session,
  path: string,
  fields: Record<string, string>,
  cookie?: string,
): Promise<Answer> {
  const head = { ':method': 'POST', ':path': path, origin: 'https://localhost' };
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = Buffer.from(new URLSearchParams(fields).toString());
  return ask(edge, { ...head, ...type, ...(cookie && { cookie }) }, body);
}

function statusOf({ headers }: Answer): number {
  return Number(headers[':status']);
}

async function mailedLink(mailboxUrl: string): Promise<string> {
  const deadline = Date.now() + 15 * SECOND;
  const query = new URLSearchParams({ to: MEMBER.email });
  for (;;) {
    const answer = await fetch(`${mailboxUrl}/api/messages?${query}`);
    const mails = (await answer.json()) as { text: string }[];
    const link = /https:\/\/\S+token=[\w-]+/.exec(mails[0]?.text ?? '')?.[0];
    if (link) return link;
    assert(Date.now() < deadline, `no link came to ${MEMBER.email}`);
    await sleep(200);
  }
}

async function accountStatus(host: string, cookie: string): Promise<number> {
  return (await fetch(`http://${host}:3000/account`, { headers: { cookie }, redirect: 'manual' })).status;
}

async function cacheStateOf(host: string): Promise<string | null> {
  const answer = await fetch(`http://${host}:3000/pricing`);
  await answer.arrayBuffer();
  return answer.headers.get('x-cache');
}
