import { createElement, lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from './render.server.ts';

test('a page has no NUL where a character crosses React’s buffer of 2 048 bytes', async () => {
  for (let offset = 0; offset < 4; offset++) {
    const amounts = `${'.'.repeat(offset)}${'R\u202f1\u202f000 '.repeat(1000)}`;
    const bytes = await renderPage(createElement('p', null, [...amounts]));
    const html = Buffer.from(bytes, 'latin1').toString();
    expect(html).not.toContain('\0');
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe(amounts);
  }
});

test('a large part that is loaded late stands in its place, not behind a script', async () => {
  const Late = lazy(async () => ({ default: () => createElement('p', null, 'x'.repeat(50_000)) }));
  const html = await renderPage(
    createElement('div', null, createElement(Suspense, null, createElement(Late))),
  );
  expect(html).not.toContain('<script');
  expect(html).toMatch(/^<div>(?:<!--.*?-->)?<p>x/);
});
