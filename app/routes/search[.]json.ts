import { PUBLIC_FILE } from '#app/platform/http/cache.ts';
import { entries } from '#app/site/sitemap/entries.server.ts';

const text = JSON.stringify(entries);

/** What the search box looks through in the browser: no query is ever sent. */
export function loader() {
  return new Response(text, {
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': PUBLIC_FILE },
  });
}
