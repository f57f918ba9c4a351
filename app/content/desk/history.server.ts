import { dayText, longMoment } from '#app/platform/core/time.ts';
import type { ContentValue } from '#app/platform/db/content-values.ts';
import { formatShortRand } from '#app/tax/money.ts';
import { fieldsOf, type Content } from '#app/content/core/define-content.ts';
import { labelOf, type Field, type Fields } from '#app/content/core/field.ts';
import { findHistory, findItem, valuesOf } from '#app/content/core/find.server.ts';
import { changedFields } from '#app/content/core/values.ts';
import { headOf } from './item-page.server.ts';

type Entry = {
  id: string;
  by: string;
  at: Date;
  what: string;
  isLive: boolean;
  changes: { label: string; before: string; after: string }[];
  /** What its button does. */
  act: 'restore' | 'bring-back' | null;
};

/** What was public, the newest first, each beside the one before it; then what was discarded. */
export async function loadHistory(content: Content, id: string) {
  const [item, versions] = await Promise.all([findItem(content, id), findHistory(content, id)]);
  const fields = fieldsOf(content, item.file);
  const shown = versions
    .filter(({ state }) => state === 'live' || state === 'past')
    .toSorted((one, other) => other.revision - one.revision);
  const entries = shown.map((version, index): Entry => {
    const [before, after] = [valuesOf(item, shown[index + 1]), valuesOf(item, version)];
    const isLive = version.state === 'live';
    return {
      id: version.id,
      by: version.by,
      at: version.publishedAt ?? version.writtenAt,
      what: WORDS[version.source],
      isLive,
      changes: changesBetween(fields, before, after),
      act: isLive || version.source !== 'own' || !after ? null : 'restore',
    };
  });
  const dropped = versions.filter(({ state }) => state === 'dropped');
  const discarded = dropped.map((version): Entry => {
    const after = valuesOf(item, version);
    return {
      id: version.id,
      by: version.by,
      at: version.writtenAt,
      what: 'A draft that was discarded',
      isLive: false,
      changes: changesBetween(fields, item.shown, after),
      act: item.draft || !after ? null : 'bring-back',
    };
  });
  return { ...headOf(item), revision: item.revision, entries: [...entries, ...discarded] };
}

const WORDS = {
  own: 'Published',
  file: 'Back to the text that came with the site',
  none: 'Removed from the site',
} as const;

type Values = ReturnType<typeof valuesOf>;

function changesBetween(fields: Fields, before: Values, after: Values): Entry['changes'] {
  if (!after) return [];
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
