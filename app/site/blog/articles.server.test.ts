import { expect, test } from 'vitest';
import {
  allArticles,
  findArticle,
  adjacentArticles,
  latestArticles,
  relatedArticles,
  searchArticles,
  wholeArticles,
} from './articles.server.ts';

const all = allArticles();

test('articles are listed newest first, and found by their slug', () => {
  const days = all.map(({ written }) => written);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(wholeArticles().map(({ slug }) => slug)).toEqual(all.map(({ slug }) => slug));
  for (const { slug, title } of all) expect(findArticle(slug)).toMatchObject({ slug, title });
  for (const slug of ['no-such-article', 'constructor']) expect(findArticle(slug)).toBeNull();
});

test('the latest articles are the newest ones, at most two of one category', () => {
  const latest = latestArticles(6);
  expect(latest.length).toBeLessThanOrEqual(6);
  for (const card of latest) {
    const newer = all.slice(0, all.indexOf(card)).filter(({ category }) => category === card.category);
    expect(newer.length, card.title).toBeLessThan(2);
    expect(latest).toEqual(expect.arrayContaining(newer));
  }
  expect(latestArticles(2)[0]).toBe(all[0]);
  expect(latest).toEqual(all.filter((card) => latest.includes(card)));
});

test('lists have no bodies of articles', () => {
  for (const card of [
    all,
    latestArticles(6),
    searchArticles('tax').articles,
    all.flatMap(relatedArticles),
  ].flat())
    for (const name of ['html', 'text']) expect(card).not.toHaveProperty(name);
});

test('the article before is older and the one after is newer', () => {
  const [newest, second, third] = all;
  if (!newest || !second || !third) throw new Error('three articles are needed');
  expect(adjacentArticles(second)).toEqual({ previous: third, next: newest });
  expect(adjacentArticles(newest)).toEqual({ previous: second, next: null });
});

test('related articles are up to three others of the same category, newest first', () => {
  for (const article of all) {
    const related = relatedArticles(article);
    expect(related.length).toBeLessThanOrEqual(3);
    for (const { category, slug } of related)
      expect([category, slug === article.slug]).toEqual([article.category, false]);
    const days = related.map(({ written }) => written);
    expect(days).toEqual(days.toSorted().toReversed());
  }
});
