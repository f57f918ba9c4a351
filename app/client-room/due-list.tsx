import { longDayText } from '#app/firm/day-text.ts';
import { Link } from '#app/ui/link.tsx';
import type { DueDay } from './due-days.ts';
import { daysLeftText } from './days-left.ts';

type Props = { due: readonly DueDay[]; today: string; withTaxpayer: boolean };

export function DueList({ due, today, withTaxpayer }: Props) {
  return (
    <ol className="due-list">
      {due.map(({ id, day, what, taxpayer, path }) => (
        <li key={id}>
          <p className="due-when">
            <time dateTime={day}>{longDayText(day)}</time>
            <span className={day < today ? 'text-loss' : undefined}>{daysLeftText(day, today)}</span>
          </p>
          <p>
            {path ? <Link to={path}>{what}</Link> : what}
            <span className="hint">
              {[...(withTaxpayer ? [taxpayer] : []), path ? 'we work on it' : 'not with us yet'].join(' · ')}
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}
