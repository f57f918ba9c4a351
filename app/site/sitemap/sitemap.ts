import { xml } from '#app/platform/http/xml.ts';

export type SitemapEntry = { path: string; changed?: string };

export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.map(({ path, changed }) => `<url><loc>${xml(origin + path)}</loc>${lastmod(changed)}</url>`).join('\n')}
</urlset>
`;
}

function lastmod(changed?: string): string {
  return changed ? `<lastmod>${changed}</lastmod>` : '';
}
