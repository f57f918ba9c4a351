import { PAGES } from '#tests/e2e/pages.ts';
import { record } from './measure.ts';
import type { Server } from './servers.ts';

/** Enough requests to round away the queries of reading the metrics. */
const REQUESTS = 20;

/** `bytes`: the brotli size of the page alone; `queries`: those of one render. */
export type PageWeight = { path: string; bytes: number; html: number; queries: number };

export async function measurePages(site: Server & { metricsUrl: string }): Promise<PageWeight[]> {
  const weights: PageWeight[] = [];
  for (const { path } of PAGES) {
    const bytes = await sizeOf(site, path, 'br');
    const html = await sizeOf(site, path, 'identity');
    weights.push({ path, bytes, html, queries: await queriesOf(site, path) });
  }
  return weights;
}

async function sizeOf(site: Server, path: string, encoding: string): Promise<number> {
  const { body } = await record(site, { path, headers: { 'accept-encoding': encoding } });
  return Buffer.from(body, 'base64').length;
}

async function queriesOf(site: Server & { metricsUrl: string }, path: string): Promise<number> {
  const before = await countQueries(site.metricsUrl);
  const uncached = site.url + path + (path.includes('?') ? '&' : '?');
  for (let index = 0; index < REQUESTS; index += 1)
    await (await fetch(`${uncached}fresh=${index}`)).arrayBuffer();
  return Math.round(((await countQueries(site.metricsUrl)) - before) / REQUESTS);
}

async function countQueries(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  return Number(/^site_database_query_seconds_count (\d+)$/m.exec(text)?.[1]);
}
