import { randomUUID } from 'node:crypto';
import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { hasSessionCookie } from '#app/accounts/core/session-cookie.server.ts';
import { keepContentFresh } from '#app/content/core/keep-fresh.server.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { contentSecurityPolicy, sealScripts } from '#app/platform/http/csp.server.ts';
import { traceOf } from '#app/platform/http/failure.ts';
import { narrowManifest } from '#app/platform/http/narrow-manifest.ts';
import { pageResponse } from '#app/platform/http/page-response.ts';
import { renderPage } from '#app/platform/http/render.server.ts';
import { handleOf, hydrates, type RouteHandle } from '#app/platform/http/route-handle.ts';
import { writeIcons } from '#app/page-icons.server.ts';
import { writeSheets } from '#app/page-sheets.server.ts';
import { BuildVersion } from '#app/site/shell/build-version.ts';
import { RequestId } from '#app/site/shell/request-id.ts';
import { ScriptMark } from '#app/site/shell/script-mark.ts';

keepContentFresh();

/** In milliseconds. */
export const streamTimeout = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
) {
  const mark = randomUUID();
  const page = (
    <RequestId.Provider value={contextOf(loadContext).requestId}>
      <BuildVersion.Provider value={remixContext.manifest.version}>
        <ScriptMark.Provider value={mark}>
          <RemixServer context={narrow(remixContext)} url={request.url} nonce={mark} />
        </ScriptMark.Provider>
      </BuildVersion.Provider>
    </RequestId.Provider>
  );
  const handles = handlesOf(remixContext);
  const sealed = sealScripts(await renderPage(page, mark), mark);
  const isStill = import.meta.env.PROD && !hydrates(handles);
  const written = isStill ? writeSheets(writeIcons(sealed.html)) : { html: sealed.html, hashes: [] };
  const html = import.meta.env.PROD ? tuned(written.html) : written.html;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  keepPrivate(request, headers);
  // What is thrown loses its own headers.
  if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', '10');
  if (import.meta.env.PROD) {
    const hashes = { scripts: sealed.hashes, styles: written.hashes };
    const isFramable = handles.some(({ embeddable }) => embeddable);
    headers.set('Content-Security-Policy', contentSecurityPolicy(hashes, isFramable));
  }
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  return pageResponse(Buffer.from(html, 'latin1'), { status, headers });
}

function narrow(remixContext: EntryContext): EntryContext {
  const { matches, location } = remixContext.staticHandlerContext;
  const matched = matches.map(({ route }) => route.id);
  return { ...remixContext, manifest: narrowManifest(remixContext.manifest, matched, location.pathname) };
}

function handlesOf({ staticHandlerContext, routeModules }: EntryContext): RouteHandle[] {
  return staticHandlerContext.matches.map(({ route }) => handleOf(routeModules[route.id]));
}

export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  keepPrivate(request, response.headers);
  return response;
};

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  contextOf(context).logFailure('a page could not be made', traceOf(error));
};

/**
 * A page for a session, or with a cookie to set, belongs to one visitor. The browser renders nothing ahead from it: a
 * page made ahead would take the next message, and show who was signed in before.
 */
function keepPrivate(request: Request, headers: Headers): void {
  if (!headers.has('Set-Cookie') && !hasSessionCookie(request)) return;
  headers.set('Cache-Control', PRIVATE_PAGE);
  headers.delete('Speculation-Rules');
}

/** Drops route prefetching. Scripts preload at low priority: before fonts, phones paint a second later. */
function tuned(html: string): string {
  return html
    .replaceAll(' data-discover="true"', '')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
