import { useEffect, useRef, useState, type RefObject } from 'react';
import { formatRand } from '#app/tax/money.ts';
import type { Outcome } from './calculate.ts';
import type { Figure } from './figures.ts';
import { leadingFigures } from './leading-figures.ts';
import { amountIn, type Period } from './period.ts';

const QUIET_FOR = 900;

type Calculated = Extract<Outcome, { kind: 'calculated' }>;
type Props = Pick<Calculated, 'assessment' | 'figures'> & { period: Period };

/** On a phone, below the form: at the lower edge of the screen while the result is still out of sight. */
export function ResultBar({ assessment, figures, period }: Props) {
  const bar = useRef<HTMLAnchorElement>(null);
  useAboveKeyboard(bar);
  const { lead, tax } = leadingFigures(assessment, period);
  const shown = figures.filter(({ key }) => key !== 'older-rule');
  return (
    <a ref={bar} href="#result" className="result-bar no-print">
      {lead && (
        <span>
          {lead.label}{' '}
          <b className="num" translate="no">
            {lead.text}
          </b>
        </span>
      )}
      {shown.slice(0, lead ? 1 : 2).map((figure) => (
        <span key={figure.key}>
          {lead || shown.length === 1 ? tax : figure.label}{' '}
          <b className="num" translate="no">
            {figureText(figure, period)}
          </b>
        </span>
      ))}
    </a>
  );
}

/** Heard once the typing has paused. */
export function SpokenResult({ outcome, period }: { outcome: Outcome | null; period: Period }) {
  const [spoken, setSpoken] = useState('');
  const text = outcome?.kind === 'calculated' ? wordsOf(outcome, period) : '';
  useEffect(() => {
    const pause = setTimeout(() => setSpoken(text), QUIET_FOR);
    return () => clearTimeout(pause);
  }, [text]);
  return (
    <p className="sr-only" role="status">
      {spoken}
    </p>
  );
}

/** A keyboard covers the lower part of the page without changing its height. */
function useAboveKeyboard(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const screen = window.visualViewport;
    if (!screen) return;
    const move = () => {
      const covered = Math.max(0, window.innerHeight - screen.height - screen.offsetTop);
      if (covered > 0) bar.current?.style.setProperty('bottom', `${Math.round(covered)}px`);
      else bar.current?.style.removeProperty('bottom');
    };
    screen.addEventListener('resize', move);
    screen.addEventListener('scroll', move);
    return () => {
      screen.removeEventListener('resize', move);
      screen.removeEventListener('scroll', move);
    };
  }, [bar]);
}

function wordsOf({ assessment, figures }: Calculated, period: Period): string {
  const { lead, tax } = leadingFigures(assessment, period);
  const taxes = figures.map((figure) => `${tax}, ${figure.label}: ${figureText(figure, period)}`);
  return [...(lead ? [`${lead.label}: ${lead.text}`] : []), ...taxes].join('. ');
}

function figureText(figure: Figure, period: Period): string {
  return 'cents' in figure ? formatRand(amountIn(period, figure.cents)) : figure.refusal;
}
