import type { Field, Fields } from '#app/content/core/field.ts';

export type FormField = { name: string; field: Field };

export type FieldGroup = { title: string | undefined; fields: FormField[] };

export function groupsOf(fields: readonly FormField[]): FieldGroup[] {
  const groups: FieldGroup[] = [];
  for (const one of fields) {
    const last = groups.at(-1);
    if (last && last.title === one.field.group) last.fields.push(one);
    else groups.push({ title: one.field.group, fields: [one] });
  }
  return groups;
}

export function formFields(fields: Fields): FormField[] {
  return Object.entries(fields).map(([name, field]) => ({ name, field }));
}
