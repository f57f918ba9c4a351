import { readDay } from '#app/platform/csv/read-day.ts';
import { formatRand, type Cents } from '#app/tax/money.ts';
import { monthText } from '#app/tax/month.ts';
import { cellAmount, sideOf } from './cell-amount.ts';
import {
  amountCell,
  dateOf,
  isMonthHead,
  monthColumns,
  type Direction,
  type MonthColumns,
} from './month-columns.ts';
import { countedText, gatheredMonths, outlierIn, readMonths, type MonthAmount } from './months.ts';
import { countOf, isTotal, NEVER_CLOSED, rowsOf, rowText, tableOf } from './pasted-table.ts';
import type { AsRead, PastedTable, Row } from './pasted-table.ts';

const NO_AMOUNTS = 'No line has an amount that can be read.';
const WHICH_COLUMN =
  'More than one column holds amounts. Put a line above them that names the columns, such as “Date” and “Amount”.';
const MIXED = 'Give every line a date, or none.';

type Read =
  | { kind: 'counted'; month: string | null; cents: Cents }
  | { kind: 'total'; cents: Cents | null }
  | { kind: 'other-side'; cents: Cents }
  | { kind: 'nothing' };

type Found = {
  months: readonly MonthAmount[];
  reads: readonly Read[];
  counted: readonly MonthAmount[];
  table: PastedTable;
  columns: MonthColumns;
};

/** The monthly amounts in typed or pasted text, without a check. For the API. */
export function monthsIn(text: string): { months: readonly MonthAmount[]; error?: string } {
  const typed = readMonths(text);
  if (!typed.isTable) return typed;
  const found = foundIn(text, 'in');
  return 'error' in found ? { months: [], ...found } : found;
}

/** By column names; titles, totals, balances and the other side do not count. Negative: subtracted. */
export function monthsAsRead(text: string, direction: Direction): AsRead {
  const found = foundIn(text, direction);
  if ('error' in found) return found;
  const { months, counted } = found;
  const total = months.reduce((sum, { cents }) => sum + cents, 0);
  return {
    columns: ['Month', 'Rows', 'Amount'],
    rows: months.map(({ month, cents }, index) => [
      month ? monthText(month) : `Line ${index + 1}`,
      String(month ? counted.filter((row) => row.month === month).length : 1),
      formatRand(cents),
    ]),
    sums: ['Together', String(counted.length), formatRand(total)],
    remarks: remarksOn(found),
    questions: questionsOn(months),
    counted: countedText(months),
  };
}

function foundIn(text: string, direction: Direction): Found | { error: string } {
  const all = rowsOf(text);
  if (!all) return { error: NEVER_CLOSED };
  const rows = rejoined(upright(all).map(dateApart), text);
  const first = rows.findIndex(isAmountRow(rows));
  if (first < 0) return { error: all[0] ? `${NO_AMOUNTS} The first is “${rowText(all[0])}”.` : NO_AMOUNTS };
  const isBegin = rows[first]!.cells.some(isDate) ? isDate : (cell: string) => /\d/.test(cell);
  const table = tableOf(rows, first, { isHead: isMonthHead, isBegin });
  const columns = monthColumns(table.head, table.rows, direction);
  if (!columns) return { error: WHICH_COLUMN };
  return gathered(table, columns, direction);
}

function gathered(
  table: PastedTable,
  columns: MonthColumns,
  direction: Direction,
): Found | { error: string } {
  const reads: Read[] = [];
  for (const row of table.rows) {
    const read = readRow(row, { table, columns, direction, before: reads });
    if (typeof read === 'string') return { error: `Line ${row.line}: ${read}` };
    reads.push(read);
  }
  const signed = reads.filter((read) => read.kind === 'counted');
  const counted = signed.every(({ cents }) => cents <= 0)
    ? signed.map((read) => ({ ...read, cents: Math.abs(read.cents) }))
    : signed;
  if (counted.length === 0) return { error: NO_AMOUNTS };
  const { months, error } = gatheredMonths(counted);
  if (error) return { error };
  const negative = months.find(({ cents }) => cents < 0);
  return negative ? { error: belowZero(negative) } : { months, reads, counted, table, columns };
}

type Reading = { table: PastedTable; columns: MonthColumns; direction: Direction; before: readonly Read[] };

function readRow(row: Row, { table, columns, direction, before }: Reading): Read | string {
  const date = dateOf(row, columns, table.head !== null);
  const cell = amountCell(row, columns);
  const amount = cellAmount(cell);
  const cents = amount.kind === 'amount' ? amount.cents : null;
  if (isTotal(row, date !== null)) return { kind: 'total', cents };
  if (date && 'refusal' in date) return `“${row.cells[columns.date!]}” ${date.refusal}.`;
  if (amount.kind === 'unreadable' && (date || columns.date === null))
    return `“${cell || rowText(row)}” ${amount.why}.`;
  if (amount.kind !== 'amount') return { kind: 'nothing' };
  if (columns.date !== null && !date) {
    if (isSumOf(amount.cents, before)) return { kind: 'total', cents };
    const text = row.cells[columns.date];
    return text ? `“${text}” is no date that can be read.` : MIXED;
  }
  const side = amount.side ?? sideOf(columns.mark === null ? '' : (row.cells[columns.mark] ?? ''));
  if (side === (direction === 'in' ? 'debit' : 'credit')) return { kind: 'other-side', cents: amount.cents };
  return { kind: 'counted', month: date?.month ?? null, cents: amount.cents };
}

