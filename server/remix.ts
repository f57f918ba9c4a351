import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { keepContentFresh } from '#app/content/core/keep-fresh.server.ts';
import { withPreview } from '#app/content/core/preview.server.ts';
import { answeringOutages } from '#app/platform/forms/outage.server.ts';
import type { Render } from './exchange.ts';
import { createRouteTable, type FindRoute } from './route-table.ts';

export async function loadRemix(build: URL): Promise<Render> {
  const render = createRequestHandler(answeringOutages(await loadBuild(build)), 'production');
  clearInterval(keepContentFresh());
  return (request, context) => withPreview(request, () => render(request, context));
}

export async function loadRouteTable(build: URL): Promise<FindRoute> {
  return createRouteTable((await loadBuild(build)).routes);
}

function loadBuild({ href }: URL): Promise<ServerBuild> {
  return import(href);
}
