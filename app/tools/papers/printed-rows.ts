import { parseAmount } from '#app/tax/amount.ts';
import type { Cents } from '#app/tax/money.ts';
import { LABELS, type Label } from './notice-labels.ts';

export type Row = readonly string[];

/** The value after a label, and the printed line. */
export type Found<Value> = { value: Value; line: string };

/** Why nothing is read: missing, duplicate or contradictory. `changes`: the words of a notice that is not the first. */
export type Unsure = { unsure: string[]; changes?: string };

/** `onFirst`: why the reader needs a first notice. */
export function whyUnsure({ unsure, changes }: Unsure, onFirst: string): string {
  if (changes) return `This notice changes an earlier assessment (${changes}). ${onFirst}`;
  return `Not sure: ${unsure.join('; ')}.`;
}

const WHOLE = /^(?:\d+|\d{1,3}(?: \d{3})+)$/;
const WITH_CENTS = /^(?:\d+|\d{1,3}([ ,.])\d{3}(?:\1\d{3})*)[.,]\d{2}$/;

/** Removes an `R` that is separate from its amount. */
export function tidyRows(rows: readonly Row[]): Row[] {
  return rows
    .map((row) =>
      row.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text && text !== 'R'),
    )
    .filter((row) => row.length > 0);
}

/** The text after each occurrence of a label; empty if nothing follows. */
export function textsAfter(rows: readonly Row[], label: Label): Found<string>[] {
  return occurrences(rows, label).map(({ texts, lineTo }) => ({ value: texts[0] ?? '', line: lineTo(1) }));
}

/** The amounts after each occurrence of a label that has any (a heading has none). Null: one of them is unreadable. */
export function amountsAfter(rows: readonly Row[], label: Label): Found<Cents[] | null>[] {
  return occurrences(rows, label).flatMap(({ texts, lineTo }) => {
    const end = texts.findIndex((text) => !/\d/.test(text) || /[a-z]{2}/i.test(text));
    const figures = texts.slice(0, end < 0 ? undefined : end);
    const amounts = figures.map(amountIn).filter((cents) => cents !== null);
    const value = amounts.length === figures.length ? amounts : null;
    return figures.length > 0 ? [{ value, line: lineTo(figures.length) }] : [];
  });
}

/** `R 1 234.56`, `-1 234,56`, `(1 234.56)` or `1 234.56-`. Null for anything else, also for the ambiguous `1,234`. */
export function amountIn(text: string): Cents | null {
  const [, open = '', before = '', within = '', digits = '', close = '', after = ''] =
    /^(\(?) ?([-−–]?) ?(?:R ?)?([-−–]?) ?(\d[\d., ]*?) ?(\)?) ?([-−–]?)$/.exec(text) ?? [];
  const marks = [open, before, within, after].filter(Boolean).length;
  if (marks > 1 || Boolean(open) !== Boolean(close)) return null;
  if (!WHOLE.test(digits) && !WITH_CENTS.test(digits)) return null;
  const read = parseAmount(digits);
  if (read.kind !== 'amount') return null;
  return marks > 0 && read.cents !== 0 ? -read.cents : read.cents;
}

type Occurrence = { texts: string[]; lineTo: (count: number) => string };

function occurrences(rows: readonly Row[], label: Label): Occurrence[] {
  return rows.flatMap((row) => row.flatMap((_, at) => occurrenceAt(row, at, LABELS[label]) ?? []));
}

/** What follows is in the same text, or in those to the right. */
function occurrenceAt(row: Row, at: number, labels: readonly string[]): Occurrence | null {
  const [text = '', ...next] = row.slice(at);
  for (const words of labels) {
    if (!text.toLowerCase().startsWith(words)) continue;
    const [, colon = '', own = ''] = /^ ?(:?) ?(.*)$/.exec(text.slice(words.length)) ?? [];
    if (!own) return { texts: next, lineTo: (count) => [text, ...next.slice(0, count)].join(' ') };
    if (!colon && amountIn(own) === null) continue;
    return { texts: [own, ...next], lineTo: (count) => [text, ...next.slice(0, count - 1)].join(' ') };
  }
  return null;
}
