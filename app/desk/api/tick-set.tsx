import { FieldError } from '#app/platform/ui/field.tsx';

type Choice = { name: string; label: string; hint?: string };
type Props = {
  id: string;
  legend: string;
  choices: readonly Choice[];
  typed: Readonly<Record<string, string>>;
  error?: string;
};

export function TickSet({ id, legend, choices, typed, error }: Props) {
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend>{legend}</legend>
      {choices.map(({ name, label, hint }) => (
        <label key={name} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name={name}
            value="yes"
            defaultChecked={typed[name] === 'yes'}
            className="size-6 shrink-0"
          />
          <span>
            {label}
            {hint && <span className="hint block">{hint}</span>}
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
