import { Link } from '@remix-run/react';
import { wayLabels } from '#content/consultations.ts';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { titleOf } from '#app/bookings/core/booking.ts';
import type { BookingLine } from './line.ts';
import { StateMark } from './state-mark.tsx';
import { hoursOf, shortDay } from './times.ts';

const COLUMNS: Column<BookingLine>[] = [
  {
    head: 'Who',
    cell: ({ id, name, ...what }) => (
      <>
        <Link to={`/admin/bookings/${id}`} translate="no" data-line>
          {name}
        </Link>
        <span className="hint block">{titleOf(what)}</span>
      </>
    ),
  },
  {
    head: 'When',
    cell: (line) => (
      <time dateTime={line.startsAt.toISOString()}>
        {shortDay(southAfricanDay(line.startsAt))} {southAfricanDay(line.startsAt).slice(0, 4)},{' '}
        {hoursOf(line)}
      </time>
    ),
  },
  { head: 'How', cell: ({ way }) => wayLabels[way] },
  { head: 'About', cell: ({ topic }) => topic, isWide: true },
  {
    head: 'Phone',
    cell: ({ phone }) => <span className="num">{phone}</span>,
    isWide: true,
  },
  { head: 'E-mail', cell: ({ email }) => <span translate="no">{email}</span>, isWide: true },
  {
    head: 'Held by',
    cell: ({ colleague }) => colleague ?? <span className="font-semibold text-loss">nobody</span>,
    isLabelled: true,
  },
  { head: 'State', cell: ({ state }) => <StateMark state={state} /> },
];

export function BookingTable({ rows }: { rows: readonly BookingLine[] }) {
  return <DataTable caption="Bookings" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />;
}
