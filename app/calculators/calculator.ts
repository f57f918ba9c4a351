import type { Bracket } from '#app/tax/brackets.ts';
import type { Cents } from '#app/tax/money.ts';
import type { Basis, TableName } from '#app/tax/rates/table-name.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import type { Working } from '#app/tax/working.ts';

export const calculatorTypes = ['individual', 'company', 'provisional', 'capital-gains'] as const;

export type CalculatorType = (typeof calculatorTypes)[number];

/** What stands in the form, as typed or chosen, by field name. `basis`, `taxYear` and `period` are fields too. */
export type Values = Readonly<Record<string, string>>;

/** Cents a year that a field stands for, where what is shown of it is a rounded twelfth. */
export type Exact = Readonly<Record<string, Cents>>;

export type Option = { value: string; label: string; disabled?: boolean };

/**
 * `half`: short enough to stand beside another on a wide form. `group`: asked together, and folded away until wanted.
 * `beside`: asked beside the result, which it does not change.
 */
type Asked = {
  name: string;
  label: string;
  hint?: string;
  half?: boolean;
  group?: string;
  beside?: boolean;
};

/** A field as a calculator asks for it. An amount `perPeriod` is a year's or, with the monthly toggle, a month's. */
export type FieldSpec =
  | (Asked & { kind: 'amount'; perPeriod: boolean })
  | (Asked & { kind: 'choice'; options: readonly Option[]; initial: string })
  | (Asked & { kind: 'check' })
  | (Asked & { kind: 'date'; initial: string });

/** The form as read: cents a year, choices as they are, checks as whether they are set. */
export type Entry = {
  amount: (name: string) => Cents;
  choice: (name: string) => string;
  isChecked: (name: string) => boolean;
};

/** A headline of the result sheet. What is paid `once` is not divided by twelve when a month is shown. */
export type Headline = { label: string; cents: Cents; once?: true } | { label: string; text: string };

/** Where the result stands among the brackets of its table. */
export type BracketPosition = { brackets: readonly Bracket[]; income: Cents };

/** A part of a whole that the second chart divides. */
export type Share = { label: string; cents: Cents };

export type Assessment = {
  kind: 'assessed';
  table: TableName;
  /** The line of the working that the comparison compares, and that carries the double underline. */
  tax: { key: string; cents: Cents };
  headlines: readonly Headline[];
  working: Working;
  /** True for a warning that does not stop the calculation. */
  warning: string | null;
  /** What the rules have to say of the case. */
  notes: readonly string[];
  position: BracketPosition | null;
  shares: { whole: string; parts: readonly Share[] } | null;
  answers?: readonly Answer[];
};

/** A sentence of words and of cents a year, which are shown in the form's period. */
export type Answer = readonly (string | Cents)[];

/** What the tables or the rules refuse, in a sentence. */
export type Refused = { kind: 'refused'; sentence: string };

/** One calculator: what it asks and what it makes of the answers. Four of them share one form and one result sheet. */
export type Calculator = {
  type: CalculatorType;
  heading: string;
  /** The intro's own half: what is estimated. */
  estimates: string;
  /** Text of the toast under 'Calculation successful'. */
  success: string;
  hasPeriods: boolean;
  initialYear: (currentYear: TaxYear) => TaxYear;
  years: (basis: Basis, currentYear: TaxYear) => readonly Option[];
  fields: (values: Values) => readonly FieldSpec[];
  assess: (entry: Entry, basis: Basis, taxYear: TaxYear) => Assessment | Refused;
  /** Sentences under the calculator: how it is worked out, and what it leaves out. */
  explains: { how: readonly string[]; leavesOut: readonly string[] };
};
