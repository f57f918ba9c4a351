import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Outcome } from './calculate.ts';
import { shownFigure } from './figures.ts';
import type { Period } from './period.ts';

const QUIET_FOR = 900;

type Calculated = Extract<Outcome, { kind: 'calculated' }>;
type Props = Pick<Calculated, 'figures'> & { period: Period };

export function ResultBar({ figures, period }: Props) {
  const bar = useRef<HTMLAnchorElement>(null);
  useAboveKeyboard(bar);
  const [leading] = figures;
  if (!leading) return null;
  const { label, table, text } = shownFigure(leading, period);
  return (
    <a ref={bar} href="#result" className="answer-bar no-print">
      <span>{leading.counted ?? `${label} ${table}`}</span>
      <b className="num" translate="no">
        {text}
      </b>
    </a>
  );
}

/** Read out once the typing has paused. */
export function SpokenResult({ outcome, period }: { outcome: Outcome | null; period: Period }) {
  const [spoken, setSpoken] = useState('');
  const text = outcome?.kind === 'calculated' ? wordsOf(outcome, period) : (outcome?.soFar ?? '');
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

function wordsOf({ assessment: { says }, figures }: Calculated, period: Period): string {
  const words = figures
    .map((figure) => shownFigure(figure, period))
    .map(({ label, table, text }) => `${label ? `${label}, ` : ''}${table}: ${text}`)
    .join('. ');
  return [figures[0]?.counted, says, words].filter(Boolean).join(' ');
}
