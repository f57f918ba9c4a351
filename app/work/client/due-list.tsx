import { longDayText } from '#app/firm/core/day-text.ts';
import { Link } from '#app/platform/ui/link.tsx';
import type { DueDay } from './due-days.ts';
import { daysLeftText } from './days-left.ts';
import { whoseTurn } from './whose-turn.ts';

type Props = { due: readonly DueDay[]; today: string; withTaxpayer: boolean };

export function DueList({ due, today, withTaxpayer }: Props) {
  return (
    <ol className="due-list">
      {due.map(({ id, day, what, taxpayer, path, waits, late }) => (
        <li key={id}>
          <p className="due-when">
            <time dateTime={day}>{longDayText(day)}</time>
            {!late && <span>{daysLeftText(day, today)}</span>}
          </p>
          <p>
            {path ? <Link to={path}>{what}</Link> : what}
            <span className="hint">
              {[...(withTaxpayer ? [taxpayer] : []), late ?? whoseTurn(path, waits)].join(' · ')}
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}
