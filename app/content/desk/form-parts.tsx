import type { FieldGroup } from './form-field.ts';
import type { ItemPage } from './item-page.server.ts';

/** In fields: a shorter form fits the screen. */
const LONG = 25;

export function FormParts({ page, groups }: { page: ItemPage; groups: readonly FieldGroup[] }) {
  if (page.fields.length < LONG || groups.length < 2) return null;
  return (
    <nav aria-label="Parts of the form">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {groups.map(({ title, fields }, index) => {
          const changed = fields.filter(({ name }) => page.changed.includes(name)).length;
          return (
            <li key={fields[0]?.name}>
              <a href={`#${partId(index)}`}>{title ?? 'First'}</a>
              {changed > 0 && ` (${changed} changed)`}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

export function partId(index: number): string {
  return `part-${index + 1}`;
}
