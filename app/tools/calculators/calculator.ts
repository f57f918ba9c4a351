import type { ToolId } from '#content/tools.ts';
import type { Bracket } from '#app/tax/brackets.ts';
import type { Cents } from '#app/tax/money.ts';
import type { Basis, TableName } from '#app/tax/rates/table-name.ts';
import { isRefusal, type Refusal } from '#app/tax/refusal.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import type { Working } from '#app/tax/working.ts';
import type { FieldSpec, Needed, Option, Values } from './field.ts';
import { allYears } from './fields.ts';
import type { Payment } from './payments.ts';
import type { Entry } from './read-entry.ts';
import type { Section } from './sections.tsx';
import type { SeeAlso } from './see-also.ts';
import type { Share } from './ways.ts';

/** `once`: not divided by twelve in a monthly view. */
export type Headline = { label: string; cents: Cents; once?: true } | { label: string; text: string };

/** `of`: what the bands apply to, if it is not income. */
export type BracketPosition = { brackets: readonly Bracket[]; income: Cents; of?: string };

/** Text, and cents a year that are shown in the form's period. */
export type Answer = readonly (string | Cents)[];

/**
 * The offer below a result; by default the tool's plan, and nothing where `tax` is 0. `plan`: another of the
 * calculator's `plans`. `worth`: in cents; sold only if it reaches the price, 0 never.
 */
export type Sells = { plan?: string; worth?: Cents; note?: string };

export type Assessment = {
  kind: 'assessed';
  table: TableName;
  /** The answer in one sentence, above the figure, if the question is not about an amount. */
  says?: string;
  means: string;
  /** The day or year it applies to; by default the tax year of the table. */
  counts?: string;
  /** No further income and no further contributions are possible. */
  isOver?: boolean;
  /** Where else to look, if the entries were meant differently. */
  elsewhere?: SeeAlso;
  /** The compared line; `label` if its headline does not say tax; `of` in place of the tables' year. */
  tax: { key: string; cents: Cents; label?: string; of?: string; basedOn?: string };
  headlines: readonly Headline[];
  working: Working;
  warning: string | null;
  notes: readonly string[];
  position: BracketPosition | null;
  /** Only if it decides something. */
  shares?: { whole: string; parts: readonly Share[] };
  payments?: readonly Payment[];
  calendar?: string;
  sells?: Sells;
  answers?: readonly Answer[];
  savedAs?: string;
  /** In this order; only some calculators have them. */
  sections?: readonly Section[];
};

type Titles<Type extends string> = {
  type: Type;
  /** The tool that it is part of: `content/tools.ts` has the name. */
  tool: ToolId;
  part?: string;
  /** Its own address, such as `/compare`; else `/calculator?type=…`. */
  path?: `/${string}`;
  estimates: string;
  /** Its basis, if that is not tax law. */
  law?: string;
  success: string;
  hasPeriods: boolean;
  /** The choice of tables comes last, as its default is nearly always right. */
  yearLast?: true;
  /** Its amounts are on a notice of assessment (ITA34) or an IRP5, which the browser can read. */
  onPapers?: true;
  /** Fields that a switch hides: the form carries their text along, for the switch back. */
  switched?: readonly string[];
  /** The field for the amount of a search; `of`: only monthly, or only yearly pay. */
  takes?: { field: string; of?: 'month' | 'year' };
  /** Ids of `plans.ts` that a result may sell in place of the tool's plan. */
  plans?: readonly string[];
  /** SARS's current figure leads for each chosen year. Not if a payment, return, sale or purchase has a day. */
  todayLeads?: true;
  hasDay?: (values: Values) => boolean;
  explains: { how: readonly string[]; leavesOut: readonly string[]; seeAlso?: readonly SeeAlso[] };
};

export type Calculator<Type extends string = string, Tax extends Result = Result> = Titles<Type> & {
  bases: readonly Basis[];
  initialYear: () => TaxYear;
  years: (basis: Basis) => readonly Option[];
  fields: (values: Values) => readonly FieldSpec[];
  /** What it needs for an answer; by default the first amount. */
  needs?: (values: Values, today: string) => readonly Needed[];
  /** What is known while the fields `missing` are empty; never a verdict. Null for nothing. */
  soFar: (entry: Entry, basis: Basis, taxYear: TaxYear, missing: readonly string[]) => string | null;
  resultOf: (entry: Entry, basis: Basis, taxYear: TaxYear) => Tax | Refusal;
  /** `today`: decides which payments are over. */
  assess: (entry: Entry, basis: Basis, taxYear: TaxYear, today: string) => Assessment | Refusal;
};

export type Result = {
  kind: 'result';
  table: TableName;
  notes: readonly string[];
  working: Working;
};

type NeededOf<Name extends string> = NoInfer<Name> | readonly NoInfer<Name>[];

type Declaration<
  Type extends string,
  Field extends FieldSpec,
  Input,
  Rates extends object,
  Tax extends Result,
> = Titles<Type> & {
  /** Both, unless the firm's estimate lacks this tax. */
  bases?: readonly Basis[];
  initialYear?: () => TaxYear;
  years?: (basis: Basis) => readonly Option[];
  fields: (values: Values) => readonly Field[];
  needs?: (values: Values, today: string) => readonly NeededOf<Field['name']>[];
  /** `today`: ISO, used for a day that was not entered. */
  input: (entry: NoInfer<Entry<Field>>, taxYear: TaxYear, today: string) => Input;
  rates: (basis: Basis, taxYear: TaxYear, entry: NoInfer<Entry<Field>>) => Rates | Refusal;
  tax: (input: Input, rates: Rates) => Tax | Refusal;
  soFar?: (result: Tax, input: Input, missing: readonly string[]) => string | null;
  sheet: (result: Tax, from: From<Field, Input, Rates>) => Sheet;
};

type From<Field extends FieldSpec, Input, Rates> = {
  entry: NoInfer<Entry<Field>>;
  input: Input;
  rates: Rates;
  today: string;
};

type Sheet = Pick<Assessment, 'tax' | 'headlines' | 'means'> & Partial<Omit<Assessment, 'kind'>>;

/** List it in calculators.ts: menu, sitemap, saving and embedding read that list. */
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
  soFar,
  sheet,
  ...titles
}: Declaration<Type, Field, Input, Rates, Tax>): Calculator<Type, Tax> {
  const resultOf = (entry: Entry, basis: Basis, taxYear: TaxYear) => {
    const rates = ratesOf(basis, taxYear, entry);
    return isRefusal(rates) ? rates : tax(inputOf(entry, taxYear, southAfricanDay()), rates);
  };
  return {
    bases: ['sars', 'firm'],
    initialYear: () => newestTaxYear,
    years: (basis) => (basis === 'sars' ? allYears() : []),
    ...titles,
    soFar(entry, basis, taxYear, missing) {
      if (!soFar) return null;
      const result = resultOf(entry, basis, taxYear);
      return isRefusal(result) ? null : soFar(result, inputOf(entry, taxYear, southAfricanDay()), missing);
    },
    resultOf,
    assess(entry, basis, taxYear, today) {
      const rates = ratesOf(basis, taxYear, entry);
      if (isRefusal(rates)) return rates;
      const input = inputOf(entry, taxYear, today);
      const result = tax(input, rates);
      if (isRefusal(result)) return result;
      const { table, working, notes } = result;
      const fromResult = { table, working, notes, warning: null, position: null };
      return { kind: 'assessed', ...fromResult, ...sheet(result, { entry, input, rates, today }) };
    },
  };
}
