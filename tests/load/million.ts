import { PAGES } from '#tests/e2e/pages.ts';
import { measure, residentMegabytes } from './measure.ts';
import type { Server } from './servers.ts';

const REQUESTS = 1_000_000;
const CONNECTIONS = 50;

/** Returns the process's memory in megabytes: the peak and the end. */
export async function requestMillion(site: Server): Promise<{ most: number; end: number }> {
  const paths = PAGES.filter(({ path, status }) => status === 200 && !path.startsWith('/auth')).map(
    ({ path }) => path,
  );
  const amount = Math.ceil(REQUESTS / paths.length);
  let most = 0;
  for (const path of paths) {
    const request = { path, headers: { 'accept-encoding': 'br' } };
    const { memory } = await measure(site, request, { connections: CONNECTIONS, amount });
    most = Math.max(most, memory);
  }
  return { most, end: await residentMegabytes(site) };
}
