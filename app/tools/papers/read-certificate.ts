import type { Cents } from '#app/tax/money.ts';
import { amountIn, tidyRows, type Found, type Row, type Unsure } from './printed-rows.ts';

/** One IRP5, by its source codes; `year` of assessment: `2026` ends in February 2026. */
export type Certificate = {
  year: string;
  /** The certificate's number, if it is printed. */
  number: string | null;
  /** The employer's PAYE reference, if only one number can be it. */
  employer: string | null;
  /** All codes with their amounts, to compare it with another. */
  amounts: string;
  /** 3699, before any deduction. */
  income: Found<Cents>;
  /** 4102; null where nothing was deducted. */
  paye: Found<Cents> | null;
  /** 4001, 4003 and 4006: pension, provident and annuity funds, with the employer's contribution as a benefit. */
  retirement: Found<Cents>[];
  /** 4005, with the employer's contribution as a benefit. */
  medical: Found<Cents> | null;
};

type Amounts = ReadonlyMap<number, Found<Cents>>;

/** SARS, guide for codes applicable to employees’ tax certificates (PAYE-AE-06-G06), sections 4.2 to 4.8. */
const CODES = {
  nonTaxable: 3696,
  taxable: 3699,
  paye: 4102,
  medical: 4005,
  retirement: [4001, 4003, 4006],
  /** Employees' tax, tax on lump sums, UIF and SDL; 4149 is their sum. */
  taxes: [4101, 4102, 4115, 4141, 4142],
  allTaxes: 4149,
} as const;

const FIRST_INCOME = 3600;
const FIRST_LUMP_SUM = 3900;
const FIRST_DEDUCTION = 4000;

const YEAR = /^(?:(?:tax )?year(?: of assessment)?|transaction year|\(?3025\)?):?/i;

export function isCertificate(printed: readonly Row[]): boolean {
  return printed.flat().some((text) => /\bIRP ?5\b/.test(text));
}

/**
 * A certificate's amounts. Payroll programs print a code before or after its amount: the certificate's own sums decide.
 * Nothing is read if neither order or both orders add up, or if the income has a lump sum.
 */
export function readCertificate(printed: readonly Row[]): Certificate | Unsure {
  const rows = tidyRows(printed).map((row) => row.flatMap(apart));
  const year = yearIn(rows);
  const readings = [rows, rows.map((row) => row.toReversed())].map(amountsIn);
  const [amounts, other] = readings.filter((reading) => reading !== null && addsUp(reading));
  const isSure = amounts && (!other || isSame(amounts, other));
  const unsure = [
    !isSure && whyNot(readings),
    isSure && hasLumpSum(amounts) && 'the income: it has a lump sum, which has tax tables of its own',
    !year && 'the year of assessment',
  ].flatMap((what) => what || []);
  const income = amounts?.get(CODES.taxable);
  if (unsure.length > 0 || !amounts || !income || !year) return { unsure };
  return {
    year,
    number: onlyIn(printed, /(?<![A-Z\d])\d{10}20\d{4}[A-Z\d]{14}(?![A-Z\d])/g),
    employer: onlyIn(printed, /(?<![A-Z\d])7\d{9}(?![A-Z\d])/g),
    amounts: [...amounts]
      .map(([code, { value }]) => `${code}: ${value}`)
      .toSorted()
      .join(', '),
    income,
    paye: amounts.get(CODES.paye) ?? null,
    retirement: CODES.retirement.flatMap((code) => amounts.get(code) ?? []),
    medical: amounts.get(CODES.medical) ?? null,
  };
}

function whyNot(readings: readonly (Amounts | null)[]): string {
  if (readings.includes(null)) return 'a code that it has twice: it may be more than one IRP5';
  const found = new Set(readings.flatMap((reading) => [...(reading?.keys() ?? [])]));
  const totals = [CODES.taxable, ...(CODES.taxes.some((code) => found.has(code)) ? [CODES.allTaxes] : [])];
  const missing = totals.filter((code) => !found.has(code));
  if (missing.length === 0) return 'its sums: the codes do not add up to 3699 and 4149';
  return missing.length === 1
    ? `its total: no amount was found for ${missing.join()}`
    : `its totals: no amounts were found for ${missing.join(' and ')}`;
}

