import { expect, test } from 'vitest';
import {
  allArticles,
  findArticle,
  latestArticles,
  relatedArticles,
  searchArticles,
} from './articles.server.ts';

const all = allArticles();

test('articles are in the order of their ids, and found by their slug', () => {
  const ids = all.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  expect(latestArticles(2)).toEqual(all.slice(0, 2));
  for (const { slug, title } of all) expect(findArticle(slug)).toMatchObject({ slug, title });
  for (const slug of ['no-such-article', 'constructor']) expect(findArticle(slug)).toBeNull();
});

test('lists have no bodies of articles', () => {
  for (const card of [all, latestArticles(6), searchArticles('tax'), all.flatMap(relatedArticles)].flat())
    for (const name of ['html', 'text']) expect(card).not.toHaveProperty(name);
});

test('related articles are up to three others of the same category', () => {
  for (const article of all) {
    const related = relatedArticles(article);
    expect(related.length).toBeLessThanOrEqual(3);
    for (const { category, slug } of related)
      expect([category, slug === article.slug]).toEqual([article.category, false]);
  }
});
