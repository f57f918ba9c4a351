import type { LoaderFunctionArgs } from '@remix-run/node';
import { env } from '#app/env.server.ts';
import { PUBLIC_FILE } from '#app/http/cache.ts';
import { contextOf } from '#app/http/context.ts';
import { reasonOf } from '#app/http/failure.ts';
import { unavailable } from '#app/http/responses.ts';
import { publicPages } from '#app/sitemap/pages.server.ts';
import { sitemapXml } from '#app/sitemap/sitemap.ts';

/** Without the database it is a 503: a cached copy is better than a sitemap without dates. */
export async function loader({ context }: LoaderFunctionArgs) {
  const pages = await publicPages().catch((error: unknown) => {
    contextOf(context).logFailure('the sitemap could not be made', reasonOf(error));
    throw unavailable();
  });
  return new Response(sitemapXml(pages, env().APP_URL), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': PUBLIC_FILE },
  });
}
