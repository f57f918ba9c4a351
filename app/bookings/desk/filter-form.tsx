import { Link } from '@remix-run/react';
import { namedOptions, pairsOf } from '#app/platform/filters/define-filter.ts';
import { FilterForm, peopleAs } from '#app/platform/filters/filter-form.tsx';
import type { Host } from './hosts.server.ts';
import { BOOKINGS, VIEWS, type Filter } from './filter.ts';

/** `taxpayers`: the names of those that the filter knows, by their ids. */
type Props = { filter: Filter; colleagues: readonly Host[]; taxpayers: Readonly<Record<string, string>> };

export function BookingsFilter({ filter, colleagues, taxpayers }: Props) {
  const people = colleagues.filter(({ id, hasDiary }) => hasDiary || id === filter.of);
  return (
    <>
      <nav aria-label="Views" className="tabs">
        {pairsOf(VIEWS).map(([view, label]) => (
          <Link
            key={view}
            to={BOOKINGS.to(filter, { view, ...(view === 'week' && { q: '' }) })}
            className="tab"
            aria-current={filter.view === view ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <FilterForm
        folds
        filter={BOOKINGS}
        values={filter}
        choices={{ of: peopleAs(people), taxpayer: namedOptions(taxpayers) }}
        hide={[!filter.taxpayer && 'taxpayer']}
      />
    </>
  );
}
