import type { OpenObject } from '#app/platform/storage/object.ts';
import { byteStream } from './byte-stream.ts';
import { PRIVATE_PAGE } from './cache.ts';

export type Download = Omit<OpenObject, 'contentType'> & { name: string };

/** Strangers sent these bytes: a browser saves them and never shows them as part of the site. */
export function downloadOf({ name, size, chunks }: Download): Response {
  return new Response(byteStream(chunks), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(size),
      'Content-Disposition': `attachment; filename*=UTF-8''${encoded(name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'Cache-Control': PRIVATE_PAGE,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** Strangers sent these bytes: the browser's own viewer shows them, in a frame of the site at most, without scripts. */
export function shownInline({ name, size, chunks }: Download, type: string): Response {
  return new Response(byteStream(chunks), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(size),
      'Content-Disposition': `inline; filename*=UTF-8''${encoded(name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
      'X-Frame-Options': 'SAMEORIGIN',
      'Cache-Control': PRIVATE_PAGE,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** RFC 8187: these four mean something in the header. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
