import { Link } from '@remix-run/react';
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

export function MessageTable({ rows }: { rows: readonly MessageLine[] }) {
  return (
    <table className="data-table">
      <caption className="sr-only">Messages</caption>
      <thead>
        <tr>
          <th scope="col">Message</th>
          <th scope="col">State</th>
          <th scope="col">Assigned to</th>
          <th scope="col">Received</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Link to={`/admin/messages/${row.id}`} className={row.state === 'new' ? 'font-semibold' : ''}>
                {row.subject}
              </Link>
              <span className="hint block">
                {[row.name, row.entityName, row.email].filter(Boolean).join(' · ')}
                {row.hasCalculation && ' · with a calculation'}
              </span>
            </th>
            <td>
              <StateMark state={row.state} />
            </td>
            <td>{row.assignee ?? <span className="text-ink-soft">nobody</span>}</td>
            <td className="when">
              <When at={row.receivedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
