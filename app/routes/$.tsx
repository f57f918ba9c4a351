import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { PUBLIC_PAGE } from '#app/platform/http/cache.ts';
import { MOVED } from '#app/site/sitemap/moved-addresses.ts';
import { notFound } from '#app/platform/http/responses.ts';

export function loader({ params }: LoaderFunctionArgs) {
  const path = params['*']?.replace(/\/$/, '') ?? '';
  const page = Object.hasOwn(MOVED, path) && MOVED[path];
  if (!page) throw notFound();
  return redirect(page, { status: 301, headers: { 'Cache-Control': PUBLIC_PAGE } });
}

/** Without a component Remix would answer with bare text instead of the site's 404 page. */
export default function UnknownPage() {
  return null;
}
