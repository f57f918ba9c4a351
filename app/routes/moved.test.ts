import { expect, test } from 'vitest';
import { loader } from './$.tsx';

test.each([
  ['services/accounting', '/accounting'],
  ['services/tax', '/tax/individual'],
  ['services/payroll', '/payroll'],
  ['services/advisory', '/advisory'],
  ['about', '/about/why-choose-us'],
  ['about/', '/about/why-choose-us'],
])('/%s has moved to %s for good, and caches may know it', (path, page) => {
  const answer = loader(argsFor(path));
  expect(answer.status).toBe(301);
  expect(answer.headers.get('Location')).toBe(page);
  expect(answer.headers.get('Cache-Control')).toContain('s-maxage');
});

test.each(['services', 'services/magic', 'about/us', 'constructor', '__proto__', ''])(
  '/%s is no page',
  (path) => {
    expect(() => loader(argsFor(path))).toThrow(expect.objectContaining({ status: 404 }));
  },
);

function argsFor(path: string) {
  return { request: new Request(`http://localhost/${path}`), params: { '*': path }, context: {} };
}
