import type { Calculator } from '#app/calculators/calculator.ts';
import type { FieldSpec, Values } from '#app/calculators/field.ts';
import { basisOf } from '#app/calculators/fields.ts';
import { periodOf } from '#app/calculators/period.ts';

type Props = { calculator: Calculator; values: Values };

export function InputList({ calculator, values }: Props) {
  const rows = [
    ...(calculator.hasPeriods
      ? [{ label: 'Amounts', text: periodOf(values) === 'monthly' ? 'Monthly' : 'Annual' }]
      : []),
    { label: 'Rates', text: basisOf(values) === 'sars' ? 'SARS tables' : 'Firm estimate' },
    ...calculator
      .fields(values)
      .filter(({ name, group, beside }) => values[name] || !(group || beside))
      .map((field) => ({ label: field.label, text: textOf(field, values) })),
  ];
  return (
    <dl className="grid gap-3">
      {rows.map(({ label, text }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-6 border-b border-rule pb-2">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function textOf(field: FieldSpec, values: Values): string {
  const value = values[field.name] ?? '';
  switch (field.kind) {
    case 'amount':
      return value.trim() ? `R ${value.trim().replace(/^R\s*/i, '')}` : 'R 0';
    case 'check':
      return value === 'on' ? 'Yes' : 'No';
    case 'date':
      return value || field.initial;
    case 'choice':
      return (field.options.find((option) => option.value === value) ?? field.options[0])?.label ?? value;
  }
}
