import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { bringsSession } from './accounts/session-cookie.server.ts';
import { PRIVATE_PAGE } from './http/cache.ts';
import { contextOf } from './http/context.ts';
import { contentSecurityPolicy } from './http/csp.server.ts';
import { traceOf } from './http/failure.ts';
import { renderPage } from './http/render.server.ts';
import type { RouteHandle } from './http/route-handle.ts';
import { RequestId } from './shell/request-id.ts';

/** Remix gives up on promises in the data of a page after this long. */
export const streamTimeout = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
) {
  const page = (
    <RequestId.Provider value={contextOf(loadContext).requestId}>
      <RemixServer context={remixContext} url={request.url} />
    </RequestId.Provider>
  );
  const rendered = await renderPage(page);
  const html = import.meta.env.PROD ? trimmed(rendered) : rendered;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  keepPrivate(request, headers);
  if (import.meta.env.PROD) {
    headers.set('Content-Security-Policy', contentSecurityPolicy(html, isFramable(remixContext)));
  }
  const body = request.method === 'HEAD' ? null : Buffer.from(html, 'latin1');
  return new Response(body, { status, headers });
}

/** Whether the route of the page lets any site show it in a frame. */
function isFramable({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => {
    const handle = routeModules[route.id]?.handle as RouteHandle | undefined;
    return handle?.frame === 'any-site';
  });
}

/** The data of a page, for a navigation within the browser. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  keepPrivate(request, response.headers);
  return response;
};

/** Logs a failure without its message: that of a database error contains the row. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  contextOf(context).logFailure('a page could not be made', traceOf(error));
};

/** A page for a session, or with a cookie to set, belongs to one visitor, however public its route is. */
function keepPrivate(request: Request, headers: Headers): void {
  if (headers.has('Set-Cookie') || bringsSession(request)) headers.set('Cache-Control', PRIVATE_PAGE);
}

/**
 * Without Remix's marks on links, by which the browser would fetch the routes that they lead to (`/__manifest`) on each first
 * visit: a route is fetched when its link is followed. And with scripts preloaded at low priority: at Remix's high one, before
 * fonts and styles, a phone would paint a second later.
 */
function trimmed(html: string): string {
  return html
    .replaceAll(' data-discover="true"', '')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
