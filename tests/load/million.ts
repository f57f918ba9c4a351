import { PAGES } from '#tests/e2e/pages.ts';
import { measure, residentMegabytes } from './measure.ts';
import type { Server } from './servers.ts';

const REQUESTS = 1_000_000;
const CONNECTIONS = 50;

/** In megabytes. */
export type Memory = { mostCached: number; endCached: number; end: number };

/** The pages that the site keeps are asked for first, then those that it makes anew for every visitor. */
export async function requestMillion(site: Server): Promise<Memory> {
  const paths = PAGES.filter(({ path, status }) => status === 200 && !path.startsWith('/auth')).map(
    ({ path }) => path,
  );
  const amount = Math.ceil(REQUESTS / paths.length);
  const kept = await Promise.all(paths.map((path) => isKept(site, path)));
  const cached = await peakWhile(
    site,
    paths.filter((_, index) => kept[index]),
    amount,
  );
  const endCached = await residentMegabytes(site);
  await peakWhile(
    site,
    paths.filter((_, index) => !kept[index]),
    amount,
  );
  return { mostCached: cached, endCached, end: await residentMegabytes(site) };
}

async function isKept(site: Server, path: string): Promise<boolean> {
  const { headers } = await fetch(site.url + path);
  return headers.get('cache-control')?.includes('s-maxage') ?? false;
}

async function peakWhile(site: Server, paths: string[], amount: number): Promise<number> {
  let most = 0;
  for (const path of paths) {
    const request = { path, headers: { 'accept-encoding': 'br' } };
    const { memory } = await measure(site, request, { connections: CONNECTIONS, amount });
    most = Math.max(most, memory);
  }
  return most;
}
