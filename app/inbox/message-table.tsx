import { Link } from '@remix-run/react';
import { DataTable, type Column } from '#app/ui/data-table.tsx';
import { Mark, type MarkTone } from '#app/ui/mark.tsx';
import { When } from '#app/ui/when.tsx';
import type { MessageState } from '#app/db/message-values.ts';
import { STATE_LABELS, type MessageLine } from './message.ts';

const TONES: Record<MessageState, MarkTone> = {
  new: 'bloom',
  in_progress: 'veld',
  answered: 'gain',
  spam: 'plain',
};

export function StateMark({ state }: { state: MessageState }) {
  return <Mark tone={TONES[state]}>{STATE_LABELS[state]}</Mark>;
}

const COLUMNS: Column<MessageLine>[] = [
  {
    head: 'Message',
    cell: (row) => (
      <>
        <Link to={`/admin/messages/${row.id}`} className={row.state === 'new' ? 'font-semibold' : ''}>
          {row.subject}
        </Link>
        <span className="hint block">
          {[row.name, row.entityName, row.email].filter(Boolean).join(' · ')}
          {row.hasCalculation && ' · with a calculation'}
        </span>
      </>
    ),
  },
  { head: 'State', cell: ({ state }) => <StateMark state={state} /> },
  { head: 'Assigned to', cell: ({ assignee }) => assignee ?? <span className="text-ink-soft">nobody</span> },
  { head: 'Received', cell: ({ receivedAt }) => <When at={receivedAt} />, className: 'when' },
];

export function MessageTable({ rows }: { rows: readonly MessageLine[] }) {
  return <DataTable caption="Messages" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />;
}
