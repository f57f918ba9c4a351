import { readDay, type ReadDay } from '#app/platform/csv/read-day.ts';
import { cellAmount } from './cell-amount.ts';
import { plainHeading, type Row } from './pasted-table.ts';

export type Direction = 'in' | 'out';

/** Indexes in a row. `amount`: otherwise the only amount of each row. `mark`: a column of D and C. */
export type MonthColumns = {
  date: number | null;
  amount: number | null;
  mark: number | null;
  others: readonly number[];
};

type Family = 'never' | 'excluded' | 'debit' | 'credit' | 'sales' | 'cost' | 'amount' | 'total';

const FAMILIES: readonly (readonly [Family, RegExp])[] = [
  ['excluded', /\b(excl|exclusive|excluding|ex vat|before vat|without vat|sonder btw|net|nett|netto)\b/],
  [
    'never',
    /^(vat|btw|tax|belasting)\b|\b(balance|saldo|qty|quantity|aantal|number|nommer|ref|reference|verwysing|account|rekening|rate|percent|fee|code|kode)\b|^(no|nr|id|line|invoice|invoice no|faktuur|description|beskrywing)$/,
  ],
  ['debit', /\b(debit|debits|debiet|dr|money out|paid out|withdrawal|withdrawals|out|uit)\b/],
  [
    'credit',
    /\b(credit|credits|krediet|cr|money in|paid in|deposit|deposits|deposito|received|in|ontvang)\b/,
  ],
  ['sales', /\b(turnover|sales|sale|income|revenue|takings|omset|verkope|inkomste|receipts)\b/],
  ['cost', /\b(cost|costs|expense|expenses|koste|uitgawes|uitgawe|spent|purchases|aankope)\b/],
  ['amount', /\b(amount|amt|bedrag|value|waarde|rand|zar)\b|^r$/],
  ['total', /\b(total|totaal)\b/],
];

const PREFERRED: Record<Direction, readonly Family[]> = {
  in: ['excluded', 'sales', 'amount', 'credit', 'total', 'cost', 'debit'],
  out: ['excluded', 'cost', 'amount', 'debit', 'total', 'sales', 'credit'],
};

const MONEY = /\b(balance|saldo|fee|vat|btw|tax)\b/;
const DATE = /\b(date|datum|month|maand|period|periode|tydperk)\b|^(day|dag)$/;
const MARK = /^(dr cr|cr dr|d c|c d|dt kt|type|tipe|debit credit|credit debit|indicator)$/;

export function isMonthHead({ cells }: Row): boolean {
  const headings = cells.filter(Boolean);
  const isKnown = headings.some((cell) => DATE.test(plainHeading(cell)) || familyOf(cell) !== null);
  return isKnown && headings.every((cell) => !/^[-(R\d\s.,)]*\d[-(R\d\s.,)]*$/.test(cell));
}

/** Null if two columns may hold the amounts. */
export function monthColumns(
  head: Row | null,
  rows: readonly Row[],
  direction: Direction,
): MonthColumns | null {
  const date = dateColumn(head, rows);
  if (!head) {
    const isClear = rows.every(
      (row) => row.cells.filter((cell, at) => at !== date && isFigure(cell)).length < 2,
    );
    return isClear ? { date, amount: null, mark: null, others: [] } : null;
  }
  const headings = head.cells;
  const mark = headings.findIndex(
    (cell, at) => MARK.test(plainHeading(cell)) && rows.some((row) => /^[dck]/i.test(row.cells[at] ?? '')),
  );
  const figures = figureColumns(rows).filter((at) => at !== date && at !== mark);
  const amount = namedColumn(headings, rows, direction) ?? onlyColumn(headings, figures);
  if (amount === null) return null;
  const others = figures.filter((at) => at !== amount && isMoney(headings[at] ?? ''));
  return { date, amount, mark: mark < 0 ? null : mark, others };
}

/** Without a heading: the only amount of the row, else its last cell. */
export function amountCell(row: Row, { date, amount }: MonthColumns): string {
  if (amount !== null) return row.cells[amount] ?? '';
  const others = row.cells.filter((cell, at) => at !== date && cell !== '');
  return others.find(isFigure) ?? others.at(-1) ?? '';
}

function isFigure(cell: string): boolean {
  return cellAmount(cell).kind === 'amount';
}

function namedColumn(headings: readonly string[], rows: readonly Row[], direction: Direction): number | null {
  const families = headings.map((cell, at) =>
    rows.some(({ cells }) => isFigure(cells[at] ?? '')) ? familyOf(cell) : null,
  );
  const family = PREFERRED[direction].find((one) => families.includes(one));
  return family ? families.indexOf(family) : null;
}

function onlyColumn(headings: readonly string[], figures: readonly number[]): number | null {
  const unnamed = figures.filter((at) => familyOf(headings[at] ?? '') !== 'never');
  return unnamed.length === 1 ? unnamed[0]! : null;
}

function dateColumn(head: Row | null, rows: readonly Row[]): number | null {
  const named = head?.cells.findIndex((cell) => DATE.test(plainHeading(cell))) ?? -1;
  if (named >= 0) return named;
  const most = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const found = Array.from({ length: most }, (_, at) => at).find((at) =>
    isMostly(rows, (row) => Boolean(readDay(row.cells[at] ?? ''))),
  );
  return found ?? null;
}

function figureColumns(rows: readonly Row[]): number[] {
  const most = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: most }, (_, at) => at).filter((at) => {
    const filled = rows.filter((row) => row.cells[at]);
    return filled.length > 0 && isMostly(filled, (row) => isFigure(row.cells[at]!));
  });
}

function isMostly(rows: readonly Row[], is: (row: Row) => boolean): boolean {
  return rows.filter(is).length * 2 > rows.length;
}

function isMoney(cell: string): boolean {
  return cell !== '' && (familyOf(cell) !== 'never' || MONEY.test(plainHeading(cell)));
}

function familyOf(cell: string): Family | null {
  const heading = plainHeading(cell);
  return FAMILIES.find(([, pattern]) => pattern.test(heading))?.[0] ?? null;
}

/** Under a date heading, a spreadsheet's numbers are dates too. */
export function dateOf(
  row: Row,
  { date }: MonthColumns,
  isHeaded: boolean,
): ReadDay | { refusal: string } | null {
  return date === null ? null : readDay(row.cells[date] ?? '', { isHeaded });
}
