import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SECOND } from '#app/platform/core/time.ts';
import { findFreePort } from '#dev/ports.ts';
import { useTestDatabase } from '#tests/database.ts';
import { startBuiltServer } from '#tests/node.ts';
import { startSmtpServer } from '#tests/smtp.ts';

const OPERATIONS = readFileSync('docs/operations.md', 'utf8');
const ARTICLE = '/blog/vat-registration-guide-south-africa';
const ENQUIRY = {
  userType: 'individual',
  name: 'Thandeka Nkosi',
  email: 'thandeka@example.org',
  countryCode: '+27',
  phone: '082 123 4567',
  subject: 'A question about my return',
  message: 'I sold a house in Durban. What do I owe, and by when?',
};

const database = await useTestDatabase();
const mail = await startSmtpServer('accept');
const site = await startSite();
afterAll(async () => {
  site.child.kill('SIGKILL');
  await mail.stop();
});

test('requests are labelled by route pattern only', async () => {
  for (const path of [
    '/',
    '/',
    ARTICLE,
    '/someone@example.org',
    '/calculation/a-secret-Token-0123456789abcdef',
  ])
    await ask(path);
  const file = /\/assets\/[^"]+\.css/.exec(await (await ask('/')).text())?.[0] ?? '';
  await ask(file);
  const text = await scrape();
  expect(text).toMatch(/^site_http_requests_total\{route="\/",method="GET",status="200"\} 3$/m);
  expect(text).toMatch(/^site_http_requests_total\{route="\/blog\/:slug",method="GET",status="200"\} 1$/m);
  expect(text).toMatch(/^site_http_requests_total\{route="\/\*",method="GET",status="404"\} 1$/m);
  expect(text).toMatch(
    /^site_http_requests_total\{route="\/calculation\/:token",method="GET",status="404"\} 1$/m,
  );
  expect(text).toMatch(/^site_http_requests_total\{route="file",method="GET",status="200"\} 1$/m);
  expect(text).toMatch(/^site_http_request_seconds_bucket\{le="10",route="\/",method="GET"\} 3$/m);
  expect(text).toMatch(/^site_page_cache_requests_total\{result="hit"\} 2$/m);
  expect(text).not.toMatch(/someone|a-secret|vat-registration|127\.0\.0\.1/);
});

test('an enquiry, its mails, jobs and queries are counted', async () => {
  const answer = await post('/contact', ENQUIRY);
  expect(answer.status).toBe(303);
  await expect.poll(scrape, { timeout: 10 * SECOND }).toMatch(/^site_mails_total\{outcome="sent"\} 2$/m);
  const text = await scrape();
  expect(text).toMatch(/^site_enquiries_total\{kind="enquiry"\} 1$/m);
  expect(text).toMatch(/^site_jobs\{queue="mail",state="waiting"\} 0$/m);
  expect(value(text, 'site_database_query_seconds_count')).toBeGreaterThan(3);
  expect(value(text, 'site_database_pool_size')).toBeGreaterThan(0);
  expect(text).not.toContain('thandeka');
});

test('rate-limited visitors are counted without identification', async () => {
  const statuses = [];
  for (let at = 0; at < 11; at++) {
    statuses.push((await post('/contact', { ...ENQUIRY, subject: `A question, number ${at}` })).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(await scrape()).toMatch(/^site_rate_limit_refusals_total\{limit="contact"\} [1-9]/m);
});

test('the public port serves no metrics, and the metrics port nothing else', async () => {
  expect((await ask('/metrics')).status).toBe(404);
  expect((await fetch(`${site.metricsUrl}/`)).status).toBe(404);
  expect((await fetch(`${site.metricsUrl}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('a taken METRICS_PORT prints one sentence with the remedy', async () => {
  const variables = { METRICS_PORT: new URL(site.metricsUrl).port, DATABASE_URL: database.url };
  await expect(startBuiltServer(variables)).rejects.toThrow(
    'METRICS_PORT is taken by another program: stop that program, or set METRICS_PORT to another number.',
  );
});

test('the dashboard and the alarms use only existing metrics', async () => {
  const text = await scrape();
  const expressions = [...expressionsOf('docs/grafana.json'), ...alarms().map(({ expr }) => expr)];
  const names = new Set(expressions.flatMap((expr) => expr.match(/\b(site|process|nodejs)_\w+/g) ?? []));
  expect(names.size).toBeGreaterThan(15);
  const missing = [...names].filter((name) => !new RegExp(`^${name}[{ ]`, 'm').test(text));
  // Nothing has run yet, and nothing here uses TLS.
  expect(missing.toSorted()).toEqual([
    'site_certificate_expiry_timestamp_seconds',
    'site_last_run_timestamp_seconds',
  ]);
});

test('the dashboard shows every metric of the site', async () => {
  const exported = [...(await scrape()).matchAll(/^# TYPE (site_\w+) /gm)].map(([, name = '']) => name);
  const expressions = expressionsOf('docs/grafana.json').join('\n');
  expect(exported.filter((name) => !expressions.includes(name))).toEqual(['site_page_cache_pages']);
});

test('every alarm is documented', () => {
  expect(alarms().length).toBeGreaterThan(10);
  for (const { alert } of alarms()) expect(OPERATIONS).toContain(`\`${alert}\``);
});

async function startSite() {
  const METRICS_PORT = String(await findFreePort());
  const variables = { METRICS_PORT, DATABASE_URL: database.url, SMTP_URL: mail.url };
  return { ...(await startBuiltServer(variables)), metricsUrl: `http://127.0.0.1:${METRICS_PORT}` };
}

function ask(path: string): Promise<Response> {
  return fetch(site.url + path);
}

function post(path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(site.url + path, {
    method: 'POST',
    headers: { origin: 'http://localhost:3000' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

async function scrape(): Promise<string> {
  return (await fetch(`${site.metricsUrl}/metrics`)).text();
}

function value(text: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

type Panel = { targets: { expr: string }[] };

function expressionsOf(file: string): string[] {
  const { panels } = JSON.parse(readFileSync(file, 'utf8')) as { panels: Panel[] };
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}

function alarms(): { alert: string; expr: string }[] {
  return parse(readFileSync('docs/alerts.yaml', 'utf8')).groups[0].rules;
}
