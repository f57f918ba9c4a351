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
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A cell without the apostrophe that `writeCsv` put before it. */
export function readCell(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}
