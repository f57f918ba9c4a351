import { fileArticles } from '#app/site/blog/article-files.server.ts';
import { findContent } from '#app/content/core/contents.server.ts';
import type { contentVersions } from '#app/platform/db/schema/content.ts';
import { slowest, timesOf, timesTable } from './desk-times.ts';
import type { Server } from './servers.ts';
import { UNSHARED } from './unshared.ts';

export const ARTICLES = 1000;
/** In milliseconds, at the 95th percentile. */
const MOST = 60;

/** The files' articles several times, each copy with its own address and words. */
export function articleRows(): (typeof contentVersions.$inferInsert)[] {
  const content = findContent('articles');
  if (!content) throw new Error('there is no such kind of content');
  return Array.from({ length: ARTICLES }, (_, index) => {
    const file = fileArticles[index % fileArticles.length];
    const { title, slug, body, ...words } = content.valuesOf(file);
    return {
      kind: content.name,
      item: crypto.randomUUID(),
      state: 'live',
      source: 'own',
      revision: 1,
      publishedAt: new Date(),
      values: {
        ...words,
        title: `${String(title).slice(0, 90)} ${index}`,
        slug: `${slug}-${index}`,
        body: `${body}\n\n## The ${index}th of them\n\nIt is about quokka${index}.`,
      },
    };
  });
}

/** One visitor, no cache. Prints a table; false if a page is too slow. */
export async function areArticlesQuick({ url }: Server): Promise<{ isQuick: boolean; times: object }> {
  const [first] = fileArticles;
  const times = await timesOf(url, UNSHARED.cookie, {
    list: '/blog',
    'a later page': '/blog?page=15',
    'an article': `/blog/${first?.slug}-19`,
    'found by a word': '/blog?search=quokka500',
    'found by a common word': '/blog?search=tax',
    'search of the site': '/search?q=vat+registration',
    'search with a wrong letter': '/search?q=provisionel+tax',
    home: '/',
  });
  process.stdout.write(`${timesTable(`${ARTICLES} articles`, times)}\n`);
  return { isQuick: slowest(times) <= MOST, times };
}
