import { Link } from '@remix-run/react';
import { dayText } from '#app/platform/core/time.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { StatusMark } from './status-mark.tsx';
import { TagMarks } from './tag-marks.tsx';
import { KIND_LABELS } from '#app/work/core/taxpayers/kinds.ts';
import type { TaxpayerLine } from './list.server.ts';

const columnsFor = (form?: string): Column<TaxpayerLine>[] => [
  { head: 'Name', cell: (row) => <Name row={row} form={form} /> },
  { head: 'Kind', cell: ({ kind }) => KIND_LABELS[kind] },
  {
    head: 'Tax number',
    cell: ({ taxNumber }) =>
      taxNumber && (
        <span className="num" translate="no">
          {taxNumber}
        </span>
      ),
  },
  {
    head: 'Registration number',
    cell: ({ registrationNumber }) => <span className="num">{registrationNumber}</span>,
    isWide: true,
  },
  {
    head: 'Overdue',
    cell: ({ overdue }) => overdue > 0 && <span className="num work-late">{overdue}</span>,
    isWide: true,
  },
  {
    head: 'Open work',
    cell: ({ underWay, planned, dueOn }) =>
      underWay + planned > 0 && (
        <>
          {[underWay > 0 && `${underWay} under way`, planned > 0 && `${planned} planned`]
            .filter(Boolean)
            .join(', ')}
          {dueOn && <span className="hint block">first due {dayText(dueOn)}</span>}
        </>
      ),
  },
  {
    head: 'Last worked on',
    cell: ({ lastWorkedOn }) => lastWorkedOn && dayText(lastWorkedOn),
    isWide: true,
  },
  {
    head: 'Looked after by',
    cell: ({ assignee }) => assignee ?? <span className="text-ink-soft">nobody</span>,
    className: 'work-person',
  },
];

/** `form`: that the ticks belong to; without it there are none. */
export function TaxpayerTable({ rows, form }: { rows: readonly TaxpayerLine[]; form?: string }) {
  return (
    <DataTable
      caption="Clients"
      className="enquiry-table taxpayer-table"
      columns={columnsFor(form)}
      rows={rows}
      keyOf={({ id }) => id}
    />
  );
}

function Name({ row, form }: { row: TaxpayerLine; form?: string }) {
  const { id, name, email, isSeen, status, tags } = row;
  return (
    <div className="message-line">
      <span>
        {form && isSeen && (
          <label className="tick">
            <input type="checkbox" name="ticked" value={tickOf(row)} form={form} />
            <span className="sr-only">Tick {name}</span>
          </label>
        )}
      </span>
      <div>
        <Link to={`/admin/taxpayers/${id}`} className="work-name" data-line>
          {name}
        </Link>
        {email && (
          <span className="hint block" translate="no">
            {email}
          </span>
        )}
        <StatusMark status={status} /> <TagMarks tags={tags} />
      </div>
    </div>
  );
}
