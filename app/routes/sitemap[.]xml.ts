import type { LoaderFunctionArgs } from '@remix-run/node';
import { env } from '#app/platform/env/env.server.ts';
import { PUBLIC_FILE } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { unavailable } from '#app/platform/http/responses.ts';
import { sitemapEntries } from '#app/site/sitemap/pages.server.ts';
import { sitemapXml } from '#app/site/sitemap/sitemap.ts';

/** Without the database it is a 503: a cached copy is better than a sitemap without dates. */
export async function loader({ context }: LoaderFunctionArgs) {
  const pages = await sitemapEntries().catch((error: unknown) => {
    contextOf(context).logFailure('the sitemap could not be made', reasonOf(error));
    throw unavailable();
  });
  return new Response(sitemapXml(pages, env().APP_URL), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': PUBLIC_FILE },
  });
}
