import { Link, useFetcher } from '@remix-run/react';
import { adminPath, type List } from '#app/lists/core/lists.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { filterOf, type Filter } from './filter.ts';
import { LiveForm } from './live-form.tsx';
import type { ListAnswer } from './list-answer.ts';
import type { SavedFilter } from './saved-filters.server.ts';

type Props = { list: List; filter: Filter; saved: readonly SavedFilter[] };

export function SavedFilters({ list, filter, saved }: Props) {
  const query = filterOf(list).query(filter, {}).slice(1);
  const isSaved = saved.some((one) => one.query === query);
  if (saved.length === 0 && !query) return null;
  return (
    <div className="saved-filters" role="group" aria-label="Saved filters">
      {saved.map((one) => (
        <span key={one.id} className="saved-filter">
          <Link
            to={`${adminPath(list.name)}?${one.query}`}
            aria-current={one.query === query ? 'page' : undefined}
          >
            {one.name}
          </Link>
          <Forget filter={one} />
        </span>
      ))}
      {query && !isSaved && <Save />}
    </div>
  );
}

function Save() {
  const fetcher = useFetcher<ListAnswer>();
  return (
    <LiveForm fetcher={fetcher} className="save-filter">
      <input
        name="name"
        className="input"
        aria-label="Name of this filter"
        placeholder="Name of this filter"
        maxLength={60}
        required
        autoComplete="off"
      />
      <Button
        type="submit"
        name="intent"
        value="save-filter"
        look="quiet"
        small
        disabled={fetcher.state !== 'idle'}
      >
        Save filter
      </Button>
    </LiveForm>
  );
}

function Forget({ filter: { id, name } }: { filter: SavedFilter }) {
  const fetcher = useFetcher<ListAnswer>();
  return (
    <LiveForm fetcher={fetcher}>
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="intent"
        value="forget-filter"
        className="saved-filter-end"
        disabled={fetcher.state !== 'idle'}
      >
        <span aria-hidden="true">×</span>
        <span className="sr-only">Forget the filter {name}</span>
      </button>
    </LiveForm>
  );
}
