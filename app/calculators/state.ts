import { calculate, type Outcome } from './calculate.ts';
import type { Calculator } from './calculator.ts';
import { withChosenYear } from './chosen-year.ts';
import { holdsAmounts, type Exact, type Values } from './field.ts';
import { periodOf, withPeriod } from './period.ts';
import { isEmpty } from './share-link.ts';

/** `outcome`: null while there is nothing to work out. */
export type CalculatorState = Form & { outcome: Outcome | null };

type Form = { values: Values; exact: Exact };

export type CalculatorEvent =
  | { type: 'typed'; name: string; value: string }
  | { type: 'calculated' }
  | { type: 'filled'; values: Values; exact: Exact }
  | { type: 'reset'; values: Values };

/** What stands in the form is worked out at once, from its first amount on. */
export function calculatorReducer(calculator: Calculator) {
  const worked = (form: Form): CalculatorState => ({
    values: form.values,
    exact: form.exact,
    outcome: isEmpty(calculator, form.values) ? null : answerTo(calculator, form),
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

/** Asks for the first amount where none is given. */
export function answerTo(calculator: Calculator, { values, exact }: Form): Outcome {
  return isEmpty(calculator, values) ? missing(calculator, values) : calculate(calculator, values, exact);
}

function missing(calculator: Calculator, values: Values): Outcome {
  const first = calculator.fields(values).find(holdsAmounts);
  const description = `Enter an amount for “${first?.label}”. What you leave empty counts as 0.`;
  return {
    kind: 'refused',
    sentence: null,
    errors: first ? { [first.name]: description } : {},
    notes: {},
    message: { title: 'Missing information', description },
  };
}

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
