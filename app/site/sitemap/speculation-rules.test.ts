import { expect, test } from 'vitest';
import { publicPages } from './public-pages.server.ts';
import { speculationRules } from './speculation-rules.server.ts';

test('a browser renders only public pages ahead, each named to the letter', () => {
  const named = speculationRules().prerender.flatMap(({ where }) =>
    where.href_matches.map(({ pathname }) => pathname),
  );
  const pages = new Set(publicPages().map(({ to }) => new URL(to, 'http://site').pathname));
  expect(named).toEqual([...pages]);
  expect(
    named.filter((path) => /[^\w./-]/.test(path)),
    'could match other addresses',
  ).toEqual([]);
});
