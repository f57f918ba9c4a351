import { PAGES } from '#tests/e2e/pages.ts';
import { record } from './measure.ts';
import type { Server } from './servers.ts';

/** So many requests that what the reading of the metrics asks the database itself is rounded away. */
const REQUESTS = 20;

/** `bytes` are those of the page alone as brotli sends it; `queries` those of making it once. */
export type PageWeight = { path: string; bytes: number; html: number; queries: number };

/** What each kind of page weighs, and asks of the database. */
export async function weighPages(site: Server & { metricsUrl: string }): Promise<PageWeight[]> {
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
