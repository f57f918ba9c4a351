import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { withDatabaseName } from '#app/platform/env/database-address.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { findFreePort } from '#dev/ports.ts';
import { useTestDatabase } from '#tests/database.ts';
import { isNightly } from '#tests/nightly.ts';
import { startBuiltServer, startNode } from '#tests/node.ts';
import { startObjectStore, whyNoObjectStore } from '#tests/object-store.ts';

const database = await useTestDatabase();
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

test('the built site starts, becomes ready and drains on SIGTERM', { timeout: 40 * SECOND }, async () => {
  const { url, child, output } = await start();
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([200, { status: 'ok' }]);
  const home = await fetch(url);
  expect(home.status).toBe(200);
  expect(home.headers.get('content-security-policy')).toContain("script-src 'self'");
  const requests = Array.from({ length: 10 }, () =>
    get(url, { agent: false, headers: { cookie: 'toast=none' } }),
  );
  const answers = requests.map((request) => once(request, 'response'));
  await Promise.all(requests.map((request) => once(request, 'finish')));
  child.kill('SIGTERM');
  const statuses = (await Promise.all(answers)).map(
    ([page]) => (page.resume() as IncomingMessage).statusCode,
  );
  expect(statuses).toEqual(requests.map(() => 200));
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(output()).toContain('"path":"/"');
});

test('the same build runs under plain remix-serve', { timeout: 40 * SECOND }, async () => {
  const port = await findFreePort();
  const server = 'node_modules/@remix-run/serve/dist/cli.js';
  const child = run(server, ['build/server/index.js'], { PORT: String(port) });
  const page = () => fetch(`http://127.0.0.1:${port}/`).catch(() => null);
  await expect.poll(async () => (await page())?.status, { timeout: 20 * SECOND }).toBe(200);
  expect(await (await page())?.text()).toContain('</html>');
  expect((await fetch(`http://127.0.0.1:${port}/no-such-page`)).status).toBe(404);
  child.kill('SIGTERM');
});

test('a failed start prints one sentence that names the variable', { timeout: 60 * SECOND }, async () => {
  const { url } = await start();
  for (const [variables, ...sentences] of [
    [
      { PORT: 'high', SESSION_SECRET: 'short', DATABASE_URL: 'mysql://x' },
      expect.stringContaining('DATABASE_URL must be'),
      expect.stringContaining('PORT must be'),
      expect.stringContaining('SESSION_SECRET must be'),
    ],
    [
      { DATABASE_URL: withDatabaseName(database.url, 'no_such') },
      'DATABASE_URL is refused by Postgres (database "no_such" does not exist): correct the variable.',
    ],
    [
      { PORT: new URL(url).port },
      'PORT is taken by another program: stop that program, or set PORT to another number.',
    ],
  ] as [Record<string, string>, ...string[]][]) {
    const { code, errors } = await failedStart(variables);
    expect(code).toBe(1);
    expect(errors.trim().split('\n').toSorted()).toEqual(sentences);
  }
});

test.runIf(isNightly && !whyNoObjectStore())(
  'a storage that does not encrypt as configured stops the start with one sentence',
  { timeout: 60 * SECOND },
  async () => {
    const store = await startObjectStore();
    onTestFinished(() => store.stop());
    const { code, errors } = await failedStart({
      S3_ENDPOINT: store.endpoint,
      S3_ACCESS_KEY_ID: store.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.secretAccessKey,
      S3_ENCRYPTION: 'AES256',
      AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
    });
    expect([code, errors]).toEqual([
      1,
      'The object storage does not encrypt as S3_ENCRYPTION=AES256 asks (it took the object and did not encrypt it): give it a key, or set S3_ENCRYPTION=none and encrypt its disk.\n',
    ]);
  },
);

async function start() {
  const site = await startBuiltServer({ LOG_LEVEL: 'info', DATABASE_URL: database.url });
  started.push(site.child);
  return site;
}

async function failedStart(variables: Record<string, string>) {
  const child = run('build/main.js', [], variables);
  const [[code], errors] = await Promise.all([once(child, 'exit'), text(child.stderr!)]);
  return { code, errors };
}

function run(script: string, args: string[], variables: Record<string, string>): ChildProcess {
  const site = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info', DATABASE_URL: database.url };
  const child = startNode(script, args, { variables: { ...site, ...variables } });
  started.push(child);
  return child;
}
