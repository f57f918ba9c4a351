import type { ChangeEvent } from 'react';

import { firmIndividual } from '#app/tax/rates/firm.ts';
import { AmountField, Segments, SelectField, TextField } from '#app/ui/field.tsx';
import type { Calculator, FieldSpec, Values } from './calculator.ts';
import { basisOf } from './fields.ts';
import { periodOf } from './period.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';

/** Beside another on a wide form. */
const HALF = 'sm:col-span-1!';

type Props = {
  calculator: Calculator;
  values: Values;
  currentYear: TaxYear;
  errors: Readonly<Record<string, string>>;
  notes: Readonly<Record<string, string>>;
  onType: (name: string, value: string) => void;
};

/** The fields of a calculator, from its own list: period, rates and year first, then what it asks. */
export function CalculatorFields({ calculator, values, currentYear, errors, notes, onType }: Props) {
  const typed = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    const { name, value, type } = event.currentTarget;
    const isCheck = type === 'checkbox';
    onType(name, isCheck ? ((event.currentTarget as HTMLInputElement).checked ? 'on' : '') : value);
  };
  return (
    <div className="grid grid-cols-2 items-start gap-5 *:col-span-2">
      {calculator.hasPeriods && (
        <Segments
          legend="Amounts"
          name="period"
          value={periodOf(values)}
          onChange={typed}
          options={[
            { value: 'annual', label: 'Annual' },
            { value: 'monthly', label: 'Monthly' },
          ]}
        />
      )}
      <Segments
        legend="Rates"
        name="basis"
        value={basisOf(values)}
        onChange={typed}
        options={[
          { value: 'firm', label: `Firm estimate ${firmIndividual.name.label}` },
          { value: 'sars', label: 'SARS tables' },
        ]}
      />
      <SelectField
        id="taxYear"
        name="taxYear"
        label="Tax year"
        className={HALF}
        value={values.taxYear}
        onChange={typed}
        options={calculator.years(basisOf(values), currentYear)}
        hint={yearHint(values)}
      />
      {calculator.fields(values).map((field) => (
        <Asked
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          error={errors[field.name]}
          note={notes[field.name]}
          onChange={typed}
        />
      ))}
    </div>
  );
}

type AskedProps = {
  field: FieldSpec;
  value: string;
  error?: string;
  note?: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
};

function Asked({ field, value, error, note, onChange }: AskedProps) {
  const className = field.half ? HALF : '';
  const shared = {
    id: field.name,
    name: field.name,
    label: field.label,
    error,
    hint: note ?? field.hint,
    className,
  };
  switch (field.kind) {
    case 'amount':
      return <AmountField {...shared} value={value} onChange={onChange} placeholder="0" />;
    case 'choice':
      return (
        <SelectField {...shared} value={value || field.initial} onChange={onChange} options={field.options} />
      );
    case 'date':
      return <TextField {...shared} type="date" value={value || field.initial} onChange={onChange} />;
    case 'check':
      return (
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            name={field.name}
            checked={value === 'on'}
            onChange={onChange}
            className="size-5"
          />
          {field.label}
        </label>
      );
  }
}

function yearHint(values: Values): string | undefined {
  if (basisOf(values) === 'firm') return 'The firm estimate is the same whatever the year.';
  const year = Number(values.taxYear);
  return year ? `1 March ${year} to the end of February ${year + 1}; SARS calls it ${year + 1}.` : undefined;
}
