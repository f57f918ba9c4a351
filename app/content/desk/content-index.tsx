import { ButtonLink } from '#app/platform/ui/button.tsx';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import type { Overview } from './overview.server.ts';

type Waiting = Overview['waiting'][number];
type Entry = Overview['index'][number]['entries'][number];

const COLUMNS: Column<Waiting>[] = [
  {
    head: 'What',
    cell: ({ path, title, kind }) => (
      <>
        {path ? <Link to={path}>{title}</Link> : title} <span className="hint block">{kind}</span>
      </>
    ),
    className: 'wide',
  },
  { head: 'State', cell: ({ states }) => states.join(' · '), className: 'wide' },
];

export function ContentIndex({ index, waiting }: Pick<Overview, 'index' | 'waiting'>) {
  return (
    <div className="grid gap-8">
      {waiting.length > 0 && (
        <section aria-labelledby="waiting">
          <h2 id="waiting" className="mb-3 text-lg">
            Drafts, plans and what to look at
          </h2>
          <DataTable
            caption="Drafts, plans and what to look at"
            columns={COLUMNS}
            rows={waiting}
            keyOf={({ kind, id }) => `${kind} ${id}`}
          />
        </section>
      )}
      {index.map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <h2 className="mb-3 text-lg">{title}</h2>
          <ul className="grid gap-2">
            {entries.map((entry) => (
              <IndexEntry key={entry.path} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function IndexEntry({ entry: { title, noun, path, addPath, count, waiting } }: { entry: Entry }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-rule pb-2">
      <span>
        <Link to={path}>{title}</Link>{' '}
        <span className="hint">
          {count !== 1 && count}
          {waiting > 0 && ` · ${waiting} not public yet`}
        </span>
      </span>
      {addPath && (
        <ButtonLink to={addPath} look="quiet" small>
          Add {noun}
        </ButtonLink>
      )}
    </li>
  );
}
