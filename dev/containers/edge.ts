import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Lifetime } from '#dev/lifetime.ts';
import { say, step } from '#dev/print.ts';
import { siteEnv } from './alone.ts';
import { runContainer, type Container, type Services } from './container.ts';
import { SITE, underLoad } from './load.ts';
import { sharesPurges, sharesSessions } from './replicas.ts';
import { becomesReachable, until } from './wait.ts';

/** The network alias of the replicas in check.sh. */
const REPLICAS = ['127.0.0.2', '127.0.0.3', '127.0.0.4'];
const CADDYFILE = ['--adapter', 'caddyfile', '--config', 'dev/containers/Caddyfile'];
const MB = 1024 * 1024;

export async function checkReplicas(
  image: string,
  services: Services,
  lifetime: Lifetime,
  folder: string,
): Promise<void> {
  startEdge(lifetime, folder);
  await step('The edge forwards the visitor, whatever he claims to be', forwardsTheVisitor);
  const env = siteEnv(services, { APP_URL: SITE, TRUST_PROXY: '1', RENDERS_PER_NETWORK: '1000' });
  const replicas = await Promise.all(
    REPLICAS.map((HOST, at) => runContainer(image, `replica-${at}`, { ...env, HOST }, lifetime)),
  );
  await Promise.all(REPLICAS.map(becomesReachable));
  await step('It leads to https and leaves answers as they are', passesAnswersOn);
  await step('It speaks HTTP/2, and large bodies get their answer', answersLargeBodies);
  await step('A session opened through the edge holds on every replica', () =>
    sharesSessions(REPLICAS, services),
  );
  await step('A purge is obeyed by every replica', () => sharesPurges(REPLICAS, services));
  await step('Replicas stop and start under load, and no request is lost', () =>
    restartsWithoutLoss(replicas),
  );
}

function startEdge(lifetime: Lifetime, folder: string): void {
  const env = { ...process.env, OUTER_PORT: ':8443', HOME: folder, XDG_DATA_HOME: join(folder, 'edge') };
  const caddy = spawn('caddy', ['run', ...CADDYFILE], { env, stdio: 'ignore' });
  lifetime.atEnd(() => caddy.kill('SIGKILL'));
}

async function forwardsTheVisitor(): Promise<void> {
  const echo = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  await once(echo.listen(3000, REPLICAS[0]), 'listening');
  const claims = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' };
  const answer = await until('the edge did not answer', () => fetch(SITE, { headers: claims }));
  const headers: Record<string, string> = await answer.json();
  echo.closeAllConnections();
  await once(echo.close(), 'close');
  assert.equal(headers['x-forwarded-for'], '127.0.0.1');
  assert.equal(headers['x-forwarded-proto'], 'https');
  assert.equal(headers.host, 'localhost');
}

async function passesAnswersOn(): Promise<void> {
  const plain = await fetch('http://localhost/contact?a=1', { redirect: 'manual' });
  assert.equal(plain.status, 308);
  assert.equal(plain.headers.get('location'), 'https://localhost:8443/contact?a=1');
  assert.match(
    execFileSync('caddy', ['adapt', ...CADDYFILE], { encoding: 'utf8' }),
    /"https:\/\/{http\.request\.host}{http\.request\.uri}"/,
  );
  const { status, headers } = await fetch(SITE, { headers: { 'accept-encoding': 'gzip, br, zstd' } });
  assert.equal(status, 200);
  assert.equal(headers.get('content-encoding'), 'br');
  assert.match(headers.get('strict-transport-security') ?? '', /^max-age=\d+/);
  assert.match(headers.get('content-security-policy') ?? '', /^default-src/);
  const known = { 'accept-encoding': 'br', 'if-none-match': headers.get('etag') ?? '' };
  assert.equal((await fetch(SITE, { headers: known })).status, 304);
}

/** With curl, which reads an early answer before it has sent everything; it then ends with an error. */
async function answersLargeBodies(): Promise<void> {
  const shown = ['--output', '/dev/null', '--write-out', '%{http_code} by HTTP/%{http_version}'];
  const sent = ['--data-binary', '@-', '--header', `Origin: ${SITE}`, `${SITE}/contact`];
  for (const size of [2 * MB, 12 * MB]) {
    const input = Buffer.alloc(size, 'x');
    const { stdout } = spawnSync('curl', ['--insecure', '--silent', '--http2', ...shown, ...sent], { input });
    assert.equal(String(stdout), '413 by HTTP/2');
  }
}

/** First one after the other, then all at once, with pages only: forms would need Caddy 2.11.2. */
async function restartsWithoutLoss(replicas: Container[]): Promise<void> {
  await losesNothing(true, async () => {
    for (const [at, replica] of replicas.entries()) await restart(replica, REPLICAS[at] ?? '');
  });
  await losesNothing(false, async () => {
    await Promise.all(replicas.map((replica, at) => restart(replica, REPLICAS[at] ?? '')));
  });
}

async function losesNothing(forms: boolean, restarts: () => Promise<void>): Promise<void> {
  const { answered, lost, waitedInVain, slowest } = await underLoad(forms, restarts);
  say(`  ${answered} requests answered, ${lost.length} lost, the slowest in ${Math.round(slowest)} ms`);
  if (waitedInVain > 0)
    say(`  ${waitedInVain} waited twenty seconds in vain: this machine starts no replica in that time`);
  assert.equal(lost.length, 0, `lost with ${[...new Set(lost)].join(', ')}`);
}

async function restart(replica: Container, host: string): Promise<void> {
  assert.equal(await replica.stop(), 0);
  await replica.start();
  await becomesReachable(host);
}
