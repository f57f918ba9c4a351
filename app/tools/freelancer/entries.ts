import { NEGATIVE, parseAmount, UNREADABLE } from '#app/tax/amount.ts';
import { monthAt, monthNumber, monthText } from '#app/tax/month.ts';
import type { Cents } from '#app/tax/money.ts';
import { MONTHS_OF_A_YEAR, type Month, type SetAsideInput } from '#app/tax/set-aside.ts';
import { firstDayOf, type TaxYear } from '#app/tax/tax-year.ts';
import { ageOf } from '#app/tools/kept/age-groups.ts';
import { doubtOfAmount, doubtOfMonth } from '#app/tools/calculators/doubts.ts';
import { noPaye } from '#app/tools/calculators/no-paye.ts';
import { entriesOf, type Group } from '#app/platform/forms/merge.ts';

export const FREELANCER_PATH = '/freelancer';

const ROWS = Array.from({ length: MONTHS_OF_A_YEAR }, (_, index) => String(index + 1));

/** By the number of the month in the tax year: `in1` is March. */
export const MONTH_FIELDS = ROWS.map((row) => ({ income: `in${row}`, costs: `out${row}` }));

export const MOST_MEMBERS = 6;

const OF_THE_YEAR = ['august', 'putAway', 'salary', 'paye', 'payeToAugust', 'retirement'];

/** Changed as a unit: each month, a total, an amount with its day, and each of the other fields. */
export const GROUPS: readonly Group[] = [
  ...MONTH_FIELDS.map(({ income, costs }) => [income, costs]),
  ['sofarIn', 'sofarOut', 'sofarTo'],
  ...['began', ...OF_THE_YEAR, 'age', 'members'].map((name) =>
    name === 'august' ? [name, 'augustOn'] : [name],
  ),
];
const FIELDS = GROUPS.flat();

/** The form's values before a choice. */
const UNCHOSEN: Typed = { began: '1', age: 'under', members: '0' };

/** As typed, and shown again like that. */
export type Typed = Readonly<Record<string, string>>;

/** In characters, of an amount. */
export const LONGEST = 40;

/** Cut at the length of an amount. */
export function typedIn(form: FormData): Typed {
  return ownFields(
    Object.fromEntries(
      FIELDS.map((name) => {
        const value = form.get(name);
        return [name, typeof value === 'string' ? value.trim().slice(0, LONGEST) : ''];
      }),
    ),
  );
}

/** Only the form's fields with a value; the last month only counts with a total. */
export function ownFields(fields: Typed): Typed {
  const hasTotal = Boolean(fields.sofarIn || fields.sofarOut);
  return Object.fromEntries(
    FIELDS.flatMap((name) => {
      const text = fields[name];
      const isOwn = text && text !== UNCHOSEN[name] && (hasTotal || name !== 'sofarTo');
      return isOwn ? [[name, text]] : [];
    }),
  );
}

type Form = { typed: Typed; before: Typed };

/** `before` is JSON in a form without a script. */
export function formOf({ before = '{}', ...typed }: Typed): Form {
  return { typed: ownFields(typed), before: ownFields(JSON.parse(before)) };
}

/** The form after an answer: equal changes, or nothing was saved. `kept`: as it is now. */
export function monthsAfter(
  posted: { typed: Typed; clashes?: readonly Group[] } | undefined,
  { form, kept }: { form: Form; kept: Typed },
): Form {
  if (!posted) return form;
  if (!posted.clashes) return formOf(posted.typed);
  return { typed: ownFields({ ...kept, ...entriesOf(posted.clashes, posted.typed) }), before: kept };
}

export type Read = {
  input: Omit<SetAsideInput, 'running'> & { began: number };
  errors: Readonly<Record<string, string>>;
  /** Questions about fields that are counted all the same. */
  notes: Readonly<Record<string, string>>;
  /** The months, from 0, that one total covers. */
  together: readonly number[];
  /** Undefined if not entered. */
  putAway: Cents | undefined;
};

const TOO_LARGE = 'Enter an amount of at most R 100 billion a year.';

const MORE_PAYE = 'This is more than the PAYE of the whole year. Check both.';

const LESS_THAN_MONTHS = 'The months that you typed up to then come to more than this total. Check both.';

