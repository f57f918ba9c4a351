import { isAscii, isUtf8 } from 'node:buffer';
import { boundariesIn, endOfLine, isBoundary, isFolded } from './bounds.ts';
import { charsetOf, decode } from './letters.ts';
import { groupPairs } from '#app/platform/core/keys.ts';

const ENCODED_WORD = /=\?([^?\s]{1,60})\?([QqBb])\?([^?]*)\?=/g;

type Header = { start: number; end: number };

/** In UTF-8, as the parser expects it, for all parts. The same bytes if nothing is wrong. */
export function withReadableHeaders(raw: Buffer, hint: string): Buffer {
  const pieces: Buffer[] = [];
  let kept = 0;
  for (const { start, end } of headersIn(raw)) {
    const header = raw.subarray(start, end);
    const readable = readableHeader(header, hint);
    if (readable === header) continue;
    pieces.push(raw.subarray(kept, start), readable);
    kept = end;
  }
  return pieces.length === 0 ? raw : Buffer.concat([...pieces, raw.subarray(kept)]);
}

/** Each header with its folded lines, of the mail, its parts and the mails inside it. */
function* headersIn(raw: Buffer): Generator<Header> {
  const boundaries = boundariesIn(raw);
  let [header, isInHead, holdsMail]: [Header | null, boolean, boolean] = [null, true, false];
  for (let start = 0; start < raw.length;) {
    const found = raw.indexOf(10, start);
    const next = found === -1 ? raw.length : found + 1;
    const end = endOfLine(raw, start, next);
    const isStart = isBoundary(raw, start, end, boundaries);
    const goesOn = isInHead && !isStart && end > start && isFolded(raw[start]) && header !== null;
    if (header && goesOn) header.end = end;
    else if (header) {
      yield header;
      holdsMail ||= /^content-type:\s*message\/rfc822/i.test(
        raw.toString('latin1', header.start, header.start + 60),
      );
      header = null;
    }
    if (isStart) [isInHead, holdsMail] = [true, false];
    else if (isInHead && end === start) [isInHead, holdsMail] = [holdsMail, false];
    else if (isInHead && !goesOn) header = { start, end };
    start = next;
  }
  if (header) yield header;
}

function readableHeader(header: Buffer, hint: string): Buffer {
  const bytes =
    isAscii(header) || isUtf8(header) ? header : Buffer.from(decode(header, charsetOf(header, '', hint)));
  if (!bytes.includes('=?')) return bytes;
  const text = bytes.toString();
  const renamed = withRightNames(text, hint);
  return renamed === text ? bytes : Buffer.from(renamed);
}

/** A character may be split between two encoded words, so all words of one charset are looked at together. */
function withRightNames(text: string, hint: string): string {
  const encoded = [...text.matchAll(ENCODED_WORD)];
  const words = groupPairs(
    encoded.map(([, charset = '', encoding = '', content = '']) => [charset, bytesOf(encoding, content)]),
  );
  let renamed = text;
  for (const [charset, bytes] of words) {
    const plain = charset.split('*')[0] ?? '';
    const right = charsetOf(Buffer.concat(bytes), plain, hint);
    if (right !== plain.toLowerCase()) renamed = renamed.replaceAll(`=?${charset}?`, `=?${right}?`);
  }
  return renamed;
}

function bytesOf(encoding: string, content: string): Buffer {
  if (/b/i.test(encoding)) return Buffer.from(content, 'base64');
  return Buffer.from(
    content.replaceAll(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}
