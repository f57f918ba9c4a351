import type { ChangeEvent } from 'react';
import { NOT_A_NUMBER } from '#app/tax/amount.ts';
import { AmountField, Segments, SelectField, TextField } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { FieldSpec } from './field.ts';
import { PastedField } from './pasted-field.tsx';
import { groupInput } from './grouped-input.ts';
import { groupedAmount } from './typed-amount.ts';

const HALF = 'sm:col-span-1!';
const ROW = 'col-span-1!';

export type OnType = (name: string, value: string) => void;

type Props = {
  field: FieldSpec;
  value: string;
  error?: string;
  note?: string;
  formId?: string;
  onType: OnType;
};

type Control = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

export function CalculatorField({ field, value, error, note, formId, onType }: Props) {
  const shared = {
    id: field.name,
    name: field.name,
    label: field.label,
    form: formId,
    error,
    hint: hintOf(field.hint, note, value),
    className: field.isRow ? ROW : field.half ? HALF : '',
    onChange: ({ currentTarget }: Control) => onType(field.name, currentTarget.value),
  };
  switch (field.kind) {
    case 'amount':
      return (
        <AmountField
          {...shared}
          value={value}
          onChange={(event) => onType(field.name, grouped(event, value))}
        />
      );
    case 'choice':
      if (field.isQuestion && field.options.every((option) => option.value)) {
        const { label, ...control } = shared;
        return <Segments {...control} legend={label} value={value} options={field.options} />;
      }
      return (
        <SelectField
          {...shared}
          value={field.options.some((option) => option.value === value) ? value : field.initial}
          options={field.options}
        />
      );
    case 'date':
      return <TextField {...shared} type="date" value={value || field.initial} />;
    case 'quantity':
      return (
        <TextField
          {...shared}
          value={value}
          inputMode="decimal"
          autoComplete="off"
          className={`quantity ${shared.className}`}
          onChange={(event) => onType(field.name, grouped(event, value))}
        />
      );
    case 'pasted':
    case 'months':
      return (
        <PastedField
          {...shared}
          field={field}
          value={value}
          rows={field.kind === 'months' ? 6 : 4}
          onType={onType}
        />
      );
    case 'check':
      return (
        <div>
          <label className="flex min-h-11 items-center gap-3 leading-snug font-semibold">
            <input
              type="checkbox"
              name={field.name}
              form={formId}
              checked={value === 'on'}
              aria-describedby={field.hint && `${field.name}-hint`}
              onChange={({ currentTarget }) => onType(field.name, currentTarget.checked ? 'on' : '')}
              className="size-6 shrink-0"
            />
            {field.label}
          </label>
          {field.hint && (
            <p id={`${field.name}-hint`} className="hint">
              {field.hint}
            </p>
          )}
        </div>
      );
  }
}

/** The new text of the field, which shows it already: React would put the caret at its end. */
function grouped({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>, before: string): string {
  return groupInput(currentTarget, nativeEvent as InputEvent, before);
}

/** How an amount was read is said where the field does not show it. */
function hintOf(hint: string | undefined, note: string | undefined, value: string) {
  if (note === NOT_A_NUMBER) {
    return (
      <>
        {hint && <span className="block">{hint}</span>}
        <span className="field-warning">
          <Icon name="alert" size={18} className="mt-px" />
          {note}
        </span>
      </>
    );
  }
  const isShown =
    note && (note.includes(' a month') || !/^[\d ]*$/.test(value) || groupedAmount(value) !== value);
  if (!isShown) return hint;
  if (!hint) return note;
  return (
    <>
      {hint} <span className="block">{note}</span>
    </>
  );
}
