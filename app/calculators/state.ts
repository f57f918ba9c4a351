import { calculate, type Outcome } from './calculate.ts';
import type { Calculator } from './calculator.ts';
import type { Exact, Values } from './field.ts';
import { periodOf, withPeriod, type Period } from './period.ts';

/** The form and its answer. `outcome` is null until somebody has calculated. */
export type CalculatorState = { values: Values; exact: Exact; outcome: Outcome | null };

export type CalculatorEvent =
  | { type: 'typed'; name: string; value: string }
  | { type: 'period'; period: Period }
  | { type: 'calculated' }
  | { type: 'filled'; values: Values }
  | { type: 'reset'; values: Values };

/** The state after an event. Once calculated, every change is calculated again at once. */
export function calculatorReducer(calculator: Calculator) {
  const answered = (state: CalculatorState): CalculatorState => ({
    ...state,
    outcome: calculate(calculator, state.values, state.exact),
  });
  return function next(state: CalculatorState, event: CalculatorEvent): CalculatorState {
    switch (event.type) {
      case 'typed':
        return follow(state, typed(state, event.name, event.value), answered);
      case 'period':
        if (event.period === periodOf(state.values)) return state;
        return follow(
          state,
          {
            ...state,
            ...withPeriod(event.period, calculator.fields(state.values), state.values, state.exact),
          },
          answered,
        );
      case 'calculated':
        return answered(state);
      case 'filled':
        return answered({ values: event.values, exact: {}, outcome: null });
      case 'reset':
        return { values: event.values, exact: {}, outcome: null };
    }
  };
}

function typed(state: CalculatorState, name: string, value: string): CalculatorState {
  const { [name]: _dropped, ...exact } = state.exact;
  return { ...state, values: { ...state.values, [name]: value }, exact };
}

function follow(
  before: CalculatorState,
  after: CalculatorState,
  answered: (state: CalculatorState) => CalculatorState,
): CalculatorState {
  return before.outcome ? answered(after) : after;
}
