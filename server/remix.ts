import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { Render } from './exchange.ts';

/** The built site as one function from request to answer. Throws when there is no build in `folder`. */
export async function loadRemix(folder: URL): Promise<Render> {
  const build = (await import(new URL('server/index.js', folder).href)) as ServerBuild;
  return createRequestHandler(build, 'production');
}
