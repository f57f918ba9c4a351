import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { calculatorTypes } from '#app/calculators/calculator.ts';
import { expect, onlyIn, test } from './journey.ts';
import { PAGES } from './pages.ts';

const KB = 1000;
const SCRIPT = onlyIn('script');

const ALL_OF_A_HYDRATED_PAGE = 180 * KB;
const ALL_OF_A_PLAIN_PAGE = 120 * KB;
const SCRIPT_OF_A_PLAIN_PAGE = 10 * KB;
const SCRIPT_OF_A_CALCULATOR = 130 * KB;

type Visit = { total: number; scripts: number; weights: string };

test.use({ consented: false });

for (const { name, path, hydrates } of PAGES) {
  const limit = hydrates ? ALL_OF_A_HYDRATED_PAGE : ALL_OF_A_PLAIN_PAGE;
  test(
    `a first visit to ${name} takes at most ${limit / KB} kB over the wire`,
    SCRIPT,
    async ({ page, complaints }, info) => {
      complaints.expect(/status of 404/);
      const { total, scripts, weights } = await firstVisit(page, path);
      info.annotations.push({ type: 'weight', description: `${total} bytes\n${weights}` });
      expect(total, weights).toBeLessThanOrEqual(limit);
      if (!hydrates) expect(scripts, 'bytes of script, gzip').toBeLessThanOrEqual(SCRIPT_OF_A_PLAIN_PAGE);
    },
  );
}

for (const type of calculatorTypes) {
  test(
    `the ${type} calculator sends at most ${SCRIPT_OF_A_CALCULATOR / KB} kB of script`,
    SCRIPT,
    async ({ page }, info) => {
      const { scripts } = await firstVisit(page, `/calculator?type=${type}`);
      info.annotations.push({ type: 'weight', description: `${scripts} bytes of script, gzip` });
      expect(scripts).toBeGreaterThan(0);
      expect(scripts).toBeLessThanOrEqual(SCRIPT_OF_A_CALCULATOR);
    },
  );
}

/** Everything a browser with an empty cache is sent, headers included, and its scripts as gzip would send them. */
async function firstVisit(page: Page, path: string): Promise<Visit> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const urls = new Map<string, string>();
  const bytes = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  );
  const sources: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') sources.push(response.body());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const weighed = [...bytes].map(([id, size]) => ({ url: urls.get(id) ?? '', size }));
  return {
    total: weighed.reduce((sum, { size }) => sum + size, 0),
    scripts: (await Promise.all(sources)).reduce((sum, source) => sum + gzipSync(source).length, 0),
    weights: weighed
      .toSorted((one, other) => other.size - one.size)
      .map(({ url, size }) => `${String(size).padStart(7)} ${new URL(url).pathname}`)
      .join('\n'),
  };
}
