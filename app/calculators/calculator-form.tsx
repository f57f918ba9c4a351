import type { FormEvent, MouseEvent } from 'react';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import type { Outcome } from './calculate.ts';
import type { OnType } from './calculator-field.tsx';
import { CalculatorFields } from './calculator-fields.tsx';
import { calculatorPath } from './calculator-path.ts';
import type { Calculator } from './calculator.ts';
import { HiddenFields } from './hidden-fields.tsx';
import type { CalculatorState } from './state.ts';

export const FORM = 'calculator';

type Props = {
  calculator: Calculator;
  state: CalculatorState;
  isCalculating: boolean;
  /** The answer for which Calculate was pressed: what came by typing needs no words. */
  confirmed: Outcome | null;
  onType: OnType;
  onCalculate: () => void;
  onReset: () => void;
};

export function CalculatorForm({ calculator, state, isCalculating, confirmed, onType, ...on }: Props) {
  const { values, exact, outcome } = state;
  const here = calculatorPath(calculator);

  function submit(event: FormEvent<HTMLFormElement>) {
    const intent = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value');
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
        <HiddenFields exact={exact} />
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
          <Confirmation outcome={confirmed} />
        </div>
      </form>
    </Sheet>
  );
}

/** In the form's own flow, so that it covers nothing; an error stands at its field. */
function Confirmation({ outcome }: { outcome: Outcome | null }) {
  return (
    <output className="hint block basis-full">
      {outcome?.kind === 'calculated' && (
        <>
          <b className="text-gain">{outcome.message.title}</b> {outcome.message.description}
        </>
      )}
    </output>
  );
}
