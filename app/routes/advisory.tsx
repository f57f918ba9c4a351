import { loadServicePage } from '#app/service-pages/service-pages.server.ts';

export { serviceSheet as links } from '#app/service-pages/sheet-link.ts';
export { headers, meta, ServicePageRoute as default } from '#app/service-pages/service-page.tsx';

export const loader = () => loadServicePage('/advisory');
