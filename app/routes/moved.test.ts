import { expect, test } from 'vitest';
import { MOVED } from '#app/site/sitemap/moved-addresses.ts';
import { loader } from './$.tsx';

test('old addresses redirect permanently, and caches may store that', () => {
  for (const [path, page] of [...Object.entries(MOVED), ['about/', MOVED.about]] as const) {
    const response = loader(argsFor(path));
    expect(response.status, path).toBe(301);
    expect(response.headers.get('Location'), path).toBe(page);
    expect(response.headers.get('Cache-Control'), path).toContain('s-maxage');
  }
});

test('any other address is not found', () => {
  for (const path of ['services', 'services/magic', 'about/us', 'constructor', '__proto__', ''])
    expect(() => loader(argsFor(path)), path).toThrow(expect.objectContaining({ status: 404 }));
});

function argsFor(path: string) {
  return { request: new Request(`http://localhost/${path}`), params: { '*': path }, context: {} };
}
