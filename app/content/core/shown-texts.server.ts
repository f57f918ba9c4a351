import { heldNow, oncePer } from '#app/platform/content/held.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import { fieldsOf } from './define-content.ts';
import { labelOf } from './field.ts';
import type { ContentItem } from './find.server.ts';

export type ShownText = { label: string; text: string };

/** The text of its fields on the site, a list as one text; empty while it is not shown. */
export function shownTexts({ content, file, shown }: ContentItem): readonly ShownText[] {
  if (shown === null) return [];
  const known = textsKnown().get(shown);
  if (known) return known;
  const texts = Object.entries(fieldsOf(content, file)).map(([name, field]) => ({
    label: labelOf(field),
    text: [shown[name] ?? []].flat().join(' '),
  }));
  textsKnown().set(shown, texts);
  return texts;
}

const textsKnown = oncePer([heldNow], () => new WeakMap<ContentValues, readonly ShownText[]>());
