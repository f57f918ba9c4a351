import { heldItems } from '#app/platform/content/held.ts';
import { withFirmWords } from './firm-words.ts';

export const PAGES = 'pages';

/** What one file exports under one name: `home.reasons` of `content/pages/home.ts`. */
export type PagePart = { name: string; file: object; now: object };

export type Page = { id: string; parts: readonly PagePart[] };

const NONE: readonly Page[] = [];

const parts = new WeakMap<object, Omit<PagePart, 'now'>>();

/** As published now, with `{{firm.name}}` and the like filled in: no module keeps it at load time. */
export function pageText<Texts extends object>(name: string, file: Texts): Texts {
  const texts = live(file, () => textsNow(name, file));
  parts.set(texts, { name, file });
  return texts;
}

/** Leaves out items that become empty, because they name a fact that the firm does not have. */
export function withWords<Key extends string, One extends Readonly<Record<Key, string>>>(
  list: readonly One[],
  key: Key,
): One[] {
  return list.filter((one) => one[key] !== '');
}

export function pagesNow(): readonly Page[] {
  return heldItems(PAGES, NONE);
}

/** As the file has it; undefined if it is not part of a page. */
export function filePart(texts: unknown): Omit<PagePart, 'now'> | undefined {
  return typeof texts === 'object' && texts !== null ? parts.get(texts) : undefined;
}

/** By name: the server and the pages each load the file of `content/`. */
export function textsNow<Part extends object>(name: string, file: Part): Part {
  for (const page of pagesNow())
    for (const part of page.parts) if (part.name === name) return part.now as Part;
  return file;
}

function live<Part extends object>(file: Part, now: () => object): Part {
  const inside = new Map<PropertyKey, object>();
  return new Proxy(file, {
    get(_, key) {
      const value: unknown = Reflect.get(now(), key);
      if (typeof value === 'string') return withFirmWords(value);
      if (typeof value !== 'object' || value === null) return value;
      const known = inside.get(key) ?? live(value, () => Reflect.get(now(), key) as object);
      inside.set(key, known);
      return known;
    },
    has: (_, key) => Reflect.has(now(), key),
  });
}
