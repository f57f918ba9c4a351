import { expect, test } from 'vitest';

const PAGES = import.meta.glob<string>(['/app/{desk,*/desk}/**/*.tsx', '!/app/**/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** These read what is stored, but a browser has the file’s: only facts of the firm go along with a page. */
const STORED =
  /^import (?!type )[^;]*\b(bookingRules|consultation(Of|sNow)|plansNow|peopleNow|closuresNow|kindsNow)\b/m;

test('what the desk can change comes to its pages by their loaders', () => {
  const names = Object.entries(PAGES).flatMap(([name, text]) => (STORED.test(text) ? [name] : []));
  expect(Object.keys(PAGES).length).toBeGreaterThan(100);
  expect(names).toEqual([]);
});
