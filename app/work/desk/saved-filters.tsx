import { Form, Link } from '@remix-run/react';
import type { SavedFilter } from '#app/lists/desk/saved-filters.server.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { WORK, type Filter } from './filter.ts';

type Props = { filter: Filter; saved: readonly SavedFilter[] };

export function SavedFilters({ filter, saved }: Props) {
  const query = WORK.query(filter).slice(1);
  if (saved.length === 0 && !query) return null;
  return (
    <div className="saved-filters" role="group" aria-label="Saved filters">
      {saved.map((one) => (
        <span key={one.id} className="saved-filter">
          <Link to={`/admin/work?${one.query}`} aria-current={one.query === query ? 'page' : undefined}>
            {one.name}
          </Link>
          <Form method="post" action={WORK.postTo(filter)}>
            <input type="hidden" name="id" value={one.id} />
            <button type="submit" name="intent" value="forget-filter" className="saved-filter-end">
              <span aria-hidden="true">×</span>
              <span className="sr-only">Forget the filter {one.name}</span>
            </button>
          </Form>
        </span>
      ))}
      {query && !saved.some((one) => one.query === query) && (
        <Form method="post" action={WORK.postTo(filter)} className="save-filter">
          <input
            name="name"
            className="input"
            aria-label="Name of this filter"
            placeholder="Name of this filter"
            maxLength={60}
            required
            autoComplete="off"
          />
          <Button type="submit" name="intent" value="save-filter" look="quiet" small>
            Save filter
          </Button>
        </Form>
      )}
    </div>
  );
}
