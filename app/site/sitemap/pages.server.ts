import { lastChange } from '#app/lists/core/find.server.ts';
import { lists } from '#app/lists/core/lists.ts';
import { publicPages } from './public-pages.server.ts';
import type { SitemapEntry } from './sitemap.ts';

/** With the times of the last change. Rejects when the database cannot be reached. */
export function sitemapEntries(): Promise<SitemapEntry[]> {
  return Promise.all(
    publicPages().map(async ({ to, changed }) => {
      const shown = lists.filter(({ publicPage }) => publicPage === to);
      return { path: to, changed: shown.length > 0 ? await lastChange(shown) : changed };
    }),
  );
}
