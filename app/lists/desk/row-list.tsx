import { Link, useSearchParams } from '@remix-run/react';
import { useId } from 'react';
import { BulkList } from './bulk-bar.tsx';
import { filterOf } from './filter.ts';
import type { ListPage } from './administer.server.ts';
import { useListKeys } from './list-keys.ts';
import { ListTools } from './list-tools.tsx';
import type { ListAnswer } from './list-answer.ts';
import { useReorder } from './reorder.ts';
import { RowItem } from './row-item.tsx';
import { SavedFilters } from './saved-filters.tsx';
import { countText, textsOf } from './texts.ts';

type Props = { page: ListPage; answer: ListAnswer | undefined };

export function RowList({ page, answer }: Props) {
  const { list, filter, counts } = page;
  const bulk = useId();
  const [params] = useSearchParams();
  const { rows, canMove, move, moved, onGrab } = useReorder(page);
  useListKeys(canMove ? move : null);
  return (
    <section aria-labelledby="rows">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="rows" className="text-lg">
          {textsOf(list).plural}
        </h2>
        <p className="hint">
          {countText(counts.all, list)}: {counts.active} shown, {counts.hidden} hidden, {counts.noLogo}{' '}
          without a logo
        </p>
      </div>
      <ListTools list={list} filter={filter} trash={counts.trash} />
      <SavedFilters filter={filterOf(list)} values={filter} saved={page.saved} />
      <p role="status" className="sr-only">
        {moved?.message}
      </p>
      {rows.length === 0 && <Empty page={page} />}
      {rows.length > 0 && (
        <BulkList id={bulk} page={page}>
          <ol className="list-rows">
            {rows.map((row, index) => (
              <RowItem
                key={row.id}
                list={list}
                row={row}
                filter={filter}
                bulk={bulk}
                open={params.get('edit') === row.id}
                answer={answer?.row === row.id ? answer : undefined}
                adjacent={
                  canMove && {
                    above: rows[index - 1]?.id ?? page.previous,
                    below: rows[index + 1]?.id ?? page.next,
                  }
                }
                saving={moved?.id === row.id ? moved : null}
                onMove={move}
                onGrab={onGrab}
              />
            ))}
          </ol>
        </BulkList>
      )}
      <Pager page={page} />
    </section>
  );
}

function Empty({ page: { list, filter, counts } }: { page: ListPage }) {
  if (counts.all === 0) return <p className="mt-6">There is nothing in this list yet. Add the first.</p>;
  return (
    <p className="mt-6">
      None of the {countText(counts.all, list)} is like that.{' '}
      <a href={filterOf(list).to(filter, { q: '', show: 'all', category: '' })}>Show all</a>
    </p>
  );
}

function Pager({ page }: { page: ListPage }) {
  const { list, filter, previous, next, matching } = page;
  if (!previous && !next) return null;
  const to = (number: number) => filterOf(list).to(filter, { page: number });
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-between gap-4">
      {previous ? <Link to={to(filter.page - 1)}>Previous page</Link> : <span />}
      <p className="hint">
        Page {filter.page}, {matching} in all
      </p>
      {next ? <Link to={to(filter.page + 1)}>Next page</Link> : <span />}
    </nav>
  );
}
