import type { LoaderFunctionArgs } from '@remix-run/node';
import { PUBLIC_FILE } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { readSearch } from '#app/site/sitemap/search.server.ts';

/** What the search box looks through in the browser: no query is ever sent. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { text } = await readSearch(contextOf(context));
  return new Response(text, {
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': PUBLIC_FILE },
  });
}
