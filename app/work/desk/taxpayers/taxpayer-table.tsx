import { Link } from '@remix-run/react';
import { dayText } from '#app/platform/core/time.ts';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { KIND_LABELS } from './filter.ts';
import type { TaxpayerLine } from './list.server.ts';

const COLUMNS: Column<TaxpayerLine>[] = [
  {
    head: 'Name',
    cell: ({ id, name, email }) => (
      <>
        <Link to={`/admin/taxpayers/${id}`} className="work-name" data-line>
          {name}
        </Link>
        {email && (
          <span className="hint block" translate="no">
            {email}
          </span>
        )}
      </>
    ),
  },
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
    cell: ({ open, dueOn }) =>
      open > 0 && (
        <>
          <span className="num">{open === 1 ? '1 open' : `${open} open`}</span>
          {dueOn && <span className="hint">, first due {dayText(dueOn)}</span>}
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

export function TaxpayerTable({ rows }: { rows: readonly TaxpayerLine[] }) {
  return (
    <DataTable
      caption="Taxpayers"
      className="taxpayer-table"
      columns={COLUMNS}
      rows={rows}
      keyOf={({ id }) => id}
    />
  );
}
