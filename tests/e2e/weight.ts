import { gzipSync } from 'node:zlib';
import { expect, type CDPSession, type Page, type Response } from '@playwright/test';
import { WEIGHTS, type PageKind, type Weight } from '#tests/budgets.ts';
import { openHydrated } from './journey.ts';

/** For the pages that come next, and asked for after the first one is there. */
const LOADED_AHEAD = '/speculation-rules.json';

type Sent = { url: string; type: string; bytes: number; done: boolean };

/** What the design promises: bytes of script, as gzip would send them. */
const SHELL_AS_GZIP = 10_000;
const HOME_AS_GZIP = 15_000;

/** React included. The longest says in words which days a notice leaves, and why bills bring nothing. */
const CALCULATOR_AS_GZIP = 114_600;
const WORKSHEET_AS_GZIP = 114_000;

const PART_OF: Record<string, keyof Weight> = {
  Document: 'html',
  Stylesheet: 'style',
  Script: 'script',
  Font: 'font',
};

/** Opens a page with an empty cache; everything sent, headers included, keeps to the budget of its kind. Returns the page's answer. */
export async function expectLightFirstVisit(
  page: Page,
  path: string,
  kind: PageKind,
): Promise<Response | null> {
  const scripts: Promise<Buffer>[] = [];
  const keepScript = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  };
  page.on('response', keepScript);
  const { answer, sent } = await firstVisit(page, path);
  page.off('response', keepScript);
  const weight: Weight = { total: 0, html: 0, style: 0, script: 0, font: 0 };
  for (const { type, bytes } of sent) {
    weight.total += bytes;
    const part = PART_OF[type];
    if (part) weight[part] += bytes;
  }
  for (const part of Object.keys(weight) as (keyof Weight)[]) {
    expect(weight[part], `${part} of ${path}\n${listOf(sent)}`).toBeLessThanOrEqual(WEIGHTS[kind][part]);
  }
  const asGzip = (await Promise.all(scripts)).reduce((sum, source) => sum + gzipSync(source).length, 0);
  if (kind === 'home') expect(asGzip, path).toBeLessThanOrEqual(HOME_AS_GZIP);
  if (kind === 'calculator') expect(asGzip, path).toBeLessThanOrEqual(CALCULATOR_AS_GZIP);
  if (kind === 'worksheet') expect(asGzip, path).toBeLessThanOrEqual(WORKSHEET_AS_GZIP);
  if (WEIGHTS[kind].script < SHELL_AS_GZIP) expect(asGzip, path).toBeLessThanOrEqual(SHELL_AS_GZIP);
  return answer;
}

async function firstVisit(page: Page, path: string): Promise<{ answer: Response | null; sent: Sent[] }> {
  // What the previous page still loads is not part of this visit.
  await page.goto('about:blank');
  const devtools = await page.context().newCDPSession(page);
  const sent = await record(devtools);
  const answer = await openHydrated(page, path);
  // What the first paint needs is part of the visit, and what a script loads when the browser is idle.
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await document.fonts.ready;
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 }));
  });
  await expect.poll(() => [...sent.values()].filter(({ done }) => !done)).toEqual([]);
  await devtools.detach();
  const own = [...sent.values()].filter(({ url }) => new URL(url).pathname !== LOADED_AHEAD);
  return { answer, sent: own };
}

async function record(devtools: CDPSession): Promise<Map<string, Sent>> {
  const sent = new Map<string, Sent>();
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  devtools.on('Network.responseReceived', ({ requestId, type, response: { url } }) =>
    sent.set(requestId, { url, type, bytes: 0, done: false }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    Object.assign(sent.get(requestId) ?? {}, { bytes: encodedDataLength, done: true });
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => {
    Object.assign(sent.get(requestId) ?? {}, { done: true });
  });
  return sent;
}

function listOf(sent: Sent[]): string {
  const lines = sent.toSorted((one, other) => other.bytes - one.bytes);
  return lines.map(({ url, bytes }) => `${String(bytes).padStart(7)} ${new URL(url).pathname}`).join('\n');
}
