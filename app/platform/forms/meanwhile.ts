import { mergeEntries, type Entries, type Group } from './merge.ts';

export const BEFORE = 'before';

/** A form that several people may have open: declared once for the page that draws it and the command that saves it. */
export type SharedForm<Values> = {
  words: Readonly<Record<string, string>>;
  stored(values: Values): Record<string, string>;
  /** A value as text, where it differs from what the field holds. */
  text?(name: string, value: string): string;
  /** Fields that only make sense together: a change of one counts as a change of all. */
  groups?: readonly Group[];
};

export type ClashRow = { label: string; typed: string; kept: string };

export type Meanwhile = {
  values: Record<string, string>;
  stored: Record<string, string>;
  version: number;
  rows: ClashRow[];
};

export type WithMeanwhile = { meanwhile?: Meanwhile };

type Merged =
  | { kind: 'merged'; form: FormData; theirs: string[] }
  | { kind: 'clash'; values: Record<string, string>; clashes: string[] };

/**
 * The typed form over what is `stored` now: a field that is unchanged or missing in the form gets the stored value.
 * A form without its first values clashes in each field that differs.
 */
export function mergeMeanwhile(
  form: FormData,
  stored: Record<string, string>,
  groups: readonly Group[] = [],
): Merged {
  const names = Object.keys(stored);
  const began = beforeOf(form);
  const byName = (valueOf: (name: string) => string | undefined) =>
    Object.fromEntries(names.map((name) => [name, valueOf(name) ?? '']));
  const before = byName((name) => began?.[name] ?? (form.has(name) ? '' : stored[name]));
  const typed = byName((name) => textOf(form, name) ?? before[name]);
  const differing = names.filter((name) => !isSame(typed[name], stored[name]));
  const alone = names.filter((name) => !groups.some((group) => group.includes(name)));
  const { merged, clashes } = began
    ? mergeEntries([...groups, ...alone.map((name) => [name])], { before, kept: stored, typed }, isSame)
    : { merged: stored, clashes: [differing] };
  const contested = clashes.flat();
  const values = byName((name) => (contested.includes(name) ? typed : merged)[name]);
  if (contested.length > 0)
    return { kind: 'clash', values, clashes: differing.filter((name) => contested.includes(name)) };
  const theirs = names.filter((name) => began && !isSame(before[name], stored[name]));
  return { kind: 'merged', form: formWith(form, values), theirs };
}

type Typed = Readonly<Record<string, string>>;

export type FormOver = { values: Typed; began: string; from: number; meanwhile?: Meanwhile };

/** A refused form, or a draft, keeps its own first values: not what is stored now. */
export function formOver(
  answer: { typed: Typed; meanwhile?: Meanwhile } | undefined,
  kept: Typed | null,
  now: { stored: Record<string, string>; version: number },
): FormOver {
  const { meanwhile, typed = kept } = answer ?? {};
  if (meanwhile) {
    const { values, stored, version } = meanwhile;
    return { values: { ...typed, ...values }, began: JSON.stringify(stored), from: version, meanwhile };
  }
  if (typed) return { values: typed, began: typed[BEFORE] ?? '', from: Number(typed.version ?? now.version) };
  return { values: now.stored, began: JSON.stringify(now.stored), from: now.version };
}

function formWith(form: FormData, values: Entries): FormData {
  const merged = new FormData();
  for (const [name, value] of form) if (!(name in values)) merged.append(name, value);
  for (const [name, value] of Object.entries(values)) merged.append(name, value);
  return merged;
}

/** The form's first values; null if it carries none. */
export function beforeOf(form: FormData): Record<string, string> | null {
  try {
    const read: unknown = JSON.parse(textOf(form, BEFORE) ?? '');
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return null;
    return Object.fromEntries(Object.entries(read).map(([name, value]) => [name, String(value)]));
  } catch {
    return null;
  }
}

function textOf(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === 'string' ? value : null;
}

function isSame(one = '', other = ''): boolean {
  return withoutReturns(one) === withoutReturns(other);
}

/** A browser ends the lines of a text field with `\r\n`. */
function withoutReturns(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}
