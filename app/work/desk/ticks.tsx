import { FieldError } from '#app/platform/ui/field.tsx';

type Props = {
  id: string;
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  /** As the form was sent: its values with a space between them. All are ticked in a form that was not sent. */
  typed: Record<string, string> | undefined;
  error: string | undefined;
};

export function Ticks({ id, legend, name, options, typed, error }: Props) {
  const ticked = typed && (typed[name] ?? '').split(' ');
  return (
    <fieldset className="grid gap-2">
      <legend className="label">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="flex items-baseline gap-2">
          <input type="checkbox" name={name} value={value} defaultChecked={ticked?.includes(value) ?? true} />
          <span className="[overflow-wrap:anywhere]">{label}</span>
        </label>
      ))}
      <FieldError id={id} message={error} />
    </fieldset>
  );
}
