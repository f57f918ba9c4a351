import { existsSync, readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceCodesOf } from '#content/source-codes.ts';
import { hostileText } from '#tests/security/hostile.ts';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import { entriesNow, searchSite } from './entries.server.ts';
import { cpuClock } from '#tests/cpu-clock.ts';

const entries = entriesNow();

test('pages for developers come last, unless the words are theirs', () => {
  for (const query of ['provisional tax', 'payslip', 'estate duty', 'individual', 'medical credits', 'sum']) {
    const kinds = searchSite(query).map(({ kind }) => kind === 'api');
    expect(kinds, query).toEqual(kinds.toSorted());
  }
  expect(searchSite('payslip api')[0]?.to).toBe('/api/payslip');
});

/** Pages that the search leaves out, and why. Any other page that it does not find was forgotten. */
const LEFT_OUT: readonly (readonly [RegExp, string])[] = [
  [/^\/(account|admin)(\/|$)/, 'only for those who are signed in'],
  [/[:*]/, 'a page of one thing or one person; articles are tested below'],
  [/^\/auth\/./, 'reached from the sign-in or a mail'],
  [/^\/contact\/sent$/, 'what follows a form'],
  [/^\/embed\/calculator$/, 'a part of other sites'],
  [/^\/search$/, 'the search itself'],
  [/^\/verify$/, 'for who has a sealed file, which names the address'],
  [/^\/ui$/, 'for those who work on the site'],
];

test('every public page can be found, or is left out for a reason', () => {
  const found = new Set(entries.map(({ to }) => to.replace(/[?#].*/, '')));
  const missing = pagesIn('app/routes').filter(
    (path) => !found.has(path) && !LEFT_OUT.some(([pattern]) => pattern.test(path)),
  );
  expect(missing).toEqual([]);
});

test('every entry has an address, words of its own, and one place', () => {
  for (const { to, title, about } of entries) {
    expect(to).toMatch(/^\/[\w/?=&#-]*$/);
    expect(`${title}${about}`, to).not.toMatch(/\{\{|<[a-z]|undefined/);
    const first = searchSite(title)
      .slice(0, 3)
      .map(({ to }) => to);
    expect(first, title).toContain(to);
  }
  const places = entries.map(({ to, title }) => `${to} ${title}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

test('each address with further words for the search is an entry’s', () => {
  const places = new Set(entries.map(({ to }) => to));
  expect(Object.keys(sourceCodesOf).filter((to) => !places.has(to))).toEqual([]);
});

test('a word that every year of tables has does not find them all', () => {
  const found = searchSite('medical credits').filter(({ to }) => to.startsWith('/rates'));
  expect(found.map(({ to }) => to)).toEqual(['/rates']);
});

test('odd and hostile words find something or nothing, quickly, and break nothing', () => {
  for (const odd of [
    '',
    ' ',
    '.*',
    '(',
    '\\',
    '\0',
    '💰',
    'ÎÑÇÖMÉ TÀX',
    'a '.repeat(5_000),
    'x'.repeat(10_000),
  ])
    expect(Array.isArray(searchSite(odd)), odd).toBe(true);
  expect(searchSite('çápïtal gains')[0]).toEqual(searchSite('capital gains')[0]);
  fc.assert(
    fc.property(hostileText(), (text) => {
      const worked = cpuClock();
      searchSite(text);
      expect(worked()).toBeLessThan(500);
    }),
    { numRuns: RANDOM_RUNS / 10 },
  );
});

test('what the browser loads to search is small', () => {
  expect(brotliCompressSync(JSON.stringify(entries)).length).toBeLessThan(16_000);
});

function pagesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(`${folder}/${name}/route.tsx`) || /^(?!.*\.test\.).*\.tsx$/.test(name))
    .filter((name) => name !== 'service')
    .map((name) => {
      const parts = name
        .replace(/\.tsx$/, '')
        .replaceAll('_.', '.')
        .split('.');
      return `/${parts.filter((part) => part !== '_index').join('/')}`
        .replaceAll('$', ':')
        .replace(/:$/, '*');
    });
}
