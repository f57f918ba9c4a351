import type { ReactNode } from 'react';
import { isKeyOf } from '#app/platform/core/keys.ts';
import { Link } from '#app/platform/ui/link.tsx';
import { AmountField, FieldError, SelectField, TextArea, TextField } from '#app/platform/ui/field.tsx';
import type { Field } from '#app/content/core/field.ts';
import { PictureField } from './picture-field.tsx';
import { MarkdownField } from './markdown/markdown-field.tsx';

/** In characters; a longer text does not fit into one line. */
const LONG_LINE = 160;

type Props = { name: string; field: Field; value: string; error: string | undefined; note?: string };

/** While another choice is made, `desk.css` hides a field that depends on it. */
export function FieldControl(props: Props) {
  const { onlyIf } = props.field;
  if (!onlyIf) return <Control {...props} />;
  return (
    <div data-only-if={onlyIf.is.map((value) => `${onlyIf.of}=${value}`).join(' ')}>
      <Control {...props} />
    </div>
  );
}

/** The server reports empty fields, beside the field: a browser would do it in its own language. */
function Control({ name, field, value, error, note }: Props) {
  const { kind, label, hint, optional } = field;
  const shared = {
    id: `field-${name}`,
    name,
    label: optional ? `${label} (${field.emptyWhen ?? 'may stay empty'})` : label,
    hint: 'fills' in field && field.fills === 'figures' ? <FigureHint>{hint}</FigureHint> : hint,
    error,
  };
  switch (kind) {
    case 'tick':
      return (
        <div>
          <label className="tick">
            <input
              id={shared.id}
              type="checkbox"
              name={name}
              defaultChecked={value !== ''}
              aria-describedby={error && `${shared.id}-error`}
            />
            {label}
          </label>
          <FieldError id={`${shared.id}-error`} message={error} />
        </div>
      );
    case 'choice':
      return <SelectField {...shared} defaultValue={value} options={optionsOf(field, value)} />;
    case 'choices':
      return <Choices {...shared} field={field} value={value} />;
    case 'picture':
      return <PictureField {...shared} value={value} />;
    case 'rand':
      return <AmountField {...shared} defaultValue={value} />;
    case 'text':
      if (field.isMarkdown)
        return <MarkdownField {...shared} rows={field.rows} defaultValue={value} note={note} />;
      return <TextArea {...shared} rows={field.rows ?? 5} defaultValue={value} />;
    case 'lines':
      return (
        <TextArea {...shared} hint={hint ?? 'One in each line'} rows={linesOf(value)} defaultValue={value} />
      );
    case 'day':
      return <TextField {...shared} type="date" defaultValue={value} />;
    case 'moment':
      return <TextField {...shared} type="datetime-local" defaultValue={value} />;
    case 'whole':
      return <TextField {...shared} inputMode="numeric" autoComplete="off" defaultValue={value} />;
    case 'line':
      if (field.length[1] > LONG_LINE) return <TextArea {...shared} rows={3} defaultValue={value} />;
      return <TextField {...shared} autoComplete="off" defaultValue={value} />;
    case 'link':
      return <TextField {...shared} autoComplete="off" defaultValue={value} />;
  }
}

function FigureHint({ children }: { children: string | undefined }) {
  return (
    <>
      {children}{' '}
      <Link to="/admin/content/figures" target="_blank">
        All figures <span className="sr-only">(opens in a new tab)</span>
      </Link>
    </>
  );
}

function optionsOf({ options, optional, isOpen }: Extract<Field, { kind: 'choice' }>, value: string) {
  const offered = isOpen && value !== '' ? { ...options, [value]: options[value] ?? value } : options;
  const listed = Object.entries(offered).map(([value, label]) => ({ value, label }));
  if (optional) return [{ value: '', label: 'None' }, ...listed];
  // Otherwise the browser preselects the first option.
  return isKeyOf(offered, value) ? listed : [{ value: '', label: 'Choose one' }, ...listed];
}

function linesOf(value: string): number {
  return Math.min(12, Math.max(3, value.split('\n').length + 1));
}

type ChoicesProps = Pick<Props, 'name' | 'value'> & {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  field: Extract<Field, { kind: 'choices' }>;
};

/** `value`: the chosen options, one a line. */
function Choices({ id, name, label, hint, error, value, field: { options } }: ChoicesProps) {
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
