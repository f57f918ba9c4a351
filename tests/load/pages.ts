import { PAGES } from '#tests/e2e/pages.ts';
import { record } from './measure.ts';
import type { Server } from './servers.ts';

/** `bytes`: only the brotli size of the page. */
export type PageWeight = { path: string; bytes: number; html: number };

export async function measurePages(site: Server): Promise<PageWeight[]> {
  const weights: PageWeight[] = [];
  for (const { path } of PAGES)
    weights.push({
      path,
      bytes: await sizeOf(site, path, 'br'),
      html: await sizeOf(site, path, 'identity'),
    });
  return weights;
}

async function sizeOf(site: Server, path: string, encoding: string): Promise<number> {
  const { body } = await record(site, { path, headers: { 'accept-encoding': encoding } });
  return Buffer.from(body, 'base64').length;
}
