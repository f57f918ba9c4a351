/** An amount, a percentage, a date in digits, a dash for none: aligned right. */
const NUMBER = /^(?:[-–—]|\(?-?\s*(?:R|ZAR|€|\$|£)?\s?-?\d[\d\s.,/]*\s?%?\)?)$/;

/** The first row is the head. One column becomes lines of text; empty rows are left out, unless kept. */
export function pipeTable(rows: readonly (readonly string[])[], { keepsEmpty = false } = {}): string {
  const filled = rows.filter((cells) => keepsEmpty || cells.some((cell) => cell !== ''));
  const columns = Math.max(0, ...filled.map(({ length }) => length));
  if (columns < 2) return filled.flat().join('\n\n');
  const [head = [], ...body] = filled.map((cells) =>
    Array.from({ length: columns }, (_, column) => cells[column] ?? ''),
  );
  const marks = head.map((_, column) =>
    isOfNumbers(body.map((cells) => cells[column] ?? '')) ? '---:' : '---',
  );
  return [head, marks, ...body].map(lineOf).join('\n');
}

/** What a spreadsheet copies as text; null for text that is no table. */
export function tableOfTabs(text: string): string | null {
  const lines = text.replaceAll('\r\n', '\n').replace(/\n+$/, '').split('\n');
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  const isTable = rows.length > 1 && rows.every(({ length }) => length > 1 && length === rows[0]?.length);
  return isTable ? pipeTable(rows.map((cells) => cells.map(escaped))) : null;
}

function isOfNumbers(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => NUMBER.test(cell.replaceAll('\\', '')));
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('\n', ' ').replaceAll(/(?<!\\)\|/g, String.raw`\|`)).join(' | ')} |`;
}

function escaped(cell: string): string {
  return cell.replaceAll(/[\\*_`[\]]/g, String.raw`\$&`);
}
