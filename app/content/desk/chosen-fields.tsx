import type { ReactNode } from 'react';
import type { Field } from '#app/content/core/field.ts';
import { FieldError, SelectField, TextField } from '#app/platform/ui/field.tsx';

type Props = { id: string; name: string; label: string; hint?: ReactNode; error?: string; value: string };

type ChoicesProps = Props & { field: Extract<Field, { kind: 'choices' }> };

/** `value`: the chosen ones, one in each line. */
export function Choices({ id, name, label, hint, error, value, field: { options } }: ChoicesProps) {
  const chosen = new Set(value.split('\n'));
  return (
    <fieldset id={id} aria-describedby={error && `${id}-error`}>
      <legend className="label">{label}</legend>
      {hint && <p className="hint">{hint}</p>}
      <div className="grid gap-x-6 sm:grid-cols-2">
        {Object.entries(options).map(([option, words]) => (
          <label key={option} className="tick">
            <input type="checkbox" name={name} value={option} defaultChecked={chosen.has(option)} />
            {words}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}

const PARTS = [
  { value: 'centre', label: 'Its middle' },
  { value: 'top', label: 'Its upper part' },
  { value: 'bottom', label: 'Its lower part' },
  { value: 'left', label: 'Its left part' },
  { value: 'right', label: 'Its right part' },
];

/** The file is stored when the form is sent, whatever else is wrong; `value` is the address of what is stored. */
export function PictureField({ id, name, label, hint, error, value }: Props) {
  return (
    <fieldset className="grid gap-3">
      <legend className="label">{label}</legend>
      {value.startsWith('/') && <img src={value} alt="As it is now" width={120} height={120} />}
      <input type="hidden" name={name} value={value} />
      <TextField
        id={id}
        name={`${name}File`}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/avif"
        label={value ? 'Another file' : 'File'}
        hint={hint}
        error={error}
      />
      <SelectField id={`${id}-part`} name={`${name}Part`} label="If it is not square, show" options={PARTS} />
      {value && (
        <label className="tick">
          <input type="checkbox" name={`${name}Removed`} />
          Show none
        </label>
      )}
    </fieldset>
  );
}
