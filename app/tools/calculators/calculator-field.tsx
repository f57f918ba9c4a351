import type { ChangeEvent } from 'react';
import { NOT_A_NUMBER } from '#app/tax/amount.ts';
import { AmountField, Segments, SelectField, TextField } from '#app/platform/ui/field.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';
import type { ChoiceField, FieldSpec } from './field.ts';
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
      return <Choice {...shared} field={field} value={value} />;
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
          <label className="flex min-h-11 items-center gap-3 leading-working font-semibold">
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

type ChoiceProps = Pick<
  Parameters<typeof SelectField>[0],
  'id' | 'name' | 'label' | 'form' | 'error' | 'hint'
> & {
  field: ChoiceField;
  value: string;
  className: string;
  onChange: (event: Control) => void;
};

/** A question has a button for each answer, or else a list. */
function Choice({ field, value, label, ...control }: ChoiceProps) {
  const { options, initial, isQuestion, isSwitch, more } = field;
  const chosen = options.some((option) => option.value === value) ? value : initial;
  if (isSwitch || (isQuestion && options.every((option) => option.value)))
    return <Segments {...control} legend={field.label} value={chosen} options={options} />;
  const list = <SelectField {...control} label={label} value={chosen} options={options} />;
  if (!more) return list;
  return (
    <div>
      {list}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 text-bloom hover:underline">{more.title}</summary>
        <ul className="hint grid list-disc gap-1 pl-5">
          {more.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** Sets the new text in the field itself: React would move the caret to its end. */
function grouped({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>, before: string): string {
  return groupInput(currentTarget, nativeEvent, before);
}

function hintOf(hint: string | undefined, note: string | undefined, value: string) {
  if (note === NOT_A_NUMBER || note?.includes('?')) {
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
