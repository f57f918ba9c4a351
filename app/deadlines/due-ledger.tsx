import { longDayText } from '#app/firm/day-text.ts';
import { weekdayOf } from '#app/firm/calendar-day.ts';
import type { Deadline } from '#app/firm/deadlines.ts';
import { ConfidenceMark } from '#app/rates/confidence-mark.tsx';
import { SourceLine } from '#app/rates/source-line.tsx';
import type { DeadlinesOfMonth } from './by-month.ts';
import { movedText } from './moved-text.ts';
import { groupName, RECIPIENTS } from './names.ts';

export function DueLedger({ months }: { months: readonly DeadlinesOfMonth[] }) {
  return (
    <div className="due-page sheet sheet-lifted">
      {months.map(({ month, days }) => (
        <section key={month} className="due-month" aria-label={month}>
          <h3>{month}</h3>
          <ol>
            {days.map(({ day, deadlines }) => (
              <li key={day} className="due-day">
                <time dateTime={day}>
                  <span aria-hidden="true">{weekdayOf(day).slice(0, 3)}</span>
                  <b aria-hidden="true">{Number(day.slice(8))}</b>
                  <span className="sr-only">{longDayText(day)}</span>
                </time>
                <ul>
                  {deadlines.map((deadline) => (
                    <Due key={deadline.id} deadline={deadline} />
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Due({ deadline }: { deadline: Deadline }) {
  const { is, what, to, covers, note } = deadline;
  const moved = movedText(deadline);
  return (
    <li className="due">
      <div>
        <h4>{what}</h4>
        <p className="text-ink-soft">
          For {covers}. {groupName(is)}, to {RECIPIENTS[to]}.
        </p>
      </div>
      {(moved || note) && (
        <div className="due-beside">
          {moved && <p className="due-moved">{moved}</p>}
          {note && <p className="hint">{note}</p>}
        </div>
      )}
      <RuleAndSource deadline={deadline} />
    </li>
  );
}

function RuleAndSource({ deadline }: { deadline: Deadline }) {
  const { what, rule, law, evidence, day, legalDay } = deadline;
  return (
    <details>
      <summary>
        Rule and source<span className="sr-only">: {what}</span>
      </summary>
      <dl className="due-grounds">
        <dt>The rule</dt>
        <dd>{rule}</dd>
        <dt>The day it names</dt>
        <dd>
          {legalDay === day
            ? `${longDayText(legalDay)}, a business day.`
            : `${longDayText(legalDay)}, no business day.`}
        </dd>
        <dt>The law</dt>
        <dd>{law}.</dd>
        <dt>
          <ConfidenceMark certainty={evidence.confidence} />
        </dt>
        <dd>
          <ul className="grid gap-1 wrap-anywhere">
            {evidence.sources.map((source) => (
              <SourceLine key={source} source={source} />
            ))}
          </ul>
        </dd>
      </dl>
    </details>
  );
}
