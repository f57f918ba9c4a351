import { longDayText } from '#app/firm/core/day-text.ts';
import { Link } from '#app/platform/ui/link.tsx';
import type { DueDay } from './due-days.ts';
import { daysLeftText } from './days-left.ts';

type Props = { due: readonly DueDay[]; today: string; withTaxpayer: boolean };

export function DueList({ due, today, withTaxpayer }: Props) {
  return (
    <ol className="due-list">
      {due.map(({ id, day, what, taxpayer, path, waits }) => (
        <li key={id}>
          <p className="due-when">
            <time dateTime={day}>{longDayText(day)}</time>
            <span className={day < today ? 'text-loss' : undefined}>{daysLeftText(day, today)}</span>
          </p>
          <p>
            {path ? <Link to={path}>{what}</Link> : what}
            <span className="hint">
              {[...(withTaxpayer ? [taxpayer] : []), whoseTurn(path, waits)].join(' · ')}
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}

function whoseTurn(path: string | null, waits: boolean): string {
  if (path === null) return 'not with us yet';
  return waits ? 'waits for what we need from you' : 'we work on it';
}
