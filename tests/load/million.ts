import { PAGES } from '#tests/e2e/pages.ts';
import { measure, residentMegabytes } from './measure.ts';
import type { Server } from './servers.ts';

const REQUESTS = 1_000_000;
const CONNECTIONS = 50;

/** In megabytes. */
export type Memory = { mostCached: number; endCached: number; end: number };

/** First the cached pages, then those rendered for every visitor. */
export async function requestMillion(site: Server): Promise<Memory> {
  const paths = PAGES.filter(({ path, status }) => status === 200 && !path.startsWith('/auth')).map(
    ({ path }) => path,
  );
  const amount = Math.ceil(REQUESTS / paths.length);
  const pages = await Promise.all(paths.map(async (path) => ({ path, isKept: await isKept(site, path) })));
  const kept = pages.filter((page) => page.isKept);
  const mostCached = await requestAll(site, kept, amount);
  const endCached = await residentMegabytes(site);
  const others = pages.filter((page) => !page.isKept);
  await requestAll(site, others, amount);
  return { mostCached, endCached, end: await residentMegabytes(site) };
}

async function isKept(site: Server, path: string): Promise<boolean> {
  const { headers } = await fetch(site.url + path);
  return headers.get('cache-control')?.includes('s-maxage') ?? false;
}

/** Returns the most megabytes after a page. */
async function requestAll(site: Server, pages: { path: string }[], amount: number): Promise<number> {
  let most = 0;
  for (const { path } of pages) {
    const request = { path, headers: { 'accept-encoding': 'br' } };
    const { memory } = await measure(site, request, { connections: CONNECTIONS, amount });
    most = Math.max(most, memory);
  }
  return most;
}
