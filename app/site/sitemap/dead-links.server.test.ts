import { expect, test } from 'vitest';
import { readSources } from '#dev/content/sources.ts';
import { ROOT } from '#dev/run.ts';
import { publicPaths } from './dead-links.server.ts';
import { deadLinksIn, isDead } from './dead-links.ts';

const isPage = publicPaths();

test('every link that the content of this site has leads somewhere', () => {
  const links = readSources(ROOT)
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, text }) =>
      deadLinksIn(text.replaceAll(/\{\{[^}]*\}\}/g, 'x'), isPage).map((dead) => ({ file, ...dead })),
    );
  expect(links).toEqual([]);
});

test('a link to no page, plan, tab or calculator is dead, and one with another scheme', () => {
  for (const link of [
    '/no-such-page',
    '/blog/no-such-article',
    '/start/no-such-plan',
    '/pricing?tab=none',
    '/calculator?type=none',
    '/admin',
    '//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://example.org',
    'pricing',
    '',
  ])
    expect(isDead(link, isPage), link).toBe(true);
});

test('a page, a place on one, a choice, another site, a mailbox and a phone are not', () => {
  for (const link of [
    '/',
    '/pricing?tab=business#plans',
    '#words',
    '/start/starter',
    '/calculator',
    '/search?q=vat',
    'https://www.sars.gov.za/',
    'mailto:a@example.org',
    'tel:+27215550100',
  ])
    expect(isDead(link, isPage), link).toBe(false);
});

test('dead links of a text are found in Markdown and in HTML, with their places', () => {
  expect(deadLinksIn('[a](/pricing) [b](/nowhere) <a href="/none">c</a>', isPage)).toEqual([
    { link: '/nowhere', index: 16 },
    { link: '/none', index: 31 },
  ]);
});

test('a picture is no link, and a link around one is', () => {
  const dead = (text: string) => deadLinksIn(text, isPage).map(({ link }) => link);
  expect(dead('![A till](/logos/till.webp) and [a page](/none)')).toEqual(['/none']);
  expect(dead('[![A till](/logos/till.webp)](/none)')).toEqual(['/none']);
});
