import { useEffect, useReducer, useRef, useTransition, type FormEvent, type MouseEvent } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import type { Outcome } from './calculate.ts';
import { CalculatorFields } from './calculator-fields.tsx';
import type { Calculator } from './calculator.ts';
import type { Exact, Values } from './field.ts';
import { allYears, yearValue } from './fields.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { OtherCalculators } from './other-calculators.tsx';
import { Questions } from './questions-form.tsx';
import { periodOf, type Period } from './period.ts';
import { ResultActions } from './result-actions.tsx';
import { ResultSheet } from './result-sheet.tsx';
import { Scenario } from './scenario.tsx';
import { valuesFrom } from './share-link.ts';
import { calculatorReducer } from './state.ts';

const FORM = 'calculator';

type Props = {
  calculator: Calculator;
  posted: { values: Values; exact: Exact; outcome: Outcome } | null;
};

/** The browser calculates; without JavaScript the form posts and the server renders the same sheet. */
export function CalculatorScreen({ calculator, posted }: Props) {
  const start = posted ?? { values: initialValues(calculator), exact: {}, outcome: null };
  const [state, dispatch] = useReducer(calculatorReducer(calculator), start);
  const [calculating, startCalculating] = useTransition();
  const { values, exact, outcome } = state;
  const { sheet, focusResult } = useResultFocus(outcome);

  // A shared link has its values in the fragment, which the server does not see.
  useEffect(() => {
    const shared = valuesFrom(calculator, window.location.hash);
    if (shared) dispatch({ type: 'filled', values: { ...initialValues(calculator), ...shared } });
  }, [calculator]);

  function submit(event: FormEvent<HTMLFormElement>) {
    const intent = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value');
    if (intent !== 'calculate') return;
    event.preventDefault();
    focusResult();
    startCalculating(() => dispatch({ type: 'calculated' }));
    const { outcome } = calculatorReducer(calculator)(state, { type: 'calculated' });
    if (outcome) showToast(outcome);
  }

  function reset(event: MouseEvent) {
    event.preventDefault();
    dispatch({ type: 'reset', values: initialValues(calculator) });
  }

  function type(name: string, value: string) {
    if (name === 'period') dispatch({ type: 'period', period: value as Period });
    else dispatch({ type: 'typed', name, value });
  }

  return (
    <>
      <div className="calculator mt-10 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(380px,0.85fr)_1.15fr]">
        <Sheet className="calculator-form">
          <form
            id={FORM}
            method="post"
            action={`/calculator?type=${calculator.type}#result`}
            onSubmit={submit}
            noValidate
          >
            <HiddenFields exact={exact} />
            <CalculatorFields
              calculator={calculator}
              values={values}
              errors={outcome?.kind === 'refused' ? outcome.errors : {}}
              notes={outcome?.notes ?? {}}
              onType={type}
            />
            <div className="mt-6 flex flex-wrap gap-3">
              <Button type="submit" name="intent" value="calculate">
                {calculating ? 'Calculating...' : 'Calculate'}
              </Button>
              <ButtonLink
                look="quiet"
                to={`/calculator?type=${calculator.type}`}
                reloadDocument
                onClick={reset}
              >
                Reset
              </ButtonLink>
            </div>
          </form>
        </Sheet>
        <div ref={sheet} aria-live="polite">
          <Answer {...{ calculator, outcome, values, exact }} onType={type} />
        </div>
      </div>
      <OtherCalculators calculator={calculator} values={values} />
    </>
  );
}

function useResultFocus(outcome: Outcome | null) {
  const sheet = useRef<HTMLDivElement>(null);
  const isWaiting = useRef(false);
  useEffect(() => {
    if (isWaiting.current && outcome?.kind === 'calculated') sheet.current?.querySelector('h2')?.focus();
    isWaiting.current = false;
  }, [outcome]);
  return { sheet, focusResult: () => void (isWaiting.current = true) };
}

type AnswerProps = Pick<Props, 'calculator'> & {
  outcome: Outcome | null;
  values: Values;
  exact: Exact;
  onType: (name: string, value: string) => void;
};

function Answer({ calculator, outcome, values, exact, onType }: AnswerProps) {
  if (!outcome) return <Placeholder calculator={calculator} />;
  if (outcome.kind === 'refused') {
    return (
      <Notice tone="loss" title={outcome.message.title}>
        {outcome.message.description}
      </Notice>
    );
  }
  const period = periodOf(values);
  return (
    <ResultSheet
      heading={calculator.heading}
      {...outcome}
      period={period}
      questions={
        <Questions
          calculator={calculator}
          values={values}
          notes={outcome.notes}
          formId={FORM}
          onType={({ currentTarget: { name, value } }) => onType(name, value)}
        />
      }
    >
      <div className="no-print mt-6">
        <SelectField
          id="compareYear"
          name="compareYear"
          form={FORM}
          label="Compare with another year"
          value={values.compareYear ?? ''}
          onChange={(event) => onType('compareYear', event.currentTarget.value)}
          options={[{ value: '', label: 'No other year' }, ...allYears()]}
        />
      </div>
      <Scenario assessment={outcome.assessment} period={period} />
      <ResultActions {...{ calculator, values, exact }} assessment={outcome.assessment} formId={FORM} />
    </ResultSheet>
  );
}

function Placeholder({ calculator }: Pick<Props, 'calculator'>) {
  return (
    <div className="max-lg:hidden">
      <Sheet margin>
        <p className="font-serif text-lg">Your page of working</p>
        <p className="mt-2 text-ink-soft">
          Fill in what you know and press Calculate. You get {calculator.estimates}, with the arithmetic and
          the source of every line. Nothing you type leaves this page.
        </p>
      </Sheet>
    </div>
  );
}

function initialValues(calculator: Calculator): Values {
  return { taxYear: yearValue(calculator.initialYear) };
}

function showToast(outcome: Outcome): void {
  const tone = outcome.kind === 'refused' ? 'loss' : 'gain';
  window.dispatchEvent(new CustomEvent('toast', { detail: { ...outcome.message, tone } }));
}
