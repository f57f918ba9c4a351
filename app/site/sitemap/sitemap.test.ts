import { expect, test } from 'vitest';
import { sitemapXml } from './sitemap.ts';

test('a page has its absolute address, and the day of its last change if known', () => {
  const text = sitemapXml(
    [{ path: '/' }, { path: '/blog/vat', changed: '2026-11-20' }, { path: '/calculator?type=a&year=1' }],
    'https://firm.example',
  );
  expect(text).toContain('<url><loc>https://firm.example/</loc></url>');
  expect(text).toContain('<url><loc>https://firm.example/blog/vat</loc><lastmod>2026-11-20</lastmod></url>');
  expect(text).toContain('<loc>https://firm.example/calculator?type=a&amp;year=1</loc>');
});
