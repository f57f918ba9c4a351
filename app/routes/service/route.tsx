import type { LoaderFunctionArgs } from '@remix-run/node';
import { matchPath } from '@remix-run/react';
import { loadServicePage } from '#app/site/service-pages/service-pages.server.ts';
import { services } from '#app/firm/core/services.ts';

export { serviceSheet as links } from '#app/site/service-pages/sheet-link.ts';
export { headers, meta, ServicePageRoute as default } from '#app/site/service-pages/service-page.tsx';

/** As the router matched it, in whatever case the address is written. */
export function loader({ request }: LoaderFunctionArgs) {
  const pathname = decodeURI(new URL(request.url).pathname);
  return loadServicePage(services.find(({ path }) => matchPath(path, pathname))?.path ?? pathname);
}
