import { Form } from '@remix-run/react';
import { entityText, verbText } from '#app/platform/audit/words.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField, TextField } from '#app/platform/ui/field.tsx';
import type { Filter } from './filter.ts';
import type { findChoices } from './find.server.ts';

type Props = { filter: Filter; choices: Awaited<ReturnType<typeof findChoices>> };

export function FilterForm({ filter, choices: { actors, entities, actions } }: Props) {
  const field = <Name extends keyof Filter>(name: Name, label: string) =>
    ({ id: name, name, label, defaultValue: filter[name] }) as const;
  return (
    <Form method="get" role="search" className="desk-filter" key={JSON.stringify(filter)}>
      <TextField {...field('q', 'Words')} type="search" maxLength={200} />
      <SelectField {...field('actor', 'Who')} options={[{ value: '', label: 'Anybody' }, ...actors]} />
      <SelectField {...field('entity', 'What')} options={optionsOf(entities, entityText)} />
      <SelectField {...field('action', 'Done')} options={optionsOf(actions, actionText)} />
      <TextField {...field('from', 'From')} type="date" />
      <TextField {...field('to', 'Until')} type="date" />
      {filter.id && <input type="hidden" name="id" value={filter.id} />}
      <Button type="submit" look="quiet" small>
        Show
      </Button>
    </Form>
  );
}

function actionText(action: string): string {
  return `${verbText(action)} (${action.split('.', 1)[0]?.replaceAll('_', ' ')})`;
}

function optionsOf(values: readonly string[], textOf: (value: string) => string) {
  return [{ value: '', label: 'Anything' }, ...values.map((value) => ({ value, label: textOf(value) }))];
}
