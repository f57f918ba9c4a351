import { parseAmount } from '#app/tax/amount.ts';
import { dayText, isIsoDate } from '#app/platform/core/time.ts';
import type { Calculator } from './calculator.ts';
import { chosenYear, yearOptions } from './chosen-year.ts';
import { isFilled, type ChoiceField, type FieldSpec, type Values } from './field.ts';
import { periodOf } from './period.ts';
import { withoutUnit } from './read-entry.ts';
import { groupedAmount } from './typed-amount.ts';

type Row = { label: string; text: string; name?: string };

export function enteredRows(calculator: Calculator, values: Values): Row[] {
  const year = yearOptions(calculator).find(({ value }) => value === chosenYear(calculator, values));
  return [
    ...(year ? [{ label: 'Tax year', text: year.label }] : []),
    ...(calculator.hasPeriods
      ? [{ label: 'Amounts', text: periodOf(values) === 'monthly' ? 'Monthly' : 'Annual' }]
      : []),
    ...calculator
      .fields(values)
      .filter((field) => isFilled(field, values) || !(field.group || field.beside || field.isRow))
      .map((field) => ({ name: field.name, label: field.label, text: textOf(field, values) })),
  ];
}

function textOf(field: FieldSpec, values: Values): string {
  const value = values[field.name] ?? '';
  switch (field.kind) {
    case 'amount':
      if (parseAmount(value).kind === 'unreadable') return `“${value.trim()}”, counted as R 0`;
      return `R ${groupedAmount(value.trim()).replace(/^R\s*/i, '') || '0'}`;
    case 'quantity':
      return `${groupedAmount(withoutUnit(value.trim(), field.unit)) || '0'} ${field.unit}`;
    case 'pasted':
    case 'months':
      return value
        .trim()
        .split(/\s*\n\s*/)
        .join('; ');
    case 'check':
      return value === 'on' ? 'Yes' : 'No';
    case 'date':
      return dayIn(value || field.initial);
    case 'choice':
      return optionOf(field, value) ?? optionOf(field, field.initial) ?? value;
  }
}

function dayIn(text: string): string {
  return isIsoDate(text) ? dayText(text) : text;
}

function optionOf({ options }: ChoiceField, value: string): string | undefined {
  return options.find((option) => option.value === value)?.label;
}
