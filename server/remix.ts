import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { Render } from './exchange.ts';
import { createRouteTable, type FindRoute } from './route-table.ts';

/** Throws when there is no build in `folder`. */
export async function loadRemix(folder: URL): Promise<Render> {
  return createRequestHandler(await loadBuild(folder), 'production');
}

export async function loadRouteTable(folder: URL): Promise<FindRoute> {
  return createRouteTable((await loadBuild(folder)).routes);
}

function loadBuild(folder: URL): Promise<ServerBuild> {
  return import(new URL('server/index.js', folder).href);
}
