import { Link } from '@remix-run/react';
import { adminPath } from '#app/lists/lists.ts';
import { filterQuery } from './filter.ts';
import type { ListPage } from './administer.server.ts';

export function Pager({ page }: { page: ListPage }) {
  const { list, filter, previous, next, matching } = page;
  if (!previous && !next) return null;
  const to = (number: number) => adminPath(list.name) + filterQuery(filter, { page: number });
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
