/** A spreadsheet takes such text for a formula: `writeCsv` puts an apostrophe before it. "- a" in a line is a list. */
const AT_START = String.raw`'*\p{Cf}*[=+\-@＝＋－＠\t\r]`;
const WITHIN = String.raw`'*\p{Cf}*(?:[=+@＝＋＠]|[-－](?!\s))`;
const FORMULA = new RegExp(`^(?=${AT_START})|(?<=[;\\t\\r\\n])(?=${WITHIN})`, 'gu');
const GUARD = new RegExp(`^'(?=${AT_START})|(?<=[;\\t\\r\\n])'(?=${WITHIN})`, 'gu');
const BYTE_ORDER_MARK = '\uFEFF';

/** `figure`: a number's digits as written. `day`: `2026-11-25`. Only texts are guarded against formulas. */
export type Cell = string | number | { figure: string } | { day: string };

export function dayCell(day: string | null): Cell {
  return day === null || day === '' ? '' : { day };
}

export function writeCsv(lines: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return quoted('day' in cell ? cell.day : cell.figure);
  return quoted(cell.replace(FORMULA, "'"));
}

function quoted(text: string): string {
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function readCell(text: string): string {
  return text.replace(GUARD, '');
}
