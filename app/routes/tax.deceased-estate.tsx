import type { LinksFunction } from '@remix-run/node';
import estateCss from '#app/firm/deadlines/estate.css?url';
import { loadServicePage } from '#app/site/service-pages/service-pages.server.ts';
import { serviceSheet } from '#app/site/service-pages/sheet-link.ts';

export { headers, meta, ServicePageRoute as default } from '#app/site/service-pages/service-page.tsx';

export const links: LinksFunction = () => [...serviceSheet(), { rel: 'stylesheet', href: estateCss }];
export const loader = () => loadServicePage('/tax/deceased-estate');
