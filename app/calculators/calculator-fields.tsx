import type { ChangeEvent } from 'react';
import { firmIndividual } from '#app/tax/rates/firm.ts';
import { Segments, SelectField } from '#app/ui/field.tsx';
import { CalculatorField, HALF } from './calculator-field.tsx';
import type { Calculator } from './calculator.ts';
import type { FieldSpec, Values } from './field.ts';
import { FieldGroup } from './field-group.tsx';
import { basisOf } from './fields.ts';
import { periodOf } from './period.ts';
import { yearOfAssessment } from '#app/tax/tax-year.ts';

type Props = {
  calculator: Calculator;
  values: Values;
  errors: Readonly<Record<string, string>>;
  notes: Readonly<Record<string, string>>;
  onType: (name: string, value: string) => void;
};

export function CalculatorFields({ calculator, values, errors, notes, onType }: Props) {
  const change = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    const { name, value, type } = event.currentTarget;
    const isCheck = type === 'checkbox';
    onType(name, isCheck ? ((event.currentTarget as HTMLInputElement).checked ? 'on' : '') : value);
  };
  const fields = calculator.fields(values).filter(({ beside }) => !beside);
  const years = calculator.years(basisOf(values));
  const groups = new Set(fields.flatMap(({ group }) => group ?? []));
  const fieldOf = (field: FieldSpec) => (
    <CalculatorField
      key={field.name}
      field={field}
      value={values[field.name] ?? ''}
      error={errors[field.name]}
      note={notes[field.name]}
      onChange={change}
    />
  );
  return (
    <div className="grid grid-cols-2 items-start gap-5 *:col-span-2">
      {calculator.hasPeriods && (
        <Segments
          legend="Amounts"
          name="period"
          value={periodOf(values)}
          onChange={change}
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
        onChange={change}
        options={[
          { value: 'firm', label: `Firm estimate ${firmIndividual.name.label}` },
          { value: 'sars', label: 'SARS tables' },
        ]}
      />
      {years.length > 0 && (
        <SelectField
          id="taxYear"
          name="taxYear"
          label="Tax year"
          className={HALF}
          value={values.taxYear}
          onChange={change}
          options={years}
          hint={yearHint(values)}
        />
      )}
      {fields.filter(({ group }) => !group).map(fieldOf)}
      {[...groups].map((group) => {
        const members = fields.filter((field) => field.group === group);
        return (
          <FieldGroup key={group} title={group} isFilled={members.some(({ name }) => values[name])}>
            {members.map(fieldOf)}
          </FieldGroup>
        );
      })}
    </div>
  );
}

function yearHint(values: Values): string | undefined {
  const year = Number(values.taxYear);
  return year
    ? `1 March ${year} to the end of February ${year + 1}; SARS calls it ${yearOfAssessment(year)}.`
    : undefined;
}
