import type { Cell } from '#app/platform/csv/csv.ts';
import { readCsv } from '#app/platform/csv/read-csv.ts';
import type { List } from '#app/lists/core/lists.ts';
import { parsePart, type RowEntries } from './row-schema.ts';
import type { FieldName, Row, RowFields } from './row.ts';

const COLUMNS: Record<string, FieldName> = {
  name: 'name',
  website_url: 'websiteUrl',
  description: 'description',
  logo_alt: 'logoAlt',
  category: 'category',
  is_active: 'isActive',
  display_order: 'displayOrder',
};

const YES = new Set(['yes', 'true', '1', 'on', 'ja', 'x']);
const NO = new Set(['no', 'false', '0', 'off', 'nee', '']);
const MAX_LINES = 5000;

export type Line = { line: number; id: string | null; fields: Partial<RowFields> };

/** Line 1 is the header. */
export type LineError = { line: number; message: string };

/** What `linesOf` reads again. */
export function tableOf(list: List, rows: readonly Row[]): Cell[][] {
  const columns = columnsOf(list);
  return [
    columnNames(list),
    ...rows.map((row) => [row.id, ...columns.map(([, field]) => cellOf(row[field]))]),
  ];
}

function cellOf(value: RowFields[FieldName]): string | number {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value ?? '';
}

export function linesOf(list: List, text: string): { lines: Line[]; errors: LineError[] } {
  const [head, ...rest] = readCsv(text) ?? [];
  if (!head)
    return {
      lines: [],
      errors: [
        { line: 1, message: 'This is no workbook of Excel and no CSV file, or it is empty or far too long.' },
      ],
    };
  const columns = head.map((name) => name.trim().toLowerCase());
  const known = new Set(columnNames(list));
  const unknown = columns.filter((column) => column && !known.has(column));
  if (unknown.length > 0 || !columns.some((column) => known.has(column))) {
    const message = `The first line names the columns: ${[...known].join(', ')}. It cannot have ${unknown.join(', ') || 'none of them'}.`;
    return { lines: [], errors: [{ line: 1, message }] };
  }
  if (rest.length > MAX_LINES) {
    return { lines: [], errors: [{ line: 1, message: `A file has at most ${MAX_LINES} lines.` }] };
  }
  const read = rest.flatMap((cells, index) =>
    cells.some((text) => text.trim()) ? [readLine(list, columns, cells, index + 2)] : [],
  );
  return {
    lines: read.flatMap((line) => ('message' in line ? [] : [line])),
    errors: read.flatMap((line) => ('message' in line ? [line] : [])),
  };
}

function readLine(
  list: List,
  columns: readonly string[],
  cells: readonly string[],
  line: number,
): Line | LineError {
  const byColumn = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  const problem = problemOf(byColumn, cells.length - columns.length);
  if (problem) return { line, message: problem };
  const id = byColumn.id?.trim() || null;
  const isGiven = (column: string, field: FieldName) =>
    column in byColumn && (id || field !== 'displayOrder' || byColumn[column]?.trim());
  const present = columnsOf(list).filter(([column, field]) => isGiven(column, field));
  const entries: RowEntries = Object.fromEntries(
    present.map(([column, field]) => [field, entryOf(field, byColumn[column])]),
  );
  const parsed = parsePart(list, id ? entries : { name: '', category: '', isActive: 'on', ...entries });
  if ('fields' in parsed) return { line, id, fields: parsed.fields };
  return { line, message: Object.values(parsed.errors)[0] ?? 'This line cannot be read.' };
}

function problemOf(
  { is_active: active, display_order: order = '' }: Record<string, string>,
  extraCells: number,
): string | null {
  if (extraCells > 0) return 'This line has more cells than the first line has columns.';
  if (!/^\s*([+-]?\d+)?\s*$/.test(order)) return `display_order is a whole number, not ${order}.`;
  const word = active?.trim().toLowerCase() ?? '';
  return YES.has(word) || NO.has(word) ? null : `is_active is yes or no, not ${active}.`;
}

function entryOf(field: FieldName, text = ''): string {
  if (field === 'isActive') return YES.has(text.trim().toLowerCase()) ? 'on' : '';
  return field === 'category' ? text.trim().toLowerCase() : text;
}

export function columnNames(list: List): string[] {
  return ['id', ...columnsOf(list).map(([column]) => column)];
}

function columnsOf({ categories }: List): [column: string, field: FieldName][] {
  return Object.entries(COLUMNS).filter(([column]) => column !== 'category' || categories);
}
