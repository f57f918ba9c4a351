import { PRIVATE_PAGE } from './cache.ts';

/** Strangers sent these bytes: a browser saves them and never shows them as part of the site. */
export function downloadOf({ name, bytes }: { name: string; bytes: Uint8Array }): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': PRIVATE_PAGE,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
