/** Lines that look like a Markdown table but show as text: the line of dashes is missing or has other columns. */
export type BrokenTable = { lines: readonly string[]; index: number };

const DASHES = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;
const FENCE = /^\s*(?:```|~~~)/;

/** In their order. A table has a bar in its first two lines; blocks of code are skipped. */
export function brokenTables(text: string): BrokenTable[] {
  const found: BrokenTable[] = [];
  let [block, start, index, isCode]: [string[], number, number, boolean] = [[], 0, 0, false];
  const end = () => {
    if (block.length > 1 && !isTable(block)) found.push({ lines: block, index: start });
    block = [];
  };
  for (const line of text.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode;
    if (!isCode && line.trim().startsWith('|')) {
      if (block.length === 0) start = index;
      block.push(line);
    } else end();
    index += line.length + 1;
  }
  end();
  return found;
}

function isTable([head = '', dashes = '']: readonly string[]): boolean {
  return DASHES.test(dashes.trim()) && cellsOf(dashes).length === cellsOf(head).length;
}

/** Without the bars at both ends; an escaped bar does not end a cell. */
export function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim());
}

export function rowsOf({ lines }: BrokenTable): string[][] {
  return lines.filter((line) => !DASHES.test(line.trim())).map(cellsOf);
}
