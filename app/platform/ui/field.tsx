import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

type FieldProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  className?: string;
};

function split<Control>({ id, label, hint, error, className, ...control }: FieldProps & Control) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const described = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return { field: { id, label, hint, error, className }, control: { ...described, ...control } };
}

function Field({ id, label, hint, error, className = '', children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="label">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="hint mt-1">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

export function FieldError({ id, message }: { id: string; message?: string }) {
  if (!message) return null;
  return (
    <p id={id} className="field-error">
      <Icon name="alert" size={18} className="mt-px" />
      {message}
    </p>
  );
}

export function TextField(props: FieldProps & ComponentProps<'input'>) {
  const { field, control } = split(props);
  return (
    <Field {...field}>
      <input className="input" {...control} />
    </Field>
  );
}

/** A text field: people type `R 450 000,50` and `450k`. */
export function AmountField(props: FieldProps & ComponentProps<'input'>) {
  const { field, control } = split(props);
  return (
    <Field {...field}>
      <div className="amount">
        <span aria-hidden="true">R</span>
        <input className="input" type="text" inputMode="decimal" autoComplete="off" {...control} />
      </div>
    </Field>
  );
}

export function TextArea(props: FieldProps & ComponentProps<'textarea'>) {
  const { field, control } = split(props);
  return (
    <Field {...field}>
      <textarea className="input" {...control} />
    </Field>
  );
}

type Option = { value: string; label: string; disabled?: boolean };
export type OptionGroup = { group: string; options: readonly Option[] };

export function SelectField({
  options,
  ...props
}: FieldProps & ComponentProps<'select'> & { options: readonly (Option | OptionGroup)[] }) {
  const { field, control } = split(props);
  return (
    <Field {...field}>
      <select className="input" {...control}>
        {options.map((option) =>
          'group' in option ? (
            <optgroup key={option.group} label={option.group}>
              {option.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(option)
          ),
        )}
      </select>
    </Field>
  );
}

function optionOf({ value, label, disabled }: Option) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}

type SegmentsProps = Pick<FieldProps, 'className' | 'hint' | 'error'> &
  Omit<ComponentProps<'input'>, 'type'> & { legend: ReactNode; options: readonly Option[] };

/** With an `id` its error can be focused like that of a field. */
export function Segments({ legend, options, className = '', ...rest }: SegmentsProps) {
  const { id, hint, error, defaultValue, value, ...input } = rest;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={id}
      className={className}
      role={id && 'radiogroup'}
      tabIndex={error ? -1 : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
      data-unchosen={!options.some((option) => option.value === (value ?? defaultValue)) || undefined}
    >
      <legend className="label">{legend}</legend>
      <div className="segments">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              {...input}
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="hint mt-1">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
