import { Form, Link } from '@remix-run/react';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField, TextField } from '#app/platform/ui/field.tsx';
import type { Host } from './hosts.server.ts';
import { bookingsPath, LISTS, type Filter } from './filter.ts';

const VIEWS = [
  ['week', 'Week'],
  ['list', 'List'],
] as const;

export function FilterForm({ filter, colleagues }: { filter: Filter; colleagues: readonly Host[] }) {
  const isList = filter.view === 'list';
  const people = [
    { value: 'everybody', label: 'Everybody' },
    { value: 'me', label: 'Me' },
    { value: 'nobody', label: 'Nobody' },
    ...colleagues
      .filter(({ id, hasDiary }) => hasDiary || id === filter.of)
      .map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      <nav aria-label="Views" className="tabs">
        {VIEWS.map(([view, label]) => (
          <Link
            key={view}
            to={bookingsPath({ ...filter, q: view === 'week' ? '' : filter.q }, { view })}
            className="tab"
            aria-current={filter.view === view ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Form method="get" role="search" className="desk-filter" key={JSON.stringify(filter)}>
        <TextField
          id="q"
          name="q"
          type="search"
          label="Name or e-mail"
          defaultValue={filter.q}
          maxLength={200}
          data-key="/"
        />
        <SelectField id="of" name="of" label="Held by" options={people} defaultValue={filter.of} />
        {isList && (
          <SelectField
            id="state"
            name="state"
            label="Which"
            options={Object.entries(LISTS).map(([value, label]) => ({ value, label }))}
            defaultValue={filter.state}
          />
        )}
        {isList ? (
          <input type="hidden" name="view" value="list" />
        ) : (
          <TextField id="week" name="week" type="date" label="Week of" defaultValue={filter.week} />
        )}
        <Button type="submit" look="quiet" small>
          Show
        </Button>
      </Form>
    </>
  );
}
