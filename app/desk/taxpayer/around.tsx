import type { ReactNode } from 'react';
import { Link } from '@remix-run/react';
import { startText, titleOf } from '#app/bookings/core/booking.ts';
import { BOOKING_STATE, CLOSED } from '#app/bookings/core/states.ts';
import { StateMark } from '#app/enquiries/desk/inbox/enquiry-table.tsx';
import type { WorkLine } from '#app/work/desk/line.ts';
import { When } from '#app/platform/ui/when.tsx';
import { PaperList } from '#app/work/desk/taxpayers/paper-list.tsx';
import type { Around } from './around.ts';

type Props = { taxpayerId: string; around: Around; work: readonly WorkLine[] };

export function AroundTaxpayer({ taxpayerId, around: { messages, bookings, papers }, work }: Props) {
  const unread = work.filter((one) => one.unread > 0);
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      {messages && (
        <Part
          title="Messages"
          {...messages}
          isEmpty={unread.length + messages.rows.length === 0}
          none="None, beside those of its work."
          all={`/admin/messages?state=all&taxpayer=${taxpayerId}`}
        >
          <ul className="grid gap-2" aria-label="Messages">
            {unread.map(({ id, title, unread }) => (
              <li key={id}>
                <Link to={`/admin/work/${id}#messages`}>{title}</Link>{' '}
                <span className="hint">
                  {unread === 1 ? '1 unread message' : `${unread} unread messages`}
                </span>
              </li>
            ))}
            {messages.rows.map(({ id, subject, state, at, isTied }) => (
              <li key={id}>
                <Link to={`/admin/messages/${id}`}>{subject || 'Without a subject'}</Link>{' '}
                <span className="hint">
                  <StateMark state={state} /> <When at={at} />
                  {!isTied && ', by its address'}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {bookings && (
        <Part
          title="Bookings"
          {...bookings}
          all={`/admin/bookings?view=list&state=all&taxpayer=${taxpayerId}`}
        >
          <ul className="grid gap-2" aria-label="Bookings">
            {bookings.rows.map(({ id, kind, asBooked, state, at, isComing, colleague }) => (
              <li key={id}>
                <Link to={`/admin/bookings/${id}`}>{titleOf({ kind, asBooked })}</Link>{' '}
                <span className="hint">
                  {startText(at)}
                  {colleague && `, ${colleague}`}
                  {isComing && ', to come'}
                  {CLOSED.includes(state) && `, ${BOOKING_STATE[state].desk.label.toLowerCase()}`}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="Papers" {...papers} all={`/admin/taxpayers/${taxpayerId}/papers`}>
        <PaperList papers={papers.rows} label="Papers" />
      </Part>
    </div>
  );
}

type PartProps = {
  title: string;
  rows: readonly unknown[];
  isEmpty?: boolean;
  count: number;
  none?: string;
  all: string;
  children: ReactNode;
};

function Part({ title, rows, isEmpty = rows.length === 0, count, none = 'None.', all, children }: PartProps) {
  const id = `its-${title.toLowerCase()}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {isEmpty ? <p className="hint">{none}</p> : children}
      {count > rows.length && (
        <p className="mt-2">
          <Link to={all}>
            All {count} {title.toLowerCase()}
          </Link>
        </p>
      )}
    </section>
  );
}
