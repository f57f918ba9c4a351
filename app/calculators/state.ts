import { calculate, type Outcome } from './calculate.ts';
import type { Calculator } from './calculator.ts';
import type { Exact, Values } from './field.ts';
import { periodOf, withPeriod, type Period } from './period.ts';

/** `outcome`: null before the first calculation. */
export type CalculatorState = { values: Values; exact: Exact; outcome: Outcome | null };

export type CalculatorEvent =
  | { type: 'typed'; name: string; value: string }
  | { type: 'period'; period: Period }
  | { type: 'calculated' }
  | { type: 'filled'; values: Values }
  | { type: 'reset'; values: Values };

export function calculatorReducer(calculator: Calculator) {
  const recalculated = (state: CalculatorState): CalculatorState => ({
    ...state,
    outcome: calculate(calculator, state.values, state.exact),
  });
  return function next(state: CalculatorState, event: CalculatorEvent): CalculatorState {
    switch (event.type) {
      case 'typed':
        return follow(state, typed(state, event.name, event.value), recalculated);
      case 'period':
        if (event.period === periodOf(state.values)) return state;
        return follow(
          state,
          {
            ...state,
            ...withPeriod(event.period, calculator.fields(state.values), state.values, state.exact),
          },
          recalculated,
        );
      case 'calculated':
        return recalculated(state);
      case 'filled':
        return recalculated({ values: event.values, exact: {}, outcome: null });
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
  recalculate: (state: CalculatorState) => CalculatorState,
): CalculatorState {
  return before.outcome ? recalculate(after) : after;
}
