import type { FormEvent, MouseEvent } from 'react';
import { Button, buttonClass } from '#app/platform/ui/button.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import type { OnType } from './calculator-field.tsx';
import { CalculatorFields } from './calculator-fields.tsx';
import { calculatorPath } from './calculator-path.ts';
import type { Calculator } from './calculator.ts';
import type { Values } from './field.ts';
import { HiddenFields } from './hidden-fields.tsx';
import type { CalculatorState } from './state.ts';

export const FORM = 'calculator';

type Props = {
  calculator: Calculator;
  state: CalculatorState;
  isCalculating: boolean;
  onType: OnType;
  onCalculate: () => void;
  onReset: () => void;
};

export function CalculatorForm({ calculator, state, isCalculating, onType, ...on }: Props) {
  const { values, exact, outcome } = state;
  const here = calculatorPath(calculator);

  function submit(event: FormEvent<HTMLFormElement>) {
    const { nativeEvent: sent } = event;
    const intent = sent instanceof SubmitEvent && sent.submitter?.getAttribute('value');
    if (intent !== 'calculate') return;
    event.preventDefault();
    on.onCalculate();
  }

  function reset(event: MouseEvent) {
    event.preventDefault();
    on.onReset();
  }

  return (
    <Sheet>
      <form id={FORM} method="post" action={`${here}#result`} onSubmit={submit} noValidate>
        <HiddenFields values={switchedAway(calculator, values)} exact={exact} />
        <CalculatorFields
          calculator={calculator}
          values={values}
          errors={outcome?.kind === 'refused' ? outcome.errors : {}}
          notes={outcome?.notes ?? {}}
          onType={onType}
        />
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <Button type="submit" name="intent" value="calculate">
            {isCalculating ? 'Calculating...' : 'Calculate'}
          </Button>
          <a className={buttonClass({ look: 'quiet' })} href={here} onClick={reset}>
            Reset
          </a>
        </div>
      </form>
    </Sheet>
  );
}

function switchedAway({ switched = [], fields }: Calculator, values: Values): Values {
  const shown = new Set(fields(values).map(({ name }) => name));
  return Object.fromEntries(
    switched.flatMap((name) => (values[name] && !shown.has(name) ? [[name, values[name]]] : [])),
  );
}
