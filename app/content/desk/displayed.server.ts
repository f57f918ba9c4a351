import { southAfricanDay } from '#app/platform/core/time.ts';
import { fieldsOf } from '#app/content/core/define-content.ts';
import type { ContentItem } from '#app/content/core/find.server.ts';
import { basisOf, mergedValues } from '#app/content/core/merged.ts';
import { entriesOf, type Entries } from '#app/content/core/values.ts';

/** The entries of its form: the draft over what is published. Null for a new item. */
export function displayed(item: ContentItem): Entries | null {
  const { content, draft, file } = item;
  const values =
    (draft && mergedValues(item, draft)) ??
    basisOf(item) ??
    (file === undefined ? null : content.valuesOf(file));
  if (values) return entriesOf(fieldsOf(content, file), values);
  return content.startsAs ? { ...content.startsAs(southAfricanDay()) } : null;
}
