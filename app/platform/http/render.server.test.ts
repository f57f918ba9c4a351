import { createElement } from 'react';
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
