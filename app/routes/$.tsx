import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { PUBLIC_PAGE } from '#app/http/cache.ts';
import { notFound } from '#app/http/responses.ts';

/** Addresses that links elsewhere still name, and the page that each of them means. */
const MOVED: Record<string, string> = {
  about: '/about/why-choose-us',
  'services/accounting': '/accounting',
  'services/advisory': '/advisory',
  'services/payroll': '/payroll',
  'services/tax': '/tax/individual',
};

/** Every address that no other route knows. The server logs its path. */
export function loader({ params }: LoaderFunctionArgs) {
  const asked = params['*']?.replace(/\/$/, '') ?? '';
  const page = Object.hasOwn(MOVED, asked) && MOVED[asked];
  if (!page) throw notFound();
  return redirect(page, { status: 301, headers: { 'Cache-Control': PUBLIC_PAGE } });
}

/** A route without a page of its own would answer with bare text instead of the site's 404. */
export default function UnknownPage() {
  return null;
}
