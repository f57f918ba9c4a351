/** What a spreadsheet takes for the start of a formula; a text that begins so gets an apostrophe in front. */
const FORMULA = /^'*[=+\-@\t\r]/;
const ESCAPED = /^''*[=+\-@\t\r]/;
const BYTE_ORDER_MARK = '\uFEFF';

/** Lines of cells as a CSV file that spreadsheets open: UTF-8 with its mark, lines end with CRLF. */
export function writeCsv(lines: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The cells of a CSV file, what `writeCsv` guards taken off again. Commas, semicolons or tabs, whichever the first line has
 * most of. Null when a quote is never closed.
 */
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
  return ESCAPED.test(text) ? text.slice(1) : text;
}

function separatorOf(head: string): string {
  const [most] = [',', ';', '\t'].toSorted((one, other) => head.split(other).length - head.split(one).length);
  return most ?? ',';
}
