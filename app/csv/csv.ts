/** A spreadsheet takes such text for a formula, so `writeCsv` puts an apostrophe before it. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^''*[=+\-@\t\r]/;
const BYTE_ORDER_MARK = '\uFEFF';

/** `figure`: a number's digits as they are to be written. Only texts are guarded. */
type Cell = string | number | { figure: string };

export function writeCsv(lines: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return quoted(cell.figure);
  return quoted(FORMULA.test(cell) ? `'${cell}` : cell);
}

function quoted(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** More than any list or statement has: a million empty ones would block the process for seconds. */
const MOST_CELLS = 100_000;

/**
 * Detects comma, semicolon, tab or bar, by a first line `sep=;` or by the headings. As spreadsheets do, it takes spaces
 * around quotes, words after them, and the end-of-file character of DOS. Null when a quote is never closed, and for
 * more than 100 000 cells.
 */
export function readCsv(text: string): string[][] | null {
  const { separator, body } = unwrapped(text);
  const lines: string[][] = [[]];
  const cell = new RegExp(
    `(?: *"((?:[^"]|"")*)"([^${separator}\r\n]*)|([^"${separator}\r\n][^${separator}\r\n]*)?)([${separator}]|\r\n?|\n|$)`,
    'y',
  );
  for (let cells = 0; cell.lastIndex < body.length; cells += 1) {
    const found = cells < MOST_CELLS ? cell.exec(body) : null;
    if (!found) return null;
    const [, quoted, tail = '', bare = '', end] = found;
    lines.at(-1)?.push(readCell(quoted === undefined ? bare : unquoted(quoted, tail)));
    if (end === separator && cell.lastIndex === body.length) lines.at(-1)?.push('');
    if (end !== separator) lines.push([]);
  }
  return lines.at(-1)?.length === 0 ? lines.slice(0, -1) : lines;
}

function unquoted(quoted: string, tail: string): string {
  return quoted.replaceAll('""', '"') + tail.trimEnd();
}

function readCell(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}

/** DOS writes it at the end of a text. */
export const END_OF_FILE = '\u001A';
const NAMED_SEPARATOR = /^"?sep=([,;|\t])"?\r?\n?/i;

function unwrapped(text: string): { separator: string; body: string } {
  const plain = withoutEnd(text.replace(BYTE_ORDER_MARK, ''));
  const [line = '', separator] = NAMED_SEPARATOR.exec(plain) ?? [];
  const body = plain.slice(line.length);
  return { separator: separator ?? separatorOf(body.split(/[\r\n]/, 1)[0] ?? ''), body };
}

export function withoutEnd(text: string): string {
  const words = text.trimEnd();
  return words.endsWith(END_OF_FILE) ? withoutEnd(words.slice(0, -1)) : text;
}

function separatorOf(head: string): string {
  const bare = head.replaceAll(/"[^"]*"/g, '');
  const countOf = (separator: string) => bare.split(separator).length;
  const [most] = [',', ';', '\t', '|'].toSorted((one, other) => countOf(other) - countOf(one));
  return most ?? ',';
}
