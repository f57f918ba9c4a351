import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './csp.server.ts';

test('only embeddable pages may be framed', () => {
  expect(directive('frame-ancestors')).toBe("'none'");
  expect(directive('frame-ancestors', { isFramable: true })).toBe('*');
});

test('forms and workers stay on this site, in a frame too', () => {
  for (const isFramable of [false, true]) {
    expect(directive('form-action', { isFramable })).toBe("'self'");
    expect(directive('worker-src', { isFramable })).toBe("'self'");
  }
});

test('an inline script is allowed by its hash, data that is no script needs none', () => {
  const html =
    '<script>one()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>';
  expect(directive('script-src', { html })).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
  expect(directive('script-src')).toBe("'self'");
});

test('a script is hashed by its bytes in UTF-8', () => {
  const html = Buffer.from('<script>say("Goeie môre")</script>').toString('latin1');
  const hash = createHash('sha256').update('say("Goeie môre")').digest('base64');
  expect(directive('script-src', { html })).toContain(hash);
});

function directive(name: string, { html = '', isFramable = false } = {}): string | undefined {
  const directives = contentSecurityPolicy(html, isFramable).split('; ');
  return directives.find((text) => text.startsWith(`${name} `))?.slice(name.length + 1);
}
