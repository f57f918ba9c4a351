import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { contextOf } from './http/context.ts';
import { contentSecurityPolicy } from './http/csp.server.ts';
import { RequestId } from './shell/request-id.ts';

/** Remix gives up on a loader after this long. */
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
  const html = paintFirst(await render(page));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // Whatever sets a cookie is one visitor's answer, however public the route says its page is.
  if (headers.has('Set-Cookie')) headers.set('Cache-Control', 'private, no-store');
  if (import.meta.env.PROD) {
    headers.set('Content-Security-Policy', contentSecurityPolicy(html, new URL(request.url).pathname));
  }
  return new Response(request.method === 'HEAD' ? null : html, { status, headers });
}

/** Remix preloads every script of a page at high priority, before fonts and styles: a phone would paint a second later. */
function paintFirst(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** The whole page at once: a document is complete, so it can be hashed, cached and read without JavaScript. */
function render(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
}
