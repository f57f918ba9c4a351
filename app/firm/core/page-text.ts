import { heldItems } from '#app/platform/content/held.ts';
import { withFirmWords } from './firm-words.ts';

/** By which colleagues’ versions of the texts of pages are stored. */
export const PAGES = 'pages';

/** The texts of one page, by what its file of `content/` exports. */
export type Page = { id: string; parts: readonly { name: string; file: object; now: object }[] };

/** None: every page is as its file has it. */
const NONE: readonly Page[] = [];

const files = new WeakMap<object, object>();

/**
 * Texts of a page, as they are published: a text is read anew wherever the page is made, so no module keeps one when it is loaded.
 * `{{firm.name}}` and the like are filled in.
 */
export function pageText<Texts extends object>(file: Texts): Texts {
  const texts = live(file, () => textsNow(file));
  files.set(texts, file);
  return texts;
}

/** Those of which a colleague changed one; else none. */
export function pagesNow(): readonly Page[] {
  return heldItems(PAGES, NONE);
}

/** As the file has them; undefined for what is no text of a page. */
export function fileTexts(texts: unknown): object | undefined {
  return typeof texts === 'object' && texts !== null ? files.get(texts) : undefined;
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

function textsNow(file: object): object {
  for (const { parts } of pagesNow()) for (const part of parts) if (part.file === file) return part.now;
  return file;
}
