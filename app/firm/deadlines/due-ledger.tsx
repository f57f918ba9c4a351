import { weekdayOf } from '#app/firm/core/calendar-day.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import type { Deadline } from '#app/firm/core/deadlines.ts';
import type { DeadlinesOfMonth } from './by-month.ts';
import { movedText } from './moved-text.ts';
import { groupName, RECIPIENTS } from './names.ts';
import { RuleAndSource } from './rule-and-source.tsx';
import { whenText } from './when-text.ts';

type Props = { months: readonly DeadlinesOfMonth[]; today: string };

/** The rule is explained at its first date; later dates link to it. */
export function DueLedger({ months, today }: Props) {
  const all = months.flatMap(({ days }) => days.flatMap(({ deadlines }) => deadlines));
  const firsts = new Set(
    new Map(all.toReversed().map((deadline) => [deadline.ruleId, deadline.id])).values(),
  );
  return (
    <div className="due-page sheet sheet-lifted">
      {months.map(({ month, days }) => (
        <section key={month} className="due-month" aria-label={month}>
          <h3>{month}</h3>
          <ol>
            {days.map(({ day, deadlines }) => (
              <li key={day} className="due-day">
                <p className="due-figure" aria-hidden="true">
                  <span>{weekdayOf(day).slice(0, 3)}</span>
                  <b>{Number(day.slice(8))}</b>
                </p>
                <div className="due-entries">
                  <p className="due-when">
                    <time dateTime={day}>{longDayText(day)}</time>
                    <span>{whenText(day, today)}</span>
                  </p>
                  <ul>
                    {deadlines.map((deadline) => (
                      <Due key={deadline.id} deadline={deadline} isFirst={firsts.has(deadline.id)} />
                    ))}
                  </ul>
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Due({ deadline, isFirst }: { deadline: Deadline; isFirst: boolean }) {
  const { is, what, to, covers, note, ruleId } = deadline;
  const moved = movedText(deadline);
  return (
    <li className="due">
      <h4>{what}</h4>
      <p className="text-ink-soft">
        For {covers}. {groupName(is)}, to {RECIPIENTS[to]}.{' '}
        {!isFirst && (
          <a href={`#${ruleId}`}>
            Rule<span className="sr-only">: {what}</span>
          </a>
        )}
      </p>
      {moved && <p className="due-moved">{moved}</p>}
      {note && <p className="hint">{note}</p>}
      {isFirst && <RuleAndSource deadline={deadline} />}
    </li>
  );
}
