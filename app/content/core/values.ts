import { keysOf } from '#app/platform/core/keys.ts';
import type { ContentValue, ContentValues } from '#app/platform/db/content-values.ts';
import { fieldsOf, type Content, type Errors } from './define-content.ts';
import type { Field, Fields } from './field.ts';
import { entryOf, readField } from './read-field.ts';

export type Entries = Record<string, string>;

/** Checks of one value, and of all values together, in addition to those of the fields. */
type Checks = {
  problemOf?: (field: Field, value: ContentValue) => string | null;
  among?: (values: ContentValues) => Errors;
};

/** Valid values, or all problems by field. */
export function readValues(
  content: Content,
  entries: Partial<Entries>,
  file: unknown,
  { problemOf = () => null, among = () => ({}) }: Checks = {},
): { values: ContentValues } | { errors: Errors } {
  const ofFields: Record<string, string> = {};
  const values: Record<string, ContentValue> = {};
  for (const [name, field] of Object.entries(fieldsOf(content, file))) {
    const entry = entries[name] ?? '';
    const read = readField(field, entry);
    const problem = 'error' in read ? read.error : problemOf(field, read.value);
    if (problem !== null) ofFields[name] = problem;
    values[name] = 'value' in read ? read.value : standIn(field, entry);
  }
  const errors = { ...filled(among(values)), ...filled(content.check?.(values, file)), ...ofFields };
  return Object.keys(errors).length > 0 ? { errors } : { values };
}

/** Replaces an unreadable value, so that the others are still checked; its own problem is already reported. */
function standIn({ kind }: Field, entry: string): ContentValue {
  switch (kind) {
    case 'rand':
    case 'whole':
      return 0;
    case 'tick':
      return false;
    case 'lines':
    case 'choices':
      return entry.split('\n');
    default:
      return entry;
  }
}

/** Null if another release stored it and it is no longer valid. */
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

export function changedFields(fields: Fields, one: ContentValues, other: ContentValues): string[] {
  return keysOf(fields).filter((name) => !isSame(one[name], other[name]));
}

/** The changes of `mine` since `base`, over what is shown now. */
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

export function linesIn(value: ContentValue | undefined): string[] {
  return [value ?? []].flat().map(String);
}
