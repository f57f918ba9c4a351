import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import type { ContentValues } from '#app/platform/db/content-values.ts';

/** What the desk published, one file an item; it takes precedence over the TypeScript and Markdown of the same item. */
const FOLDER = 'content/edited';

/**
 * `values`: null if removed. `added`: a moment, for the place in the list of an item without another file.
 * `changed`: the day (ISO) of its last change, if its page shows it.
 */
export type EditedItem = {
  kind: string;
  item: string;
  added?: string;
  changed?: string;
  values: ContentValues | null;
};

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
const Written = z.strictObject({
  added: z.optional(z.iso.datetime()),
  changed: z.optional(z.iso.date()),
  values: z.nullable(z.record(z.string(), value)),
});

export function editedPath({ kind, item }: Pick<EditedItem, 'kind' | 'item'>): string {
  return `${FOLDER}/${kind}/${encodeURIComponent(item)}.json`;
}

/** Throws, with its path, for an invalid file. */
export function readEdited(root = process.cwd()): EditedItem[] {
  const folder = join(root, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: kind }) => readdirSync(join(folder, kind)).map((file) => ({ kind, file })))
    .filter(({ file }) => file.endsWith('.json'))
    .map(({ kind, file }) => ({ kind, item: decodeURIComponent(file.slice(0, -'.json'.length)) }))
    .toSorted((one, other) => (editedPath(one) < editedPath(other) ? -1 : 1))
    .map((one) => ({ ...one, ...readOne(root, editedPath(one)) }));
}

export function inTheirOrder(items: readonly EditedItem[]): EditedItem[] {
  return items.toSorted((one, other) => ((one.added ?? '') < (other.added ?? '') ? -1 : 1));
}

/** The same text always has the same bytes. True if they differ from before. */
export function writeEdited(root: string, { added, changed, values, ...of }: EditedItem): boolean {
  const path = join(root, editedPath(of));
  const text = `${JSON.stringify({ ...(added && { added }), ...(changed && { changed }), values }, null, 2)}\n`;
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return true;
}

function readOne(root: string, path: string) {
  try {
    return Written.parse(JSON.parse(readFileSync(join(root, path), 'utf8')));
  } catch (error) {
    throw new Error(`${path} is not what "npm run content -- export" writes`, { cause: error });
  }
}
