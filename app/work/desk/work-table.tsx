import { Link } from '@remix-run/react';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { dayText } from '#app/platform/core/time.ts';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { Mark } from '#app/platform/ui/mark.tsx';
import { ENGAGEMENT_STATE } from '#app/work/core/engagements/states.ts';
import { offerDatesText } from '#app/work/proposals/offer-dates.ts';
import { askedTexts, dueText, type WorkLine } from './line.ts';
import { shortDay } from '#app/work/desk/overview/ranges.ts';

type Props = {
  caption: string;
  rows: readonly WorkLine[];
  /** The form that the ticks belong to; without it there are none. */
  form?: string;
  /** Lines of a single taxpayer do not name it. */
  isOfOne?: boolean;
  isHeadless?: boolean;
};

export function WorkTable({ caption, rows, form, isOfOne, isHeadless }: Props) {
  return (
    <DataTable
      caption={caption}
      className="enquiry-table work-table"
      columns={columnsFor(form, isOfOne)}
      rows={rows}
      keyOf={({ id }) => id}
      hideHead={isHeadless}
    />
  );
}

function columnsFor(form: string | undefined, isOfOne: boolean | undefined): Column<WorkLine>[] {
  return [
    { head: 'Engagement', cell: (row) => <Summary row={row} form={form} isOfOne={isOfOne} /> },
    {
      head: 'Tax number',
      cell: ({ taxpayer }) => !isOfOne && <span className="num hint">{taxpayer.taxNumber}</span>,
      isWide: true,
    },
    { head: 'State', cell: (row) => <State row={row} /> },
    { head: 'Next step', cell: ({ next }) => next && <span className="hint">→ {next}</span>, isWide: true },
    { head: 'Items', cell: (row) => <Items row={row} />, className: 'work-items' },
    { head: 'Due', cell: (row) => <Due row={row} />, className: 'when' },
    {
      head: 'Last change',
      cell: ({ changedOn }) => <span className="hint">{shortDay(changedOn)}</span>,
      isWide: true,
    },
    {
      head: 'Responsible',
      cell: ({ assignee }) => assignee ?? <span className="text-ink-soft">nobody</span>,
      className: 'work-person',
    },
  ];
}

type SummaryProps = { row: WorkLine } & Pick<Props, 'form' | 'isOfOne'>;

function Summary({ row, form, isOfOne }: SummaryProps) {
  const { id, title, taxpayer, letter } = row;
  return (
    <div className="message-line">
      {form && (
        <label className="tick">
          <input type="checkbox" name="ticked" value={tickOf(row)} form={form} />
          <span className="sr-only">
            Tick {title} of {taxpayer.name}
          </span>
        </label>
      )}
      <div>
        <Link to={`/admin/work/${id}`} className="work-name" data-line>
          {isOfOne ? title : taxpayer.name}
        </Link>
        {!isOfOne && <span className="hint work-title">{title}</span>}
        {letter && (
          <span className="work-letter">
            {letter.text} {letter.day && <Day day={letter.day} daysLeft={letter.daysLeft} />}
          </span>
        )}
      </div>
    </div>
  );
}

function State({
  row: { state, startsOn, approved, withdrawnOn, atReviewer, isAtApproval, remindersPaused, offer },
}: {
  row: WorkLine;
}) {
  return (
    <>
      <Mark tone={ENGAGEMENT_STATE[state].desk.tone}>{ENGAGEMENT_STATE[state].desk.label}</Mark>
      {startsOn && <span className="hint"> · starts {dayText(startsOn)}</span>}
      {approved && (
        <span className="hint">
          {' '}
          · approved {approved.by ? `by ${approved.by}, ` : ''}
          {shortDay(approved.on)}
        </span>
      )}
      {withdrawnOn && <span className="hint"> on {dayText(withdrawnOn)}</span>}
      {offer && <span className="hint"> · {offerDatesText(offer)}</span>}
      {atReviewer && <span className="hint"> · to be reviewed by {atReviewer}</span>}
      {isAtApproval && <span className="hint"> · not approved by the client</span>}
      {remindersPaused && <span className="hint"> · no reminders</span>}
    </>
  );
}

function Items({ row }: { row: WorkLine }) {
  const { answered, unread, openInside, inside } = row;
  return (
    <>
      {answered > 0 && <span className="work-new">{answered} to look at</span>}
      {unread > 0 && <span className="work-new">{unread === 1 ? '1 message' : `${unread} messages`}</span>}
      {askedTexts(row).map((text) => (
        <span key={text} className="hint num">
          {text}
        </span>
      ))}
      {openInside > 0 && (
        <span className="hint num">
          {openInside} of {inside === 1 ? '1 step' : `${inside} steps`}
        </span>
      )}
    </>
  );
}

function Due({ row: { dueOn, daysLeft, byLaw } }: { row: WorkLine }) {
  return (
    <>
      {dueOn && <Day day={dueOn} daysLeft={daysLeft} />}
      {byLaw && (
        <span className="block">
          <span className="hint">by law</span> <Day {...byLaw} />
        </span>
      )}
    </>
  );
}

function Day({ day, daysLeft }: { day: string; daysLeft: number | null }) {
  return (
    <time dateTime={day} title={dayText(day)}>
      {daysLeft === null ? (
        <span className="hint">{dayText(day)}</span>
      ) : (
        <>
          <span className={daysLeft < 0 ? 'work-late' : ''}>{dueText(daysLeft)}</span>{' '}
          <span className="hint">{shortDay(day)}</span>
        </>
      )}
    </time>
  );
}
