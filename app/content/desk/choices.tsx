import type { ReactNode } from 'react';
import type { Field } from '#app/content/core/field.ts';
import { FieldError } from '#app/platform/ui/field.tsx';

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
