import { Link } from '@remix-run/react';
import type { List } from '#app/listings/list.ts';
import { filterQuery } from './filter.ts';
import type { Shown } from './administer.server.ts';
import { adminPath } from './words.ts';

/** The ways to the pages before and after, where the list has more than one. */
export function Pager({ list, shown: { filter, previous, next, matching } }: { list: List; shown: Shown }) {
  if (!previous && !next) return null;
  const to = (page: number) => adminPath(list.name) + filterQuery(filter, { page });
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
