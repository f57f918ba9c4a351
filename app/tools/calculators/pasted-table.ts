import { readCsv } from '#app/platform/csv/read-csv.ts';
import { withoutInvisible } from '#app/platform/core/text.ts';

/** `line`: its number in the text, from 1. */
export type Row = { line: number; cells: readonly string[] };

export type PastedTable = { titles: readonly Row[]; head: Row | null; rows: readonly Row[] };

/** Shown before it counts. `counted`: the field's new text, null if the rows are certainly wrong. */
export type AsRead =
  | { error: string }
  | {
      columns: readonly string[];
      rows: readonly (readonly string[])[];
      sums: readonly string[];
      remarks: readonly string[];
      questions: readonly string[];
      counted: string | null;
    };

export const NEVER_CLOSED = 'The rows cannot be read: a quote in them is never closed.';

const RULED = /^[-:=_ ]*$/;

export function rowsOf(text: string): Row[] | null {
  const table = readCsv(spacedApart(text));
  return (
    table
      ?.map((cells, index) => ({ line: index + 1, cells: cells.map(cellOf) }))
      .filter(({ cells }) => cells.some((cell) => !RULED.test(cell))) ?? null
  );
}

function spacedApart(text: string): string {
  return /[\t;,|]/.test(text) ? text : text.replaceAll(/(?<=\S)[ \u00a0]{2,}(?=\S)/g, '\t');
}

function cellOf(text: string): string {
  return withoutInvisible(text).replaceAll(/\s+/g, ' ').trim();
}

/** The last row before `first` that `isHead` accepts; else rows begin with a cell that `isBegin` accepts. */
export function tableOf(
  rows: readonly Row[],
  first: number,
  { isHead, isBegin }: { isHead: (row: Row) => boolean; isBegin: (cell: string) => boolean },
): PastedTable {
  const at = rows.slice(0, first).findLastIndex(isHead);
  const head = rows[at] ?? null;
  if (head) return { titles: rows.slice(0, at), head, rows: rows.slice(at + 1) };
  const begin = rows.findIndex(({ cells }) => cells.some(isBegin));
  return { titles: rows.slice(0, begin), head, rows: rows.slice(begin) };
}

export function plainHeading(cell: string): string {
  return cell
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

const TOTAL = /^(?:sub|grand|eind|groot|year|jaar)?[- ]?(?:total|totaal|totals|totale|sum|som)\b/i;
const WHOLLY_TOTAL =
  /^(?:sub|grand|eind|groot|year|jaar)?[- ]?(?:total|totaal|totals|totale|sum|som)(?: ?[:=]| (?:for|of|vir|van|incl|excl|in|vat)\b.*| \d.*)?$/i;
const BALANCE =
  /^(?:opening|closing|openings|sluitings|eind|begin)[- ]?(?:balance|saldo)\b|^balance (?:b|c|brought|carried)\b|^saldo oorgedra/i;

/** A row that adds up others, or a balance. `isPlaced`: it has a date or readings, like other rows. */
export function isTotal({ cells }: Row, isPlaced: boolean): boolean {
  return cells.some((cell) => BALANCE.test(cell) || (isPlaced ? WHOLLY_TOTAL : TOTAL).test(cell));
}

export function rowText({ cells }: Row): string {
  return cells.filter(Boolean).join(', ').slice(0, 60);
}

export function countOf(count: number, noun = 'row'): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