/** A total so far includes the typed months; the rest is spread over the others. */
export function readTyped(typed: Typed): Read {
  const errors: Record<string, string> = {};
  const notes: Record<string, string> = {};
  const amounts: Record<string, Cents> = {};
  const began = Math.max(0, ROWS.indexOf(typed.began ?? ''));
  const counted = MONTH_FIELDS.slice(began).flatMap(({ income, costs }) => [income, costs]);
  for (const name of [...counted, 'sofarIn', 'sofarOut', ...OF_THE_YEAR]) {
    const reading = parseAmount(typed[name] ?? '');
    if (reading.kind === 'too-large') errors[name] = TOO_LARGE;
    if (reading.kind === 'unreadable') errors[name] = UNREADABLE;
    if (reading.kind === 'amount' && reading.cents < 0) errors[name] = NEGATIVE;
    amounts[name] = reading.kind === 'amount' && reading.cents >= 0 ? reading.cents : 0;
    const doubt = (counted.includes(name) ? doubtOfMonth : doubtOfAmount)(amounts[name]);
    if (doubt) notes[name] = doubt;
  }
  const amount = (name: string) => amounts[name] ?? 0;
  const unsaid = noPaye(amount('salary'), Boolean(typed.paye));
  if (unsaid) notes.paye = unsaid;
  if (amount('payeToAugust') > amount('paye')) errors.payeToAugust ??= MORE_PAYE;
  const own = MONTH_FIELDS.map(({ income, costs }, index) =>
    index >= began && (typed[income] || typed[costs])
      ? { income: amount(income), costs: amount(costs) }
      : null,
  );
  const together = monthsTogether(typed, { own, began }, errors);
  const typedSoFar = own.slice(0, ROWS.indexOf(typed.sofarTo ?? '') + 1);
  const restOf = (name: 'sofarIn' | 'sofarOut', key: 'income' | 'costs') => {
    const rest = amount(name) - typedSoFar.reduce((sum, month) => sum + (month?.[key] ?? 0), 0);
    if (typed[name] && rest < 0) errors[name] ??= LESS_THAN_MONTHS;
    return Math.max(0, rest);
  };
  const rest = { income: restOf('sofarIn', 'income'), costs: restOf('sofarOut', 'costs') };
  const months = withTotal(own, together, rest);
  const { age = '', members = '0', august } = typed;
  const input = {
    months,
    began,
    grossIncome: amount('salary'),
    employeesTaxPaid: amount('paye'),
    employeesTaxByAugust: typed.payeToAugust ? amount('payeToAugust') : undefined,
    retirementContributions: amount('retirement'),
    paidInAugust: august || beganAfterAugust(began) ? amount('august') : undefined,
    age: ageOf(age),
    medicalMembers: /^[0-6]$/.test(members) ? Number(members) : 0,
    medicalContributions: 0,
  };
  return { input, errors, notes, together, putAway: typed.putAway ? amount('putAway') : undefined };
}

/** A business that began after August owed nothing then; an empty field counts as zero. */
export function beganAfterAugust(began: number): boolean {
  return began >= MONTHS_OF_A_YEAR / 2;
}

/** The empty months up to the end of the total; adds to `errors` if there is none. */
function monthsTogether(
  typed: Typed,
  { own, began }: { own: readonly Month[]; began: number },
  errors: Record<string, string>,
): number[] {
  if (!typed.sofarIn && !typed.sofarOut) return [];
  const until = ROWS.indexOf(typed.sofarTo ?? '');
  if (until < 0) errors.sofarTo = 'Choose the last month that the total covers.';
  if (until >= 0 && until < began) {
    errors.sofarTo = 'Choose the month in which you began, or a later one.';
    return [];
  }
  const empty = own.flatMap((month, index) =>
    month === null && index >= began && index <= until ? [index] : [],
  );
  if (until >= 0 && empty.length === 0)
    errors.sofarIn = 'Each month up to that one is filled in. Empty this field, or those months.';
  return empty;
}

/** In cents; the parts add up to the total less the typed months. */
function withTotal(months: readonly Month[], together: readonly number[], rest: NonNullable<Month>): Month[] {
  const part = (cents: Cents, place: number) =>
    Math.floor(cents / together.length) + Number(place < cents % together.length);
  return months.map((month, index) => {
    const place = together.indexOf(index);
    return place < 0 ? month : { income: part(rest.income, place), costs: part(rest.costs, place) };
  });
}

export function monthsOf(taxYear: TaxYear): string[] {
  const first = monthNumber(firstDayOf(taxYear).slice(0, 7));
  return ROWS.map((_, index) => monthAt(first + index));
}

/** Values are the number of the month; the first means the whole year. */
export function beginningsOf(taxYear: TaxYear): { value: string; label: string }[] {
  return monthsOf(taxYear).map((month, index) => ({
    value: String(index + 1),
    label: index === 0 ? 'March or before: the whole year' : monthText(month),
  }));
}

/** The possible ends of a total so far, in the order of the year. `today`: ISO. */
export function endsOf(taxYear: TaxYear, today: string) {
  const choices = monthsOf(taxYear).map((month, index) => ({
    value: String(index + 1),
    label: monthText(month),
  }));
  const over = monthsOver(taxYear, today);
  return [
    { group: 'Over', options: choices.slice(0, over) },
    { group: 'Still to come', options: choices.slice(over) },
  ].filter(({ options }) => options.length > 0);
}

/** The last completed month, or else the first. */
export function usualEnd(taxYear: TaxYear, today: string): string {
  return String(Math.max(1, monthsOver(taxYear, today)));
}

function monthsOver(taxYear: TaxYear, today: string): number {
  return monthsOf(taxYear).filter((month) => month < today.slice(0, 7)).length;
}
