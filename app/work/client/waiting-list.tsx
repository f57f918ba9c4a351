import type { ReactNode } from 'react';
import { dayText } from '#app/platform/core/time.ts';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import type { WaitingThing } from './home.ts';
import { HomePart } from './home-part.tsx';

const SHOWN = 6;

type WaitingProps = {
  waiting: readonly WaitingThing[];
  today: string;
  severalTaxpayers: boolean;
};

type ListProps = WaitingProps & { children: ReactNode };

export function WaitingList({ waiting, today, severalTaxpayers, children }: ListProps) {
  if (waiting.length === 0) return children;
  return (
    <HomePart id="waiting" title={waiting.length === 1 ? 'This waits for you' : 'These wait for you'}>
      <WaitingLines {...{ today, severalTaxpayers }} waiting={waiting.slice(0, SHOWN)} />
      {waiting.length > SHOWN && (
        <details className="waiting-more">
          <summary>{`${waiting.length - SHOWN} more`}</summary>
          <WaitingLines {...{ today, severalTaxpayers }} waiting={waiting.slice(SHOWN)} />
        </details>
      )}
    </HomePart>
  );
}

function WaitingLines({ waiting, today, severalTaxpayers }: WaitingProps) {
  return (
    <ul className="waiting">
      {waiting.map(({ path, title, taxpayer, what, dueOn }) => (
        <li key={path}>
          <Link to={path} className="waiting-link">
            <span>
              <span className="waiting-title">{title}</span>
              <span className="hint">
                {[...(severalTaxpayers ? [taxpayer] : []), ...what].join(' · ')}
                {dueOn && ` · ${dueOn < today ? 'was due' : 'due'} on ${dayText(dueOn)}`}
              </span>
            </span>
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function Quiet() {
  return (
    <p className="room-quiet">
      <Icon name="tick" size={22} className="text-gain" /> Nothing waits for you. We write when something
      does.
    </p>
  );
}
