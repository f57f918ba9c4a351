import { oneLine } from '#app/platform/core/text.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import type { Length } from '#app/platform/db/lengths.ts';
import type { Field, Fields } from './field.ts';

/** Of one text in a file: `hero.title`, and what stands there. */
type Text = { path: readonly string[]; text: string | readonly string[] };

/** Addresses, icons and names of other things: no words for a reader. */
const NO_WORDS = new Set(['href', 'to', 'icon', 'id', 'value', 'plans']);

/** Lists of which the page shows each line at a place of its own. */
const PLACED = new Set(['headingLines']);

/** Search engines show no more. */
const DESCRIPTION: Length = [50, 200];
const SEARCH_WORDS = 30;

const LABELS: Readonly<Record<string, string>> = {
  alsoCalled: 'Other words by which the search of the site finds it',
  description: 'Description for search engines',
  eyebrow: 'Small line above the title',
  hint: 'Small print',
  lede: 'Introduction',
  none: 'If there is nothing to show',
  to: 'Link',
};

/** Every text that its file holds, as a field; by `part.path` of the file. */
export function fieldsOfTexts(parts: Readonly<Record<string, object>>): Fields {
  return Object.fromEntries(
    entriesIn(parts).map(({ name, group, path, text }) => [name, fieldOf({ path, text }, group)]),
  );
}

export function valuesOfTexts(parts: Readonly<Record<string, object>>): ContentValues {
  return Object.fromEntries(entriesIn(parts).map(({ name, text }) => [name, text]));
}

/** The file's own tree with other words in it; what is no text stays. */
export function withTexts(name: string, tree: object, values: ContentValues): object {
  return replaced(tree, [name], values) as object;
}

function entriesIn(parts: Readonly<Record<string, object>>) {
  const names = Object.keys(parts);
  return names.flatMap((part, index) =>
    textsIn(parts[part]).map(({ path, text }) => ({
      name: [part, ...path].join('.'),
      group: groupOf(index === 0 ? path.slice(0, -1) : [part, ...path.slice(0, -1)]),
      path,
      text,
    })),
  );
}

function textsIn(tree: unknown, path: readonly string[] = []): Text[] {
  if (typeof tree === 'string') return [{ path, text: tree }];
  if (isLines(tree, path)) return [{ path, text: tree }];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, one]) =>
    NO_WORDS.has(key) ? [] : textsIn(one, [...path, key]),
  );
}

function replaced(tree: unknown, path: readonly string[], values: ContentValues): unknown {
  const value = values[path.join('.')];
  if (typeof tree === 'string') return typeof value === 'string' ? value : tree;
  if (isLines(tree, path)) return Array.isArray(value) ? value : tree;
  if (typeof tree !== 'object' || tree === null) return tree;
  const own = Object.entries(tree).map(
    ([key, one]) => [key, NO_WORDS.has(key) ? one : replaced(one, [...path, key], values)] as const,
  );
  return Array.isArray(tree) ? own.map(([, one]) => one) : Object.fromEntries(own);
}

function isLines(tree: unknown, path: readonly string[]): tree is readonly string[] {
  const isList = Array.isArray(tree) && tree.length > 0 && tree.every((line) => typeof line === 'string');
  return isList && !PLACED.has(path.at(-1) ?? '');
}

function fieldOf({ path, text }: Text, group: string): Field {
  const key = path.at(-1) ?? '';
  const label = labelOf(key, path.at(-2));
  if (typeof text !== 'string') {
    const longest = Math.max(...text.map((line) => line.length));
    const most = key === 'alsoCalled' ? SEARCH_WORDS : text.length + 3;
    return { kind: 'lines', label, group, length: [1, roomFor(longest)], most, fills: 'words' };
  }
  const length: Length = key === 'description' ? DESCRIPTION : [1, roomFor(text.length)];
  return { kind: 'line', label, group, length, fills: 'words' };
}

/** Twice as long as it came, so that the page keeps its shape. */
function roomFor(length: number): number {
  return Math.max(60, Math.ceil(length / 5) * 10);
}

function labelOf(key: string, before = ''): string {
  if (key === '') return 'Lines';
  return isPlace(key) ? `${words(before)} ${Number(key) + 1}` : (LABELS[key] ?? words(key));
}

function groupOf(path: readonly string[]): string {
  const named = path.map((key) => (isPlace(key) ? String(Number(key) + 1) : words(key)));
  return named.join(' ') || 'The page';
}

/** `primaryButton` is "Primary button". */
function words(key: string): string {
  const text = oneLine(key.replaceAll(/([A-Z])/g, ' $1').toLowerCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function isPlace(key: string): boolean {
  return /^\d+$/.test(key);
}
