import type { Bracket } from '#app/tax/brackets.ts';
import type { Cents } from '#app/tax/money.ts';
import type { Basis, TableName } from '#app/tax/rates/table-name.ts';
import { isRefusal, type Refusal } from '#app/tax/refusal.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import type { Working } from '#app/tax/working.ts';
import type { FieldSpec, Option, Values } from './field.ts';
import { allYears } from './fields.ts';
import type { Entry } from './read-entry.ts';

/** A headline of the result sheet. What is paid `once` is not divided by twelve when a month is shown. */
export type Headline = { label: string; cents: Cents; once?: true } | { label: string; text: string };

/** The brackets of the table and the income that is marked in them. */
export type BracketPosition = { brackets: readonly Bracket[]; income: Cents };

/** A part of a whole that the second chart divides. */
export type Share = { label: string; cents: Cents };

/** A sentence of words and of cents a year, which are shown in the form's period. */
export type Answer = readonly (string | Cents)[];

export type Assessment = {
  kind: 'assessed';
  table: TableName;
  /** The line of the working that is compared with other tables, and that has the double underline. */
  tax: { key: string; cents: Cents };
  headlines: readonly Headline[];
  working: Working;
  /** A warning that does not stop the calculation. */
  warning: string | null;
  /** What the rules say about the case. */
  notes: readonly string[];
  position: BracketPosition | null;
  shares: { whole: string; parts: readonly Share[] };
  answers?: readonly Answer[];
};

type Titles<Type extends string> = {
  /** The `type` in its address. */
  type: Type;
  menuLabel: string;
  heading: string;
  /** What is estimated, as the second half of a sentence. */
  estimates: string;
  /** The toast under 'Calculation successful'. */
  success: string;
  /** Whether amounts can be entered and shown by month. */
  hasPeriods: boolean;
  /** Sentences under the calculator: how it is calculated, and what it leaves out. */
  explains: { how: readonly string[]; leavesOut: readonly string[] };
};

/** One calculator: all of them share one form and one result sheet. */
export type Calculator<Type extends string = string> = Titles<Type> & {
  initialYear: TaxYear;
  years: (basis: Basis) => readonly Option[];
  fields: (values: Values) => readonly FieldSpec[];
  assess: (entry: Entry, basis: Basis, taxYear: TaxYear) => Assessment | Refusal;
};

type Result = { kind: 'result'; table: TableName; notes: readonly string[]; working: Working };

type Declaration<
  Type extends string,
  Field extends FieldSpec,
  Input,
  Rates extends object,
  Tax extends Result,
> = Titles<Type> & {
  /** The year of a new form: the newest where left out. */
  initialYear?: TaxYear;
  /** The years offered: all where left out. */
  years?: (basis: Basis) => readonly Option[];
  fields: (values: Values) => readonly Field[];
  input: (entry: NoInfer<Entry<Field>>, taxYear: TaxYear) => Input;
  rates: (basis: Basis, taxYear: TaxYear, entry: NoInfer<Entry<Field>>) => Rates | Refusal;
  tax: (input: Input, rates: Rates) => Tax | Refusal;
  /** The sheet; its table, working and notes are those of the result where left out. */
  sheet: (result: Tax, from: { entry: NoInfer<Entry<Field>>; input: Input; rates: Rates }) => Sheet;
};

type Sheet = Pick<Assessment, 'tax' | 'headlines' | 'shares'> & Partial<Omit<Assessment, 'kind'>>;

/** Declares a calculator. List it in calculators.ts: menu, sitemap, saving, embedding and the rest read that list. */
export function defineCalculator<
  const Type extends string,
  Field extends FieldSpec,
  Input,
  Rates extends object,
  Tax extends Result,
>({
  input: inputOf,
  rates: ratesOf,
  tax,
  sheet,
  ...titles
}: Declaration<Type, Field, Input, Rates, Tax>): Calculator<Type> {
  return {
    initialYear: newestTaxYear,
    years: allYears,
    ...titles,
    assess(entry, basis, taxYear) {
      const rates = ratesOf(basis, taxYear, entry);
      if (isRefusal(rates)) return rates;
      const input = inputOf(entry, taxYear);
      const result = tax(input, rates);
      if (isRefusal(result)) return result;
      const { table, working, notes } = result;
      const fromResult = { table, working, notes, warning: null, position: null };
      return { kind: 'assessed', ...fromResult, ...sheet(result, { entry, input, rates }) };
    },
  };
}
