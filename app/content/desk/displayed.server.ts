import { southAfricanDay } from '#app/platform/core/time.ts';
import { fieldsOf } from '#app/content/core/define-content.ts';
import type { ContentItem } from '#app/content/core/find.server.ts';
import { basisOf, mergedValues } from '#app/content/core/merged.ts';
import { entriesOf, type Entries } from '#app/content/core/values.ts';

/** What its form shows: the draft on top of what is published. Empty for what is being added. */
export function displayed(item: ContentItem): Entries | null {
  const { content, draft, file } = item;
  const values =
    (draft && mergedValues(item, draft)) ??
    basisOf(item) ??
    (file === undefined ? null : content.valuesOf(file));
  if (values) return entriesOf(fieldsOf(content, file), values);
  return content.startsAs ? { ...content.startsAs(southAfricanDay()) } : null;
}
