import { Form } from '@remix-run/react';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField, TextField } from '#app/platform/ui/field.tsx';
import { filterQuery, VIEWS, type Filter } from './filter.ts';
import type { ViewCounts } from './list.server.ts';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { ViewTabs } from '#app/platform/ui/view-tabs.tsx';

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
      <ViewTabs
        views={VIEWS}
        current={filter.state}
        counts={counts}
        pathOf={(state) => filterQuery(filter, { state }) || '?'}
      />
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
