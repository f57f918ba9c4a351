import { expect, test } from 'vitest';
import { publicPages } from './public-pages.server.ts';
import { FOLDERS, speculationRules } from './speculation-rules.server.ts';

const named = speculationRules().prerender.flatMap(({ where }) =>
  where.href_matches.map(({ pathname }) => pathname),
);

test('a browser may render each public page ahead', () => {
  for (const { to } of publicPages()) {
    const { pathname } = new URL(to, 'http://site');
    const isBelow = FOLDERS.some((folder) => pathname.startsWith(folder));
    expect(named.includes(pathname) || isBelow, pathname).toBe(true);
  }
});

test('no other address is named than public pages and two folders of them', () => {
  const pages = new Set(publicPages().map(({ to }) => new URL(to, 'http://site').pathname));
  expect(named.filter((path) => !pages.has(path)).toSorted()).toEqual(
    FOLDERS.map((folder) => `${folder}*`).toSorted(),
  );
  expect(
    named.filter((path) => !path.endsWith('/*') && /[^\w./-]/.test(path)),
    'could match other addresses',
  ).toEqual([]);
});
