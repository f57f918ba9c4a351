import { expect, test } from 'vitest';
import { allArticles } from '#app/site/blog/articles.server.ts';
import { ask } from '#tests/routes.ts';
import * as article from './blog.$slug.tsx';
import * as list from './blog._index.tsx';

const [first] = allArticles();

test('the list has every article without its body, and a category only its own', () => {
  const { articles, categories } = list.loader(ask('/blog'));
  expect(articles).toEqual(allArticles());
  for (const category of categories) {
    const found = list.loader(ask(`/blog?search=${encodeURIComponent(category)}`));
    expect(found.search).toBe(category);
    expect(new Set(found.articles.map((article) => article.category))).toEqual(new Set([category]));
  }
});

test('a search reads titles and bodies, and a long one is cut', () => {
  const found = (query: string) => list.loader(ask(`/blog?search=${query}`)).articles;
  expect(found(encodeURIComponent(first?.title ?? ''))[0]).toEqual(first);
  expect(found('quokka+marsupials')).toEqual([]);
  expect(list.loader(ask(`/blog?search=${'x'.repeat(5000)}`)).search).toHaveLength(100);
});

test('an article comes with its text and the address that is shared', async () => {
  const params = { slug: first?.slug ?? '' };
  const { article: shown, address } = await article.loader(ask('/', { params }));
  expect(shown.html).toContain('<h2 id=');
  expect(shown).not.toHaveProperty('text');
  expect(address).toBe(`http://localhost:3000/blog/${first?.slug}`);
});
