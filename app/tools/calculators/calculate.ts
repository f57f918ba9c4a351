import { UNREADABLE } from '#app/tax/amount.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import type { Basis } from '#app/tax/rates/table-name.ts';
import { isRefusal, type Refusal } from '#app/tax/refusal.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import type { Assessment, Calculator } from './calculator.ts';
import type { Exact, Values } from './field.ts';
import { basisOf, taxYearOf, yearValue } from './fields.ts';
import { countedAsZero, figuresOnly, type CountedAsZero } from './counted-as-zero.ts';
import { figuresOf, type Figure } from './figures.ts';
import { isIncomplete, missingText, needsOf, type Need } from './needs.ts';
import { readEntry } from './read-entry.ts';
import { isUncounted } from './uncounted.ts';

type Message = { title: string; description: string };
type Notes = Readonly<Record<string, string>>;

export type Outcome = Calculated | Refused;

export type Calculated = {
  kind: 'calculated';
  assessment: Assessment;
  figures: readonly Figure[];
  notes: Notes;
  counted: readonly CountedAsZero[];
  /** Null if an entry counted as 0 because it is not a number: then it is no success. */
  message: Message | null;
};

/** `needs`: what is missing; `soFar`: what is known without it. `failure`: a bug, not a wrong entry; for the log. */
type Refused = {
  kind: 'refused';
  sentence: string | null;
  errors: Notes;
  notes: Notes;
  message: Message;
  needs?: readonly Need[];
  soFar?: string;
  /** Pasted rows must be checked first. */
  isUncounted?: true;
  failure?: string;
};

const FAILED: Message = {
  title: 'Calculation error',
  description: 'There was a problem calculating your tax. Please try again.',
};

/** For browser, server and saved calculations. `exact` has the cents of rounded monthly amounts. */
export function calculate(
  calculator: Calculator,
  typed: Values,
  exact?: Exact,
  today = southAfricanDay(),
): Outcome {
  try {
    return calculated(calculator, settled(calculator, typed), exact, today);
  } catch (error) {
    return { ...refused(FAILED), failure: reasonOf(error) };
  }
}

/** A calculator with one basis uses it whatever a link says, and starts at its own year. */
export function settled(
  { bases, initialYear }: Pick<Calculator, 'bases' | 'initialYear'>,
  values: Values,
): Values {
  const [only, ...others] = bases;
  const based = only && others.length === 0 ? { ...values, basis: only } : values;
  return based.taxYear ? based : { ...based, taxYear: yearValue(initialYear()) };
}

function calculated(
  calculator: Calculator,
  values: Values,
  exact: Exact | undefined,
  today: string,
): Outcome {
  const fields = calculator.fields(values);
  const { entry, errors, notes } = readEntry(fields, values, exact, today);
  const [firstError] = Object.values(errors);
  if (firstError) return refused({ title: 'Invalid input', description: firstError }, { errors, notes });
  const uncounted = fields.find((field) => isUncounted(field, values));
  if (uncounted) return refused(notCounted(uncounted.label), { notes, isUncounted: true });
  const needs = needsOf(calculator, values, today);
  const basis = basisOf(values);
  const taxYear = taxYearOf(values);
  if (isIncomplete(needs)) {
    const missing = needs.flatMap(({ name, isGiven }) => (isGiven ? [] : [name]));
    const soFar = calculator.soFar(entry, basis, taxYear, missing) ?? undefined;
    const description = [soFar, missingText(needs)].filter(Boolean).join(' ');
    return refused({ title: 'Missing information', description }, { needs, soFar, notes });
  }
  const counted = countedAsZero(fields, values, notes);
  const assess = (basis: Basis, taxYear: TaxYear) => {
    const answer = calculator.assess(entry, basis, taxYear, today);
    return counted.length === 0 || isRefusal(answer) ? answer : figuresOnly(answer);
  };
  const assessment = assess(basis, taxYear);
  if (isRefusal(assessment)) return refusedBy(assessment, notes, counted);
  const figures = figuresOf(leadingIn(calculator, values), assess, assessment, { basis, taxYear, today });
  const message = { title: 'Calculation successful', description: calculator.success };
  return {
    kind: 'calculated',
    assessment,
    figures: withCounted(figures, counted),
    notes,
    counted,
    message: counted.length > 0 ? null : message,
  };
}

function withCounted(
  [leading, ...others]: readonly Figure[],
  counted: readonly CountedAsZero[],
): readonly Figure[] {
  if (!leading) return [];
  if (counted.length === 0) return [leading, ...others];
  const lines = counted.map(({ label, sentence }) => `${label}: ${sentence}`);
  return [{ ...leading, counted: lines.join(' ') }, ...others];
}

function notCounted(label: string): Message {
  return {
    title: 'Look at the rows first',
    description: `The rows of “${label}” do not count yet. Below them you see how they were read.`,
  };
}

function leadingIn(calculator: Calculator, values: Values): Calculator {
  return calculator.hasDay?.(values) ? { ...calculator, todayLeads: undefined } : calculator;
}

/** `counted`: read as 0, which may be the cause; that is asked first. */
function refusedBy(refusal: Refusal, notes: Notes, [unread, ...others]: readonly CountedAsZero[]): Refused {
  const { sentence } = refusal;
  if (refusal.kind === 'unknown-rate')
    return refused({ title: 'No figure for this year', description: sentence }, { notes, sentence });
  if (unread) {
    const errors = Object.fromEntries([unread, ...others].map(({ name }) => [name, UNREADABLE]));
    const description = `${unread.label}: ${UNREADABLE}`;
    return refused(
      { title: 'Please check your entries', description },
      { errors, notes, sentence: description },
    );
  }
  const errors = { [refusal.field]: sentence };
  return refused({ title: 'Please check your entries', description: sentence }, { errors, notes, sentence });
}

function refused(message: Message, why: Partial<Omit<Refused, 'kind' | 'message'>> = {}): Refused {
  return { kind: 'refused', sentence: null, errors: {}, notes: {}, ...why, message };
}
