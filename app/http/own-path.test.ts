import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

const HERE = 'https://www.example.co.za';

test.each([
  ['/'],
  ['/account'],
  ['/calculator?type=individual&year=2026#result'],
  ['/calculation/3f0d8a52-6a5c-4e0e-9d8f-2b1c7e6a5f40'],
  ['/blog?search=%2F%2Fevil.example'],
  ['/a?to=https://evil.example'],
])('%s is a path of our own', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  ['https://evil.example'],
  ['//evil.example'],
  ['///evil.example'],
  ['////evil.example'],
  ['/\\evil.example'],
  ['\\/evil.example'],
  ['\\\\evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['/\r\n/evil.example'],
  ['/\u0000/evil.example'],
  ['\t//evil.example'],
  [' //evil.example'],
  ['/.//evil.example'],
  ['/..//evil.example'],
  ['/a/..//evil.example'],
  ['/%2e//evil.example'],
  ['/%2e%2e//evil.example'],
  ['https:evil.example'],
  ['https:/evil.example'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['@evil.example'],
  ['.evil.example'],
  ['evil.example'],
  ['?redirectTo=//evil.example'],
  ['#x'],
  [''],
  ['/\u0085/evil.example'],
])('%j leads to the home page', (target) => {
  expect(ownPath(target)).toBe('/');
  expect(ownPath(target, '/account')).toBe('/account');
});

test.each([[undefined], [null], [7], [['/account']], [{ toString: () => '/account' }]])(
  '%j is no path',
  (target) => {
    expect(ownPath(target)).toBe('/');
  },
);

test('any target keeps the browser on this site', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '//',
    ':',
    '@',
    '?',
    '#',
    '%2f',
    '%5c',
    '%2e',
    '\t',
    '\n',
    ' ',
    'https:',
    'evil.example',
    '／',
    '。',
    'a',
  );
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
