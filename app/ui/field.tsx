import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

type FieldProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  className?: string;
};

type Described = Pick<FieldProps, 'id' | 'hint' | 'error'>;

function describing({ id, hint, error }: Described) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined };
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

export function TextField({
  id,
  label,
  hint,
  error,
  className,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ id, label, hint, error, className }}>
      <input className="input" {...describing({ id, hint, error })} {...input} />
    </Field>
  );
}

/** Text, because people type `R 450 000,50` and `450k`. */
export function AmountField({
  id,
  label,
  hint,
  error,
  className,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ id, label, hint, error, className }}>
      <div className="amount">
        <span aria-hidden="true">R</span>
        <input
          className="input"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          {...describing({ id, hint, error })}
          {...input}
        />
      </div>
    </Field>
  );
}

export function TextArea({
  id,
  label,
  hint,
  error,
  className,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ id, label, hint, error, className }}>
      <textarea className="input" {...describing({ id, hint, error })} {...area} />
    </Field>
  );
}

type Option = { value: string; label: string; disabled?: boolean };

export function SelectField({
  id,
  label,
  hint,
  error,
  className,
  options,
  ...select
}: FieldProps & ComponentProps<'select'> & { options: readonly Option[] }) {
  return (
    <Field {...{ id, label, hint, error, className }}>
      <select className="input" {...describing({ id, hint, error })} {...select}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

type SegmentsProps = Pick<FieldProps, 'className'> &
  Omit<ComponentProps<'input'>, 'type'> & { legend: string; options: readonly Option[] };

export function Segments({ legend, options, className = '', defaultValue, value, ...input }: SegmentsProps) {
  return (
    <fieldset className={className}>
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
    </fieldset>
  );
}
