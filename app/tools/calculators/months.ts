import { parseAmount } from '#app/tax/amount.ts';
import { formatAmount, formatRand, type Cents } from '#app/tax/money.ts';
import { isIsoDate } from '#app/platform/core/time.ts';

/** `month`: 2026-03, or null if lines have no date. */
export type MonthAmount = { month: string | null; cents: Cents };

/** `isTable`: spreadsheet rows, or amounts with a question; they count once they were checked. */
export type ReadMonths = { months: readonly MonthAmount[]; error?: string; note?: string; isTable?: true };

const MOST = 12;
const MOST_DATED = 60;

const TOO_MANY = `At most ${MOST} months without dates. Put the date before each amount to give more.`;
const TOO_MANY_DATED = `At most ${MOST_DATED} months.`;

/** The first line of the text after the check. */
const COUNTED = 'Month,Amount counted';
const COUNTED_WITHOUT_MONTHS = 'Amount counted';

const DATED = /^(\d{4}-\d{2})(?: *[,;:] *| +)(.+)$/;
/** Spreadsheet cells, or a day without separators. */
const NOT_TYPED = /\t|^(19|20)\d{2}(0[1-9]|1[0-2])[0-3]\d(?![\d.])/;
/** A month of millions among months of thousands is probably a typing error. */
const LARGE = 1_000_000_00;
const TIMES_THE_MIDDLE = 100;

/** Lines, oldest first: an amount, or `2026-03, 120 000`. Anything else is a table, for `pasted-months.ts`. */
export function readMonths(text: string): ReadMonths {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const isCounted = lines[0] === COUNTED || lines[0] === COUNTED_WITHOUT_MONTHS;
  const read = (isCounted ? lines.slice(1) : lines).map(typedLine);
  const months = read.filter((amount) => amount !== null);
  const isMixed = new Set(months.map(({ month }) => month === null)).size > 1;
  if (months.length < read.length || isMixed) return { months: [], isTable: true };
  const gathered = gatheredMonths(months);
  if (gathered.error || months.length === 0) return gathered;
  return !isCounted && outlierIn(gathered.months) ? { months: [], isTable: true } : gathered;
}

function typedLine(line: string): MonthAmount | null {
  if (NOT_TYPED.test(line)) return null;
  const [, month = null, amount = line] = DATED.exec(line) ?? [];
  if (month && !isIsoDate(`${month}-01`)) return null;
  const reading = parseAmount(amount);
  return reading.kind === 'amount' && reading.cents >= 0 ? { month, cents: reading.cents } : null;
}

/** Added up by month if there are months, with remarks. */
export function gatheredMonths(read: readonly MonthAmount[]): ReadMonths {
  const isDated = read.some(({ month }) => month !== null);
  const months = isDated ? addedUp(read) : read;
  if (months.length > (isDated ? MOST_DATED : MOST))
    return { months: [], error: isDated ? TOO_MANY_DATED : TOO_MANY };
  return months.length === 0 ? { months } : { months, note: noteOf(months) };
}

export function outlierIn(months: readonly MonthAmount[]): MonthAmount | null {
  const sorted = months.filter(({ cents }) => cents > 0).toSorted((one, other) => one.cents - other.cents);
  const [largest, middle] = [sorted.at(-1), sorted[Math.floor((sorted.length - 1) / 2)]];
  if (!largest || !middle || largest.cents < LARGE) return null;
  return largest.cents >= TIMES_THE_MIDDLE * middle.cents ? largest : null;
}

/** The field's text after the check; it is then read as it is. */
export function countedText(months: readonly MonthAmount[]): string {
  const isDated = months.some(({ month }) => month !== null);
  const lines = months.map(({ month, cents }) => [...(month ? [month] : []), plain(cents)].join(','));
  return [isDated ? COUNTED : COUNTED_WITHOUT_MONTHS, ...lines].join('\n');
}

function plain(cents: Cents): string {
  return formatAmount(cents).replaceAll('\u202f', '');
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
