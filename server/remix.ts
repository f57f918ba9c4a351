import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { Render } from './exchange.ts';
import { createPatterns, type PatternOf } from './route-pattern.ts';

/** The built site as one function from request to answer. Throws when there is no build in `folder`. */
export async function loadRemix(folder: URL): Promise<Render> {
  return createRequestHandler(await loadBuild(folder), 'production');
}

/** The patterns of the built site's routes. Throws as `loadRemix`. */
export async function loadPatterns(folder: URL): Promise<PatternOf> {
  return createPatterns((await loadBuild(folder)).routes);
}

function loadBuild(folder: URL): Promise<ServerBuild> {
  return import(new URL('server/index.js', folder).href);
}
