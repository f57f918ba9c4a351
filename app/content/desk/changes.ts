import { dayText, longMoment } from '#app/platform/core/time.ts';
import type { ContentValue, ContentValues } from '#app/platform/db/content-values.ts';
import { formatShortRand } from '#app/tax/money.ts';
import { fieldsOf } from '#app/content/core/define-content.ts';
import { labelOf, type Field } from '#app/content/core/field.ts';
import type { ContentItem } from '#app/content/core/find.server.ts';
import { changedFields } from '#app/content/core/values.ts';

export type Change = { label: string; before: string; after: string };

export function changesBetween(
  { content, file }: Pick<ContentItem, 'content' | 'file'>,
  before: ContentValues | null,
  after: ContentValues | null,
): Change[] {
  if (!after) return [];
  const fields = fieldsOf(content, file);
  return changedFields(fields, before ?? {}, after).flatMap((name) => {
    const field = fields[name];
    if (!field) return [];
    return [
      {
        label: labelOf(field),
        before: textOf(field, before?.[name] ?? null),
        after: textOf(field, after[name] ?? null),
      },
    ];
  });
}

function textOf(field: Field, value: ContentValue): string {
  if (value === null) return '';
  switch (field.kind) {
    case 'rand':
      return formatShortRand(Number(value));
    case 'tick':
      return value ? 'yes' : 'no';
    case 'choice':
      return field.options[String(value)] ?? String(value);
    case 'choices':
      return [value]
        .flat()
        .map((one) => field.options[String(one)] ?? String(one))
        .join('\n');
    case 'day':
      return dayText(String(value));
    case 'moment':
      return longMoment(new Date(String(value)));
    default:
      return Array.isArray(value) ? value.join('\n') : String(value);
  }
}
