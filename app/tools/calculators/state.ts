import { calculate, type Outcome } from './calculate.ts';
import type { Calculator } from './calculator.ts';
import { withChosenYear } from './chosen-year.ts';
import type { Exact, Values } from './field.ts';
import { periodOf, withPeriod } from './period.ts';
import { isEmpty } from './share-link.ts';

/** `outcome`: null while there is nothing to calculate. */
export type CalculatorState = Form & { outcome: Outcome | null };

type Form = { values: Values; exact: Exact };

export type CalculatorEvent =
  | { type: 'typed'; name: string; value: string }
  | { type: 'calculated' }
  | { type: 'filled'; values: Values; exact: Exact }
  | { type: 'reset'; values: Values };

/** Calculates the form as soon as the calculator knows enough. */
export function calculatorReducer(calculator: Calculator) {
  const worked = (form: Form): CalculatorState => ({
    values: form.values,
    exact: form.exact,
    outcome: isEmpty(calculator, form.values) ? null : arrivedAt(calculator, form),
  });
  return function next(state: CalculatorState, event: CalculatorEvent): CalculatorState {
    switch (event.type) {
      case 'typed':
        return worked(typed(calculator, state, event));
      case 'calculated':
        return { ...state, outcome: answerTo(calculator, state) };
      case 'filled':
        return worked(event);
      case 'reset':
        return { values: event.values, exact: {}, outcome: null };
    }
  };
}

/** During typing a missing value in an untouched field is no error. */
function withoutEarlyErrors(outcome: Outcome, values: Values): Outcome {
  if (outcome.kind !== 'refused' || outcome.needs) return outcome;
  const untouched = Object.entries(outcome.errors).filter(([name]) => values[name] === undefined);
  if (untouched.length === 0 || untouched.length < Object.keys(outcome.errors).length) return outcome;
  const needs = untouched.map(([name, sentence]) => ({ name, label: sentence, isGiven: false }));
  return { ...outcome, errors: {}, needs };
}

/** For values from another page, or a press on the way: missing ones are asked for without an error. */
export function arrivedAt(calculator: Calculator, { values, exact }: Form): Outcome {
  return withoutEarlyErrors(calculate(calculator, values, exact), values);
}

/** After Calculate a missing value is an error at its field. */
export function answerTo(calculator: Calculator, { values, exact }: Form): Outcome {
  const outcome = calculate(calculator, values, exact);
  if (outcome.kind !== 'refused' || !outcome.needs) return outcome;
  const choices = new Set(
    calculator.fields(values).flatMap(({ kind, name }) => (kind === 'choice' ? [name] : [])),
  );
  const missing = outcome.needs.filter(({ isGiven }) => !isGiven);
  const errors = missing.map(({ name }) => [name, choices.has(name) ? NOT_CHOSEN : NEEDED]);
  return { ...outcome, errors: Object.fromEntries(errors) };
}

const NEEDED = 'This is needed for an answer. Type 0 if there is none.';
const NOT_CHOSEN = 'This is needed for an answer. Choose one.';

function typed(
  calculator: Calculator,
  { values, exact }: CalculatorState,
  { name, value }: { name: string; value: string },
): Form {
  if (name === 'taxYear') return { values: withChosenYear(values, value), exact };
  if (name === 'period') {
    const period = periodOf({ period: value });
    if (period === periodOf(values)) return { values, exact };
    return withPeriod(period, calculator.fields(values), values, exact);
  }
  const { [name]: _dropped, ...kept } = exact;
  return { values: { ...values, [name]: value }, exact: kept };
}
