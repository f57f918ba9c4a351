import type { Cents } from '#app/tax/money.ts';
import { isIsoDate } from '#app/platform/core/time.ts';
import type { Label } from './notice-labels.ts';
import { amountsAfter, textsAfter, tidyRows, type Found, type Row, type Unsure } from './printed-rows.ts';

/** The client's number and the work's year, if known: `0123456789`, `2026`. */
export type Expected = { taxNumber: string | null; year: string | null };

type Figure = { figure: 'refund' | 'pay' | 'none'; cents: Cents };

/** Days as `2026-11-30`; each figure with its printed line. */
export type Notice = {
  assessedOn: Found<string>;
  reference: Found<string> | null;
  result: Found<Figure>;
  payBy: Found<string> | null;
  /** Negative: an assessed loss. */
  taxable: Found<Cents>;
  /** After rebates and medical credits, before payments. */
  tax: Found<Cents>;
  /** The year of assessment as named: `2026` ends in February 2026. */
  year: Found<string>;
  taxNumber: string;
};

/** An auto-assessment is an estimate (section 95 of the Tax Administration Act). SARS's words for it were not found. */
const FIRST = /^(?:original|auto(?:matic)?|estimated?)\b/i;
/** Sections 92 and 93. */
const CHANGES = /^(?:additional|reduced|revised|amended)\b/i;

/**
 * A figure counts only if its label and value are there, equal each time, and the summary adds up. The order of the
 * lines does not matter.
 */
export function readNotice(printed: readonly Row[], expected: Expected): Notice | Unsure {
  const rows = tidyRows(printed);
  if (!isNotice(printed)) return { unsure: ['it has no heading “ITA34”'] };
  const assessedOn = dayAfter(rows, 'assessedOn');
  const taxNumber = only(textsAfter(rows, 'reference'), tenDigits);
  const year = only(textsAfter(rows, 'year'), fourDigits);
  const taxable = amountAfter(rows, 'taxable');
  const tax = amountAfter(rows, 'tax');
  const result = resultIn(rows);
  const payBy = dayAfter(rows, 'payBy');
  const unsure = [
    !assessedOn && 'the date of the assessment',
    ...whoseIsUnsure(rows, taxNumber, expected),
    ...summaryIsUnsure(rows),
    !result && 'what is to be paid or paid back',
    result?.value.figure === 'pay' && !(payBy && isAfter(payBy, assessedOn)) && 'the day by which it is paid',
  ].flatMap((what) => what || []);
  const changes = textsAfter(rows, 'kind').find(({ value }) => CHANGES.test(value))?.value;
  if (unsure.length > 0 || changes || !assessedOn || !taxNumber || !result || !taxable || !tax || !year)
    return { unsure, ...(changes && { changes }) };
  return {
    assessedOn,
    reference: only(textsAfter(rows, 'document'), documentNumber),
    result,
    payBy: result.value.figure === 'pay' ? payBy : null,
    taxable,
    tax,
    year,
    taxNumber: taxNumber.value,
  };
}

export function isNotice(printed: readonly Row[]): boolean {
  return printed.flat().some((text) => /\bITA34C?\b/.test(text));
}

function whoseIsUnsure(rows: readonly Row[], own: Found<string> | null, { taxNumber, year }: Expected) {
  const assessed = only(textsAfter(rows, 'year'), fourDigits);
  const kinds = textsAfter(rows, 'kind');
  return [
    !own && 'the tax reference number',
    own &&
      taxNumber &&
      own.value !== taxNumber &&
      `the tax number: ${own.value}, and the client’s is ${taxNumber}`,
    !assessed && 'the year of assessment',
    assessed &&
      year &&
      assessed.value !== year &&
      `the year: ${assessed.value}, and the work is about ${year}`,
    ...kinds.map(
      ({ value }) =>
        value !== '' &&
        !FIRST.test(value) &&
        !CHANGES.test(value) &&
        `the type of assessment: “${value}” is not known here`,
    ),
  ];
}

