import type { FieldSpec, Values } from './field.ts';
import { readMonths } from './months.ts';

export function isUncounted(field: FieldSpec, values: Values): boolean {
  const text = values[field.name] ?? '';
  if (field.kind === 'months') return readMonths(text).isTable === true;
  return field.kind === 'pasted' && field.read(text).isTable === true;
}

/** Leaves out unchecked rows: an address must not have places and people. */
export function withoutUncounted(fields: readonly FieldSpec[], values: Values): Values {
  const names = new Set(fields.filter((field) => isUncounted(field, values)).map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
}
