import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '#app/time.ts';
import type { Lifetime } from '#dev/lifetime.ts';
import { say, step } from '#dev/print.ts';
import { becomesReachable, drive } from './load.ts';
import { siteEnv } from './alone.ts';
import { runContainer, type Container, type Services } from './container.ts';
import { ask, openSession } from './h2.ts';
import { sharesPurges, sharesSessions } from './replicas.ts';

/** The network alias of the replicas in check.sh. */
const REPLICAS = ['127.0.0.2', '127.0.0.3', '127.0.0.4'];
const CADDYFILE = 'dev/containers/Caddyfile';
const MB = 1024 * 1024;

export async function checkReplicas(
  image: string,
  services: Services,
  lifetime: Lifetime,
  folder: string,
): Promise<void> {
  if (spawnSync('caddy', ['version']).error) {
    say('skipped: nothing is tried behind the edge: there is no caddy here');
    return;
  }
  await startEdge(lifetime, folder);
  await step('The edge forwards the visitor, whatever he claims to be', forwardsTheVisitor);
  const env = siteEnv(services, { APP_URL: 'https://localhost', TRUST_PROXY: '1' });
  const replicas = await Promise.all(
    REPLICAS.map((HOST, at) => runContainer(image, `replica-${at}`, { ...env, HOST }, lifetime)),
  );
  await Promise.all(REPLICAS.map((host) => becomesReachable(host)));
  await step('It speaks HTTP/2, leads to https and leaves answers as they are', passesAnswersOn);
  await step('Large bodies get their answer', answersLargeBodies);
  await step('A session opened through the edge holds on every replica', () =>
    sharesSessions(REPLICAS, services),
  );
  await step('A purge is obeyed by every replica', () => sharesPurges(REPLICAS, services));
  await step('Replicas stop and start under load, and no request is lost', () =>
    restartsWithoutLoss(replicas),
  );
}

async function startEdge(lifetime: Lifetime, folder: string): Promise<void> {
  const env = {
    ...process.env,
    SITE_ADDRESS: 'localhost',
    HOME: folder,
    XDG_DATA_HOME: join(folder, 'edge'),
  };
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', CADDYFILE], {
    env,
    stdio: 'ignore',
  });
  lifetime.atEnd(() => caddy.kill('SIGKILL'));
  await becomesReachable('127.0.0.1', 443);
  await hasItsCertificate();
}

async function hasItsCertificate(): Promise<void> {
  const deadline = Date.now() + 10 * SECOND;
  for (;;) {
    const session = await openSession().catch((error: unknown) => {
      if (Date.now() > deadline) throw error;
    });
    if (session) return session.close();
    await sleep(100);
  }
}

async function forwardsTheVisitor(): Promise<void> {
  const echo = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  await once(echo.listen(3000, REPLICAS[0]), 'listening');
  const session = await openSession();
  const { body } = await ask(session, { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' });
  session.close();
  echo.closeAllConnections();
  await once(echo.close(), 'close');
  const headers = JSON.parse(body) as Record<string, string>;
  assert.equal(headers['x-forwarded-for'], '127.0.0.1');
  assert.equal(headers['x-forwarded-proto'], 'https');
  assert.equal(headers.host, 'localhost');
}

async function passesAnswersOn(): Promise<void> {
  const plain = await fetch('http://localhost/contact?a=1', { redirect: 'manual' });
  assert.equal(plain.status, 308);
  assert.equal(plain.headers.get('location'), 'https://localhost/contact?a=1');
  const session = await openSession();
  const { headers } = await ask(session, { 'accept-encoding': 'gzip, br, zstd' });
  assert.equal(headers[':status'], 200);
  assert.equal(headers['content-encoding'], 'br');
  assert.match(String(headers['strict-transport-security']), /^max-age=\d+/);
  assert.match(String(headers['content-security-policy']), /^default-src/);
  const again = await ask(session, { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
  assert.equal(again.headers[':status'], 304);
  session.close();
}

async function answersLargeBodies(): Promise<void> {
  const session = await openSession();
  const sent = { ':method': 'POST', ':path': '/contact', origin: 'https://localhost' };
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const size of [2 * MB, 12 * MB]) {
    const { headers } = await ask(session, { ...sent, ...type }, Buffer.alloc(size, 'x'));
    assert.equal(headers[':status'], 413);
  }
  session.close();
}

/** First in sequence, then all at once under pages alone: forms then need Caddy 2.11.2. */
async function restartsWithoutLoss(replicas: Container[]): Promise<void> {
  await under(true, async () => {
    for (const [at, replica] of replicas.entries()) await restart(replica, REPLICAS[at] ?? '');
  });
  await under(false, async () => {
    await Promise.all(replicas.map((replica, at) => restart(replica, REPLICAS[at] ?? '')));
  });
}

async function under(forms: boolean, restarts: () => Promise<void>): Promise<void> {
  const load = drive(forms);
  await sleep(SECOND);
  await restarts();
  await sleep(SECOND);
  const { answered, lost, slowest } = await load.stop();
  say(`  ${answered} requests answered, ${lost.length} lost, the slowest in ${Math.round(slowest)} ms`);
  assert.equal(lost.length, 0, `lost with ${[...new Set(lost)].join(', ')}`);
}

async function restart(replica: Container, host: string): Promise<void> {
  const { code } = await replica.stop();
  assert.equal(code, 0);
  await replica.start();
  await becomesReachable(host);
}
