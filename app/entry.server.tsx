import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { contentSecurityPolicy } from './http/csp.server.ts';

/** Remix gives up on a loader after this long. */
export const streamTimeout = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
) {
  const html = `<!DOCTYPE html>${await render(request, remixContext)}`;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (import.meta.env.PROD) headers.set('Content-Security-Policy', contentSecurityPolicy(html));
  return new Response(request.method === 'HEAD' ? null : html, { status, headers });
}

/** The whole page at once: a document is complete, so it can be hashed, cached and read without JavaScript. */
function render(request: Request, remixContext: EntryContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<RemixServer context={remixContext} url={request.url} />, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
}
