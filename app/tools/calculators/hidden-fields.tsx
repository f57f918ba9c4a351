import type { Exact, Values } from './field.ts';
import { exactFields } from './exact-fields.ts';

export function HiddenFields({ values, exact }: { values?: Values; exact: Exact }) {
  const fields = [
    ...Object.entries(values ?? {}).map(([name, value]) => ({ name, value })),
    ...exactFields(exact),
  ];
  return fields.map((field) => <input key={field.name} type="hidden" {...field} />);
}
