import { expect, test } from 'vitest';
import { topicIn } from '#app/firm/contact/topics.ts';
import { searchPage } from '#content/pages/search.ts';
import { searchSite } from './entries.server.ts';

const { to, topics } = searchPage.withoutPage;

test('what no page answers says so, and its way leads to a topic of the form', () => {
  for (const { title, alsoCalled } of topics)
    for (const query of [title, ...alsoCalled]) {
      const [first] = searchSite(query);
      expect([first?.kind, first?.title], query).toEqual(['ask', title]);
      expect(first?.about).toContain('no page');
    }
  expect(topicIn(new URL(to, 'http://localhost').searchParams)?.id).toBe('individual-tax');
});

test('one word of many pages leads to what the site has, and not to what it has not', () => {
  for (const query of ['tax', 'sars', 'company', 'pay'])
    expect(
      searchSite(query)
        .slice(0, 10)
        .map(({ kind }) => kind),
      query,
    ).not.toContain('ask');
});

test('little words alone find only what is called so', () => {
  expect(searchSite('where are you').map(({ to }) => to)).toEqual(['/contact']);
  expect(searchSite('what is it for')).toEqual([]);
});
