import { Link } from '@remix-run/react';
import { countText } from '#app/platform/core/count-text.ts';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import type { Longest, Waiting } from './longest.ts';

const LISTS = [
  ['client', 'Waiting longest for the client'],
  ['progress', 'Waiting longest for us'],
] as const;

export function LongestLists({ longest }: { longest: Longest }) {
  return LISTS.map(([view, title]) => (
    <section key={view} className="work-section">
      <h2>{title}</h2>
      {longest[view].length === 0 ? (
        <p className="work-more">Nothing.</p>
      ) : (
        <DataTable caption={title} columns={COLUMNS} rows={longest[view]} keyOf={({ id }) => id} />
      )}
    </section>
  ));
}

const COLUMNS: Column<Waiting>[] = [
  {
    head: 'Client',
    cell: ({ id, client }) => (
      <Link to={`/admin/work/${id}`} className="work-name">
        {client}
      </Link>
    ),
  },
  { head: 'Work', cell: ({ title }) => title },
  { head: 'Responsible', cell: ({ assignee }) => assignee ?? 'nobody', isLabelled: true },
  {
    head: 'For',
    cell: ({ days }) => (days === 0 ? 'since today' : countText(days, 'day')),
    isLabelled: true,
  },
];
