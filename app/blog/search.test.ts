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

test.each([
  ['   ', 'an empty query finds everything', [1, 2, 3, 4]],
  ['FREELANCERS', 'case makes no difference', [1]],
  ['deduction', 'tags are searched', [1]],
  ['trip', 'bodies are searched', [3]],
  ['logbook', 'articles with the word in the title come first', [3, 1]],
  ['logbook trip', 'every word must be found', [3]],
  ['logbook season', 'every word must be found', []],
  ['freel', 'the beginning of a word is enough', [1]],
  ['lancer', 'the middle of a word is not', []],
  ['senor', 'accents make no difference', [2]],
  ['“logbook”, trip!', 'punctuation makes no difference', [3]],
  ['.*', 'regular expressions are plain text', [1, 2, 3, 4]],
  ['(logbook', 'regular expressions are plain text', [3, 1]],
])('“%s”: %s', (query, _rule, ids) => {
  expect(found(query)).toEqual(ids);
});

test('the name of a category finds that category alone', () => {
  expect(found('Tax')).toEqual([1]);
  expect(found('vat')).toEqual([4]);
  expect(found('vat & compliance ')).toEqual([4]);
  expect(categoryNamed('business tax')).toBe('Business Tax');
  expect(categoryNamed('business')).toBeUndefined();
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
