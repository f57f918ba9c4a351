import { dayText } from '#app/platform/core/time.ts';
import { LinkedText } from '#app/platform/ui/linked-text.tsx';
import { Day } from './day.tsx';
import type { ShapeOf } from './shape.ts';

export function MonthView({ table: { head }, days }: ShapeOf<'month'>) {
  return (
    <>
      <p className="hint">{spanOf(days)}</p>
      <ol className="month-strip">
        {days.map(({ day, when, cells, isNext }) => (
          <li key={when} aria-current={isNext ? 'date' : undefined}>
            <h3>
              <Day day={day} />
              <span className="hint">{when}</span>
            </h3>
            {cells.map((cell, index) => (
              <p key={head[index + 1]}>
                <b>{head[index + 1]}</b> <LinkedText text={cell} />
              </p>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

function spanOf(days: ShapeOf<'month'>['days']): string {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? `The days of this month, ${dayText(first.day)} to ${dayText(last.day)}` : '';
}
