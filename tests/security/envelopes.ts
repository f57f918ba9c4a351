import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { Fields } from './form.ts';
import type { Pairs } from './hostile.ts';

export type Envelope = { headers: Record<string, string>; body: Buffer };

const URL_ENCODED = 'application/x-www-form-urlencoded';
const BOUNDARY = 'xxBOUNDARYxx';

export const ENVELOPES: Record<string, (pairs: Pairs) => Envelope> = {
  form: formOf,
  multipart: (pairs) => typed(`multipart/form-data; boundary=${BOUNDARY}`, multipart(pairs)),
  'multipart of files': (pairs) => {
    const part = '; filename="../../evil\0.php"\r\nContent-Type: image/svg+xml';
    return typed(`multipart/form-data; boundary=${BOUNDARY}`, multipart(pairs, part));
  },
  'multipart without an end': (pairs) =>
    typed(`multipart/form-data; boundary=${BOUNDARY}`, multipart(pairs).slice(0, -10)),
  'multipart of another boundary': (pairs) => typed('multipart/form-data; boundary=other', multipart(pairs)),
  'multipart without boundary': (pairs) => typed('multipart/form-data', multipart(pairs)),
  'multipart with an endless boundary': (pairs) =>
    typed(`multipart/form-data; boundary=${'b'.repeat(5_000)}`, multipart(pairs)),
  'multipart of broken heads': (pairs) =>
    typed(
      `multipart/form-data; boundary=${BOUNDARY}`,
      multipart(pairs).replaceAll('; name', '; \xff; name=; =; name'),
    ),
  'form of broken UTF-8': (pairs) =>
    typed(URL_ENCODED, `${urlEncoded(pairs)}&a=%ff%c0%80%ed%a0%80&%=%zz&&=&%u0041`),
  'raw bytes in a form': (pairs) => ({
    headers: { 'Content-Type': URL_ENCODED },
    body: Buffer.concat([Buffer.from(urlEncoded(pairs)), Buffer.from([0x26, 0xff, 0xfe, 0x00, 0x3d, 0xc3])]),
  }),
  'form in UTF-16': (pairs) => ({
    headers: { 'Content-Type': `${URL_ENCODED}; charset=utf-16` },
    body: Buffer.from(`\ufeff${urlEncoded(pairs)}`, 'utf16le'),
  }),
  JSON: (pairs) => typed('application/json', JSON.stringify(Object.fromEntries(pairs))),
  'JSON dressed as a form': (pairs) => typed(URL_ENCODED, JSON.stringify(pairs)),
  'deep JSON': () => typed('application/json', '['.repeat(30_000)),
  'plain text': (pairs) => typed('text/plain', urlEncoded(pairs)),
  'an unknown type': (pairs) => typed('application/x-evil; a="b', urlEncoded(pairs)),
  'no type': (pairs) => ({ headers: {}, body: Buffer.from(urlEncoded(pairs)) }),
  'two types': (pairs) => typed(`${URL_ENCODED}, multipart/form-data; boundary=x`, urlEncoded(pairs)),
  packed: (pairs) => ({
    headers: { 'Content-Type': URL_ENCODED, 'Content-Encoding': 'gzip' },
    body: gzipSync(urlEncoded(pairs)),
  }),
  nothing: () => ({ headers: { 'Content-Type': URL_ENCODED }, body: Buffer.alloc(0) }),
};

/** Valid encodings are chosen more often than invalid ones. */
export function envelopeName(): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant('form') },
    { weight: 2, arbitrary: fc.constant('multipart') },
    { weight: 4, arbitrary: fc.constantFrom(...Object.keys(ENVELOPES)) },
  );
}

export function formOf(fields: Fields | Pairs): Envelope {
  return typed(URL_ENCODED, urlEncoded(fields));
}

function typed(type: string, text: string): Envelope {
  return { headers: { 'Content-Type': type }, body: Buffer.from(text) };
}

function urlEncoded(fields: Fields | Pairs): string {
  return new URLSearchParams(fields).toString();
}

function multipart(pairs: Pairs, rest = ''): string {
  const parts = pairs.map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quoted(name)}"${rest}\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

function quoted(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
