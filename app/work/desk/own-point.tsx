import { TextField } from '#app/platform/ui/field.tsx';

const FIELDS = [
  ['x', 'From the left, in %'],
  ['y', 'From the top, in %'],
] as const;

type Props = {
  of: (field: 'x' | 'y') => { id: string; name: string; error: string | undefined };
  typed: (field: 'x' | 'y') => string | undefined;
};

export function OwnPoint({ of, typed }: Props) {
  return (
    <div className="grid grid-cols-2 items-end gap-4">
      {FIELDS.map(([field, label]) => (
        <TextField
          key={field}
          {...of(field)}
          label={label}
          inputMode="decimal"
          maxLength={7}
          autoComplete="off"
          defaultValue={typed(field) ?? ''}
        />
      ))}
    </div>
  );
}
