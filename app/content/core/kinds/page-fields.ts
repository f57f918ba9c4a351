import { failureOf } from '#app/platform/core/own-error.ts';
import { oneLine } from '#app/platform/core/text.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import type { Length } from '#app/platform/db/lengths.ts';
import type { Field, Fields, Fills } from '../field.ts';
import { filledText } from '../named-in-text.ts';

/** One text of a file: the path `hero.title`, the headings above it, the words. */
type Text = { path: readonly string[]; group: readonly string[]; text: string | readonly string[] };

type Parts = Readonly<Record<string, object>>;

/** Addresses, icons and names: not words for a reader. */
const NO_WORDS = new Set(['href', 'to', 'icon', 'id', 'value', 'plans', 'kind', 'whose']);

const CELLS = new Set(['head', 'rows']);

const SILENT = new Set(['parts', 'blocks', 'items', 'entries', 'words', 'lines']);

/** Lists whose lines the page shows in separate places. */
const PLACED = new Set(['headingLines', 'rows']);

/** In characters, as search engines show them. */
const DESCRIPTION: Length = [50, 200];
const SEARCH_WORDS = 30;

const LABELS: Readonly<Record<string, string>> = {
  alsoCalled: 'Other words by which the search of the site finds it',
  description: 'Description for search engines',
  eyebrow: 'Small line above the title',
  head: 'Headings of the columns, one in each line',
  hint: 'Small print',
  lede: 'Introduction',
  none: 'If there is nothing to show',
  to: 'Link',
};

const PARTS: Readonly<Record<string, string>> = { beside: 'In the column beside the text' };

/** One field for every text of the file, named `part.path`. */
export function fieldsOfTexts(parts: Parts, fills: Fills['fills']): Fields {
  return Object.fromEntries(textsOf(parts).map((text) => [text.path.join('.'), { ...fieldOf(text), fills }]));
}

export function valuesOfTexts(parts: Parts): ContentValues {
  return Object.fromEntries(textsOf(parts).map(({ path, text }) => [path.join('.'), text]));
}

/** The file's tree with other words; only texts are replaced. */
export function withTexts(name: string, tree: object, values: ContentValues): object {
  return replaced(tree, [name], values) as object;
}

export function isRow(name: string): boolean {
  return name.split('.').some((key) => CELLS.has(key));
}

/** The first part's texts need no heading. */
function textsOf(parts: Parts): Text[] {
  return Object.entries(parts).flatMap(([name, tree], index) =>
    textsIn(tree, [name], index === 0 ? [] : [words(name)]),
  );
}

function textsIn(tree: unknown, path: readonly string[], group: readonly string[]): Text[] {
  if (typeof tree === 'string') return tree === '' ? [] : [{ path, group, text: tree }];
  if (isLines(tree, path)) return tree.includes('') ? [] : [{ path, group, text: tree }];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, one]: [string, unknown]) =>
    NO_WORDS.has(key) ? [] : textsIn(one, [...path, key], [...group, ...headingOf(key, one)]),
  );
}

/** A part's title, else its name or number. */
function headingOf(key: string, part: unknown): string[] {
  if (typeof part !== 'object' || part === null || isLines(part, [key])) return [];
  if (!isPlace(key)) return SILENT.has(key) || PLACED.has(key) ? [] : [words(key)];
  const title = ['title', 'question', 'claim', 'label', 'caption'].map(
    (name) => (part as Record<string, unknown>)[name],
  );
  const named = title.find((text) => typeof text === 'string');
  if (named !== undefined) return [plainly(named)];
  return 'items' in part && JSON.stringify(part.items).includes('"title"') ? [] : [String(Number(key) + 1)];
}

/** Fills braces with today's figures and words; what only the page knows stays open. */
function plainly(title: string): string {
  if (!title.includes('{')) return title;
  const isKnown = failureOf(() => filledText(title, { fills: 'words' })) === null;
  return (isKnown ? filledText(title, { fills: 'words' }) : title).replaceAll(/\{\{?[^{}]*\}\}?/g, '…');
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

function fieldOf({ path, group: groups, text }: Text): Field {
  const key = path.at(-1) ?? '';
  const group = groups.join(' › ') || 'The page';
  const label = labelOf(path);
  if (typeof text !== 'string') {
    const longest = Math.max(...text.map((line) => line.length));
    const most = key === 'alsoCalled' ? SEARCH_WORDS : text.length + (isRow(path.join('.')) ? 0 : 3);
    return { kind: 'lines', label, group, length: [1, roomFor(longest)], most };
  }
  const length: Length = key === 'description' ? DESCRIPTION : [1, roomFor(text.length)];
  const isMeta = key === 'description';
  return { kind: 'line', label, group, length, ...(isMeta && { isMeta }) };
}

/** Twice the original length, so that the page keeps its layout. */
function roomFor(length: number): number {
  return Math.max(60, Math.ceil(length / 5) * 10);
}

function labelOf(path: readonly string[]): string {
  const [before = '', key = ''] = path.slice(-2);
  if (!isPlace(key)) return LABELS[key] ?? (path.length === 1 ? 'Lines' : words(key));
  return before === 'rows'
    ? `Row ${Number(key) + 1}, one column in each line`
    : `${words(before)} ${Number(key) + 1}`;
}

function words(key: string): string {
  const known = PARTS[key];
  if (known) return known;
  const text = oneLine(key.replaceAll(/([A-Z])/g, ' $1').toLowerCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function isPlace(key: string): boolean {
  return /^\d+$/.test(key);
}
