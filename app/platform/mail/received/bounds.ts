/** In bytes. */
export const LONGEST_HEAD = 512 * 1024;
const LONGEST_HEADER = 128 * 1024;
/** Files in letters (base64) have lines of 60 to 76 characters, and reading those takes little memory. */
const MOST_SHORT_LINES = 200_000;
const SHORT_LINE = 60;
const MOST_PARTS = 1_000;
const MOST_BOUNDARIES = 100;
const LF = 10;
const CR = 13;
const DASH = 45;

/** Null if the mail is within the bounds. In one pass, before anything is parsed. */
export function beyondBounds(raw: Buffer): 'lines' | 'parts' | 'headers' | null {
  const boundaries = boundariesIn(raw);
  if (boundaries.size > MOST_BOUNDARIES) return 'parts';
  const counts = { short: 0, parts: 0, header: 0, isInHead: true };
  for (let start = 0; start < raw.length;) {
    const found = raw.indexOf(LF, start);
    const next = found === -1 ? raw.length : found + 1;
    const end = endOfLine(raw, start, next);
    if (counts.isInHead) {
      if (end === start) counts.isInHead = false;
      counts.header = isFolded(raw[start]) ? counts.header + end - start : end - start;
      if (next > LONGEST_HEAD || counts.header > LONGEST_HEADER) return 'headers';
    }
    if (end - start < SHORT_LINE && ++counts.short > MOST_SHORT_LINES) return 'lines';
    if (isBoundary(raw, start, end, boundaries) && ++counts.parts > MOST_PARTS) return 'parts';
    start = next;
  }
  return null;
}

export function boundariesIn(raw: Buffer): Set<string> {
  const found = new Set<string>();
  for (const name of ['boundary', 'Boundary', 'BOUNDARY'])
    for (let at = raw.indexOf(name); at !== -1; at = raw.indexOf(name, at + name.length)) {
      const [, quoted, plain] =
        /^\s*(?:\*?\d*\*?)=\s*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/.exec(
          raw.toString('latin1', at + name.length, at + 250),
        ) ?? [];
      const value = quoted ?? plain;
      if (value) found.add(value.trimEnd());
      if (found.size > MOST_BOUNDARIES) return found;
    }
  return found;
}

export function isBoundary(
  raw: Buffer,
  start: number,
  end: number,
  boundaries: ReadonlySet<string>,
): boolean {
  if (raw[start] !== DASH || raw[start + 1] !== DASH || end - start > 210) return false;
  const line = raw.toString('latin1', start + 2, end).trimEnd();
  return boundaries.has(line) || (line.endsWith('--') && boundaries.has(line.slice(0, -2)));
}

export function endOfLine(raw: Buffer, start: number, next: number): number {
  let end = next;
  if (end > start && raw[end - 1] === LF) end--;
  while (end > start && raw[end - 1] === CR) end--;
  return end;
}

export function isFolded(first: number | undefined): boolean {
  return first === 32 || first === 9;
}
