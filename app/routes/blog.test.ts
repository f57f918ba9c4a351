import { expect, test } from 'vitest';
import * as article from './blog.$slug.tsx';
import * as list from './blog._index.tsx';

test('the list has every article without its body', () => {
  const { articles, categories } = list.loader(loaderArgs('/blog'));
  expect(articles.map(({ id }) => id).slice(0, 3)).toEqual([1, 2, 3]);
  expect(categories).toEqual(expect.arrayContaining(['Tax', 'Compliance', 'Business Tax']));
  expect(JSON.stringify(articles)).not.toContain('<p>');
});

test('a search reads titles and bodies', () => {
  expect(list.loader(loaderArgs('/blog?search=frightening+freelance')).articles.map(({ id }) => id)).toEqual([
    1,
  ]);
  expect(list.loader(loaderArgs('/blog?search=quokka+marsupials')).articles).toEqual([]);
});

test('a category lists only its own articles', () => {
  const { articles, search } = list.loader(loaderArgs('/blog?search=Business%20Tax'));
  expect(search).toBe('Business Tax');
  expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(['Business Tax']));
});

test('a long search is cut', () => {
  expect(list.loader(loaderArgs(`/blog?search=${'x'.repeat(5000)}`)).search).toHaveLength(100);
});

test('an article comes with its text and the address that is shared', () => {
  const slug = 'essential-tax-tips-south-african-freelancers';
  const { article: shown, address } = article.loader(loaderArgs(`/blog/${slug}`, { slug }));
  expect(shown.html).toContain('<h2 id=');
  expect(shown).not.toHaveProperty('text');
  expect(address).toBe(`http://localhost:3000/blog/${slug}`);
});

test('an unknown slug redirects to the list', () => {
  const answer = thrownBy(() => article.loader(loaderArgs('/blog/nobody', { slug: 'nobody' })));
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe('/blog');
});

function loaderArgs(path: string, params = {}) {
  return { request: new Request(`http://localhost:3000${path}`), params, context: {} };
}

function thrownBy(call: () => unknown): Response {
  try {
    call();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
  }
  throw new Error('no response was thrown');
}
