import type { ChangeEvent } from 'react';
import { AmountField, SelectField, TextField } from '#app/ui/field.tsx';
import type { ChoiceField, FieldSpec } from './field.ts';

export const HALF = 'sm:col-span-1!';

type Props = {
  field: FieldSpec;
  value: string;
  error?: string;
  note?: string;
  formId?: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
};

export function CalculatorField({ field, value, error, note, formId, onChange }: Props) {
  const shared = {
    id: field.name,
    name: field.name,
    label: field.label,
    form: formId,
    error,
    hint: note ?? field.hint,
    className: field.half ? HALF : '',
    onChange,
  };
  switch (field.kind) {
    case 'amount':
      return <AmountField {...shared} value={value} placeholder="0" />;
    case 'choice':
      return <SelectField {...shared} value={chosen(field, value)} options={field.options} />;
    case 'date':
      return <TextField {...shared} type="date" value={value || field.initial} />;
    case 'check':
      return (
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            name={field.name}
            form={formId}
            checked={value === 'on'}
            onChange={onChange}
            className="size-5"
          />
          {field.label}
        </label>
      );
  }
}

function chosen({ options, initial }: ChoiceField, value: string): string {
  return options.some((option) => option.value === value) ? value : initial;
}
