import { expect, test } from 'vitest';
import { publicPages } from './public-pages.server.ts';
import { speculationRules } from './speculation-rules.server.ts';

const named = speculationRules().prerender.flatMap(({ where }) =>
  where.href_matches.map(({ pathname }) => pathname),
);

test('a browser may render each public page ahead', () => {
  for (const { to } of publicPages()) {
    const { pathname } = new URL(to, 'http://site');
    expect(named.includes(pathname) || pathname.startsWith('/blog/'), pathname).toBe(true);
  }
});

test('no other address is named than public pages and what is below the blog', () => {
  const pages = new Set(publicPages().map(({ to }) => new URL(to, 'http://site').pathname));
  expect(named.filter((path) => !pages.has(path))).toEqual(['/blog/*']);
  expect(
    named.filter((path) => path !== '/blog/*' && /[^\w./-]/.test(path)),
    'could match other addresses',
  ).toEqual([]);
});
