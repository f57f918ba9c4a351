import type { Cents } from '#app/tax/money.ts';
import type { Doubt } from './doubts.ts';

/** By field name, as typed or chosen. `basis`, `taxYear` and `period` are fields too. */
export type Values = Readonly<Record<string, string>>;

/** Cents a year, for fields whose text is a rounded twelfth of them. */
export type Exact = Readonly<Record<string, Cents>>;

/** A field that must be filled, or several of which one is enough. */
export type Needed = string | readonly string[];

export type Option = { value: string; label: string; disabled?: boolean };

/** `half`: two a line. `isRow`: two on every line, listed only if filled. `group`: folded, unless `isAsked`. */
type Field<Kind extends string, Name extends string> = {
  kind: Kind;
  name: Name;
  label: string;
  hint?: string;
  half?: boolean;
  isRow?: true;
  group?: string;
  isAsked?: boolean;
  beside?: boolean;
};

/**
 * `perPeriod`: a year's amount or, with the monthly toggle, a month's. `doubt`: a question about it. `excludes`: both
 * above 0 are an error.
 */
export type AmountField<Name extends string = string> = Field<'amount', Name> & {
  perPeriod: boolean;
  doubt?: Doubt;
  excludes?: { name: string; sentence: string };
};
/** `goesByDay`: its initial value depends on the day, so a link states it. */
export type ChoiceField<Name extends string = string> = Field<'choice', Name> & {
  options: readonly Option[];
  initial: string;
  goesByDay?: boolean;
  /** Comes first; a button for each answer, unless it has to be a list. */
  isQuestion?: boolean;
  /** Folded below it: what an answer covers. */
  more?: { title: string; lines: readonly string[] };
  /** A few short answers, each a button, in place. */
  isSwitch?: true;
};
export type CheckField<Name extends string = string> = Field<'check', Name>;
/** `hasBeen`: a future day is an error. `after`: this day or one before it is an error. `says`: of a possible day. */
export type DateField<Name extends string = string> = Field<'date', Name> & {
  initial: string;
  hasBeen?: true;
  after?: { day: string; sentence: string };
  says?: (day: string, today: string) => string;
};
/** Monthly amounts, one a line or pasted from a spreadsheet. `direction`: in a bank statement. */
export type MonthsField<Name extends string = string> = Field<'months', Name> & { direction?: 'in' | 'out' };
/** Kilometres or square metres, with at most two decimals. */
export type QuantityField<Name extends string = string> = Field<'quantity', Name> & { unit: string };
/** Spreadsheet rows. `read`: their sums, or that they are still a table. */
export type PastedField<Name extends string = string> = Field<'pasted', Name> & {
  read: (text: string) => { note?: string; isTable?: true };
};
export type FieldSpec<Name extends string = string> =
  | AmountField<Name>
  | ChoiceField<Name>
  | CheckField<Name>
  | DateField<Name>
  | MonthsField<Name>
  | QuantityField<Name>
  | PastedField<Name>;

export function amountField<const Name extends string>(
  name: Name,
  label: string,
  hint?: string,
): AmountField<Name> {
  return { kind: 'amount', name, label, hint, perPeriod: true };
}

export function onceField<const Name extends string>(
  name: Name,
  label: string,
  hint?: string,
): AmountField<Name> {
  return { ...amountField(name, label, hint), perPeriod: false };
}

export function choiceField<const Name extends string>(
  name: Name,
  label: string,
  options: readonly Option[],
): ChoiceField<Name> {
  return { kind: 'choice', name, label, options, initial: options[0]?.value ?? '' };
}

export function checkField<const Name extends string>(
  name: Name,
  label: string,
  hint?: string,
): CheckField<Name> {
  return { kind: 'check', name, label, hint };
}

export function openChoice<const Name extends string>(
  name: Name,
  label: string,
  options: readonly Option[],
): ChoiceField<Name> {
  return choiceField(name, label, [{ value: '', label: 'Please choose' }, ...options]);
}

/** `initial`: ISO, or empty if no day is likelier than the others. */
export function dateField<const Name extends string>(
  name: Name,
  label: string,
  initial: string,
): DateField<Name> {
  return { kind: 'date', name, label, initial };
}

export function monthsField<const Name extends string>(
  name: Name,
  label: string,
  hint?: string,
): MonthsField<Name> {
  return { kind: 'months', name, label, hint };
}

export function quantityField<const Name extends string>(
  name: Name,
  label: string,
  unit: string,
  hint?: string,
): QuantityField<Name> {
  return { kind: 'quantity', name, label, unit, hint };
}

export const YES_OR_NO: readonly Option[] = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

export function yesNoField<const Name extends string>(
  name: Name,
  label: string,
  hint?: string,
): ChoiceField<Name> {
  return { ...choiceField(name, label, YES_OR_NO.toReversed()), hint, initial: '', isQuestion: true };
}

export function holdsAmounts({ kind }: FieldSpec): boolean {
  return kind === 'amount' || kind === 'months';
}

export function isFilled(field: FieldSpec, values: Values): boolean {
  const value = values[field.name];
  return Boolean(value) && !('initial' in field && value === field.initial);
}

export function optionsOf(labels: Readonly<Record<string, string>>): readonly Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