/** For each year: income less deductions is taxable, and tax less credits is the result. */
function summaryIsUnsure(rows: readonly Row[]) {
  const income = amountAfter(rows, 'income');
  const deductions = amountAfter(rows, 'deductions');
  const taxable = amountAfter(rows, 'taxable');
  const tax = amountAfter(rows, 'tax');
  const credits = amountAfter(rows, 'credits');
  const result = amountAfter(rows, 'result');
  return [
    !income && 'the income',
    !deductions && 'the deductions',
    !taxable && 'the taxable income',
    !tax && 'the tax after rebates',
    !credits && 'the credits',
    !result && 'the result',
    income &&
      deductions &&
      taxable &&
      !isRest(income, deductions, taxable) &&
      'the taxable income: it does not add up',
    tax && credits && result && !isRest(tax, credits, result) && 'the result: it does not add up',
  ];
}

/** Deductions and credits are printed with or without a minus. */
function isRest(whole: Found<Cents>, less: Found<Cents>, rest: Found<Cents>): boolean {
  return whole.value - Math.abs(less.value) === rest.value;
}

/** The sign of the result must agree with the words beside the amount. */
function resultIn(rows: readonly Row[]): Found<Figure> | null {
  const result = amountAfter(rows, 'result');
  const amounts = (label: Label) =>
    amountsAfter(rows, label).map(({ value, line }) => ({ value: current(value), line }));
  const [payable, refundable, net] = [amounts('payable'), amounts('refundable'), amounts('net')];
  const worded = result && result.value > 0 ? payable : refundable;
  const other = worded === payable ? refundable : payable;
  const all = [...worded, ...net];
  if (!result || all.some(({ value }) => value === null || Math.abs(value) !== Math.abs(result.value)))
    return null;
  if (other.some(({ value }) => value !== 0)) return null;
  if (result.value === 0) return { value: { figure: 'none', cents: 0 }, line: result.line };
  const [beside] = worded;
  const figure = result.value > 0 ? 'pay' : 'refund';
  return beside ? { value: { figure, cents: Math.abs(result.value) }, line: beside.line } : null;
}

function amountAfter(rows: readonly Row[], label: Label): Found<Cents> | null {
  return only(amountsAfter(rows, label), current);
}

/** From the columns before, now and change, or some of them: null unless before is zero. */
function current(amounts: readonly Cents[] | null): Cents | null {
  if (!amounts) return null;
  const [first, ...rest] = amounts.length === 3 && amounts[0] === 0 ? amounts.slice(1) : amounts;
  return first !== undefined && rest.every((cents) => cents === first) ? first : null;
}

/** Null unless all occurrences agree; a heading without a value does not count. */
function only<Read, Value>(
  found: readonly Found<Read>[],
  read: (value: Read) => Value | null,
): Found<Value> | null {
  const [first, ...others] = found.filter(({ value }) => value !== '');
  const value = first && read(first.value);
  if (!first || value === null || value === undefined) return null;
  return others.every((other) => read(other.value) === value) ? { value, line: first.line } : null;
}

function dayAfter(rows: readonly Row[], label: Label): Found<string> | null {
  return only(textsAfter(rows, label), (text) => {
    const day = text.replaceAll('/', '-');
    return isIsoDate(day) ? day : null;
  });
}

function isAfter(day: Found<string>, before: Found<string> | null): boolean {
  return before !== null && day.value >= before.value;
}

/** SARS's “Always quote this reference number” may follow on the same line. */
function tenDigits(text: string): string | null {
  return /^(\d{10})(?: \D.*)?$/.exec(text)?.[1] ?? null;
}

function fourDigits(text: string): string | null {
  return /^20\d\d$/.test(text) ? text : null;
}

function documentNumber(text: string): string | null {
  return /^[A-Z]{0,5}\d{1,20}$/.test(text) ? text : null;
}
