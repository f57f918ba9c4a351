import { longDayText } from '#app/firm/core/day-text.ts';
import { Link } from '#app/platform/ui/link.tsx';
import type { Dayless, DueDay } from './due-days.ts';
import { daysLeftText } from './days-left.ts';
import { TURN_WORDS } from './turn.ts';
import { groupPairs } from '#app/platform/core/keys.ts';

type Props = { due: readonly DueDay[]; today: string; withTaxpayer: boolean };

export function DaylessList({ works, withTaxpayer }: { works: readonly Dayless[]; withTaxpayer: boolean }) {
  if (works.length === 0) return null;
  return (
    <section aria-labelledby="no-day">
      <h2 id="no-day" className="font-serif-text text-xl">
        No day yet
      </h2>
      <ul className="room-lines">
        {works.map(({ id, what, taxpayer, path, turn }) => (
          <li key={id}>
            <Link to={path}>{what}</Link>
            <span className="hint">
              {[...(withTaxpayer ? [taxpayer] : []), TURN_WORDS[turn]].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function DueList({ due, today, withTaxpayer }: Props) {
  const days = groupPairs(due.map((thing) => [thing.day, thing]));
  return (
    <ol className="due-list">
      {[...days].map(([day, things]) => (
        <li key={day}>
          <p className="due-when">
            <time dateTime={day}>{longDayText(day)}</time>
            {things.some(({ late }) => !late) && <span>{daysLeftText(day, today)}</span>}
          </p>
          <ul>
            {things.map(({ id, what, taxpayer, path, turn, late }) => (
              <li key={id}>
                {path ? <Link to={path}>{what}</Link> : what}
                <span className="hint">
                  {[...(withTaxpayer ? [taxpayer] : []), late ?? TURN_WORDS[turn]].join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
