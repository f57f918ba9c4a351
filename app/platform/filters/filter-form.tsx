import { Form } from '@remix-run/react';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField, TextField } from '#app/platform/ui/field.tsx';
import type { Control, Field, Filter, Option, Values } from './define-filter.ts';

type Fields = Readonly<Record<string, Field | Field<number>>>;

type Props<Of extends Fields> = {
  filter: Filter<Of>;
  values: Values<Of>;
  choices?: Partial<Record<keyof Of, readonly Option[]>>;
  /** Controls that make no sense just now; the address keeps their values until the form is sent. */
  hide?: readonly (keyof Of | false)[];
  className?: string;
};

/** A control for each field that has one; the others are carried along. */
export function FilterForm<Of extends Fields>(props: Props<Of>) {
  const { filter, values, choices, hide, className = '' } = props;
  const { fields, form } = filter;
  const used = form.filter((name) => filter.isUsed(name, values) && !hide?.includes(name));
  const carried = new Map(filter.entries(values).filter(([name]) => !fields[name]?.control));
  return (
    <Form method="get" role="search" className={`desk-filter ${className}`} key={JSON.stringify(values)}>
      {used.map((name) => {
        const control = fields[name]?.control;
        return (
          control && (
            <FilterControl
              key={name}
              name={name}
              control={control}
              value={String(values[name])}
              choices={choices?.[name]}
            />
          )
        );
      })}
      <Button type="submit" look="quiet" small>
        Show
      </Button>
      {[...carried].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Form>
  );
}

type ControlProps = {
  name: string;
  control: Control;
  value: string;
  choices?: readonly Option[];
};

function FilterControl({ name, control, value, choices }: ControlProps) {
  const field = { id: name, name, label: control.label, defaultValue: value };
  switch (control.kind) {
    case 'words':
      return <TextField {...field} type="search" maxLength={200} data-key={control['data-key']} />;
    case 'day':
      return <TextField {...field} type="date" />;
    case 'choice':
      return <SelectField {...field} options={[...control.options, ...(choices ?? [])]} />;
  }
}

export function peopleAs(colleagues: readonly { id: string; name: string }[]): Option[] {
  return colleagues.map(({ id, name }) => ({ value: id, label: name }));
}
