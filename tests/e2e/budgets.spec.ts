import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';
import { WEIGHTS, type PageKind, type Weight } from '#tests/budgets.ts';
import { calculatorTypes } from '#app/calculators/calculators.ts';
import { enterDesk } from './desk.ts';
import { expect, onlyIn, test } from './journey.ts';
import { PAGES } from './pages.ts';

const SCRIPT = onlyIn('script');

/** What the design promises of pages that do not hydrate: bytes of script, as gzip would send them. */
const SHELL_AS_GZIP = 10_000;

const PART_OF: Record<string, keyof Weight> = {
  Document: 'html',
  Stylesheet: 'style',
  Script: 'script',
  Font: 'font',
};

/** Pages of members and administrators; they are weighed in one go. */
const OWN: [path: string, kind: PageKind][] = [
  ['/account', 'words'],
  ['/account/data', 'words'],
  ['/account/second-factor', 'words'],
  ['/admin', 'desk'],
  ['/admin/messages?state=all', 'desk'],
  ['/admin/users', 'desk'],
  ['/admin/mail', 'desk'],
  ['/admin/audit', 'desk'],
  ['/admin/clients', 'list desk'],
  ['/admin/partners', 'list desk'],
  ['/admin/clients/import', 'list desk'],
  ['/admin/clients/preview', 'lists'],
];

test.use({ consented: false });

for (const { name, path, kind } of PAGES) {
  test(`a first visit to ${name} keeps to its bytes`, SCRIPT, async ({ page, complaints }, info) => {
    complaints.expect(/status of 404/);
    const sources: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') sources.push(response.body());
    });
    const { weight, told } = await firstVisit(page, path);
    info.annotations.push({ type: 'weight', description: told });
    expectWithin(weight, kind, told);
    const asGzip = (await Promise.all(sources)).reduce((sum, source) => sum + gzipSync(source).length, 0);
    if (WEIGHTS[kind].script < SHELL_AS_GZIP) expect(asGzip).toBeLessThanOrEqual(SHELL_AS_GZIP);
  });
}

test('every calculator, and one in a frame, keeps to its bytes', SCRIPT, async ({ page }) => {
  for (const type of calculatorTypes) {
    await expectFirstVisit(page, `/calculator?type=${type}`, 'calculator');
    await expectFirstVisit(page, `/embed/calculator?type=${type}`, 'frame');
  }
});

test(
  'a first visit to the pages of members and administrators keeps to its bytes',
  SCRIPT,
  async ({ page }) => {
    test.slow();
    await enterDesk(page);
    for (const [path, kind] of OWN) await expectFirstVisit(page, path, kind);
  },
);

async function expectFirstVisit(page: Page, path: string, kind: PageKind): Promise<void> {
  const { weight, told } = await firstVisit(page, path);
  expectWithin(weight, kind, `${path}\n${told}`);
}

function expectWithin(weight: Weight, kind: PageKind, told: string): void {
  for (const part of Object.keys(weight) as (keyof Weight)[]) {
    expect(weight[part], `${part} of ${kind}\n${told}`).toBeLessThanOrEqual(WEIGHTS[kind][part]);
  }
}

/** Everything a browser with an empty cache is sent, headers included, and what it was, the heaviest first. */
async function firstVisit(page: Page, path: string): Promise<{ weight: Weight; told: string }> {
  const devtools = await page.context().newCDPSession(page);
  const sent = await record(devtools);
  await page.goto(path, { waitUntil: 'networkidle' });
  await devtools.detach();
  const weight: Weight = { total: 0, html: 0, style: 0, script: 0, font: 0 };
  for (const { type, bytes } of sent.values()) {
    weight.total += bytes;
    const part = PART_OF[type];
    if (part) weight[part] += bytes;
  }
  const told = [...sent.values()]
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ url, bytes }) => `${String(bytes).padStart(7)} ${new URL(url).pathname}`);
  return { weight, told: told.join('\n') };
}

type Sent = { url: string; type: string; bytes: number };

async function record(devtools: CDPSession): Promise<Map<string, Sent>> {
  const sent = new Map<string, Sent>();
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  devtools.on('Network.responseReceived', ({ requestId, type, response: { url } }) =>
    sent.set(requestId, { url, type, bytes: 0 }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = sent.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return sent;
}
