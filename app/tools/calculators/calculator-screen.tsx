import { useCallback, useEffect, useReducer, useRef, useState, useTransition, type ReactNode } from 'react';
import { Notice } from '#app/platform/ui/notice.tsx';
import { showToast } from '#app/platform/ui/show-toast.ts';
import { useAddressState } from './address-state.ts';
import type { Outcome } from './calculate.ts';
import type { OnType } from './calculator-field.tsx';
import { CalculatorForm, FORM } from './calculator-form.tsx';
import { calculatorPath } from './calculator-path.ts';
import type { Calculator } from './calculator.ts';
import type { Exact, Values } from './field.ts';
import type { Offer } from './offer.ts';
import { periodOf } from './period.ts';
import { Placeholder } from './placeholder.tsx';
import { Questions } from './questions-form.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultBar, SpokenResult } from './result-bar.tsx';
import { ResultSheet } from './result-sheet.tsx';
import { Scenario } from './scenario.tsx';
import { StillNeeded } from './still-needed.tsx';
import { carriedFragment } from './share-link.ts';
import { calculatorReducer } from './state.ts';
import { ToolParts } from './tool-parts.tsx';
import { useTypedBefore } from './typed-before.ts';

const BLANK = { values: {}, exact: {}, outcome: null };

type Props = {
  calculator: Calculator;
  offer: Offer;
  posted: { values: Values; exact: Exact; isOnTheWay: boolean; outcome: Outcome } | null;
  children: ReactNode;
};

/** The browser calculates; without JavaScript the form posts and the server renders the same sheet. */
export function CalculatorScreen({ calculator, offer, posted, children }: Props) {
  const reducer = calculatorReducer(calculator);
  const [state, dispatch] = useReducer(reducer, posted ?? BLANK);
  const [isCalculating, startCalculating] = useTransition();
  const { values, exact, outcome } = state;
  const { sheet, focusResult } = useResultFocus(outcome);
  const fill = useCallback(
    (form: { values: Values; exact: Exact }) => dispatch({ type: 'filled', ...form }),
    [dispatch],
  );
  useTypedBefore(FORM, state, fill);
  useAddressState(calculator, state, fill);

  function calculateNow() {
    focusResult();
    startCalculating(() => dispatch({ type: 'calculated' }));
  }

  const type: OnType = (name, value) => dispatch({ type: 'typed', name, value });
  const isPosted = outcome !== null && posted?.outcome === outcome;
  return (
    <>
      {isPosted && !(posted.isOnTheWay && outcome.kind === 'refused') && <PostedMessage outcome={outcome} />}
      {children}
      <ToolParts
        tool={calculator.tool}
        current={calculatorPath(calculator)}
        fragment={carriedFragment(calculator, values, exact)}
      />
      <div className="calculator mt-8 grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(380px,0.85fr)_1.15fr]">
        <div className="calculator-form">
          <CalculatorForm
            {...{ calculator, state, isCalculating }}
            onType={type}
            onCalculate={calculateNow}
            onReset={() => dispatch({ type: 'reset', values: {} })}
          />
          {outcome?.kind === 'calculated' && <ResultBar {...outcome} period={periodOf(values)} />}
        </div>
        <div ref={sheet} className="answer">
          <Answer {...{ calculator, offer, outcome, values, exact }} onType={type} />
        </div>
      </div>
      <SpokenResult outcome={outcome} period={periodOf(values)} />
    </>
  );
}

function useResultFocus(outcome: Outcome | null) {
  const sheet = useRef<HTMLDivElement>(null);
  const isWaiting = useRef(false);
  useEffect(() => {
    if (!isWaiting.current) return;
    if (outcome?.kind === 'calculated') {
      showResult(sheet.current);
      if (outcome.message) showToast({ ...outcome.message, tone: 'gain' });
    } else document.querySelector<HTMLElement>(`#${FORM} :is([aria-invalid=true], [name=count])`)?.focus();
    isWaiting.current = false;
  }, [outcome]);
  return { sheet, focusResult: () => void (isWaiting.current = true) };
}

/** Focus alone would only bring its heading to the lower edge of a phone. */
function showResult(sheet: HTMLElement | null): void {
  sheet?.querySelector('h2')?.focus();
  if (sheet && sheet.getBoundingClientRect().top > window.innerHeight / 3) sheet.scrollIntoView();
}

function PostedMessage({ outcome }: { outcome: Outcome }) {
  const { kind, message } = outcome;
  if (!message) return null;
  const isRefused = kind === 'refused' && !outcome.isUncounted;
  return (
    <div className="no-print mb-6" role={isRefused ? 'alert' : 'status'}>
      <Notice tone={isRefused ? 'loss' : kind === 'refused' ? 'plain' : 'gain'} title={message.title}>
        {message.description}
      </Notice>
    </div>
  );
}

type AnswerProps = Pick<Props, 'calculator' | 'offer'> & {
  outcome: Outcome | null;
  values: Values;
  exact: Exact;
  onType: OnType;
};

function Answer({ calculator, offer, outcome, values, exact, onType }: AnswerProps) {
  const [printedFor, setPrintedFor] = useState('');
  if (!outcome) return <Placeholder {...{ calculator, values }} />;
  if (outcome.kind === 'refused' && outcome.needs)
    return <StillNeeded needs={outcome.needs} soFar={outcome.soFar} />;
  if (outcome.kind === 'refused') {
    return (
      <Notice tone={outcome.isUncounted ? 'plain' : 'loss'} title={outcome.message.title}>
        {outcome.message.description}
      </Notice>
    );
  }
  const { assessment, figures, notes } = outcome;
  return (
    <ResultSheet
      {...{ calculator, values, exact, outcome, printedFor, onType }}
      actions={
        <ResultActions
          {...{ calculator, assessment, figures, values, exact, printedFor, offer }}
          formId={FORM}
          onPrintFor={setPrintedFor}
        />
      }
    >
      <Questions {...{ calculator, values, notes }} formId={FORM} onType={onType} />
      <Scenario assessment={assessment} period={periodOf(values)} />
    </ResultSheet>
  );
}
