import { expect, test } from 'vitest';
import {
  allArticles,
  findArticle,
  latestArticles,
  relatedArticles,
  searchArticles,
} from './articles.server.ts';

test('articles are in the order of their ids', () => {
  const ids = allArticles().map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual([1, 2, 3]);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect(latestArticles(2).map(({ id }) => id)).toEqual([1, 2]);
});

test('lists have no bodies of articles', () => {
  const lists = [
    allArticles(),
    latestArticles(6),
    searchArticles('tax'),
    allArticles().flatMap(relatedArticles),
  ];
  for (const card of lists.flat()) {
    expect(Object.keys(card)).not.toContain('html');
    expect(Object.keys(card)).not.toContain('text');
  }
});

test('an article is found whole by its slug, and nothing else is', () => {
  const article = findArticle('essential-tax-tips-south-african-freelancers');
  expect(article?.title).toBe('Essential Tax Tips for South African Freelancers');
  expect(article?.html).toContain('<h2 id=');
  expect(findArticle('no-such-article')).toBeNull();
  expect(findArticle('constructor')).toBeNull();
});

test('related articles are up to three others of the same category', () => {
  for (const article of allArticles()) {
    const related = relatedArticles(article);
    expect(related.length).toBeLessThanOrEqual(3);
    for (const other of related) {
      expect(other.category).toBe(article.category);
      expect(other.slug).not.toBe(article.slug);
    }
  }
});

test('the search reads the bodies too', () => {
  expect(searchArticles('frightening freelance').map(({ id }) => id)).toEqual([1]);
});
