import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, sealScripts } from './csp.server.ts';
import { renderPage } from './render.server.ts';

const MARK = '3f0d8a52-6a5c-4e0e-9d8f-2b1c7e6a5f40';

test('only embeddable pages may be framed', () => {
  expect(directive('frame-ancestors')).toBe("'none'");
  expect(directive('frame-ancestors', true)).toBe('*');
});

test('only scripts that carry the mark of this rendering are allowed', async () => {
  const own = { nonce: MARK, type: 'module', dangerouslySetInnerHTML: { __html: 'say("Goeie môre")' } };
  const injected = [
    '<script>alert(1)</script>',
    '<script nonce="">alert(2)</script>',
    '<script nonce="another">alert(3)</script>',
    '<script nonce=" nonce=">alert(4)</script>',
    '<script>alert(5)',
  ].join('');
  const page = createElement(
    'body',
    null,
    createElement('div', { dangerouslySetInnerHTML: { __html: injected } }),
    createElement('script', own),
    createElement('script', { nonce: MARK, src: '/x.js' }),
  );
  const { html, hashes } = sealScripts(await renderPage(page, MARK), MARK);
  expect(hashes).toEqual([hashOf('say("Goeie môre")'), hashOf('')]);
  expect(html).toContain('<script type="module">say(');
  expect(html).not.toContain(MARK);
});

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function directive(name: string, isFramable = false): string | undefined {
  const directives = contentSecurityPolicy({ scripts: [], styles: [] }, isFramable).split('; ');
  return directives.find((text) => text.startsWith(`${name} `))?.slice(name.length + 1);
}
