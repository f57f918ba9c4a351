import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressBody, isCompressible, negotiateEncoding } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=1.0', 'br'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['identity', 'identity'],
  ['gzip;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a client that accepts "%s" gets %s', (accept, encoding) => {
  expect(negotiateEncoding(accept)).toBe(encoding);
});

test('a page survives both encodings', async () => {
  const page = Buffer.from('<p>Rebate, taxable income, year of assessment.</p>'.repeat(100));
  const { br, gzip } = await compressBody(page, { quality: 5 });
  expect(brotliDecompressSync(br!)).toEqual(page);
  expect(gunzipSync(gzip!)).toEqual(page);
});

test('a body that would not get smaller is not compressed', async () => {
  expect(await compressBody(Buffer.from('ok'), { quality: 5 })).toEqual({});
  const noise = crypto.getRandomValues(new Uint8Array(2_000));
  expect(await compressBody(Buffer.from(noise), { quality: 5 })).toEqual({});
});

test('text is compressed, pictures and fonts are not', () => {
  expect(
    [
      'text/html; charset=utf-8',
      'text/x-script',
      'application/json',
      'application/speculationrules+json',
      'image/svg+xml',
    ].every(isCompressible),
  ).toBe(true);
  expect(['image/png', 'font/woff2', 'application/zip', '', null].some(isCompressible)).toBe(false);
});
