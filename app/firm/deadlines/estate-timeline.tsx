import { estateTimelinePage } from '#content/pages/estate-timeline.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import { sizeLabels } from '#app/firm/core/estate-sizes.ts';
import { type EstateDays } from '#app/firm/core/estate-steps.ts';
import {
  whenToDo,
  type DatedStep,
  type EstateTimeline,
  type OpenStep,
  type When,
} from '#app/firm/core/estate-timeline.ts';
import { Letterhead } from '#app/firm/core/letterhead.tsx';
import { SourceLine } from '#app/firm/sources/source-line.tsx';
import { dayText } from '#app/platform/core/time.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';
import { TIMELINE_PATH } from './estate-days.ts';
import { movedText } from './moved-text.ts';
import { whenText } from './when-text.ts';

const GROUPS: readonly { when: When; title: string }[] = [
  { when: 'today', title: 'Today' },
  { when: 'month', title: 'This month' },
  { when: 'later', title: 'Later' },
];

type Props = { days: EstateDays; timeline: EstateTimeline; today: string };

export function EstateTimelineSheet({ days, timeline, today }: Props) {
  const { size, death, letters } = days;
  const sources = new Set([...timeline.dated, ...timeline.open].flatMap(({ evidence }) => evidence.sources));
  return (
    <section id="timeline" className="estate-sheet sheet sheet-lifted" aria-labelledby="estate-timeline">
      <Letterhead>
        <p>Drawn up on {dayText(today)}</p>
      </Letterhead>
      <h2 id="estate-timeline">Timeline of the estate</h2>
      <dl className="estate-given">
        <dt>Died on</dt>
        <dd>{longDayText(death)}</dd>
        <dt>Worth</dt>
        <dd>{sizeLabels[size]}</dd>
        {size !== 'small' && (
          <>
            <dt>Letters of executorship</dt>
            <dd>{letters ? longDayText(letters) : 'not granted yet'}</dd>
          </>
        )}
      </dl>
      <p className="mb-5">{size === 'small' ? estateTimelinePage.small : estateTimelinePage.large}</p>
      {GROUPS.map(({ when, title }) => (
        <Group
          key={when}
          title={title}
          steps={timeline.dated.filter(({ day }) => whenToDo(day, today) === when)}
          today={today}
        />
      ))}
      <h3>Without a fixed day</h3>
      <ul className="estate-open">
        {timeline.open.map((step) => (
          <Open key={step.id} step={step} />
        ))}
      </ul>
      <div className="estate-small hint">
        <p>
          The Master can extend most of these periods, and does if you ask before they end. A day on a weekend
          or a public holiday is moved back to the last business day: for SARS the law says so (Tax
          Administration Act, section 244(1)), for the Master we do it so that you are early.
        </p>
        <details>
          <summary>Sources</summary>
          <ul className="grid gap-1 wrap-anywhere">
            {[...sources].map((source) => (
              <SourceLine key={source} source={source} />
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
}

function Group({ title, steps, today }: { title: string; steps: readonly DatedStep[]; today: string }) {
  if (steps.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ol className="estate-steps">
        {steps.map((step) => (
          <Dated key={step.id} step={step} today={today} />
        ))}
      </ol>
    </>
  );
}

function Dated({ step, today }: { step: DatedStep; today: string }) {
  const { day, what, who, within, law, note, late } = step;
  const isOver = day < today;
  return (
    <li data-over={isOver || undefined}>
      <p className="estate-day">
        <time dateTime={day}>{longDayText(day)}</time>
        <span>{isOver ? `passed ${whenText(day, today)}` : whenText(day, today)}</span>
      </p>
      <div>
        <p className="estate-what">{what}</p>
        <p>{who}.</p>
        <p className="hint">
          {within}. {law}.
        </p>
        {step.moveReasons.length > 0 && <p className="due-moved">{movedText(step)}</p>}
        {note && <p className="hint">{note}</p>}
        {isOver && <p>{late}</p>}
      </div>
    </li>
  );
}

function Open({ step: { what, who, unknown, law } }: { step: OpenStep }) {
  return (
    <li>
      <p className="estate-what">{what}</p>
      <p>{who}.</p>
      <p className="hint">
        {unknown} {law}.
      </p>
    </li>
  );
}

export function EstateCalendar({ days: { size, death, letters } }: Pick<Props, 'days'>) {
  return (
    <form action={`${TIMELINE_PATH}.ics`} method="post" className="estate-actions no-print">
      <input type="hidden" name="size" value={size} />
      <input type="hidden" name="death" value={death} />
      <input type="hidden" name="letters" value={letters ?? ''} />
      <Button type="submit">
        <Icon name="calendar" size={22} /> Download as a calendar
      </Button>
      <p className="hint">To keep it on paper, print this page: it fits one sheet of A4.</p>
    </form>
  );
}
