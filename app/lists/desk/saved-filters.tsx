import { Form, Link } from '@remix-run/react';
import type { Fields, Filter, Values } from '#app/platform/filters/define-filter.ts';
import { Button } from '#app/platform/ui/button.tsx';
import type { SavedFilter } from './saved-filters.server.ts';

type Props<Of extends Fields> = { filter: Filter<Of>; values: Values<Of>; saved: readonly SavedFilter[] };

/** Of any list of the desk, whose commands are `keepFilter` and `dropFilter`. */
export function SavedFilters<Of extends Fields>({ filter, values, saved }: Props<Of>) {
  const query = filter.query(values, {}).slice(1);
  const action = filter.postTo(values);
  if (saved.length === 0 && !query) return null;
  return (
    <div className="saved-filters" role="group" aria-label="Saved filters">
      {saved.map((one) => (
        <span key={one.id} className="saved-filter">
          <Link to={`${filter.path}?${one.query}`} aria-current={one.query === query ? 'page' : undefined}>
            {one.name}
          </Link>
          {one.isOwn ? (
            <Form method="post" action={action}>
              <input type="hidden" name="id" value={one.id} />
              <button type="submit" name="intent" value="forget-filter" className="saved-filter-end">
                <span aria-hidden="true">×</span>
                <span className="sr-only">Forget the filter {one.name}</span>
              </button>
            </Form>
          ) : (
            <span className="saved-filter-of">shared</span>
          )}
        </span>
      ))}
      {query && !saved.some((one) => one.query === query) && (
        <Form method="post" action={action} className="save-filter">
          <input
            name="name"
            className="input"
            aria-label="Name of this filter"
            placeholder="Name of this filter"
            maxLength={60}
            required
            autoComplete="off"
          />
          <label className="saved-filter-shared">
            <input type="checkbox" name="shared" value="yes" /> For all colleagues
          </label>
          <Button type="submit" name="intent" value="save-filter" look="quiet" small>
            Save filter
          </Button>
        </Form>
      )}
    </div>
  );
}