/** A last row without text may also be the total. */
function isSumOf(cents: Cents, before: readonly Read[]): boolean {
  return before.length > 1 && cents === sumOf(before.filter(({ kind }) => kind === 'counted'));
}

function isAmountRow(rows: readonly Row[]): (row: Row) => boolean {
  const isDated = rows.some(({ cells }) => cells.some(isDate) && cells.some(isAmount));
  return ({ cells }) => cells.some(isAmount) && (!isDated || cells.some(isDate));
}

function isDate(cell: string): boolean {
  return readDay(cell, { isHeaded: false }) !== null;
}

/** An eight-digit day is not an amount. */
function isAmount(cell: string): boolean {
  return cell !== '' && !isDate(cell) && cellAmount(cell).kind === 'amount';
}

/** Months in columns become rows; so does a single row of amounts. */
function upright(rows: Row[]): Row[] {
  const [first, second, ...more] = rows;
  if (!first || more.length > 0) return rows;
  const filled = first.cells.filter(Boolean);
  if (filled.length < 2) return rows;
  if (!second)
    return filled.every(isAmount) ? filled.map((cell, at) => ({ line: at + 1, cells: [cell] })) : rows;
  if (filled.filter(isDate).length < Math.max(2, filled.length - 1)) return rows;
  return first.cells.flatMap((cell, at) =>
    isDate(cell) ? [{ line: 2, cells: [cell, second.cells[at] ?? ''] }] : [],
  );
}

function dateApart(row: Row): Row {
  const [only = '', ...others] = row.cells;
  if (others.length > 0 || isAmount(only)) return row;
  const words = only.replace(/^([^:]*): +/, '$1 ').split(' ');
  const at = [4, 3, 2, 1].find((count) => {
    const [date, amount] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    return isDate(date) && isAmount(amount);
  });
  return at ? { ...row, cells: [words.slice(0, at).join(' '), words.slice(at).join(' ')] } : row;
}

const COMMA_WITHIN = /^-?(?:R ?)?(?:\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|(?:\d+|\d{1,3}(?: \d{3})+),\d{1,2})$/;

/** `2026-03-31,120,000.00`: without quotes a comma has split an amount, unless headings say otherwise. */
function rejoined(rows: Row[], text: string): Row[] {
  const isWide = rows.some(({ cells }) => cells.filter(Boolean).length > 2 && !cells.some(isAmount));
  return isWide || /[\t;|]/.test(text) ? rows : rows.map(commasWithin);
}

function commasWithin(row: Row): Row {
  const date = row.cells.slice(0, isDate(row.cells[0] ?? '') ? 1 : 0);
  const amount = row.cells.slice(date.length).join(',');
  return COMMA_WITHIN.test(amount) ? { ...row, cells: [...date, amount] } : row;
}

function remarksOn({ reads, counted, table, columns }: Found): readonly string[] {
  const { titles, head } = table;
  const of = (kind: Read['kind']) => reads.filter((read) => read.kind === kind);
  const named = columns.amount === null ? null : head?.cells[columns.amount];
  const below = counted.filter(({ cents }) => cents < 0);
  const minus = reads.some((read) => read.kind === 'counted' && read.cents < 0) && below.length === 0;
  const others = columns.others.map((at) => `“${head?.cells[at]}”`);
  return [
    named && `The amounts are those of the column “${named}”.`,
    others.length > 0 &&
      `Not counted: the ${others.length === 1 ? 'column' : 'columns'} ${others.join(', ')}.`,
    titles.length > 0 && `Not counted: ${countOf(titles.length, 'line')} above the headings.`,
    of('total').length > 0 && `Not counted: ${countOf(of('total').length)} with a total or a balance.`,
    of('other-side').length > 0 &&
      `Not counted: ${countOf(of('other-side').length)} of the other side, together ${formatRand(sumOf(of('other-side')))}.`,
    of('nothing').length > 0 && `Not counted: ${countOf(of('nothing').length)} without an amount.`,
    below.length > 0 &&
      `Taken off: ${countOf(below.length, 'amount')} below zero, together ${formatRand(sumOf(below))}. Credit notes belong here; what you paid does not.`,
    minus && 'All amounts stand below zero, so the minus was left out.',
    otherTotal(reads, counted),
  ].flatMap((remark) => remark || []);
}

/** A warning if the table's own total differs from the rows' sum. */
function otherTotal(reads: readonly Read[], counted: readonly MonthAmount[]): string | null {
  const last = reads.findLast((read) => read.kind === 'total');
  const sum = sumOf(counted);
  if (last?.kind !== 'total' || last.cents === null || Math.abs(last.cents) === Math.abs(sum)) return null;
  return `The table says ${formatRand(last.cents)} in its last total; the rows make ${formatRand(sum)}.`;
}

function questionsOn(months: readonly MonthAmount[]): readonly string[] {
  const outlier = outlierIn(months);
  if (!outlier) return [];
  const name = outlier.month ? monthText(outlier.month) : 'One line';
  return [`${name} has ${formatRand(outlier.cents)}, a hundred times what a usual month has. Is that right?`];
}

function belowZero({ month, cents }: MonthAmount): string {
  return `${month ? monthText(month) : 'A line'} comes to ${formatRand(cents)}. If these are payments out of a bank account, leave them out.`;
}

function sumOf(read: readonly (Read | MonthAmount)[]): Cents {
  return read.reduce((sum, one) => sum + ('cents' in one ? (one.cents ?? 0) : 0), 0);
}
