import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './csp.server.ts';

test('only the calculator that is made for frames may be framed', () => {
  expect(directive('/embed/calculator', 'frame-ancestors')).toBe('*');
  for (const path of [
    '/',
    '/calculator',
    '/embed',
    '/embed/calculator/',
    '/embed/calculator/x',
    '/EMBED/calculator',
    '/auth',
  ]) {
    expect([path, directive(path, 'frame-ancestors')]).toEqual([path, "'none'"]);
  }
});

test('a form leads nowhere but to this site, in a frame too', () => {
  expect(directive('/embed/calculator', 'form-action')).toBe("'self'");
});

test('a worker comes from this site', () => {
  expect(directive('/calculator', 'worker-src')).toBe("'self'");
});

test('an inline script is allowed by its hash, data that is no script needs none', () => {
  const html =
    '<script>one()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>';
  expect(directive('/', 'script-src', html)).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
  expect(directive('/', 'script-src')).toBe("'self'");
});

function directive(path: string, name: string, html = ''): string | undefined {
  const directives = contentSecurityPolicy(html, path).split('; ');
  return directives.find((text) => text.startsWith(`${name} `))?.slice(name.length + 1);
}
