import { parseAmount } from '#app/tax/amount.ts';
import type { Hundredths } from '#app/tax/working.ts';
import { LENGTHS, type LogbookColumns } from './logbook-columns.ts';
import type { Row } from './pasted-table.ts';

type Lengths = Record<(typeof LENGTHS)[number], Hundredths | null> & { isMarked: boolean };

export type LengthReader = (row: Row) => Lengths | { unreadable: string };

const BUSINESS = /^(b|bus|business|besigheid|work|werk|client|kliënt|y|yes|ja|x|✓|✔|true|1)\b|^[✓✔]$/i;
const PRIVATE =
  /^(p|pvt|private|privaat|personal|persoonlik|home|huis|commute|commuting|non-?business|n|no|nee|false|0|-)?$|^(private|privaat|personal|commute|non-?business|home)\b/i;
const UNIT = / ?(?:km|kms|kilomet\w*|mi|miles?)\.?$/i;

/** Thousandths of a metre in a mile, by definition. */
const MILE = 1_609_344;
const KILOMETRE = 1_000_000;

export function kindReader(
  columns: LogbookColumns,
  rows: readonly Row[],
): ((row: Row) => boolean | null) | null {
  const isKnown = (at: number) => {
    const filled = rows.map(({ cells }) => cells[at] ?? '').filter(Boolean);
    return filled.filter((cell) => BUSINESS.test(cell) || PRIVATE.test(cell)).length * 2 > filled.length;
  };
  const marks = columns.business >= 0 && isKnown(columns.business) ? columns.business : -1;
  const at = [columns.kind, marks, columns.purpose].find((at) => at >= 0 && isKnown(at)) ?? -1;
  if (at < 0) return columns.business >= 0 || columns.private >= 0 ? () => null : null;
  return ({ cells }) => {
    const cell = cells[at] ?? '';
    if (BUSINESS.test(cell)) return true;
    return PRIVATE.test(cell) ? false : null;
  };
}

export function lengthReader(columns: LogbookColumns, rows: readonly Row[], isMiles: boolean): LengthReader {
  const decimal = new Map(LENGTHS.map((name) => [name, decimalMark(name, columns[name], rows)]));
  return ({ cells }) => {
    const lengths: Partial<Lengths> = {};
    let isMarked = false;
    for (const name of LENGTHS) {
      const cell = cells[columns[name]] ?? '';
      const found = hundredthsOf(cell, decimal.get(name) ?? null, isMiles);
      const isMark = name === 'business' && (BUSINESS.test(cell) || PRIVATE.test(cell));
      if (found === null && cell !== '' && cell !== '-' && !isMark) return { unreadable: cell };
      isMarked ||= found === null && isMark && BUSINESS.test(cell);
      lengths[name] = found;
    }
    return { ...lengths, isMarked } as Lengths;
  };
}

/** The sign that somewhere comes before other than three digits; a point in a trip app's distances. */
function decimalMark(name: (typeof LENGTHS)[number], at: number, rows: readonly Row[]): string | null {
  const cells = rows.map(({ cells }) => (cells[at] ?? '').replace(UNIT, ''));
  const marks = cells.flatMap((cell) => /^[\d\s]+([.,])(?:\d{1,2}|\d{4,})$/.exec(cell)?.[1] ?? []);
  if (marks[0]) return marks[0];
  return name === 'opening' || name === 'closing' ? null : '.';
}

function hundredthsOf(cell: string, mark: string | null, isMiles: boolean): Hundredths | null {
  const figure = cell.replace(UNIT, '');
  const isDecimal = mark !== null && /^\d{1,3}[.,]\d{3}$/.test(figure) && figure.includes(mark);
  // A fourth digit makes it a decimal mark, not a thousands separator.
  const reading = parseAmount(isDecimal ? `${figure}0` : figure);
  if (reading.kind !== 'amount' || reading.cents < 0) return null;
  return isMiles ? Math.floor((reading.cents * MILE + KILOMETRE / 2) / KILOMETRE) : reading.cents;
}
