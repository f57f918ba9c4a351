import { Fragment, type ReactNode } from 'react';
import { MASTERS_FORMS } from '#content/estate-letters.ts';
import { estateTimelinePage } from '#content/pages/estate-timeline.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import { ASK_THE_MASTER } from '#app/firm/core/estate-master-steps.ts';
import { sizeLabels } from '#app/firm/core/estate-sizes.ts';
import type { EstateDays } from '#app/firm/core/estate-step.ts';
import { estatePlan } from '#app/firm/core/estate-plan.ts';
import type { EstateTimeline } from '#app/firm/core/estate-timeline.ts';
import { Letterhead } from '#app/firm/core/letterhead.tsx';
import { inSentence } from '#app/platform/core/text.ts';
import { dayText } from '#app/platform/core/time.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { TIMELINE_PATH } from './estate-days.ts';
import { doneText, isDone } from './done-text.ts';
import { EstateItem } from './estate-item.tsx';

type Props = { days: EstateDays; timeline: EstateTimeline; today: string };

/** `done`: for a family that keeps its steps, the day of each tick. */
type SheetProps = Props & { done?: Readonly<Record<string, string>>; lettersPath?: string };

const MORE_TIME = 'The Master can extend most of these periods, and does if you ask before they end.';
const MORE_TIME_LATE =
  'The Master can extend most of these periods. For one that has passed, ask when you hand in the papers; for the others, before they end.';

export function EstateTimelineSheet({ days, timeline, today, ...kept }: SheetProps) {
  const { size, death, letters } = days;
  const plan = estatePlan(timeline, today);
  const over = timeline.dated.filter(({ id, day }) => day < today && !Object.hasOwn(kept.done ?? {}, id));
  const isLate = over.some(({ late }) => late === ASK_THE_MASTER);
  const next = plan.flatMap(({ items }) => items).find((item) => !isDone(item, kept.done))?.id;
  return (
    <section id="timeline" className="estate-sheet sheet sheet-lifted" aria-labelledby="estate-timeline">
      <Letterhead>
        <p>Drawn up on {dayText(today)}</p>
      </Letterhead>
      <h2 id="estate-timeline">Timeline of the estate</h2>
      {over.length > 0 && (
        <div className="no-print mt-4">
          <Notice title="Past its day: see to it first">
            {over.map(({ id, what, day }) => (
              <p key={id}>
                <a href={`#${id}`}>{what}</a>, by {longDayText(day)}
              </p>
            ))}
          </Notice>
        </div>
      )}
      <p className="estate-given hint">
        Died on {longDayText(death)}. Worth {inSentence(sizeLabels[size])}.
        {size !== 'small' &&
          (letters
            ? ` Letters of executorship of ${longDayText(letters)}.`
            : ' Letters of executorship not granted yet.')}
      </p>
      {kept.done ? (
        <p className="mb-5 font-semibold">{doneText(plan, kept.done)}</p>
      ) : (
        <p>
          {size === 'small' ? estateTimelinePage.small : estateTimelinePage.large}{' '}
          {!letters && estateTimelinePage.begin}
        </p>
      )}
      {plan
        .filter(({ items }) => items.length > 0)
        .map(({ when, title, items }, index) => (
          <Fragment key={when}>
            <h3>{title}</h3>
            <Later count={items.length} isFolded={index > 0 && !kept.done}>
              <ol className="estate-steps">
                {items.map((item) => (
                  <EstateItem key={item.id} item={item} today={today} next={next} {...kept} />
                ))}
              </ol>
            </Later>
          </Fragment>
        ))}
      <div className="estate-small hint">
        <p>{isLate ? MORE_TIME_LATE : MORE_TIME}</p>
        <p>{MASTERS_FORMS}</p>
        <details className="estate-why no-print">
          <summary>Why some days are earlier</summary>
          <p>
            A day on a weekend or a public holiday is moved back to the last business day: for SARS the law
            says so (Tax Administration Act, section 244(1)), for the Master we do it so that you are early.
          </p>
        </details>
      </div>
    </section>
  );
}

/** On a phone the first steps are shown, and the later ones are folded. */
function Later({ count, isFolded, children }: { count: number; isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return children;
  return (
    <details className="estate-part">
      <summary>{count === 1 ? 'One step' : `${count} steps`}</summary>
      {children}
    </details>
  );
}

type DaysProps = Pick<Props, 'days'>;

/** `hint`: what it means to keep them. `kept`: the link of what this browser kept before. */
export function KeepEstate({ days, hint, kept }: DaysProps & { hint: string; kept: string | null }) {
  return (
    <form action={TIMELINE_PATH} method="post" className="estate-actions no-print">
      <HiddenDays days={days} />
      {kept && (
        <p>
          You kept a plan before: its days and ticks are changed there. <a href={kept}>See your plan</a>
        </p>
      )}
      <Button type="submit" name="intent" value="keep" {...(kept && { look: 'quiet' })}>
        {kept ? 'Keep a second plan' : 'Keep this, and tick what is done'}
      </Button>
      <p className="hint">
        {hint} Keeping makes a new plan each time; one that you have is changed at its own link.
      </p>
    </form>
  );
}

/** `isEmpty`: all its days have passed. */
export function EstateCalendar({ days, isEmpty }: DaysProps & { isEmpty: boolean }) {
  const paper = (
    <p className="hint">To keep it on paper, print this page: it fits one sheet of A4, both sides.</p>
  );
  if (isEmpty) return <div className="estate-actions no-print">{paper}</div>;
  return (
    <form action={`${TIMELINE_PATH}.ics`} method="post" className="estate-actions no-print">
      <HiddenDays days={days} />
      <Button type="submit" look="quiet">
        <Icon name="calendar" size={22} /> Download as a calendar
      </Button>
      {paper}
    </form>
  );
}

function HiddenDays({ days: { size, death, letters } }: DaysProps) {
  return (
    <>
      <input type="hidden" name="size" value={size} />
      <input type="hidden" name="death" value={death} />
      <input type="hidden" name="letters" value={letters ?? ''} />
    </>
  );
}
