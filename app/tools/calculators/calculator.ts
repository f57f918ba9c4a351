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

/** Words, and cents a year that are shown in the form's period. */
export type Answer = readonly (string | Cents)[];

/**
 * What is sold below a result; by default the tool's plan, and nothing where `tax` is 0.
 * `plan`: another one, of the calculator's `plans`. `worth`: cents; sold only if it reaches the price, 0 never.
 */
export type Sells = { plan?: string; worth?: Cents; note?: string };

export type Assessment = {
  kind: 'assessed';
  table: TableName;
  /** The answer in one sentence, above the figure, where the question is not about an amount. */
  says?: string;
  means: string;
  /** The day or the year it counts for; by default the tax year of the table. */
  counts?: string;
  /** Beside what it means: where else, if the entries were meant otherwise. */
  elsewhere?: SeeAlso;
  /** The line that is compared; `label` if its headline does not say tax; `of` instead of the tables' year. */
  tax: { key: string; cents: Cents; label?: string; of?: string; basedOn?: string };
  headlines: readonly Headline[];
  working: Working;
  warning: string | null;
  notes: readonly string[];
  position: BracketPosition | null;
  /** Only where it decides something. */
  shares?: { whole: string; parts: readonly Share[] };
  payments?: readonly Payment[];
  calendar?: string;
  sells?: Sells;
  answers?: readonly Answer[];
  savedAs?: string;
  /** What only some calculators show, in this order. */
  sections?: readonly Section[];
};

type Titles<Type extends string> = {
  type: Type;
  /** The tool that it is, or is a part of: `content/tools.ts` has the name. */
  tool: ToolId;
  /** What its tab says, if the tool has several. */
  part?: string;
  /** Its own address, such as `/compare`; else `/calculator?type=…`. */
  path?: `/${string}`;
  estimates: string;
  /** What it goes by, where that is no tax law. */
  law?: string;
  success: string;
  hasPeriods: boolean;
  /** The choice of tables stands below the other fields, as the first one is nearly always meant. */
  yearLast?: true;
  /** Its amounts are on a notice of assessment (ITA34) or an IRP5, which the browser can read. */
  onPapers?: true;
  /** What people type who look for it and do not know its name; the search reads it. */
  alsoCalled: readonly string[];
  /** Fields that a switch hides: their text goes along in the form, so that the switch back finds it. */
  switched?: readonly string[];
  /** The field that takes an amount of a search; `of`: only the pay of a month, or of a year. */
  takes?: { field: string; of?: 'month' | 'year' };
  /** Ids of `plans.ts` that a result may sell in place of its tool's plan. */
  plans?: readonly string[];
  /** Whatever year is chosen. Not if a payment, return, sale or purchase has a day: it has one table. */
  todayLeads?: true;
  hasDay?: (values: Values) => boolean;
  explains: { how: readonly string[]; leavesOut: readonly string[]; seeAlso?: readonly SeeAlso[] };
};

export type Calculator<Type extends string = string, Tax extends Result = Result> = Titles<Type> & {
  bases: readonly Basis[];
  initialYear: () => TaxYear;
  years: (basis: Basis) => readonly Option[];
  fields: (values: Values) => readonly FieldSpec[];
  /** What must be known before it answers; the first amount by default. */
  needs?: (values: Values, today: string) => readonly Needed[];
  /** What is known already while the fields `missing` are; never a verdict. Null if nothing is. */
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
  /** Both, unless the firm's estimate does not have this tax. */
  bases?: readonly Basis[];
  initialYear?: () => TaxYear;
  years?: (basis: Basis) => readonly Option[];
  fields: (values: Values) => readonly Field[];
  needs?: (values: Values, today: string) => readonly NeededOf<Field['name']>[];
  /** `today`: ISO, for a day that nobody has said. */
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
