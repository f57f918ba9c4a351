import { daysUntil } from '#app/firm/core/calendar-day.ts';
import { dayText } from '#app/platform/core/time.ts';
import type { ShapeOf, Window } from './shape.ts';

/** In units of the drawing. */
const WIDTH = 1000;

export function SeasonView({ months, windows, today, at }: ShapeOf<'season'>) {
  const here = Math.round(at * WIDTH);
  return (
    <div className="season">
      <p className="season-months" aria-hidden="true">
        {months.map((day) => (
          <span key={day}>{dayText(day).split(' ')[1]?.slice(0, 3)}</span>
        ))}
      </p>
      <ul>
        {windows.map(({ title, from, to, start, end }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <time dateTime={from}>{dayText(from)}</time> to <time dateTime={to}>{dayText(to)}</time>
              <b> {stateOf({ from, to }, today)}</b>
            </p>
            <svg viewBox={`0 0 ${WIDTH} 20`} preserveAspectRatio="none" aria-hidden="true">
              <path className="season-scale" d={`M0 10H${WIDTH}`} />
              <path
                className="season-open"
                d={`M${Math.round(start * WIDTH)} 10H${Math.round(end * WIDTH)}`}
              />
              {at > 0 && at < 1 && <path className="season-today" d={`M${here} 0V20`} />}
            </svg>
          </li>
        ))}
      </ul>
      <p className="hint">The upright line is today, {dayText(today)}.</p>
    </div>
  );
}

function stateOf({ from, to }: Pick<Window, 'from' | 'to'>, today: string): string {
  if (today < from) return 'Not open yet';
  const left = daysUntil(to, today);
  if (left < 0) return 'Closed';
  return left === 0 ? 'Closes today' : `${left} ${left === 1 ? 'day' : 'days'} left`;
}
