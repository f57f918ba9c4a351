import { Form } from '@remix-run/react';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField, TextField, type OptionGroup } from '#app/platform/ui/field.tsx';
import type { Control, Filter, Option, Values, Fields } from './define-filter.ts';

type Props<Of extends Fields> = {
  filter: Filter<Of>;
  values: Values<Of>;
  choices?: Partial<Record<keyof Of, readonly (Option | OptionGroup)[]>>;
  /** Controls without a meaning now; the address keeps their values until the form is sent. */
  hide?: readonly (keyof Of | false)[];
  className?: string;
  /** On a phone all controls but the first are folded, by the sheet of the desk. */
  folds?: boolean;
};

export function FilterForm<Of extends Fields>(props: Props<Of>) {
  const { filter, values, choices, hide, className = '', folds = false } = props;
  const { fields, form } = filter;
  const used = form.filter((name) => filter.isUsed(name, values) && !hide?.includes(name));
  const [first, ...others] = used.filter((name) => fields[name]?.control);
  const chosen = filter.entries(values).filter(([name]) => others.includes(name)).length;
  const carried = new Map(filter.entries(values).filter(([name]) => !fields[name]?.control));
  const controlOf = (name: keyof Of & string) => {
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
  };
  return (
    <Form method="get" role="search" className={`desk-filter ${className}`} key={JSON.stringify(values)}>
      {first !== undefined && controlOf(first)}
      {folds && others.length > 1 && (
        // A checkbox unfolds them without a script.
        <label className="btn btn-quiet btn-small">
          <input type="checkbox" className="sr-only" />
          {chosen > 0 ? `Filters: ${chosen}` : 'Filters'}
        </label>
      )}
      {others.map(controlOf)}
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
  choices?: readonly (Option | OptionGroup)[];
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
