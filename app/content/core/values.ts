import { keysOf } from '#app/platform/core/keys.ts';
import type { ContentValue, ContentValues } from '#app/platform/db/content-values.ts';
import { fieldsOf, type Content, type Errors } from './define-content.ts';
import type { Field, Fields } from './field.ts';
import { entryOf, readField } from './read-field.ts';

export type Entries = Record<string, string>;

/** Values that hold what the kind asks for, or what is wrong by field. */
export function readValues(
  content: Content,
  entries: Partial<Entries>,
  file: unknown,
  problemOf: (field: Field, value: ContentValue) => string | null = () => null,
): { values: ContentValues } | { errors: Errors } {
  const errors: Record<string, string> = {};
  const values: Record<string, ContentValue> = {};
  for (const [name, field] of Object.entries(fieldsOf(content, file))) {
    const read = readField(field, entries[name] ?? '');
    const problem = 'error' in read ? read.error : problemOf(field, read.value);
    if (problem !== null) errors[name] = problem;
    else if ('value' in read) values[name] = read.value;
  }
  const wrong = Object.keys(errors).length > 0 ? errors : filled(content.check?.(values, file));
  return Object.keys(wrong).length > 0 ? { errors: wrong } : { values };
}

/** What was stored by another version of the site may fit no more: null then. */
export function storedValues(content: Content, stored: unknown, file: unknown): ContentValues | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const values = stored as ContentValues;
  const entries = entriesOf(fieldsOf(content, file), values);
  const read = entries && readValues(content, entries, file);
  return read && 'values' in read ? read.values : null;
}

export function entriesOf(fields: Fields, values: ContentValues): Entries | null {
  const entries: Entries = {};
  for (const [name, field] of Object.entries(fields)) {
    const entry = entryOf(field, values[name] ?? (field.kind === 'tick' ? false : null));
    if (entry === null) return null;
    entries[name] = entry;
  }
  return entries;
}

/** Names of the fields in which they differ. */
export function changedFields(fields: Fields, one: ContentValues, other: ContentValues): string[] {
  return keysOf(fields).filter((name) => !isSame(one[name], other[name]));
}

/** What `mine` changed since `base`, on top of what is shown now. */
export function onTopOf(
  fields: Fields,
  { base, mine, now }: Record<'base' | 'mine' | 'now', ContentValues>,
): ContentValues {
  const changed = new Set(changedFields(fields, base, mine));
  return Object.fromEntries(
    keysOf(fields).map((name) => [name, (changed.has(name) ? mine : now)[name] ?? null]),
  );
}

function isSame(one: ContentValue | undefined, other: ContentValue | undefined): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

export function filled(errors: Errors = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => (error === undefined ? [] : [[name, error]])),
  );
}
