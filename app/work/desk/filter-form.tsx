import { Form } from '@remix-run/react';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { ViewTabs } from '#app/platform/ui/view-tabs.tsx';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField, TextField } from '#app/platform/ui/field.tsx';
import type { ViewCounts } from './board.server.ts';
import { boardPath, DUE_WITHIN, SERVICES, VIEWS, type Filter } from './filter.ts';

type Props = { filter: Filter; counts: ViewCounts; colleagues: readonly Colleague[] };

export function FilterForm({ filter, counts, colleagues }: Props) {
  return (
    <>
      <ViewTabs
        views={VIEWS}
        current={filter.state}
        counts={counts}
        pathOf={(state) => boardPath(filter, { state })}
      />
      <Form method="get" role="search" className="desk-filter message-filter" key={JSON.stringify(filter)}>
        <TextField id="q" name="q" type="search" label="Taxpayer" defaultValue={filter.q} maxLength={200} />
        <SelectField
          id="of"
          name="of"
          label="Responsible"
          options={peopleFor(colleagues)}
          defaultValue={filter.of}
        />
        <SelectField
          id="service"
          name="service"
          label="Service"
          options={[{ value: '', label: 'Any' }, ...optionsOf(SERVICES)]}
          defaultValue={filter.service}
        />
        <SelectField
          id="due"
          name="due"
          label="Due within"
          options={[
            { value: '', label: 'Any time' },
            { value: 'overdue', label: DUE_WITHIN.overdue },
            ...optionsOf(DUE_WITHIN).filter(({ value }) => value !== 'overdue'),
          ]}
          defaultValue={filter.due}
        />
        <Button type="submit" look="quiet" small>
          Show
        </Button>
        {filter.state !== 'board' && <input type="hidden" name="state" value={filter.state} />}
      </Form>
    </>
  );
}

export function peopleFor(colleagues: readonly Colleague[]) {
  return [
    { value: 'anyone', label: 'Anyone' },
    { value: 'me', label: 'Me' },
    { value: 'nobody', label: 'Nobody' },
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
  ];
}

export function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
