import { NEGATIVE, NOT_A_NUMBER, parseAmount } from '#app/tax/amount.ts';
import { formatAmount, formatRand, type Cents } from '#app/tax/money.ts';
import type { Hundredths } from '#app/tax/working.ts';
import { isIsoDate, southAfricanDay } from '#app/platform/core/time.ts';
import { doubtOfAmount, doubtOfMonth, type Doubt } from './doubts.ts';
import type { Exact, FieldSpec, Values } from './field.ts';
import { readMonths, type MonthAmount } from './months.ts';
import { monthlyAmount } from './period.ts';

const MONTHS = 12;

const NOT_A_DATE = 'Enter a day of the calendar, such as 2026-02-28.';
/** An empty quantity often means all of it, so a word must not count as 0. */
const NO_QUANTITY = 'Enter a number, such as 12.';
const TO_COME = 'This day is still to come.';
const TOO_LARGE = 'Enter an amount of at most R 100 billion a year.';

type NameOf<Field, Kind> = Field extends { kind: Kind; name: infer Name extends string } ? Name : never;

/** Amounts in cents a year; `months` in cents a month. */
export type Entry<Field extends FieldSpec = FieldSpec> = {
  amount: (name: NameOf<Field, 'amount'> & string) => Cents;
  months: (name: NameOf<Field, 'months'> & string) => readonly MonthAmount[];
  choice: (name: NameOf<Field, 'choice' | 'date'> & string) => string;
  isChecked: (name: NameOf<Field, 'check'> & string) => boolean;
  /** In hundredths of the unit. */
  quantity: (name: NameOf<Field, 'quantity'> & string) => Hundredths;
  pasted: (name: NameOf<Field, 'pasted'> & string) => string;
  isGiven: (name: Field['name']) => boolean;
};

/** `errors` stop the calculation, `notes` say how a field was read. */
export type ReadEntry = {
  entry: Entry;
  errors: Readonly<Record<string, string>>;
  notes: Readonly<Record<string, string>>;
};

/** A monthly amount counts twelve times; text counts as 0 with a note; an unknown choice is the first. */
export function readEntry(
  fields: readonly FieldSpec[],
  values: Values,
  exact: Exact = {},
  today = southAfricanDay(),
): ReadEntry {
  const amounts: Record<string, Cents> = {};
  const months: Record<string, readonly MonthAmount[]> = {};
  const errors: Record<string, string> = {};
  const notes: Record<string, string> = {};
  for (const field of fields) {
    const day = field.kind === 'date' && (values[field.name] || field.initial);
    if (day && !isIsoDate(day)) errors[field.name] = NOT_A_DATE;
    else if (day && field.hasBeen && day > today) errors[field.name] = TO_COME;
    else if (day && field.after && day <= field.after.day) errors[field.name] = field.after.sentence;
    else if (day && field.says) notes[field.name] = field.says(day, today);
    if (field.kind === 'months') {
      const read = readMonths(values[field.name] ?? '');
      months[field.name] = read.months;
      if (read.error) errors[field.name] = read.error;
      if (read.note) notes[field.name] = read.note;
    }
    if (field.kind === 'pasted') {
      const { note } = field.read(values[field.name] ?? '');
      if (note) notes[field.name] = note;
    }
    if (field.kind === 'quantity') {
      const read = readQuantity(values[field.name] ?? '', field.unit);
      amounts[field.name] = read.amount;
      if (read.error) errors[field.name] = read.error;
      if (read.note) notes[field.name] = read.note;
    }
    if (field.kind !== 'amount') continue;
    const monthly = field.perPeriod && values.period === 'monthly';
    const read = readAmount(values[field.name] ?? '', monthly, field.doubt);
    const year = exact[field.name];
    amounts[field.name] =
      year !== undefined && read.cents === exactReading(year, monthly) ? year : read.cents;
    if (read.error) (field.beside ? notes : errors)[field.name] = read.error;
    if (read.note) notes[field.name] = read.note;
    if (field.excludes && amounts[field.name] && amounts[field.excludes.name])
      errors[field.name] = field.excludes.sentence;
  }
  return { entry: entryOf(fields, values, { amounts, months }), errors, notes };
}

function readQuantity(text: string, unit: string): { amount: Hundredths; error?: string; note?: string } {
  const { cents, error, note } = readAmount(withoutUnit(text, unit), false);
  if (note === NOT_A_NUMBER) return { amount: 0, error: NO_QUANTITY };
  const isRead = note?.startsWith('Read as');
  return { amount: cents, error, note: isRead ? `Read as ${formatAmount(cents)} ${unit}.` : note };
}

/** `50 %`, `12 days`, `1 day`: the field's unit after its number. */
export function withoutUnit(text: string, unit: string): string {
  const names = unit === '%' ? '%|per ?cent' : `${unit}|${unit.replace(/s$/, '')}`;
  return text.replace(new RegExp(String.raw`\s*(?:${names})\s*$`, 'i'), '');
}

function readAmount(
  text: string,
  monthly: boolean,
  doubtOf: Doubt = monthly ? doubtOfMonth : doubtOfAmount,
): { cents: Cents; error?: string; note?: string } {
  const reading = parseAmount(text);
  if (reading.kind === 'empty') return { cents: 0 };
  if (reading.kind === 'unreadable') return { cents: 0, note: NOT_A_NUMBER };
  if (reading.kind === 'too-large') return { cents: 0, error: TOO_LARGE };
  if (reading.cents < 0) return { cents: 0, error: NEGATIVE };
  const doubt = doubtOf(reading.cents);
  const asks = doubt ? ` ${doubt}` : '';
  if (!monthly) return { cents: reading.cents, note: `Read as ${formatRand(reading.cents)}.${asks}` };
  const year = reading.cents * MONTHS;
  if (parseAmount(String(year / 100)).kind === 'too-large') return { cents: 0, error: TOO_LARGE };
  return {
    cents: year,
    note: `Read as ${formatRand(reading.cents)} a month, ${formatRand(year)} a year.${asks}`,
  };
}

/** A reading of exact `year` cents, valid until the text changes. */
function exactReading(year: Cents, monthly: boolean): Cents {
  return monthly ? monthlyAmount(year) * MONTHS : year;
}

type Read = { amounts: Record<string, Cents>; months: Record<string, readonly MonthAmount[]> };

/** A hidden field counts as empty, though the form still has its text. */
function entryOf(fields: readonly FieldSpec[], values: Values, { amounts, months }: Read): Entry {
  const isShown = (name: string) => fields.some((field) => field.name === name);
  return {
    amount: (name) => amounts[name] ?? 0,
    months: (name) => months[name] ?? [],
    choice: (name) => choiceOf(fields, values, name),
    isChecked: (name) => isShown(name) && values[name] === 'on',
    quantity: (name) => amounts[name] ?? 0,
    pasted: (name) => (isShown(name) ? (values[name] ?? '') : ''),
    isGiven: (name) => isShown(name) && (values[name] ?? '').trim() !== '',
  };
}

function choiceOf(fields: readonly FieldSpec[], values: Values, name: string): string {
  const field = fields.find((field) => field.name === name);
  if (field?.kind !== 'choice' && field?.kind !== 'date') return '';
  const value = values[name];
  if (field.kind === 'date') return value || field.initial;
  return field.options.some((option) => option.value === value && !option.disabled) ? value! : field.initial;
}
