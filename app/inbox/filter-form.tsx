import { Form, Link } from '@remix-run/react';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { filterQuery, VIEWS, type Filter, type View } from './filter.ts';
import type { ViewCounts } from './list.server.ts';
import type { Colleague } from './message.ts';

type Props = {
  filter: Filter;
  counts: ViewCounts;
  colleagues: readonly Colleague[];
  tags: readonly string[];
};

const SORT_LABELS = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'name', label: 'Name' },
];

export function FilterForm({ filter, counts, colleagues, tags }: Props) {
  const assignees = [
    { value: 'anybody', label: 'Anybody' },
    { value: 'me', label: 'Me' },
    { value: 'nobody', label: 'Nobody' },
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const known = [...new Set([...tags, filter.tag].filter(Boolean))];
  return (
    <>
      <nav aria-label="Views" className="tabs message-views" ref={showCurrent}>
        {(Object.keys(VIEWS) as View[]).map((view) => (
          <Link
            key={view}
            to={filterQuery(filter, { state: view }) || '?'}
            className="tab"
            aria-current={filter.state === view ? 'page' : undefined}
          >
            {VIEWS[view]}
            {view in counts && (
              <span className="num font-normal text-ink-soft"> {counts[view as keyof ViewCounts]}</span>
            )}
          </Link>
        ))}
      </nav>
      <Form method="get" role="search" className="desk-filter message-filter" key={JSON.stringify(filter)}>
        <TextField
          id="q"
          name="q"
          type="search"
          label="Search"
          defaultValue={filter.q}
          maxLength={200}
          data-key="/"
        />
        <SelectField
          id="assignee"
          name="assignee"
          label="Assigned to"
          options={assignees}
          defaultValue={filter.assignee}
        />
        {known.length > 0 && (
          <SelectField
            id="tag"
            name="tag"
            label="Tag"
            options={[{ value: '', label: 'Any' }, ...known.map((tag) => ({ value: tag, label: tag }))]}
            defaultValue={filter.tag}
          />
        )}
        {filter.state !== 'waiting' && (
          <SelectField id="sort" name="sort" label="Sort" options={SORT_LABELS} defaultValue={filter.sort} />
        )}
        <Button type="submit" look="quiet" small>
          Show
        </Button>
        {filter.state !== 'open' && <input type="hidden" name="state" value={filter.state} />}
      </Form>
    </>
  );
}

/** On a phone the views are one line that scrolls. */
function showCurrent(views: HTMLElement | null): void {
  const current = views?.querySelector<HTMLElement>('[aria-current]');
  if (views && current) views.scrollLeft = current.offsetLeft - views.offsetLeft - 40;
}
