import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

const HERE = 'https://www.example.co.za';
const PLAIN = ['https://', 'https:', 'https:/', '//', '///', '////', '@', '.', '', '?redirectTo=//'];
const SLASHES = ['/\\', '\\/', '\\\\', '/\t/', '/\n/', '/\r\n/', '/\u0000/', '/\u0085/', '\t//', ' //'];
const DOTS = ['/.//', '/..//', '/a/..//', '/%2e//', '/%2e%2e//'];

test('a path on this site is returned unchanged', () => {
  for (const path of [
    '/',
    '/account',
    '/calculator?type=individual&year=2026#result',
    '/calculation/3f0d8a52-6a5c-4e0e-9d8f-2b1c7e6a5f40',
    '/blog?search=%2F%2Fevil.example',
    '/a?to=https://evil.example',
  ]) {
    expect(ownPath(path)).toBe(path);
  }
});

test('anything else leads to the fallback', () => {
  const texts = [...PLAIN, ...SLASHES, ...DOTS].map((start) => `${start}evil.example`);
  const others = ['javascript:alert(1)', 'data:text/html,x', '#x', '', undefined, null, 7, ['/account']];
  for (const target of [...texts, ...others, { toString: () => '/account' }]) {
    const paths = [ownPath(target), ownPath(target, '/account')];
    expect(paths, JSON.stringify(target)).toEqual(['/', '/account']);
  }
});

test('any target keeps the browser on this site', () => {
  const long = ['..', '//', '%2f', '%5c', '%2e', 'https:', 'evil.example'];
  const part = fc.constantFrom(...'/\\.:@?#\t\n ／。a', ...long);
  const target = fc.oneof(
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
    fc.webUrl(),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(target, (text) => {
      const path = ownPath(text);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, HERE).origin).toBe(HERE);
      expect(ownPath(path)).toBe(path);
    }),
    { numRuns: 2000 },
  );
});
