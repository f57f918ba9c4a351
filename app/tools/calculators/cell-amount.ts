import { parseAmount } from '#app/tax/amount.ts';
import type { Cents } from '#app/tax/money.ts';
import { withoutInvisible } from '#app/platform/core/text.ts';

export type Side = 'debit' | 'credit';

/** `side`: of `500.00 Dr` or `500.00Cr`. `why`: the end of a sentence. */
export type CellAmount =
  | { kind: 'amount'; cents: Cents; side: Side | null }
  | { kind: 'empty' }
  | { kind: 'unreadable'; why: string };

const MARKED = /^(.*\d[.,]?\)?) ?(dr|cr|debit|credit|dt|kt)\.?$/i;
const NIL = /^(?:R|ZAR)? ?[-–—]$/i;
const SHORTENED = /^#+$|\de\+?\d+$/i;

/** An amount in a spreadsheet cell or a bank statement: also `500-`, `500.00 Dr` and `R -`. */
export function cellAmount(text: string): CellAmount {
  const plain = withoutInvisible(text).replaceAll(/\s+/g, ' ').trim();
  if (SHORTENED.test(plain))
    return {
      kind: 'unreadable',
      why: 'was shortened by the spreadsheet. Widen its column and copy it again',
    };
  if (NIL.test(plain)) return { kind: 'amount', cents: 0, side: null };
  const [, figure = plain, mark = ''] = MARKED.exec(plain) ?? [];
  const reading = parseAmount(figure.replace(/^([^-−–(]*\d[.,]?) ?[-−–]$/, '-$1'));
  if (reading.kind === 'empty') return { kind: 'empty' };
  if (reading.kind === 'too-large') return { kind: 'unreadable', why: 'is more than R 100 billion' };
  if (reading.kind === 'unreadable') return { kind: 'unreadable', why: 'is no amount' };
  return { kind: 'amount', cents: reading.cents, side: sideOf(mark) };
}

export function sideOf(mark: string): Side | null {
  if (/^d/i.test(mark)) return 'debit';
  return /^[ck]/i.test(mark) ? 'credit' : null;
}
