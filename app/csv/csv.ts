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

/** Detects comma, semicolon or tab in the first line. Null when a quote is never closed. */
export function readCsv(text: string): string[][] | null {
  const plain = text.replace(BYTE_ORDER_MARK, '');
  const separator = separatorOf(plain.split(/[\r\n]/, 1)[0] ?? '');
  const lines: string[][] = [[]];
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\r\n][^${separator}\r\n]*)?)(${separator}|\r\n?|\n|$)`,
    'y',
  );
  while (cell.lastIndex < plain.length) {
    const found = cell.exec(plain);
    if (!found) return null;
    const [, quoted, bare = '', end] = found;
    lines.at(-1)?.push(readCell(quoted === undefined ? bare : quoted.replaceAll('""', '"')));
    if (end === separator && cell.lastIndex === plain.length) lines.at(-1)?.push('');
    if (end !== separator) lines.push([]);
  }
  return lines.at(-1)?.length === 0 ? lines.slice(0, -1) : lines;
}

function readCell(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}

function separatorOf(head: string): string {
  const [most] = [',', ';', '\t'].toSorted((one, other) => head.split(other).length - head.split(one).length);
  return most ?? ',';
}
