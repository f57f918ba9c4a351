import iconsUrl from 'virtual:icons';
import { expect, test } from 'vitest';
import { iconNames } from '#app/platform/ui/icon.tsx';
import { writeIcons } from './page-icons.server.ts';

const page = (names: readonly string[]) =>
  `<body>${names.map((name) => `<svg><use href="${iconsUrl}#${name}"></use></svg>`).join('')}</body>`;

test('a page carries each of its few icons once, with the mark of the firm', () => {
  const html = writeIcons(page(['mark', 'menu', 'menu']));
  expect(html).not.toContain(iconsUrl);
  expect(html.match(/<symbol id="[\w-]+"/g)).toEqual(['<symbol id="icon-mark"', '<symbol id="icon-menu"']);
  expect(html.match(/href="#[\w-]+"/g)).toEqual([
    'href="#icon-mark"',
    'href="#icon-menu"',
    'href="#icon-menu"',
  ]);
});

test('every icon can be written into a page', () => {
  for (const name of iconNames)
    expect(writeIcons(page([name]))).toContain(`<symbol id="icon-${name}" viewBox`);
});

test('a page with many icons asks for the file of all', () => {
  expect(writeIcons(page(iconNames))).toBe(page(iconNames));
});
