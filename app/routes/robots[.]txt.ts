import { env } from '#app/platform/env/env.server.ts';
import { PUBLIC_FILE } from '#app/platform/http/cache.ts';

/** A rule matches by prefix (RFC 9309): without its `$`, the first would hide /accounting too. */
const NOT_FOR_SEARCH = [
  '/account$',
  '/account/',
  '/admin',
  '/auth',
  '/book/',
  '/calculation/',
  '/embed/',
  '/kept/',
  '/in-person/',
  '/payment-mails/',
  '/proposal/',
  '/receipt/',
  '/request/',
  '/start/',
  '/work/',
];

export function loader() {
  const rules = NOT_FOR_SEARCH.map((path) => `Disallow: ${path}\n`).join('');
  return new Response(`User-agent: *\n${rules}\nSitemap: ${env().APP_URL}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': PUBLIC_FILE },
  });
}
