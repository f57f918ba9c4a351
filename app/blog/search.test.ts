import { expect, test } from 'vitest';
import type { ArticleCard } from './article.ts';
import { categoryNamed, search } from './search.ts';

const articles = [
  article(1, {
    title: 'Tips for Freelancers',
    category: 'Tax',
    tags: ['deductions'],
    text: 'Keep a logbook.',
  }),
  article(2, {
    title: 'Filing Season',
    category: 'Compliance',
    text: 'Private matters. Señor Dlamini files.',
  }),
  article(3, { title: 'Your Logbook', category: 'Business Tax', text: 'Write down each trip.' }),
  article(4, { title: 'Registering', category: 'VAT & Compliance', text: 'VAT at the border.' }),
];

test('an empty query finds everything', () => {
  expect(found('')).toEqual([1, 2, 3, 4]);
  expect(found('   ')).toEqual([1, 2, 3, 4]);
});

test('words are found in title, tags and body, case aside', () => {
  expect(found('FREELANCERS')).toEqual([1]);
  expect(found('deduction')).toEqual([1]);
  expect(found('trip')).toEqual([3]);
});

test('articles with the word in the title come first', () => {
  expect(found('logbook')).toEqual([3, 1]);
});

test('every word must be found', () => {
  expect(found('logbook trip')).toEqual([3]);
  expect(found('logbook season')).toEqual([]);
});

test('a word is found from its beginning, never from its middle', () => {
  expect(found('vat')).toEqual([4]);
  expect(found('freel')).toEqual([1]);
  expect(found('lancer')).toEqual([]);
});

test('accents and punctuation make no difference', () => {
  expect(found('senor')).toEqual([2]);
  expect(found('“logbook”, trip!')).toEqual([3]);
});

test('the name of a category finds that category alone', () => {
  expect(found('Tax')).toEqual([1]);
  expect(found('vat & compliance ')).toEqual([4]);
  expect(categoryNamed('business tax')).toBe('Business Tax');
  expect(categoryNamed('business')).toBeUndefined();
});

test('characters of regular expressions are ordinary characters', () => {
  expect(found('.*')).toEqual([1, 2, 3, 4]);
  expect(found('(logbook')).toEqual([3, 1]);
});

function found(query: string): number[] {
  return search(articles, query).map(({ id }) => id);
}

function article(id: number, own: Partial<ArticleCard> & { text: string }) {
  const blank = {
    slug: `article-${id}`,
    title: '',
    excerpt: '',
    date: '',
    readTime: '',
    written: '',
    checked: '',
  };
  return { ...blank, id, category: 'Tax' as const, icon: 'laptop' as const, tags: [], author: null, ...own };
}
