import { expect, test } from 'vitest';
import { article } from './article.test-support.ts';
import { categoryNamed, search } from './search.ts';

const articles = [
  article({ id: 1, title: 'Tips for Freelancers', tags: ['deductions'], text: 'Keep a logbook.' }),
  article({
    id: 2,
    title: 'Filing Season',
    category: 'Compliance',
    text: 'Private matters. Señor Dlamini files.',
  }),
  article({ id: 3, title: 'Your Logbook', category: 'Business Tax', text: 'Write down each trip.' }),
  article({ id: 4, title: 'Registering', category: 'VAT & Compliance', text: 'VAT at the border.' }),
];

test('an article is found by its words, those with the word in the title first', () => {
  for (const [query, ids, rule] of [
    ['   ', [1, 2, 3, 4], 'an empty query finds everything'],
    ['FREELANCERS', [1], 'case makes no difference'],
    ['deduction', [1], 'tags are searched'],
    ['trip', [3], 'bodies are searched'],
    ['logbook', [3, 1], 'titles come first'],
    ['logbook trip', [3], 'every word must be found'],
    ['freel', [1], 'the beginning of a word is enough'],
    ['lancer', [], 'the middle of a word is not'],
    ['senor', [2], 'accents make no difference'],
    ['“logbook”, trip!', [3], 'punctuation makes no difference'],
    ['.*', [1, 2, 3, 4], 'regular expressions are plain text'],
  ] as const)
    expect(found(query), rule).toEqual(ids);
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
