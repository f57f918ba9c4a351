const MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

export type Encoding = (typeof MARKS)[number][0];

/** By the byte order mark, or by the zero bytes that UTF-16 has beside every Latin letter. Null if neither tells. */
export function encodingOf(head: Uint8Array): Encoding | null {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => head[at] === byte));
  return marked?.[0] ?? unmarked(head.subarray(0, 200));
}

function unmarked(head: Uint8Array): Encoding | null {
  const zeros = (from: 0 | 1) => head.filter((byte, at) => at % 2 === from && byte === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  const least = head.length / 4;
  if (head.length < 4 || Math.max(even, odd) < least || Math.min(even, odd) > 0) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** UTF-8, UTF-16 or else Windows-1252; without the byte order mark. */
export function readText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding?.startsWith('utf-16')) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
