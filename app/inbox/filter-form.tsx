import { Form, Link } from '@remix-run/react';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { filterQuery, STATE_FILTERS, type Filter } from './filter.ts';
import type { MessageState } from '#app/db/message-values.ts';
import { STATE_LABELS, type Colleague } from './message.ts';

type Props = {
  filter: Filter;
  counts: Record<MessageState, number>;
  colleagues: readonly Colleague[];
};

const SORT_LABELS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'By name' },
];

export function FilterForm({ filter, counts, colleagues }: Props) {
  const assignees = [
    { value: 'anybody', label: 'Anybody' },
    { value: 'me', label: 'Me' },
    { value: 'nobody', label: 'Nobody' },
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      <nav aria-label="States" className="tabs">
        {STATE_FILTERS.map((state) => (
          <Link
            key={state}
            to={filterQuery(filter, { state }) || '?'}
            className="tab"
            aria-current={filter.state === state ? 'page' : undefined}
          >
            {labelOf(state)} <span className="num font-normal text-ink-soft">{countOf(state, counts)}</span>
          </Link>
        ))}
      </nav>
      <Form method="get" role="search" className="desk-filter" key={JSON.stringify(filter)}>
        <TextField id="q" name="q" type="search" label="Search" defaultValue={filter.q} maxLength={200} />
        <SelectField
          id="assignee"
          name="assignee"
          label="Assigned to"
          options={assignees}
          defaultValue={filter.assignee}
        />
        <SelectField id="sort" name="sort" label="Sort" options={SORT_LABELS} defaultValue={filter.sort} />
        <Button type="submit" look="quiet" small>
          Show
        </Button>
        {filter.state !== 'open' && <input type="hidden" name="state" value={filter.state} />}
      </Form>
    </>
  );
}

function labelOf(state: Filter['state']): string {
  if (state === 'open') return 'To do';
  return state === 'all' ? 'All' : STATE_LABELS[state];
}

function countOf(state: Filter['state'], counts: Record<MessageState, number>): number {
  if (state === 'open') return counts.new + counts.in_progress;
  return state === 'all' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state];
}
