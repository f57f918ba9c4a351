import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { firm } from '#content/firm.ts';
import type { Lifetime } from '#dev/lifetime.ts';
import { step } from '#dev/print.ts';
import { runContainer, runToItsEnd, type Container, type Services } from './container.ts';
import { until } from './wait.ts';

const URL_OF_SITE = 'http://localhost:3000';
const BUILD_ONLY = ['vite', 'esbuild', 'jsdom', 'typescript', 'lightningcss', 'playwright', 'vitest'];

export async function checkSingleContainer(
  image: string,
  services: Services,
  lifetime: Lifetime,
): Promise<void> {
  await step('Without its variables it says what is missing', () => refusesToStart(image));
  const env = siteEnv(services, { APP_URL: URL_OF_SITE });
  const site = await runContainer(image, 'alone', env, lifetime);
  await step('It becomes healthy', () => until('it was not healthy', site.isHealthy));
  await step('It runs as node, cannot write, and holds nothing that only builds', () => isConfined(site));
  await step('It serves the site', servesTheSite);
  await step('It takes an enquiry and sends its two mails', () => takesAnEnquiry(services.mailboxUrl));
  await step("The operator's commands run inside", () => runsCommands(site));
  await step('SIGTERM lets a request under way finish and ends with 0', () => drains(site));
}

export function siteEnv({ databaseUrl, smtpUrl }: Services, more: Record<string, string>) {
  const services = { DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl };
  return {
    ...services,
    SESSION_SECRET: 'only for this check, of 32 letters',
    DATA_DIR: '/tmp/data',
    ...more,
  };
}

async function refusesToStart(image: string): Promise<void> {
  const { code, output } = await runToItsEnd(image);
  assert.equal(code, 1, output);
  assert.match(output, /^DATABASE_URL must be a Postgres address.*\n/m);
  assert.match(output, /^SESSION_SECRET must be at least 32 random characters/m);
}

async function isConfined(site: Container): Promise<void> {
  assert.equal((await site.exec('id', '-u')).output.trim(), '1000');
  assert.match((await site.exec('touch', '/app/x')).output, /Read-only file system/);
  assert.match((await site.exec('cat', '/proc/1/status')).output, /CapEff:\s+0+\n/);
  const packages = (await site.exec('ls', 'node_modules')).output.split('\n');
  assert.deepEqual(
    BUILD_ONLY.filter((name) => packages.includes(name)),
    [],
  );
}

async function servesTheSite(): Promise<void> {
  for (const path of ['/healthz', '/readyz']) {
    assert.equal((await fetch(URL_OF_SITE + path)).status, 200, path);
  }
  assert.equal((await fetch('http://localhost:9464/metrics')).status, 200);
  const home = await fetch(URL_OF_SITE);
  assert.equal(home.status, 200);
  const page = await home.text();
  assert(page.includes(firm.name));
  const files = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  assert(files.length > 0);
  for (const file of files) assert.equal((await fetch(URL_OF_SITE + file)).status, 200, file);
}

async function takesAnEnquiry(mailboxUrl: string): Promise<void> {
  const answer = await fetch(`${URL_OF_SITE}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: URL_OF_SITE },
    body: new URLSearchParams(ENQUIRY),
  });
  assert.equal(answer.status, 303);
  for (const to of [ENQUIRY.email, firm.email]) await mailTo(mailboxUrl, to);
}

const ENQUIRY = {
  userType: 'individual',
  name: 'Thandeka Nkosi',
  email: 'thandeka@example.org',
  countryCode: '+27',
  phone: '082 123 4567',
  subject: 'A question about my return',
  message: 'I sold a house in Durban. What do I owe, and by when?',
};

export function mailTo(mailboxUrl: string, address: string): Promise<string> {
  const query = new URLSearchParams({ to: address });
  return until(`no mail came to ${address}`, async () => {
    const mails: { text: string }[] = await (await fetch(`${mailboxUrl}/api/messages?${query}`)).json();
    return mails[0]?.text;
  });
}

async function runsCommands(site: Container): Promise<void> {
  const seeded = await site.exec('node', 'dev/seed.ts');
  assert.equal(seeded.code, 0, seeded.output);
  const granted = await site.exec('node', 'dev/admin.ts', 'grant', 'nobody@example.org');
  assert.equal(granted.code, 1);
  assert.match(granted.output, /^Nobody has an account with the address nobody@example\.org/);
}

async function drains(site: Container): Promise<void> {
  const socket = connect(3000, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /nothing HTTP/1.1\r\nHost: localhost:3000\r\nOrigin: ${URL_OF_SITE}\r\nContent-Length: 3\r\n\r\nx`,
  );
  // A later request is answered, so the first has arrived.
  await fetch(`${URL_OF_SITE}/healthz`);
  const stopped = site.stop();
  await until('it went on listening', () =>
    fetch(`${URL_OF_SITE}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  socket.write('=1');
  assert.match(await text(socket), /^HTTP\/1\.1 40\d .*Connection: close/s);
  assert.equal(await stopped, 0);
}