/** `3601 - Salary`, `Salary (3601)`, `3601 420000.00`, `3601 Salary 420000.00`: a code, its words and its amount. */
function apart(text: string): string[] {
  const [, before, words] = /^(\d{4})(?: ?[-–:] ?| )([^\d\s].*)$/.exec(text) ?? [];
  if (before && words) return [before, ...amountApart(words)];
  const [, code = '', behindIt = ''] = /^(\(?[34]\d{3}\)?:?) (\d.*)$/.exec(text) ?? [];
  if (codeIn(code) !== null && isAmount(behindIt)) return [code, behindIt];
  const [, beforeIt = '', last = ''] = /^(.*\d) (\(?[34]\d{3}\)?)$/.exec(text) ?? [];
  if (codeIn(last) !== null && isAmount(beforeIt)) return [beforeIt, last];
  const [, label, behind] = /^([^\d].*?)(?: ?[-–:] ?| )\(?(\d{4})\)?:?$/.exec(text) ?? [];
  return label && behind ? [label, behind] : amountApart(text);
}

/** `Salary 420 000.00`: takes the most digits that can be an amount, so that none is lost. */
function amountApart(text: string): string[] {
  const [, words, amount] = /^(.*?[a-z)](?:[.:])?) ([^a-z]*\d[^a-z]*)$/i.exec(text) ?? [];
  return words && amount && isAmount(amount) ? [words, amount] : [text];
}

function isAmount(text: string): boolean {
  return amountIn(text) !== null && codeIn(text) === null;
}

/** The amount after each code. Null if a code has two. */
function amountsIn(rows: readonly Row[]): Amounts | null {
  const amounts = new Map<number, Found<Cents>>();
  for (const row of rows)
    for (const [at, text] of row.entries()) {
      const code = codeIn(text);
      const read = code === null ? null : amountBehind(row.slice(at + 1));
      if (code === null || !read) continue;
      if (amounts.has(code) && amounts.get(code)?.value !== read.cents) return null;
      amounts.set(code, { value: read.cents, line: `${code}: ${read.text}` });
    }
  return amounts;
}

/** Up to the next code. */
function amountBehind(texts: readonly string[]): { text: string; cents: Cents } | null {
  for (const text of texts) {
    if (codeIn(text) !== null) return null;
    const cents = amountIn(text);
    if (cents !== null) return { text, cents };
  }
  return null;
}

function codeIn(text: string): number | null {
  const [, digits] = /^\(?([34]\d{3})\)?:?$/.exec(text) ?? [];
  return digits !== undefined && Number(digits) >= FIRST_INCOME ? Number(digits) : null;
}

/** 3699 is taxed and untaxed income; 4149 is everything deducted. */
function addsUp(amounts: Amounts): boolean {
  const of = (code: number) => amounts.get(code)?.value ?? 0;
  const together = (codes: readonly number[]) => codes.reduce((sum, code) => sum + of(code), 0);
  const income = together([...amounts.keys()].filter(isIncome));
  return (
    amounts.has(CODES.taxable) &&
    [...amounts.values()].every(({ value }) => value >= 0) &&
    income > 0 &&
    income === of(CODES.nonTaxable) + of(CODES.taxable) &&
    together(CODES.taxes) === of(CODES.allTaxes)
  );
}

function isIncome(code: number): boolean {
  return code >= FIRST_INCOME && code < FIRST_DEDUCTION && !isGross(code);
}

/** 3697 and 3698: with and without retirement funding; their sum is 3699. */
function isGross(code: number): boolean {
  return code >= CODES.nonTaxable && code <= CODES.taxable;
}

function hasLumpSum(amounts: Amounts): boolean {
  return [...amounts.keys()].some((code) => code >= FIRST_LUMP_SUM && code < FIRST_DEDUCTION);
}

function isSame(one: Amounts, other: Amounts): boolean {
  return one.size === other.size && [...one].every(([code, { value }]) => other.get(code)?.value === value);
}

/** Null unless it is the same each time and not an amount. */
function yearIn(rows: readonly Row[]): string | null {
  const years = rows.flatMap((row) => {
    const at = row.findIndex((text) => YEAR.test(text));
    const own = at < 0 ? [] : [row[at]?.replace(YEAR, '').trim() ?? '', row[at + 1] ?? '', row[at - 1] ?? ''];
    return own.find((text) => /^20\d\d$/.test(text)) ?? [];
  });
  const [first] = years;
  return first !== undefined && years.every((year) => year === first) ? first : null;
}

/** Null if there is none, or more than one. */
function onlyIn(rows: readonly Row[], pattern: RegExp): string | null {
  const [first, ...others] = new Set(rows.flat().flatMap((text) => text.match(pattern) ?? []));
  return others.length === 0 ? (first ?? null) : null;
}
