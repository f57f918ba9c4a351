import { z } from 'zod';
import type { MonthAmount } from '#app/tools/calculators/months.ts';
import { monthsIn } from '#app/tools/calculators/pasted-months.ts';
import type { Cents } from '#app/tax/money.ts';
import { startYearOf, taxYearLabel, yearOfAssessment } from '#app/tax/tax-year.ts';
import { newestTaxYear, oldestTaxYear, requireTaxYear, taxYears } from '#app/tax/tax-years.ts';
import { amountForms, readAmount } from './amount.ts';
import { keysOf } from '#app/platform/core/keys.ts';

const MOST_MEMBERS = 20;

const BASIS = 'Send "firm" or "sars".';
const NOT_A_YEAR = 'Send the calendar year in which the tax year starts as a whole number, such as 2023.';
const AGE = 'Send a whole number from 18 to 74, or "75+".';
const DATE = 'Send a date of the calendar, such as "2026-02-28".';
const MONTH = 'Send a month such as "2026-02".';
const LONGEST_LINES = 20_000;
const MONTH_LINES = `Send the amounts of months as lines of one text of at most ${LONGEST_LINES} characters.`;
const FLAG = 'Send true or false.';

export const basis = z.enum(['firm', 'sars'], { error: BASIS }).meta({
  description: `"firm" for the firm's own 2023/2024 estimate, whatever the tax year; "sars" for SARS's tables of the tax year.`,
});

export const startYears = taxYears.map(startYearOf);
export const newestStartYear = startYearOf(newestTaxYear);

export const taxYear = z
  .literal(startYears, { error: ({ input }) => yearSentence(input) })
  .meta({
    type: 'integer',
    description:
      'The calendar year in which the tax year starts: 2023 is 1 March 2023 to 29 February 2024, the 2024 year of assessment.',
  })
  .transform((startYear) => requireTaxYear(yearOfAssessment(startYear)));

export const age = z
  .union([z.int({ error: AGE }).min(18, { error: AGE }).max(74, { error: AGE }), z.literal('75+')], {
    error: AGE,
  })
  .default(30)
  .meta({ description: 'Age on the last day of the tax year.' });

export const medicalMembers = wholeNumber(
  MOST_MEMBERS,
  'Members of the medical scheme, the main member counted.',
);

export function wholeNumber(
  most: number,
  description: string,
  options: { least?: number; initial?: number } = {},
) {
  const { least = 0, initial = least } = options;
  const error = `Send a whole number from ${least} to ${most}.`;
  return z.int({ error }).min(least, { error }).max(most, { error }).default(initial).meta({ description });
}

export function months(most: number, description: string) {
  const error = `Send a whole number from 0 to ${most}.`;
  return z.int({ error }).min(0, { error }).max(most, { error }).optional().meta({ description });
}

/** `1e400` arrives as Infinity and `1e-7` prints with an exponent: neither has decimal text to read. */
export function amount(description: string): z.ZodType<Cents> {
  return cents().meta({ description, anyOf: amountForms });
}

export function amountOrZero(description: string): z.ZodType<Cents> {
  return cents().prefault(0).meta({ description, anyOf: amountForms });
}

/** Kilometres or square metres, read in hundredths. */
export function quantity(description: string): z.ZodType<number> {
  return amountOrZero(description);
}

export function date(description: string) {
  return z.iso.date({ error: DATE }).optional().meta({ description });
}

export function requiredDate(description: string) {
  return z.iso.date({ error: DATE }).meta({ description });
}

export function month(description: string) {
  return z
    .string({ error: MONTH })
    .regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/, { error: MONTH })
    .default('')
    .meta({ description, format: 'month' });
}

export function monthLines(description: string): z.ZodType<readonly MonthAmount[]> {
  return z
    .string({ error: MONTH_LINES })
    .max(LONGEST_LINES, { error: MONTH_LINES })
    .transform((text, context) => {
      const { months, error } = monthsIn(text);
      if (error === undefined) return months;
      context.addIssue({ code: 'custom', message: error });
      return z.NEVER;
    })
    .meta({ description, format: 'month-lines' });
}

export function monthLinesOrNone(description: string): z.ZodType<readonly MonthAmount[]> {
  return monthLines(description).prefault('').meta({ description, format: 'month-lines' });
}

export function flag(description: string) {
  return z.boolean({ error: FLAG }).default(false).meta({ description });
}

export function choice<Value extends string>(labels: Readonly<Record<Value, string>>, description: string) {
  const values = keysOf(labels);
  return z
    .enum(values, { error: oneOf(values) })
    .default(values[0] as never)
    .meta({ description });
}

export function optionalChoice<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  description: string,
) {
  const values = keysOf(labels);
  return z
    .enum(values, { error: oneOf(values) })
    .optional()
    .meta({ description });
}

/** Fields that the firm's estimate ignores: the answer names those that were sent. */
export const sarsOnly = new WeakSet<z.ZodType>();

export function onlyWithSars<Field extends z.ZodType>(field: Field): Field {
  sarsOnly.add(field);
  return field;
}

function cents() {
  return z.unknown().transform((value, context) => {
    const reading = readAmount(value);
    if (reading.kind === 'amount') return reading.cents;
    context.addIssue({ code: 'custom', message: reading.sentence });
    return z.NEVER;
  });
}

function yearSentence(input: unknown): string {
  if (typeof input !== 'number' || !Number.isInteger(input)) return NOT_A_YEAR;
  return `There are no tables for the tax year that starts in ${input}: they run from ${taxYearLabel(oldestTaxYear)} to ${taxYearLabel(newestTaxYear)}.`;
}

function oneOf(values: readonly string[]): string {
  const quoted = values.map((value) => `"${value}"`);
  return `Send ${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}.`;
}
