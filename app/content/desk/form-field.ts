import type { Field, Fields } from '#app/content/core/field.ts';

export type FormField = { name: string; field: Field };

export function formFields(fields: Fields): FormField[] {
  return Object.entries(fields).map(([name, field]) => ({ name, field }));
}
