import { parseAmount } from '#app/tax/amount.ts';
import { formatRand, type Cents } from '#app/tax/money.ts';
import { isIsoDate } from '#app/time.ts';

/** `month`: 2026-03, or null where lines have no date. */
export type MonthAmount = { month: string | null; cents: Cents };

type ReadMonths = { months: readonly MonthAmount[]; error?: string; note?: string };

const MOST = 12;
const MOST_DATED = 60;
const NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const MIXED = 'Give every line a date, or none.';
const TOO_MANY = `At most ${MOST} months without dates. Put the date before each amount to give more.`;
const TOO_MANY_DATED = `At most ${MOST_DATED} months.`;

/**
 * One amount a line, oldest first, or a date and an amount, such as `2026-03, 120 000` or `31/03/2026;120000`.
 * Amounts of one month are added up; months come back in order. A first line of headings is passed over.
 */
export function readMonths(text: string): ReadMonths {
  const lines = rowsOf(text);
  const read: MonthAmount[] = [];
  for (const [index, line] of lines.entries()) {
    const amount = lineOf(line);
    if (amount) read.push(amount);
    else if (index > 0 || /\d/.test(line))
      return {
        months: [],
        error: `Line ${index + 1} has no amount that can be read: “${line.slice(0, 40)}”.`,
      };
  }
  const dated = read.filter(({ month }) => month !== null).length;
  if (dated > 0 && dated < read.length) return { months: [], error: MIXED };
  const months = dated > 0 ? addedUp(read) : read;
  if (months.length > (dated > 0 ? MOST_DATED : MOST))
    return { months: [], error: dated > 0 ? TOO_MANY_DATED : TOO_MANY };
  return months.length === 0 ? { months } : { months, note: noteOf(months) };
}

/** A row of a spreadsheet has its cells between tabs or semicolons: without dates each cell is a month. */
function rowsOf(text: string): string[] {
  const rows = text
    .split(/\r?\n/)
    .map((row) => row.trim())
    .filter(Boolean);
  const [only] = rows;
  return rows.length === 1 && only && !monthOf(cellsOf(only)[0] ?? '')
    ? only.split(/[;\t]/).map((cell) => cell.trim())
    : rows;
}

function lineOf(line: string): MonthAmount | null {
  const [first = '', ...others] = cellsOf(line);
  const month = others.length > 0 ? monthOf(first) : null;
  const reading = parseAmount(month ? (others.at(-1) ?? '') : line);
  return reading.kind === 'amount' && reading.cents >= 0 ? { month, cents: reading.cents } : null;
}

/** A comma separates only after a date, because it is also a mark within amounts. */
function cellsOf(line: string): string[] {
  const unquoted = line.replaceAll('"', '');
  const [, date, rest] = /^([^,;\t]*)[,;\t](.*)$/.exec(unquoted) ?? [];
  if (date === undefined || rest === undefined || !monthOf(date)) return [unquoted];
  return [date, ...rest.split(/[;\t]/)].map((cell) => cell.trim());
}

/** Of 2026-03, 2026-03-31, 31/03/2026, 03/2026 and March 2026. */
function monthOf(text: string): string | null {
  const [, isoYear, isoMonth] = /^(\d{4})[-/](\d{1,2})(?:[-/]\d{1,2})?$/.exec(text.trim()) ?? [];
  if (isoYear) return valid(isoYear, isoMonth);
  const [, month, year] = /^(?:\d{1,2}[-/])?(\d{1,2})[-/](\d{4})$/.exec(text.trim()) ?? [];
  if (year) return valid(year, month);
  const [, name = '', named] = /^(?:\d{1,2} )?([a-z]{3,9})[ -](\d{4})$/i.exec(text.trim()) ?? [];
  return valid(named, String(NAMES.indexOf(name.slice(0, 3).toLowerCase()) + 1));
}

function valid(year: string | undefined, month = ''): string | null {
  const found = `${year}-${month.padStart(2, '0')}`;
  return isIsoDate(`${found}-01`) ? found : null;
}

function addedUp(read: readonly MonthAmount[]): MonthAmount[] {
  const sums = new Map<string, Cents>();
  for (const { month, cents } of read) if (month) sums.set(month, (sums.get(month) ?? 0) + cents);
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([month, cents]) => ({ month, cents }));
}

function noteOf(months: readonly MonthAmount[]): string {
  const total = months.reduce((sum, { cents }) => sum + cents, 0);
  const count = months.length === 1 ? '1 month' : `${months.length} months`;
  const from = months[0]?.month;
  const span = from ? `, ${from} to ${months.at(-1)?.month}` : '';
  return `Read as ${count}${span}: ${formatRand(total)} together.`;
}
